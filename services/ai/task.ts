import type { Locale } from '#messages'

/** One thing to ask a language model: its role, what it is given, and how its answer is read. */
export type Task<T> = {
  /** The name of the answer's schema. */
  readonly name: string
  readonly schema: Record<string, unknown>
  readonly instructions: string
  /** All that leaves about a person. */
  readonly data: string
  readonly locale: Locale
  /** Texts shown lately: an answer that repeats one is not used. */
  readonly recent: readonly string[]
  /** Null when the answer is not what was asked for. A promise of a schema is checked like any other input. */
  readonly read: (answer: string) => readonly T[] | null
  readonly textOf: (item: T) => string
  /** Whether a text may be used; `isFitToShow` when not said. */
  readonly isFit?: (text: string, locale: Locale) => boolean
  /** How long everything together may take, and how long the answer may be, where that differs from the usual. */
  readonly limits?: { readonly deadlineMs: number; readonly answerTokens: number }
}
