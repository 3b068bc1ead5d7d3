import { z } from 'zod/mini'
import { locales } from '#messages/locales.ts'
import { contract } from '../api/contract.ts'
import { moods } from '../checkins/moods.ts'
import { BadgeView } from '../checkins/schema.ts'
import { ContentView, draftKinds, DraftView, PromptView, TAG_MAX, tagPattern } from './schema.ts'

/** Content editors keep: what to read, and what to write about. What an editor changes is seen on the next request. */
export const contentApi = {
  /**
   * Six pieces for the member's age group or for all ages, in their language (English where a translation is missing):
   * what suits today's check-in first, then the newest. Mood and tag narrow them down; `all` returns all that fit.
   */
  motivationalContent: contract({
    method: 'get',
    path: '/motivational',
    auth: 'signed-in',
    limit: 'read',
    query: z.object({
      mood: z.optional(z.enum(moods)),
      tag: z.optional(z.string().check(z.maxLength(TAG_MAX), z.regex(tagPattern))),
      all: z.optional(z.literal('true')),
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
  /** Three active prompts for the member's age group or for all ages, in random order. */
  journalPrompts: contract({
    method: 'get',
    path: '/prompts',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ prompts: z.array(PromptView) }),
  }),
  /** A piece as an editor saved it last, for the preview; for staff who may write content. */
  readDraft: contract({
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
