import { tabStore } from './localStore.ts'

// What the tab (`draft.ts`) and the device (`deviceDrafts.ts`) know of drafts together.

/** Where a draft stands in the tab's storage. */
export const PREFIX = 'ek.draft.'
/** Marks that this device keeps drafts of a member, so that others need not look. */
export const MARK = 'ek.drafts.'
/** Drafts older than this are forgotten, in milliseconds (a week). */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1_000

/** Texts that the device has, by key. A key whose last text could not be stored there is not among them. */
export const inHand = new Map<string, string>()

const watchers = new Set<() => void>()
/** Notifies forms that `inHand` changed. */
export const handChanged = (): void => watchers.forEach((watcher) => watcher())
/** Calls a watcher when `inHand` changes. Gives the function that ends it. */
export const watchHand = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Forgets the drafts of this tab whose keys begin so. */
export const dropDrafts = (keys = ''): void =>
  tabStore.keys(PREFIX + keys).forEach((key) => tabStore.remove(key))
