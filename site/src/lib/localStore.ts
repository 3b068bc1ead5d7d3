/** Storage that may be missing, full or forbidden (private browsing). Nothing here throws. */
export const localStore = {
  /** The stored text, or null. */
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Stores a text; says whether that worked. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  /** Forgets a text. */
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored, so nothing is left.
    }
  },
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
}

/** Does this browser let us keep anything? False means private browsing or storage switched off. */
export function isStorageAvailable(): boolean {
  const probe = 'ek.probe'
  if (!localStore.set(probe, '1')) return false
  const kept = localStore.get(probe) === '1'
  localStore.remove(probe)
  return kept
}
