import { z } from 'zod/mini'

/**
 * Sent on `private-user-<id>` when there is a new notification. It carries no words: what a notification says may
 * concern a child, and a page that hears it fetches. Applying it is fetching.
 */
export const NotificationPosted = z.object({
  name: z.literal('notice-posted'),
  data: z.object({ id: z.string() }),
})
export type NotificationPosted = z.output<typeof NotificationPosted>

/** Sent on `private-user-<id>` when the person changed how we may write; other tabs fetch. */
export const PreferencesChanged = z.object({ name: z.literal('preferences-changed'), data: z.object({}) })
export type PreferencesChanged = z.output<typeof PreferencesChanged>
