import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { boxDocuments, readingOf, versionsSince, type Versions } from '#domain/legal/consent.ts'
import type { legalConsentApi } from '#domain/legal/consentApi.ts'
import { FIRST_EFFECTIVE_ON, FIRST_VERSION, legalPaths, type LegalDocument } from '#domain/legal/documents.ts'
import { message, type Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import type { InAll } from './storedLegal.ts'

type Asked = Output<typeof legalConsentApi.asked>
type Row = {
  document: LegalDocument
  version: string
  active: boolean
  effective_on: string
  changes: InAll<string> | null
  title: string | null
}

const VERSIONS = `
select v.document_type as document, v.version, v.active, v.effective_on, v.changes, coalesce(nullif(own.title, ''), en.title) as title
from legal_versions v left join legal_versions_locales own on own._parent_id = v.id and own._locale::text = $1
  left join legal_versions_locales en on en._parent_id = v.id and en._locale = 'en'
where v.effective_on is not null and v.document_type = any($2)`

/** What a member is asked to agree to, in words: titles, versions, and what changed since they agreed last. */
export async function askedConsent(sql: Sql, actor: Actor, locale: Locale): Promise<Asked> {
  const reading = readingOf(actor)
  const { consent } = actor
  if (!consent) return { reading, isAgain: false, boxes: [], documents: [] }
  const rows = await sql.query<Row>(VERSIONS, [locale, consent.documents])
  const [stored] = await sql.query<{ agreed: Versions }>(
    'select legal_consents as agreed from profiles where id = $1',
    [actor.id],
  )
  const agreed = stored?.agreed ?? {}
  return {
    reading,
    isAgain: consent.isAgain,
    boxes: consent.boxes.map((box) => ({
      box,
      documents: boxDocuments[box].filter((name) => consent.documents.includes(name)),
    })),
    documents: consent.documents.map((document) => {
      const versions = rows.filter((row) => row.document === document)
      const current = versions.find(({ active }) => active)
      return {
        document,
        title: current?.title ?? message(locale, `legal.document.${document}`),
        version: current?.version ?? FIRST_VERSION,
        effectiveOn: current?.effective_on ?? FIRST_EFFECTIVE_ON,
        path: reading === 'adult' ? legalPaths[document] : `${legalPaths[document]}?reading=${reading}`,
        agreed: agreed[document] ?? null,
        changes: versionsSince(versions, agreed[document]).map(({ version, changes }) => ({
          version,
          text: changes?.[locale] || changes?.en || '',
        })),
      }
    }),
    ...(consent.waitsForGuardian && { waitsForGuardian: consent.waitsForGuardian }),
  }
}
