import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from '../checkins/consent.ts'
import { MOODS_SENT, suggestionAnswers, SuggestionView } from './suggestions.ts'

/** A check-in as the caller describes it. Source: docs/rules/ai.md S-000-7. */
const ClaimedMood = z.strictObject({
  mood: z.string().check(z.maxLength(20)),
  intensity: z.number(),
  created_at: z.string().check(z.maxLength(40)),
})

/** Suggestions after check-ins. */
export const aiApi = {
  /** The latest five suggestions, and what the page says about them. */
  suggestions: contract({
    method: 'get',
    path: '/ai/suggestions',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({
      suggestions: z.array(SuggestionView),
      /** There is a check-in to make suggestions from. */
      hasMoods: z.boolean(),
      /** Would new ones come from a language model outside of this product? */
      usesModel: z.boolean(),
      offerSupport: z.boolean(),
    }),
  }),
  /**
   * `generate-ai-suggestions {userId, moods}`: five new ones from the latest seven check-ins. What the body
   * claims is not believed: the person is the one who asks, the moods are the stored ones. Asked twice at once
   * it makes one set. With `curatedOnly` nothing leaves this product.
   */
  generateSuggestions: contract({
    method: 'post',
    path: '/functions/generate-ai-suggestions',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'suggest',
    body: z.strictObject({
      userId: z.optional(z.uuid()),
      moods: z.optional(z.array(ClaimedMood).check(z.maxLength(MOODS_SENT))),
      curatedOnly: z._default(z.boolean(), false),
    }),
    output: z.object({
      suggestions: z.array(SuggestionView),
      /** False when they had just been made, by this person in another tab or with a second press. */
      isNew: z.boolean(),
      /** Recent words need people, not suggestions: the page offers support. */
      offerSupport: z.boolean(),
    }),
    errors: { ...consentErrors, 'ai.error.no_moods': 409 },
  }),
  /** Marks a suggestion read; again changes nothing. */
  readSuggestion: contract({
    method: 'post',
    path: '/ai/suggestions/:id/read',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ ok: z.literal(true) }),
  }),
  /**
   * Stores what the member says about a suggestion, or with null takes that back; again changes nothing. Gives the
   * suggestions as they are shown now. Source: docs/rules/ai.md B-35.
   */
  answerSuggestion: contract({
    method: 'put',
    path: '/ai/suggestions/:id/answer',
    auth: 'consented',
    consent: consentToCheckIn,
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ answer: z.nullable(z.enum(suggestionAnswers)) }),
    output: z.object({ suggestions: z.array(SuggestionView) }),
    errors: consentErrors,
  }),
}
