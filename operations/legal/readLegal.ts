import type { Payload } from 'payload'
import { FOR_MEMBERS } from '#access/callers.ts'
import type { RichText } from '#domain/content/richText.ts'
import {
  legalDocuments,
  legalPages,
  newestFirst,
  readings,
  type LegalContent,
  type LegalName,
  type LegalText,
  type Reading,
} from '#domain/legal/documents.ts'
import { locales, type Locale } from '#messages'
import { textsOf } from '#operations/content/textsOf.ts'
import type { Content } from '#services/content/port.ts'
import { bodyFields, type InAll, type StoredLegal } from './storedLegal.ts'

/** Every legal text that is or was in force, newest first, in all languages. Kept until staff changes something. */
export const readLegal = (content: Content): Promise<LegalContent> =>
  content.kept('legal', async (payload) => {
    const [versions, pages] = await Promise.all([
      find(payload, 'legal-versions'),
      find(payload, 'legal-pages'),
    ])
    return Promise.all([
      ...versions
        .filter(({ documentType }) => legalDocuments.some((name) => name === documentType))
        .map((row) => textOf(payload, row, { name: row.documentType as LegalName, isCurrent: row.active })),
      ...pages
        .filter(({ page }) => legalPages.some((name) => name === page))
        .map((row) => textOf(payload, row, { name: row.page as LegalName, isCurrent: true })),
    ])
  })

// With all languages each localised value is an object of them, which Payload's types do not say.
const find = async (
  payload: Payload,
  collection: 'legal-versions' | 'legal-pages',
): Promise<StoredLegal[]> => {
  const { docs } = await payload.find({
    collection,
    where: { effectiveOn: { exists: true } },
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user: FOR_MEMBERS,
  })
  return (docs as unknown as StoredLegal[]).sort(newestFirst)
}

async function textOf(
  payload: Payload,
  row: StoredLegal,
  { name, isCurrent }: Pick<LegalText, 'name' | 'isCurrent'>,
): Promise<LegalText> {
  const bodies = await Promise.all(
    readings.map(async (reading) => [reading, await bodiesOf(payload, row[bodyFields[reading]])] as const),
  )
  return {
    name,
    isCurrent,
    version: row.version,
    effectiveOn: row.effectiveOn ?? '',
    title: row.title ?? {},
    changes: row.changes ?? {},
    body: Object.fromEntries(bodies) as Record<Reading, InAll<RichText>>,
  }
}

async function bodiesOf(
  payload: Payload,
  stored: InAll<unknown> | null | undefined,
): Promise<InAll<RichText>> {
  const bodies: Partial<Record<Locale, RichText>> = {}
  for (const locale of locales) {
    if (!stored?.[locale]) continue
    const [text] = await textsOf(payload, [stored[locale]], { user: FOR_MEMBERS, locale })
    bodies[locale] = text!
  }
  return bodies
}
