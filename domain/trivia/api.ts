import { z } from 'zod/mini'
import { contract, type ConsentRule } from '../api/contract.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from './figures.ts'
import { AnswerView, BreakView, PlayView, reportReasons, ScoreboardView, WeekendView } from './views.ts'
import { isWeekKey } from './week.ts'

/** Storing answers of a child or teen needs their guardian's consent; the demo stores nothing. */
const consentToPlay = {
  to: 'write',
  guardian: 'trivia.error.guardian_needed',
  age: 'trivia.error.onboarding_needed',
} as const satisfies ConsentRule
const consentErrors = { 'trivia.error.guardian_needed': 403, 'trivia.error.onboarding_needed': 409 } as const

const WeekKey = z.string().check(z.maxLength(10), z.refine(isWeekKey))
const Session = z.int().check(z.minimum(1), z.maximum(TRIVIA_SESSIONS))
const Question = z.int().check(z.minimum(1), z.maximum(TRIVIA_QUESTIONS))
const play = { weekKey: WeekKey, session: Session } as const

/** Saturday trivia. Every call is about the caller's own game; there is no ranking of members. */
export const triviaApi = {
  /** The weekend as the player shows it. */
  weekend: contract({
    method: 'get',
    path: '/trivia/weekend',
    auth: 'signed-in',
    flag: 'ff.trivia',
    limit: 'read',
    output: WeekendView,
  }),
  /**
   * Opens a session, or gives it again with what was answered: right options and explanations only of those. Sessions
   * come in their order.
   */
  open: contract({
    method: 'post',
    path: '/trivia/plays',
    auth: 'consented',
    consent: consentToPlay,
    flag: 'ff.trivia',
    limit: 'write',
    body: z.strictObject(play),
    output: PlayView,
    errors: {
      ...consentErrors,
      'trivia.error.closed': 409,
      'trivia.error.not_yet': 409,
      'trivia.error.no_session': 404,
    },
  }),
  /**
   * Stores an answer at once and says whether it is right. The first one counts: a repeat gets what is stored. `choice`
   * is an option by its letter or its exact text.
   */
  answer: contract({
    method: 'post',
    path: '/trivia/answers',
    auth: 'consented',
    consent: consentToPlay,
    flag: 'ff.trivia',
    limit: 'trivia',
    body: z.strictObject({
      ...play,
      question: Question,
      choice: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    output: AnswerView,
    errors: { ...consentErrors, 'trivia.error.closed': 409 },
  }),
  /** Ends a session all of whose questions are answered. Again changes nothing. */
  finish: contract({
    method: 'post',
    path: '/trivia/plays/finish',
    auth: 'consented',
    consent: consentToPlay,
    flag: 'ff.trivia',
    limit: 'write',
    body: z.strictObject(play),
    output: z.object({ score: z.number(), streak: z.number(), isWeekendDone: z.boolean() }),
    errors: { ...consentErrors, 'trivia.error.unfinished': 409 },
  }),
  /** The caller's own weekends, newest first, and their streak. */
  scoreboard: contract({
    method: 'get',
    path: '/trivia/scoreboard',
    auth: 'signed-in',
    flag: 'ff.trivia',
    limit: 'read',
    output: ScoreboardView,
  }),
  /** Tells staff that something is wrong with a question the caller has met. Once for each question. */
  report: contract({
    method: 'post',
    path: '/trivia/reports',
    auth: 'consented',
    consent: consentToPlay,
    flag: 'ff.trivia',
    limit: 'report',
    body: z.strictObject({
      ...play,
      question: Question,
      reason: z.enum(reportReasons),
    }),
    output: z.object({ reported: z.literal(true) }),
    errors: consentErrors,
  }),
  /** Stores how far a break was seen or read; never more seconds than went by since it began. */
  watchBreak: contract({
    method: 'post',
    path: '/trivia/breaks',
    auth: 'consented',
    consent: consentToPlay,
    flag: 'ff.trivia',
    limit: 'trivia',
    body: z.strictObject({
      weekKey: WeekKey,
      position: z.int().check(z.minimum(1), z.maximum(TRIVIA_SESSIONS - 1)),
      seconds: z.int().check(z.minimum(0), z.maximum(3_600)),
    }),
    output: z.object(BreakView.shape),
    errors: consentErrors,
  }),
  /**
   * Sounds and haptics are off until they exist. `passPhone`: others of the family may add the caller to a team game.
   * Source: docs/rules/trivia.md D-112, pass-the-phone.
   */
  saveSettings: contract({
    method: 'put',
    path: '/trivia/settings',
    auth: 'signed-in',
    flag: 'ff.trivia',
    limit: 'write',
    body: z.strictObject({ animations: z.boolean(), passPhone: z.optional(z.boolean()) }),
    output: z.object({ animations: z.boolean(), passPhone: z.boolean() }),
  }),
}
