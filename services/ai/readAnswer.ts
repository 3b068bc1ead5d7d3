import { z } from 'zod'
import { suggestionTypes, SUGGESTIONS_SHOWN, type Suggestion } from '#domain/ai/suggestions.ts'

const Answer = z.strictObject({
  suggestions: z.array(z.strictObject({ type: z.enum(suggestionTypes), content: z.string().trim().min(1) })),
})

/**
 * Reads what a model answered: exactly five different suggestions, or null. A promise of a schema is checked
 * like any other input.
 */
export function readAnswer(text: string): Suggestion[] | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = Answer.safeParse(json)
  if (data?.suggestions.length !== SUGGESTIONS_SHOWN) return null
  const different = new Set(data.suggestions.map(({ content }) => content))
  return different.size === SUGGESTIONS_SHOWN ? data.suggestions : null
}
