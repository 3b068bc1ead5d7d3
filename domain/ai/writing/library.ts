import type { Locale } from '../../../messages/locales.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { PromptKey, PromptTexts } from './entries.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** Our editors' prompts in every language. Only the server reads them; the site is sent those it shows. */
export const promptLibrary: Readonly<Record<Locale, PromptTexts>> = { en, es, fr, ar }

const keys = new Map<string, PromptKey>(
  Object.values(promptLibrary).flatMap((texts) =>
    Object.entries(texts).map(([key, text]) => [text, key as PromptKey] as const),
  ),
)

/** Which of our prompts this is, in whatever language it was shown; undefined for the words of a model. */
export const keyOfPrompt = (text: string): PromptKey | undefined => keys.get(text)
