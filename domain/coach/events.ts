import { z } from 'zod/mini'

/**
 * Sent on `private-user-<id>` when the coach wrote. It carries an id and nothing else: a hosted service must not see
 * what a member struggles with. Source: docs/rules/api.md G-1.
 */
export const CoachWrote = z.object({
  name: z.literal('coach-wrote'),
  data: z.strictObject({ id: z.string() }),
})
export type CoachWrote = z.output<typeof CoachWrote>
