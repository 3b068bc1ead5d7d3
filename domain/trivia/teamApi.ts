import { z } from 'zod/mini'
import { contract, type ConsentRule } from '../api/contract.ts'
import { TEAM_MAX, TEAM_QUESTIONS } from './figures.ts'
import { AnswerView, QuestionView } from './views.ts'

/** A team game is with a family, so a child or teen needs what a family needs. */
const consentToMeet = {
  to: 'meet',
  guardian: 'family.error.guardian_needed',
  guardianPage: 'family.error.guardian_page',
  age: 'trivia.error.onboarding_needed',
} as const satisfies ConsentRule
const consentErrors = {
  'family.error.guardian_needed': 403,
  'family.error.guardian_page': 403,
  'trivia.error.onboarding_needed': 409,
} as const

/** A member who said yes to team games. */
const TeamPlayer = z.object({ userId: z.string(), name: z.string() })
/** A family of the caller with the members who said yes; the caller among them if they did. */
const TeamFamily = z.object({ familyId: z.string(), name: z.string(), players: z.array(TeamPlayer) })
export type TeamFamily = z.output<typeof TeamFamily>

/** A game on one phone: whose turn each question is, in their own language, without its answer. */
export const TeamGame = z.object({
  id: z.string(),
  turns: z.array(z.object({ player: TeamPlayer, language: z.string(), question: QuestionView })),
})
export type TeamGame = z.output<typeof TeamGame>

/** Team games on one phone. They change no member's weekend. Source: docs/rules/trivia.md pass-the-phone. */
export const triviaTeamApi = {
  /** The families of the caller, each with the members who said yes. */
  teams: contract({
    method: 'get',
    path: '/trivia/teams',
    auth: 'consented',
    consent: consentToMeet,
    flag: 'ff.trivia',
    limit: 'read',
    output: z.object({ families: z.array(TeamFamily) }),
    errors: consentErrors,
  }),
  /** Begins a game with members of one family who said yes; the caller's game before ends. */
  beginTeam: contract({
    method: 'post',
    path: '/trivia/teams',
    auth: 'consented',
    consent: consentToMeet,
    flag: 'ff.trivia',
    limit: 'write',
    body: z.strictObject({
      familyId: z.uuid(),
      players: z.array(z.uuid()).check(z.minLength(1), z.maxLength(TEAM_MAX)),
    }),
    output: TeamGame,
    errors: { ...consentErrors, 'trivia.error.team_yes': 409, 'trivia.error.team_questions': 409 },
  }),
  /** Stores the answer of a turn; turns come in their order, and the first answer counts. `score` is the team's. */
  answerTeam: contract({
    method: 'post',
    path: '/trivia/teams/answers',
    auth: 'consented',
    consent: consentToMeet,
    flag: 'ff.trivia',
    limit: 'trivia',
    body: z.strictObject({
      game: z.uuid(),
      turn: z.int().check(z.minimum(1), z.maximum(TEAM_MAX * TEAM_QUESTIONS)),
      choice: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    output: AnswerView,
    errors: consentErrors,
  }),
}
