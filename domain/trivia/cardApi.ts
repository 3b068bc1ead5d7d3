import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/**
 * Where trivia stands for a person. `no_session`: the weekend is here and nothing suits them, so the demo is offered.
 */
export const triviaStates = ['not_played', 'played', 'off_day', 'no_session'] as const

/** The card on the dashboard. Source: docs/rules/trivia.md S-000-4. */
export const TriviaCardView = z.object({
  state: z.enum(triviaStates),
  /** The Saturday of the weekend in question. */
  weekKey: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** The weekend stays open up to Friday. Source: docs/rules/trivia.md all-week. */
  allWeek: z.boolean(),
  /** Finished sessions of that weekend, in their order; `score` is points. */
  sessions: z.array(z.object({ number: z.number(), score: z.number() })),
  /** Weekends in a row. */
  streak: z.number(),
})
export type TriviaCardView = z.output<typeof TriviaCardView>

/** The card alone: the dashboard loads it without the game. */
export const triviaCardApi = {
  /** Null while trivia is switched off (`ff.trivia`). */
  card: contract({
    method: 'get',
    path: '/trivia/card',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ card: z.nullable(TriviaCardView) }),
  }),
}
