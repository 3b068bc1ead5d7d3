import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

/** What moderators decided about the member. */
export const decisionsQuery = read(appealsApi.ownDecisions)
/** Sends an appeal; the decisions are asked for again. */
export const appealing = write(appealsApi.appeal, [keyOf(appealsApi.ownDecisions)])
