import { useSyncExternalStore } from 'react'

/** What became of the text the panel of help is about: on its way, stored, waiting on this device, or rejected. */
export type Keeping = 'keeping' | 'kept' | 'kept_here' | 'not_kept'
/** The panel of help is open. `id` names what was written; null when it came back by itself. */
export type Care = { id: string | null; keeping: Keeping | null; isBack: boolean }

let open: Care | null = null
/** What the panel was opened for already: an answer that comes late does not open it again. */
const shown = new Set<string>()
/** What became of each thing; it may be known before the panel is open. */
const fates = new Map<string, Keeping>()
const listeners = new Set<() => void>()
const set = (next: Care | null) => {
  open = next
  listeners.forEach((listener) => listener())
}

/** Opens the panel for something that was written, once; later calls only note what became of it. */
export function openCareFor(id: string, keeping: Keeping): void {
  if (keeping !== 'keeping') noteKeeping(id, keeping)
  if (shown.has(id)) return
  shown.add(id)
  set({ id, keeping: fates.get(id) ?? keeping, isBack: false })
}

/** Notes what became of something that was written; shown where the panel is open for it. */
export function noteKeeping(id: string, keeping: Keeping): void {
  fates.set(id, keeping)
  if (open?.id === id && open.keeping !== keeping) set({ ...open, keeping })
}

/** Opens the panel because the account says so: after a reload, on another device, or once more later. */
export function openCareAgain(isBack: boolean): void {
  if (!open) set({ id: null, keeping: null, isBack })
}

/** Takes the panel away. */
export const closeCare = (): void => set(null)

/** Forgets everything; for tests and signing out. */
export function forgetCare(): void {
  shown.clear()
  fates.clear()
  set(null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The open panel, or null. While it is open nothing else asks for attention. */
export const useCare = (): Care | null => useSyncExternalStore(subscribe, () => open)
