import type { Actor } from '#domain/access/actor.ts'
import type { LegalCard } from '#domain/legal/api.ts'
import { legalDocuments } from '#domain/legal/documents.ts'
import type { Locale } from '#messages'
import { readFlags } from '#operations/flags/readFlags.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { missingIn, stampOf, type StoredLegal } from './storedLegal.ts'
import { wordsOf, type VersionRow } from './versionRows.ts'

const ROWS = `
select id, document_type as "document", version, active, effective_on as "effectiveOn" from legal_versions
where active or effective_on is null`
const EMAIL = 'select email from users where id = $1'

type Row = VersionRow & { document: string }

/**
 * The four documents with their version in force, and how far the next one is.
 * @throws OperationError 403 without the permission `legal.write`
 */
export async function legalCards(
  { db, content }: Pick<Services, 'db' | 'content'>,
  actor: Actor,
): Promise<{ documents: LegalCard[]; offered: Locale[] }> {
  requirePermission(actor, 'legal.write')
  const [rows, { offeredLanguages }] = await Promise.all([db.query<Row>(ROWS), readFlags(db)])
  const documents: LegalCard[] = []
  for (const document of legalDocuments) {
    const own = rows.filter((row) => row.document === document)
    const current = own.find(({ active }) => active)
    const next = own.find(({ active }) => !active)
    if (!current) continue
    const words = next && (await wordsOf(await content.payload(), next.id))
    documents.push({
      document,
      version: current.version,
      effectiveOn: current.effectiveOn ?? '',
      next: words
        ? { id: words.id, missing: missingIn(words, offeredLanguages), stamp: stampOf(words) }
        : null,
      waiting: words?.askedBy
        ? {
            askedBy: (await db.query<{ email: string }>(EMAIL, [words.askedBy]))[0]?.email ?? '',
            mayConfirm: words.askedBy !== actor.id,
            changes: notesOf(words),
          }
        : null,
    })
  }
  return { documents, offered: offeredLanguages }
}

const notesOf = ({ changes }: StoredLegal) =>
  Object.fromEntries(Object.entries(changes ?? {}).filter(([, text]) => text)) as Partial<
    Record<Locale, string>
  >
