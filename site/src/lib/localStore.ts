/** Storage that may be missing, full or forbidden (private browsing). Nothing here throws. */
const storeIn = (storage: () => Storage) => ({
  /** The stored text, or null. */
  get(key: string): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  /** Stores a text; returns whether that worked. */
  set(key: string, value: string): boolean {
    try {
      storage().setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  /** Forgets a text. */
  remove(key: string): void {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was stored, so nothing is left.
    }
  },
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
})

/** What stays on this device. */
export const localStore = storeIn(() => localStorage)
/** What stays until this tab is closed; it survives a reload. */
export const tabStore = storeIn(() => sessionStorage)

/** Does this browser let us keep anything? False means private browsing or storage switched off. */
export function isStorageAvailable(): boolean {
  const probe = 'ek.probe'
  if (!localStore.set(probe, '1')) return false
  const kept = localStore.get(probe) === '1'
  localStore.remove(probe)
  return kept
}
