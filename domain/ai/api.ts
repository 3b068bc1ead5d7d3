import { z } from 'zod/mini'
import { locales } from '#messages/locales.ts'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from '../checkins/consent.ts'
import { moods } from '../checkins/moods.ts'
import { BadgeView } from '../checkins/schema.ts'
import { ContentView, draftKinds, DraftView, PromptView, TAG_MAX, tagPattern } from '../content/schema.ts'
import { MOODS_SENT, SuggestionView } from './suggestions.ts'

/** A check-in as the caller describes it. Source: docs/rules/ai.md S-000-7. */
const ClaimedMood = z.strictObject({
  mood: z.string().check(z.maxLength(20)),
  intensity: z.number(),
  created_at: z.string().check(z.maxLength(40)),
})

/** Content editors keep: what to read, and what to write about. What an editor changes is seen on the next request. */
export const aiApi = {
  /**
   * For the person's age group or for everybody, in their language (English where a translation is missing), six: what suits
   * today's check-in first, then the newest. Narrowed down by mood or tag when asked.
   */
  motivationalContent: contract({
    method: 'get',
    path: '/motivational',
    auth: 'signed-in',
    limit: 'read',
    query: z.object({
      mood: z.optional(z.enum(moods)),
      tag: z.optional(z.string().check(z.maxLength(TAG_MAX), z.regex(tagPattern))),
    }),
    output: ContentView,
  }),
  /**
   * Notes that the member opened a piece. The third different one earns Resource Explorer, once. What was opened is
   * kept for that count only and deleted with the badge. Source: docs/rules/content.md D-061.
   */
  openContent: contract({
    method: 'post',
    path: '/motivational/:id/open',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: z.object({ badgeEarned: z.nullable(BadgeView) }),
    errors: { 'common.error.not_found': 404 },
  }),
  /** Three active prompts for the person's age group or for everybody, in random order. */
  journalPrompts: contract({
    method: 'get',
    path: '/prompts',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ prompts: z.array(PromptView) }),
  }),
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
  /** A piece as an editor saved it last, for the preview; for staff who may write content. */
  draft: contract({
    method: 'get',
    path: '/staff/drafts/:kind/:id',
    auth: 'staff',
    limit: 'read',
    params: z.object({ kind: z.enum(draftKinds), id: z.uuid() }),
    query: z.object({ locale: z.optional(z.enum(locales)) }),
    output: DraftView,
    errors: { 'common.error.not_found': 404 },
  }),
}
