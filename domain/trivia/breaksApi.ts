import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ageGroups } from '../account/ageGroup.ts'
import { contract } from '../api/contract.ts'

/** Break videos that staff sees. Source: docs/rules/trivia.md breaks. */
export const BREAK_VIDEOS_SHOWN = 10
/** Topics of one fetch, and characters of one. */
export const TOPICS_MAX = 6
export const TOPIC_MAX = 60
/** Where staff stands with a video. Members see approved ones. */
export const breakStates = ['candidate', 'approved', 'rejected'] as const
/** Who shows a video: we, or YouTube. */
export const breakSources = ['hosted', 'youtube'] as const

/** A break video as staff sees it. */
export const BreakVideo = z.object({
  id: z.string(),
  weekKey: z.string(),
  position: z.number(),
  locale: z.enum(locales),
  title: z.string(),
  tip: z.string(),
  seconds: z.number(),
  source: z.enum(breakSources),
  state: z.enum(breakStates),
  ageGroups: z.array(z.enum(ageGroups)),
  /** Where staff watches it: a file of ours, or its page on YouTube. */
  link: z.string(),
  channel: z.nullable(z.string()),
})
/** A break video as staff sees it. */
export type BreakVideo = z.output<typeof BreakVideo>

const Topic = z.string().check(z.trim(), z.minLength(2), z.maxLength(TOPIC_MAX))

/** Videos of the breaks, for staff. Each asks for the permission `content.write`. */
export const triviaBreaksApi = {
  /** The latest break videos, newest weekend first. */
  list: contract({
    method: 'get',
    path: '/staff/trivia/breaks',
    auth: 'staff',
    limit: 'read',
    output: z.object({ videos: z.array(BreakVideo), finder: z.enum(['curated', 'youtube']) }),
  }),
  /**
   * Looks for short videos on some topics and keeps them as candidates for the coming weekend. Written to the audit
   * log.
   */
  fetch: contract({
    method: 'post',
    path: '/functions/fetch-youtube-wellness-shorts',
    auth: 'staff',
    limit: 'export',
    body: z.strictObject({
      topics: z.array(Topic).check(z.minLength(1), z.maxLength(TOPICS_MAX)),
      manual: z.literal(true),
      locale: z.optional(z.enum(locales)),
    }),
    output: z.object({ videos: z.number(), week_key: z.string() }),
    errors: { 'trivia.error.fetch_failed': 503 },
  }),
  /** Approves or rejects a video. Written to the audit log. */
  decide: contract({
    method: 'put',
    path: '/staff/trivia/breaks/:id',
    auth: 'staff',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ state: z.enum(['approved', 'rejected']) }),
    output: z.object({ video: BreakVideo }),
  }),
}
