import type { Served } from '#endpoints/_kit/serve.ts'
import { chooseModel } from './chooseModel.ts'
import { closeReflection } from './closeReflection.ts'
import { dailyReflection } from './dailyReflection.ts'
import { generatePrompts } from './generatePrompts.ts'
import { generateSuggestions } from './generateSuggestions.ts'
import { modelChoice } from './modelChoice.ts'
import { readSuggestion } from './readSuggestion.ts'
import { suggestions } from './suggestions.ts'
import { writingPage } from './writingPage.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [
  suggestions,
  generateSuggestions,
  readSuggestion,
  writingPage,
  generatePrompts,
  dailyReflection,
  closeReflection,
  modelChoice,
  chooseModel,
]
