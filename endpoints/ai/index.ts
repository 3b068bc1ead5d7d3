import type { Served } from '#endpoints/_kit/serve.ts'
import { generateSuggestions } from './generateSuggestions.ts'
import { journalPrompts } from './journalPrompts.ts'
import { motivationalContent } from './motivationalContent.ts'
import { readSuggestion } from './readSuggestion.ts'
import { suggestions } from './suggestions.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [
  journalPrompts,
  motivationalContent,
  suggestions,
  generateSuggestions,
  readSuggestion,
]
