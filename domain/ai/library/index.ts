import type { Locale } from '../../../messages/locales.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { EntryKey, LibraryTexts } from './entries.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** Our editors' suggestions in every language. Only the server reads them; the site is sent the five it shows. */
export const library: Readonly<Record<Locale, LibraryTexts>> = { en, es, fr, ar }

const keys = new Map<string, EntryKey>(
  Object.values(library).flatMap((texts) =>
    Object.entries(texts).map(([key, text]) => [text, key as EntryKey] as const),
  ),
)

/** Which of our texts this is, in whatever language it was shown; undefined for the words of a model. */
export const keyOfText = (text: string): EntryKey | undefined => keys.get(text)
