import { featureLines, planKeys, type PlanKey } from '../billing/plans.ts'
import { moneyText } from '../billing/moneyText.ts'
import { escapeHtml, richTextHtml } from './html.ts'
import type { RichText } from './richText.ts'
import { fillTemplate, type PageTemplate, type SlotValues } from './template.ts'
import type { Locale } from '#messages/locales.ts'

/** What staff keeps for the landing page, in every language. Source: docs/rules/content.md D-035, D-036. */
export type LandingContent = {
  statistics: readonly { value: string; label: Words }[]
  testimonials: readonly {
    quote: Words
    name: string
    role: Words
    source: string
    hasConsent: boolean
  }[]
  sections: readonly { title: Words; body: Readonly<Partial<Record<Locale, RichText>>> }[]
  appStoreUrl: string | null
  playStoreUrl: string | null
  /** Plans that are offered. Features: one on a line. */
  plans: readonly {
    key: PlanKey
    name: Words
    features: Words
    priceCents: number
    currency: string
    seats: number
  }[]
}
type Words = Readonly<Partial<Record<Locale, string | null>>>

/** Most sections of their own that editors may add, and the longest text of one, in characters of its words. */
export const LANDING_SECTIONS_MAX = 6
export const LANDING_SECTION_MAX = 2_000

/** Places of the built page that content goes into. */
export const landingParts = [
  'statistics',
  'testimonials',
  'sections',
  'appStore',
  'playStore',
  ...planKeys,
] as const
/** A part of the landing page that editors fill. */
export type LandingPart = (typeof landingParts)[number]

/** The built landing page of one language, with its slots still open. */
export type LandingTemplate = PageTemplate<LandingPart>

/** Content of a page before any editor wrote some. */
export const NO_LANDING_CONTENT: LandingContent = {
  statistics: [],
  testimonials: [],
  sections: [],
  appStoreUrl: null,
  playStoreUrl: null,
  plans: [],
}

/** The page with its content. Every text is escaped; a part without rows is left out whole. */
export const fillLanding = (template: LandingTemplate, content: LandingContent, locale: Locale): string =>
  fillTemplate(template, {}, rowsOf(content, locale))

function rowsOf(content: LandingContent, locale: Locale): Record<LandingPart, readonly SlotValues[]> {
  const { statistics, testimonials, sections, appStoreUrl, playStoreUrl, plans } = content
  const planRows = (key: PlanKey) =>
    plans
      .filter((plan) => plan.key === key)
      .map(({ name, features, priceCents, currency, seats }) => ({
        name: wordsIn(name, locale),
        price: moneyText(locale, priceCents, currency),
        seats: String(seats),
        features: {
          html: featureLines(wordsIn(features, locale))
            .map((line) => `<li>${escapeHtml(line)}</li>`)
            .join(''),
        },
      }))
  return {
    statistics: statistics
      .map(({ value, label }) => ({ value, label: wordsIn(label, locale) }))
      .filter(({ value, label }) => value !== '' && label !== ''),
    testimonials: testimonials
      // A quote is shown only when its source is known and has agreed.
      .filter(({ hasConsent, source }) => hasConsent && source.trim() !== '')
      .map(({ quote, name, role, source }) => {
        const about = wordsIn(role, locale)
        return { quote: wordsIn(quote, locale), name, about: about && `, ${about}`, source }
      })
      .filter(({ quote }) => quote !== ''),
    sections: sections
      .map(({ title, body }) => ({
        title: wordsIn(title, locale),
        body: { html: richTextHtml(body[locale] ?? body.en ?? [], 3) },
      }))
      .filter(({ title, body }) => title !== '' && body.html !== ''),
    appStore: isHttps(appStoreUrl) ? [{ url: appStoreUrl }] : [],
    playStore: isHttps(playStoreUrl) ? [{ url: playStoreUrl }] : [],
    individual: planRows('individual'),
    family: planRows('family'),
  }
}

const wordsIn = (words: Words, locale: Locale): string => words[locale] || words.en || ''

/** Only addresses that start with https:// may become links of the page. */
export const isHttps = (url: string | null): url is string =>
  url !== null && /^https:\/\/[^\s"'<>]+$/.test(url)
