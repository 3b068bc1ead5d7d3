import { localStore } from './localStore.ts'

/** Where a device says so. */
export const SHARED_KEY = 'ek.shared'

/**
 * Returns whether several people use this device: it then keeps nothing a member writes. Source: docs/rules/site.md
 * T-40.
 */
export const isSharedDevice = (): boolean => localStore.get(SHARED_KEY) === '1'

/** Remembers whether several people use this device, for all who sign in here. */
export const setSharedDevice = (isShared: boolean): boolean =>
  isShared ? localStore.set(SHARED_KEY, '1') : (localStore.remove(SHARED_KEY), true)
