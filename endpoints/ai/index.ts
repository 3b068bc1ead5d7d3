import type { Served } from '#endpoints/_kit/serve.ts'
import { draft } from './draft.ts'
import { generateSuggestions } from './generateSuggestions.ts'
import { journalPrompts } from './journalPrompts.ts'
import { motivationalContent } from './motivationalContent.ts'
import { readSuggestion } from './readSuggestion.ts'
import { suggestions } from './suggestions.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [
  draft,
  journalPrompts,
  motivationalContent,
  suggestions,
  generateSuggestions,
  readSuggestion,
]
