import type { Locale } from '../../messages/locales.ts'
import type { RichText } from '../content/richText.ts'

/** Documents members agree to, version by version. Source: docs/rules/legal.md S-002-2.4. */
export const legalDocuments = ['terms', 'privacy', 'guidelines', 'safety'] as const
/** A document members agree to. */
export type LegalDocument = (typeof legalDocuments)[number]
/** Policies that inform and ask for no consent. */
export const legalPages = ['inclusion', 'shipping', 'refunds'] as const
/** A document or a policy. */
export type LegalName = LegalDocument | (typeof legalPages)[number]

/** For whom a text is worded: each document is written three times. Source: docs/rules/legal.md X-7. */
export const readings = ['adult', 'teen', 'child'] as const
/** One wording of a document. */
export type Reading = (typeof readings)[number]
/** The first version, and the day it took effect. Source: docs/rules/legal.md S-002-9. */
export const FIRST_VERSION = '1.0.0'
export const FIRST_EFFECTIVE_ON = '2025-01-11'
/** Longest legal text, longest title, and longest note of what changed, in characters. */
export const LEGAL_TEXT_MAX = 60_000
export const LEGAL_TITLE_MAX = 120
export const LEGAL_CHANGES_MAX = 300

/** Context of a change in the panel's store that the product makes itself, to put a version in force. */
export const BY_PRODUCT = { legalVersion: true } as const

type Localised<T> = Readonly<Partial<Record<Locale, T | null>>>
/** One version of a document or policy, in all languages. */
export type LegalText = {
  name: LegalName
  version: string
  /** `YYYY-MM-DD`. */
  effectiveOn: string
  isCurrent: boolean
  title: Localised<string>
  /** What is different from the version before; empty for a first version. */
  changes: Localised<string>
  body: Readonly<Record<Reading, Localised<RichText>>>
}
/** Every version that was ever in force, newest first. */
export type LegalContent = readonly LegalText[]

/** Where each text stands. The safety protocol is part of `/crisis` and has a page of its own. */
export const legalPaths: Readonly<Record<LegalName, `/${string}`>> = {
  terms: '/terms',
  privacy: '/privacy',
  guidelines: '/community-guidelines',
  safety: '/legal/safety',
  inclusion: '/inclusion',
  shipping: '/policies/shipping',
  refunds: '/policies/refunds',
}
/** Second addresses. Source: docs/rules/site.md S-002-2.3. */
export const legalAliases: Readonly<Record<string, string>> = {
  '/legal/terms': '/terms',
  '/legal/privacy': '/privacy',
  '/legal/community-guidelines': '/community-guidelines',
  '/legal/inclusion': '/inclusion',
}
/** Addresses that lead elsewhere. Source: docs/rules/legal.md D-013. */
export const legalRedirects: Readonly<Record<string, string>> = {
  '/guidelines': '/community-guidelines',
  '/safety': '/crisis#safety-protocol',
}

/** The address of one version, which never changes. */
export const versionPath = (document: LegalDocument, version: string): `/${string}` =>
  `/legal/${slugs[document]}/${version}`
const slugs: Readonly<Record<LegalDocument, string>> = {
  terms: 'terms',
  privacy: 'privacy',
  guidelines: 'community-guidelines',
  safety: 'safety',
}

/** Which document and version an address names; null when it names none. */
export function versionAt(pathname: string): { name: LegalDocument; version: string } | null {
  const [, slug, version] = /^\/legal\/([a-z-]+)\/(\d{1,4}\.\d{1,4}\.\d{1,4})$/.exec(pathname) ?? []
  const name = legalDocuments.find((document) => slugs[document] === slug)
  return name && version ? { name, version } : null
}

/** The version after one: the middle number grows, because the words are new. */
export function nextVersion(version: string): string {
  const [major = 1, minor = 0] = version.split('.').map(Number)
  return `${major}.${minor + 1}.0`
}

/** Orders versions, the newest first. */
export function newestFirst(one: { version: string }, other: { version: string }): number {
  const [a, b] = [one, other].map(({ version }) => version.split('.').map(Number))
  const at = a!.findIndex((part, index) => part !== b![index])
  return at === -1 ? 0 : b![at]! - a![at]!
}
