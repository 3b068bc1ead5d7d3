import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/** For how long after words of danger the panel of help is offered, in hours. */
export const CARE_HOURS = 24
/** For how long the panel stays away once it was put away, in hours; then it comes back, once. */
export const CARE_REST_HOURS = 1

/** Whether the panel of help is to be shown to the reader now; `isBack` says that it was put away before. */
export const CareView = z.object({ isOpen: z.boolean(), isBack: z.boolean() })
export type CareView = z.output<typeof CareView>

/**
 * The panel of help after words of danger. It is kept for the account, so that a reload and other devices show it too.
 */
export const careApi = {
  /** Is the panel to be shown? */
  care: contract({
    method: 'get',
    path: '/moderation/care',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: CareView,
  }),
  /** Puts the panel away. Sent twice, it is put away once. */
  putCareAway: contract({
    method: 'post',
    path: '/moderation/care/put-away',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    output: CareView,
  }),
}
