import type { SuggestionRequest } from '#domain/ai/composeCurated.ts'
import type { Suggestion } from '#domain/ai/suggestions.ts'
import type { PromptRequest } from '#domain/ai/writing/composePrompts.ts'
import type { WritingPrompt } from '#domain/ai/writing/schema.ts'
import type { DraftQuestion, QuestionRequest } from '#domain/trivia/generation.ts'

/** Who wrote a set, and what it cost. */
export type Made = {
  readonly source: 'curated' | 'model'
  /** Tokens spent; 0 without a model. */
  readonly tokens: number
}
/** A set of suggestions. */
export type Composed = Made & { readonly suggestions: readonly Suggestion[] }
/** A set of prompts to write about. */
export type ComposedPrompts = Made & { readonly prompts: readonly WritingPrompt[] }
/** Questions of trivia as they were written, not checked. */
export type ComposedQuestions = Made & { readonly questions: readonly DraftQuestion[] }

/** Why a model gave nothing: it did not answer, answered something we do not show, or was not asked. */
export type AiErrorReason =
  'resting' | 'timeout' | 'limited' | 'unavailable' | 'refused' | 'unusable' | 'flagged'

/** Nothing this time. `tokens` were spent all the same; null when unknown. */
export class AiError extends Error {
  override readonly name = 'AiError'
  constructor(
    readonly reason: AiErrorReason,
    readonly tokens: number | null,
    options?: ErrorOptions,
  ) {
    super(`nothing from the model: ${reason}`, options)
  }
}

/** How the port is: for staff, without content. */
export type AiStats = {
  /** `curated`: our texts, nothing outside. `open`: the model failed often and is left alone for a while. */
  readonly state: 'curated' | 'closed' | 'open'
  readonly made: number
  readonly failed: number
}

/** Composes suggestions and prompts for a member it knows only from the request. */
export type Ai = {
  /** Does a request leave this machine? */
  readonly hasModel: boolean
  /** The most tokens one call can spend. */
  readonly mostTokens: number
  /**
   * Five suggestions in the request's language. Never half a set, never repeated by itself after something was
   * generated. @throws AiError always that, when there are none.
   */
  suggest(request: SuggestionRequest): Promise<Composed>
  /** As many prompts as the request counts, with the same promises as `suggest`. */
  prompts(request: PromptRequest): Promise<ComposedPrompts>
  /** As many questions of trivia as the request counts, none without a model, with the same promises as `suggest`. */
  questions(request: QuestionRequest): Promise<ComposedQuestions>
  stats(): AiStats
}
