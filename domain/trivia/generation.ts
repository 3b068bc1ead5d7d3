import type { AgeGroup } from '../account/ageGroup.ts'
import type { Locale } from '../../messages/locales.ts'
import type { TriviaCategory, TriviaDifficulty } from './session.ts'

/** Questions one request to a model asks for. */
export const QUESTIONS_ASKED = 10
/** Rows of the log that staff sees. Source: docs/rules/trivia.md generation. */
export const GENERATION_ROWS = 20
/** How a run went for one age group and language. */
export const generationStates = ['success', 'failed', 'other'] as const
/** How a run went for one age group and language. */
export type GenerationState = (typeof generationStates)[number]

/** Why a question of the model was dropped. */
export const dropReasons = ['options', 'right', 'length', 'language', 'grade', 'duplicate', 'danger'] as const
/** Why the model gave nothing: away, slow, unwilling, or an answer that is not what was asked for. */
export const modelErrors = ['model_away', 'model_slow', 'model_refused', 'model_garbage'] as const
/** A reason in the log. */
export type DroppedReason = (typeof dropReasons)[number] | (typeof modelErrors)[number]
/** What the log says was dropped. `prompt` is the question, where there is one. */
export type Dropped = { reason: DroppedReason; prompt?: string }

/** A question as a model writes it. `correct` is the text of the right option. */
export type DraftQuestion = {
  category: TriviaCategory
  difficulty: TriviaDifficulty
  prompt: string
  options: readonly string[]
  correct: string
  explanation: string
}

/** What is asked of a model: how many questions, for whom, and which it is not to repeat. */
export type QuestionRequest = { locale: Locale; ageGroup: AgeGroup; count: number; avoid: readonly string[] }
