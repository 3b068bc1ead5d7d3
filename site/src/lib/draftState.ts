import { tabStore } from './localStore.ts'
import { isSharedDevice } from './sharedDevice.ts'

// What the tab (`draft.ts`) and the device (`deviceDrafts.ts`) know of drafts together.

/** Where a draft stands in the tab's storage. */
export const PREFIX = 'ek.draft.'
/** Says that this device keeps drafts of a member, so that others need not look. */
export const MARK = 'ek.drafts.'
/** Drafts older than this are forgotten, in milliseconds (a week). */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1_000

/** Texts that the device has, by key. */
export const inHand = new Map<string, string>()
/** Milliseconds since 1970 until which the device is not asked again, after it could not keep anything. */
export const trouble = { until: 0 }
/** Returns whether this device keeps drafts now. */
export const isDeviceKeeping = (): boolean =>
  !isSharedDevice() &&
  typeof indexedDB !== 'undefined' &&
  crypto.subtle !== undefined &&
  Date.now() > trouble.until

/** Forgets the drafts of this tab whose keys begin so. */
export const dropDrafts = (keys = ''): void =>
  tabStore.keys(PREFIX + keys).forEach((key) => tabStore.remove(key))
