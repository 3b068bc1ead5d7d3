import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** What people do with the coach's messages. Apart from `coachApi`, because only an open message needs it. */
export const engagementApi = {
  /**
   * Notes that a shown message was pressed, or in view for five seconds. Only the first time is kept, and only of
   * adults who agreed to be counted. Source: docs/rules/coach.md D-048.
   */
  engageMessage: contract({
    method: 'post',
    path: '/coach/messages/:id/engaged',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ ok: z.literal(true) }),
  }),
}
