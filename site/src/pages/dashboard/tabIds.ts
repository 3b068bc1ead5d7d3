/**
 * Ids of the dashboard's tabs in order, as the address has them (`?tab=history`). The first one is `/dashboard` itself.
 */
export const tabIds = ['check_in', 'history', 'family', 'ai', 'content', 'settings'] as const

/** A tab of the dashboard. */
export type TabId = (typeof tabIds)[number]

/** The tabs the check-in leads to. */
export const otherTabIds = tabIds.filter((id) => id !== 'check_in')

/** The address of a tab. */
export const tabPath = (id: TabId): string => (id === 'check_in' ? '/dashboard' : `/dashboard?tab=${id}`)
