import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** What people do with the coach's messages. Apart from `coachApi`, because only an open message needs it. */
export const engagementApi = {
  /**
   * A message that was shown is pressed, or was in view for five seconds. The first time is kept, and only of grown-ups who agreed
   * to be counted. Source: decision D-048.
   */
  engaged: contract({
    method: 'post',
    path: '/coach/messages/:id/engaged',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ ok: z.literal(true) }),
  }),
}
