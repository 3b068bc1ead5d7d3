import { useSyncExternalStore } from 'react'
import { localStore } from '../../../lib/localStore.ts'

/** Where this device keeps the lock of a member's journal. Signing out forgets it. */
export const lockKey = (personId: string): string => `ek.lock.${personId}`

const onStorage = (watcher: () => void) => {
  window.addEventListener('storage', watcher)
  return () => window.removeEventListener('storage', watcher)
}
/** What this device keeps of a lock, or null; drawn anew when another tab changes it. */
export const useStoredLock = (personId: string): string | null =>
  useSyncExternalStore(onStorage, () => localStore.get(lockKey(personId)))
