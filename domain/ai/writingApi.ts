import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from '../checkins/consent.ts'
import { moods } from '../checkins/moods.ts'
import { BODY_MAX, TAG_MAX, TAGS_MAX, TITLE_MAX } from '../journal/schema.ts'
import {
  CLAIMED_ENTRIES_MAX,
  DailyReflectionView,
  ModelChoice,
  WritingPage,
  WritingPromptView,
} from './writing/schema.ts'

/** An entry as the caller describes it. Source: docs/rules/ai.md S-001-7. */
const ClaimedEntry = z.strictObject({
  title: z.optional(z.nullable(z.string().check(z.maxLength(TITLE_MAX)))),
  body: z.optional(z.string().check(z.maxLength(BODY_MAX))),
  mood: z.optional(z.nullable(z.number())),
  tags: z.optional(z.array(z.string().check(z.maxLength(TAG_MAX))).check(z.maxLength(TAGS_MAX))),
  date: z.optional(z.string().check(z.maxLength(40))),
})

/** Prompts to write about, made for one person; those editors keep for all members are `contentApi.journalPrompts`. */
export const writingApi = {
  /** What the journal's tab with prompts shows: the latest set, and the question of the day when it was asked. */
  page: contract({
    method: 'get',
    path: '/ai/writing',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'read',
    output: WritingPage,
    errors: consentErrors,
  }),
  /**
   * `mindful-ai-assistant {mood, recentEntries}`: three prompts for a mood the person names. The entries a caller
   * describes are not read: how the last days were is known here. With `curatedOnly` nothing leaves this product.
   */
  generate: contract({
    method: 'post',
    path: '/functions/mindful-ai-assistant',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'writingPrompts',
    body: z.strictObject({
      mood: z.enum(moods),
      recentEntries: z.optional(z.array(ClaimedEntry).check(z.maxLength(CLAIMED_ENTRIES_MAX))),
      curatedOnly: z._default(z.boolean(), false),
    }),
    output: z.object({ prompts: z.array(WritingPromptView), offerSupport: z.boolean() }),
    errors: consentErrors,
  }),
  /** `generate-daily-reflection`: the question of the person's day, made once and the same on every device. */
  dailyReflection: contract({
    method: 'post',
    path: '/functions/generate-daily-reflection',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'write',
    output: DailyReflectionView,
    errors: consentErrors,
  }),
  /**
   * It was answered or put away, on whatever device; again changes nothing. `fromModel`: may a model write the next
   * ones?
   */
  closeReflection: contract({
    method: 'post',
    path: '/ai/reflection/close',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      fromModel: z.optional(z.boolean()),
    }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'common.error.not_found': 404 },
  }),
  /** Whether a model may write the question of the day: what the person said, and whether they can be asked at all. */
  modelChoice: contract({
    method: 'get',
    path: '/ai/model-choice',
    auth: 'signed-in',
    limit: 'read',
    output: ModelChoice,
  }),
  /** Agrees or takes it back; only members a model may write for can agree. Source: docs/rules/ai.md D-069. */
  chooseModel: contract({
    method: 'put',
    path: '/ai/model-choice',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ agreed: z.boolean() }),
    output: ModelChoice,
    errors: { 'common.error.not_allowed': 403 },
  }),
}
