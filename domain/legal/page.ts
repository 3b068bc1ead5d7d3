import type { Locale } from '../../messages/locales.ts'
import { localeNames } from '../../messages/locales.ts'
import { richTextHtml } from '../content/html.ts'
import { fillTemplate, type PageTemplate, type SlotValues } from '../content/template.ts'
import {
  legalDocuments,
  legalPages,
  legalPaths,
  readings,
  versionPath,
  type LegalContent,
  type LegalDocument,
  type LegalName,
  type LegalText,
  type Reading,
} from './documents.ts'

/** Parts of a legal page with a number of rows only the server knows. */
export const legalParts = ['languages', 'changed', 'old', 'versions'] as const
/** Part of a legal page. */
export type LegalPart = (typeof legalParts)[number]
/** A built legal page of one language, with its slots still open. */
export type LegalTemplate = PageTemplate<LegalPart>

/** Which legal page, and how it is read. `name` is null for the index and for the crisis page. */
export type LegalView = {
  path: string
  name: LegalName | null
  version: string | null
  reading: Reading
  locale: Locale
  languages: readonly Locale[]
}

/** The page with the texts in force, or with an earlier version; null when there is no such version. */
export function fillLegal(template: LegalTemplate, content: LegalContent, view: LegalView): string | null {
  const { name, version, locale } = view
  const text =
    name &&
    content.find((one) => one.name === name && (version === null ? one.isCurrent : one.version === version))
  if (name && !text) return null
  const rows: Record<LegalPart, readonly SlotValues[]> = {
    languages: languageRows(view),
    changed: text ? changedRows(text, locale) : [],
    old: text && !text.isCurrent ? [{ href: legalPaths[text.name] }] : [],
    versions: text && isDocument(text.name) ? versionRows(content, text, text.name, locale) : [],
  }
  const values = { ...marksOf(content, locale), ...linksOf(view), ...(text && textValues(text, view)) }
  return fillTemplate(template, values, rows)
}

/** The title, number, day and words of one text. Headings begin below the page's own. */
const textValues = (text: LegalText, { locale, reading }: LegalView): SlotValues => {
  const body = text.body[reading][locale] ?? text.body[reading].en ?? text.body.adult.en ?? []
  return {
    title: inLanguage(text.title, locale),
    version: text.version,
    date: dayIn(text.effectiveOn, locale),
    body: { html: richTextHtml(body) },
  }
}

/** Number and day of each text in force, for the index, and the safety protocol for the crisis page. */
function marksOf(content: LegalContent, locale: Locale): SlotValues {
  const marks: Record<string, SlotValues[string]> = {}
  for (const name of [...legalDocuments, ...legalPages]) {
    const text = content.find((one) => one.name === name && one.isCurrent)
    if (!text) continue
    marks[`version_${name}`] = text.version
    marks[`date_${name}`] = dayIn(text.effectiveOn, locale)
    if (name === 'safety')
      marks.safety = { html: richTextHtml(text.body.adult[locale] ?? text.body.adult.en ?? [], 3) }
  }
  return marks
}

const linksOf = ({ path, reading }: LegalView): SlotValues =>
  Object.fromEntries(
    readings.flatMap((one) => [
      [`href_${one}`, addressOf(path, one)],
      [`current_${one}`, one === reading ? 'true' : 'false'],
    ]),
  )

const languageRows = ({ path, reading, locale, languages }: LegalView): SlotValues[] =>
  languages.length < 2
    ? []
    : languages.map((language) => ({
        href: addressOf(path, reading, language),
        lang: language,
        name: localeNames[language],
        current: language === locale ? 'true' : 'false',
      }))

const changedRows = ({ changes }: LegalText, locale: Locale): SlotValues[] => {
  const text = inLanguage(changes, locale)
  return text === '' ? [] : [{ text }]
}

const versionRows = (
  content: LegalContent,
  shown: LegalText,
  name: LegalDocument,
  locale: Locale,
): SlotValues[] =>
  content
    .filter((one) => one.name === name)
    .map((one) => ({
      href: versionPath(name, one.version),
      version: one.version,
      date: dayIn(one.effectiveOn, locale),
      current: one.version === shown.version ? 'true' : 'false',
      changes: inLanguage(one.changes, locale),
    }))

const addressOf = (path: string, reading: Reading, language?: Locale): string => {
  const query = [
    ...(reading === 'adult' ? [] : [`reading=${reading}`]),
    ...(language ? [`lang=${language}`] : []),
  ].join('&')
  return query === '' ? path : `${path}?${query}`
}

const isDocument = (name: LegalName): name is LegalDocument => legalDocuments.some((one) => one === name)
const inLanguage = (texts: LegalText['title'], locale: Locale): string => texts[locale] || texts.en || ''
const dayIn = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
