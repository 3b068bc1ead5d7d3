import { z } from 'zod/mini'

/**
 * Sent on `private-user-<id>` after an entry was stored, changed or deleted. It carries an id and nothing else: a
 * hosted service must not see what a member writes. The page fetches. Source: docs/rules/api.md G-1.
 */
export const JournalChanged = z.object({
  name: z.literal('journal-changed'),
  data: z.strictObject({ id: z.string() }),
})
export type JournalChanged = z.output<typeof JournalChanged>
