import type { Served } from '#endpoints/_kit/serve.ts'
import { chooseModel } from './chooseModel.ts'
import { closeReflection } from './closeReflection.ts'
import { dailyReflection } from './dailyReflection.ts'
import { draft } from '../content/draft.ts'
import { generatePrompts } from './generatePrompts.ts'
import { generateSuggestions } from './generateSuggestions.ts'
import { journalPrompts } from '../content/journalPrompts.ts'
import { modelChoice } from './modelChoice.ts'
import { motivationalContent } from '../content/motivationalContent.ts'
import { openContent } from '../content/openContent.ts'
import { readSuggestion } from './readSuggestion.ts'
import { suggestions } from './suggestions.ts'
import { writingPage } from './writingPage.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [
  draft,
  journalPrompts,
  motivationalContent,
  suggestions,
  generateSuggestions,
  readSuggestion,
  openContent,
  writingPage,
  generatePrompts,
  dailyReflection,
  closeReflection,
  modelChoice,
  chooseModel,
]
