import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { safetyCategories } from './categories.ts'
import { APPEAL_MAX } from './deskApi.ts'
import { deskActions } from './ladder.ts'
import { itemSources } from './queue.ts'

/** A decision about a member, as they read it. */
export const OwnDecision = z.object({
  id: z.string(),
  action: z.enum(deskActions),
  /** Whether members reported it or our rules held it. */
  source: z.enum(itemSources),
  category: z.enum(safetyCategories),
  /** Their own words, where they are still there. */
  words: z.nullable(z.string()),
  /** What the moderator wrote to them. */
  note: z.nullable(z.string()),
  decidedAt: z.iso.datetime(),
  /** When a mute or suspension ends; null for what has no end. */
  until: z.nullable(z.iso.datetime()),
  isReversed: z.boolean(),
  /** The last moment for an appeal. */
  appealUntil: z.iso.datetime(),
  mayAppeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      message: z.string(),
      state: z.enum(['open', 'upheld', 'overturned']),
      reply: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      answeredAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type OwnDecision = z.output<typeof OwnDecision>

/**
 * What moderators decided about the caller, and objecting to it. Open to suspended and banned members too. Source:
 * docs/rules/moderation.md X14.
 */
export const appealsApi = {
  /** The latest first, those of the last 180 days. */
  ownDecisions: contract({
    method: 'get',
    path: '/moderation/decisions',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ decisions: z.array(OwnDecision) }),
  }),
  /** Objects to a decision, once. 404 for those of others and unknown ones. */
  appeal: contract({
    method: 'post',
    path: '/moderation/decisions/:id/appeal',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(APPEAL_MAX)),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'desk.error.appealed': 409, 'desk.error.appeal_over': 410 },
  }),
}
