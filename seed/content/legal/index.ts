import { readRichText } from '#domain/content/readRichText.ts'
import type { RichText } from '#domain/content/richText.ts'
import {
  FIRST_EFFECTIVE_ON,
  FIRST_VERSION,
  legalDocuments,
  legalPages,
  readings,
  type LegalContent,
  type LegalName,
  type Reading,
} from '#domain/legal/documents.ts'
import { locales, type Locale } from '#messages'
import { texts as ar } from './ar/index.ts'
import { texts as en } from './en/index.ts'
import { texts as es } from './es/index.ts'
import { texts as fr } from './fr/index.ts'
import { storedLegalText } from './storedLegalText.ts'
import type { LegalWording } from './wording.ts'

/** The legal texts a new installation starts with. A lawyer has still to read them. */
export const firstTexts: Readonly<Record<Locale, Readonly<Record<LegalName, LegalWording>>>> = {
  en,
  es,
  fr,
  ar,
}

const inAll = <T>(read: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, T>
const bodyOf = (name: LegalName, reading: Reading): Record<Locale, RichText> =>
  inAll((locale) => readRichText(storedLegalText(firstTexts[locale][name][reading])).text)

/** The same as pages show them, for pages that are there before any database. */
export const firstLegalContent: LegalContent = [...legalDocuments, ...legalPages].map((name) => ({
  name,
  version: FIRST_VERSION,
  effectiveOn: FIRST_EFFECTIVE_ON,
  isCurrent: true,
  title: inAll((locale) => firstTexts[locale][name].title),
  changes: {},
  body: Object.fromEntries(readings.map((reading) => [reading, bodyOf(name, reading)])) as Record<
    Reading,
    Record<Locale, RichText>
  >,
}))
