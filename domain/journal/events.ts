import { z } from 'zod/mini'

/**
 * Sent on `private-user-<id>` after an entry was stored, changed or deleted. It carries an id and nothing else: with a hosted
 * service the event leaves the house, and what somebody writes does not. The page asks again. Source: security G1.
 */
export const JournalChanged = z.object({
  name: z.literal('journal-changed'),
  data: z.strictObject({ id: z.string() }),
})
/** See `JournalChanged`. */
export type JournalChanged = z.output<typeof JournalChanged>
