import type { StockClip } from './stockClips.ts'

/** Sessions of a weekend. Source: docs/rules/trivia.md S-002-1. */
export const TRIVIA_SESSIONS = 3
/** Questions of a session. Source: docs/rules/trivia.md S-002-1. */
export const TRIVIA_QUESTIONS = 10
/** Questions of a weekend, for one age group in one language. */
export const TRIVIA_WEEK_QUESTIONS = TRIVIA_SESSIONS * TRIVIA_QUESTIONS
/** Questions of the demo. Source: docs/rules/trivia.md S-000-9, D-106. */
export const TRIVIA_DEMO_QUESTIONS = 5
/** Points of a right answer. Source: docs/rules/trivia.md S-002-9. */
export const TRIVIA_POINTS = 10
/** Points of a weekend with every answer right. */
export const TRIVIA_WEEK_POINTS = TRIVIA_SESSIONS * TRIVIA_QUESTIONS * TRIVIA_POINTS
/** Seconds of a break, unless its clip has its own. Source: docs/rules/trivia.md S-002-9. */
export const BREAK_SECONDS = 45
/** The clips of the demo's breaks: 30 and 45 seconds. Source: docs/rules/trivia.md S-002-9. */
export const DEMO_CLIPS = ['breathing', 'horizon'] as const satisfies readonly StockClip[]
/** Players of a team game, and questions for each. Source: docs/rules/trivia.md pass-the-phone. */
export const TEAM_MAX = 4
export const TEAM_QUESTIONS = 5
