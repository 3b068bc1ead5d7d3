import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ageGroups } from '../account/ageGroup.ts'
import { contract } from '../api/contract.ts'
import { TRIVIA_WEEK_QUESTIONS } from './figures.ts'
import { dropReasons, generationStates, modelErrors } from './generation.ts'
import { triviaCategories, triviaDifficulties } from './session.ts'

/**
 * Questions of a round: fewer are rejected, more than `ROUND_WARNS` get a warning. Source: docs/rules/trivia.md D-103.
 */
export const ROUND_MIN = 5
export const ROUND_WARNS = 7
/** Rounds that staff sees, newest date first. */
export const ROUNDS_SHOWN = 50

const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const Choice = { ageGroup: z.enum(ageGroups), locale: z.enum(locales) }

/** A weekend for staff: what is published, and how many approved questions, up to thirty, stand by for the others. */
export const WeekRow = z.object({
  weekKey: z.string(),
  sessions: z.array(z.object({ ...Choice, isPublished: z.boolean(), approved: z.number() })),
})
/** A weekend for staff. */
export type WeekRow = z.output<typeof WeekRow>
/** A round as staff put it together. */
export const RoundRow = z.object({
  id: z.string(),
  date: z.string(),
  ageGroup: z.enum(ageGroups),
  questions: z.number(),
})
/** A round as staff put it together. */
export type RoundRow = z.output<typeof RoundRow>
/** A question a round may take. */
export const RoundQuestion = z.object({
  id: z.string(),
  prompt: z.string(),
  category: z.enum(triviaCategories),
  difficulty: z.enum(triviaDifficulties),
  isApproved: z.boolean(),
})
/** A question a round may take. */
export type RoundQuestion = z.output<typeof RoundQuestion>
/** A row of the log of the generation. */
export const GenerationRow = z.object({
  id: z.string(),
  weekKey: z.string(),
  ...Choice,
  status: z.enum(generationStates),
  kept: z.number(),
  dropped: z.array(
    z.object({ reason: z.enum([...dropReasons, ...modelErrors]), prompt: z.optional(z.string()) }),
  ),
  createdAt: z.string(),
})
/** A row of the log of the generation. */
export type GenerationRow = z.output<typeof GenerationRow>

/** Rounds, publishing and generation at the trivia desk. Each asks for the permission `content.write`. */
export const triviaWeeksApi = {
  /** Weekends around the present, latest first, and rounds. */
  weeks: contract({
    method: 'get',
    path: '/staff/trivia/weeks',
    auth: 'staff',
    limit: 'read',
    output: z.object({ weekKey: z.string(), weeks: z.array(WeekRow), rounds: z.array(RoundRow) }),
  }),
  /** Active questions of an age group in a language. */
  roundQuestions: contract({
    method: 'get',
    path: '/staff/trivia/rounds/questions',
    auth: 'staff',
    limit: 'read',
    query: z.strictObject(Choice),
    output: z.object({ questions: z.array(RoundQuestion) }),
  }),
  /** Puts a round together. A date that is no Saturday needs `isOtherDay`. Written to the audit log. */
  createRound: contract({
    method: 'post',
    path: '/staff/trivia/rounds',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({
      date: Day,
      ageGroup: z.enum(ageGroups),
      questionIds: z.array(z.uuid()).check(z.minLength(ROUND_MIN), z.maxLength(TRIVIA_WEEK_QUESTIONS)),
      isOtherDay: z.optional(z.boolean()),
    }),
    output: z.object({ round: RoundRow }),
    errors: { 'trivia.error.round_day': 422, 'trivia.error.round_questions': 422 },
  }),
  /** Publishes what is missing of the weekend that is on or comes. Written to the audit log. */
  publishRounds: contract({
    method: 'post',
    path: '/functions/trivia-publish-rounds',
    auth: 'staff',
    limit: 'export',
    output: z.object({ published: z.number(), week_key: z.string(), missing: z.number() }),
  }),
  /** Starts a run for the weekend that comes; the log has its rows as they are done. Written to the audit log. */
  startGeneration: contract({
    method: 'post',
    path: '/functions/trivia-generate-weekly-rounds',
    auth: 'staff',
    limit: 'export',
    output: z.object({ week_key: z.string(), combinations: z.number(), questions: z.number() }),
    errors: { 'trivia.error.generation_running': 409 },
  }),
  /** The latest rows of the log, and what a run would do. */
  generation: contract({
    method: 'get',
    path: '/staff/trivia/generation',
    auth: 'staff',
    limit: 'read',
    output: z.object({
      /** The weekend a run prepares, and the one that is published next. */
      weekKey: z.string(),
      publishes: z.string(),
      questions: z.number(),
      hasModel: z.boolean(),
      isRunning: z.boolean(),
      log: z.array(GenerationRow),
    }),
  }),
}
