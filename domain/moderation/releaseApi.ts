import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'
import { contract } from '../api/contract.ts'

/** Shortest reason to open, propose or decline, in characters. */
export const RELEASE_REASON_MIN = 10
/** Longest one. */
export const RELEASE_REASON_MAX = 300
/** For how long words may be opened, in minutes. */
export const openMinutes = [5, 15, 30] as const

const Reason = z.string().check(z.trim(), z.minLength(RELEASE_REASON_MIN), z.maxLength(RELEASE_REASON_MAX))
const id = z.object({ id: z.uuid() })

/** A held entry as staff sees it: whose and since when, never its words. */
export const HeldEntry = z.object({
  id: z.string(),
  /** The pseudonym of the writer. */
  username: z.string(),
  ageGroup: z.nullable(z.enum(ageGroups)),
  sharedAt: z.iso.datetime(),
  /** Until when the caller has the words open; null while they are closed. */
  openUntil: z.nullable(z.iso.datetime()),
  /** What waits for a second person. */
  proposal: z.nullable(
    z.object({
      id: z.string(),
      /** The pseudonym of who proposed; null for an account that is gone. */
      by: z.nullable(z.string()),
      reason: z.string(),
      at: z.iso.datetime(),
      /** The caller may decide: they are not the one who proposed. */
      mayDecide: z.boolean(),
      /** The entry was changed since. */
      isStale: z.boolean(),
    }),
  ),
})
/** A held entry as staff sees it. */
export type HeldEntry = z.output<typeof HeldEntry>

/** The words of an entry, while they are open. */
export const OpenWords = z.object({
  title: z.nullable(z.string()),
  body: z.string(),
  tags: z.array(z.string()),
  version: z.number(),
  openUntil: z.iso.datetime(),
})
/** The words of an entry, while they are open. */
export type OpenWords = z.output<typeof OpenWords>

/**
 * The release of held entries by two people. Each asks for the permission `child_safety.work` and answers 404 without
 * it, as for an entry that is not held, not shared any more, or whose writer did not say yes. Source:
 * docs/rules/moderation.md release.
 */
export const releaseApi = {
  listHeld: contract({
    method: 'get',
    path: '/staff/held-entries',
    auth: 'staff',
    limit: 'read',
    output: z.object({ entries: z.array(HeldEntry) }),
  }),
  /** Opens the words for some minutes; the log keeps who, why and until when. */
  open: contract({
    method: 'post',
    path: '/staff/held-entries/:id/open',
    auth: 'staff',
    limit: 'reveal',
    params: id,
    body: z.strictObject({
      reason: Reason,
      minutes: z.literal(openMinutes),
    }),
    output: OpenWords,
  }),
  /** The words again, for who has them open. */
  readOpenEntry: contract({
    method: 'get',
    path: '/staff/held-entries/:id/words',
    auth: 'staff',
    limit: 'read',
    params: id,
    output: OpenWords,
    errors: { 'moderation.error.words_closed': 409 },
  }),
  /** Proposes release of the version that is open. */
  propose: contract({
    method: 'post',
    path: '/staff/held-entries/:id/propose',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ version: z.int().check(z.gte(1)), reason: Reason }),
    output: z.object({ releaseId: z.string() }),
    errors: {
      'moderation.error.words_closed': 409,
      'moderation.error.entry_changed': 409,
      'moderation.error.already_proposed': 409,
    },
  }),
  /** Confirms or declines a proposal of a colleague. Confirming needs the words open. */
  decideRelease: contract({
    method: 'post',
    path: '/staff/held-entries/:id/decide',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ releaseId: z.uuid(), release: z.boolean(), reason: Reason }),
    output: z.object({ released: z.boolean() }),
    errors: {
      'moderation.error.words_closed': 409,
      'moderation.error.entry_changed': 409,
      'moderation.error.same_person': 409,
    },
  }),
  /** Sends the guardian of a case the signal to be with the child, never the words. */
  signal: contract({
    method: 'post',
    path: '/staff/child-safety-cases/:id/signal',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ reason: Reason }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'moderation.error.no_signal': 409 },
  }),
}
