import { z } from 'zod/mini'

/**
 * Sent on `private-user-<id>` when the coach wrote. It says that there is something to fetch, and not what: with a hosted
 * service the event leaves the house, and a message tells what somebody struggles with. Source: security G1.
 */
export const CoachWrote = z.object({
  name: z.literal('coach-wrote'),
  data: z.strictObject({ id: z.string() }),
})
/** See `CoachWrote`. */
export type CoachWrote = z.output<typeof CoachWrote>
