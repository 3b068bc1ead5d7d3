import { sql as statement } from '@payloadcms/db-postgres/drizzle'
import type { Actor } from '#domain/access/actor.ts'
import { legalApi } from '#domain/legal/api.ts'
import { endConnections } from '#domain/legal/jobs.ts'
import { BY_PRODUCT, type LegalDocument } from '#domain/legal/documents.ts'
import { localeNames, type Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { readFlags } from '#operations/flags/readFlags.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { missingIn, stampOf } from './storedLegal.ts'
import { copyToNext, holdDocument, inTransaction, within, wordsOf } from './versionRows.ts'

type Changes = Readonly<Partial<Record<Locale, string | undefined>>>
type Bump = { document: LegalDocument; from: string; stamp: string | null; changes: Changes }
type Bumped = { state: 'in-force' | 'waiting'; version: string }

/** Documents of which one person alone changes nothing. Source: docs/rules/legal.md T-39. */
const needsTwo: ReadonlySet<LegalDocument> = new Set(['safety'])

/**
 * Puts the next version of a document in force: its page shows it from the commit on. The first call for a document
 * that needs two persons only asks; a colleague's call agrees, to the words that were asked for.
 * @throws OperationError 403 without the permission `legal.write`; those of the contract
 */
export async function bumpVersion(
  { content, db, clock }: Pick<Services, 'content' | 'db' | 'clock'>,
  actor: Actor,
  { document, from, stamp, changes }: Bump,
): Promise<Bumped> {
  requirePermission(actor, 'legal.write')
  const { offeredLanguages } = await readFlags(db)
  const payload = await content.payload()
  return inTransaction(payload, async (transactionID) => {
    const held = await holdDocument(payload, transactionID, document)
    const { current } = held
    if (current.version !== from) throw operationErrorOf(legalApi.bump, 'legal.error.moved_on')
    const nextId = held.next?.id ?? (await copyToNext(payload, transactionID, current))
    const next = await wordsOf(payload, nextId, transactionID)
    const seen = held.next ? stampOf(next) : null
    if (stamp !== seen) throw operationErrorOf(legalApi.bump, 'legal.error.moved_on')
    const without = missingIn(next, offeredLanguages)
    if (without.length > 0) throw operationErrorOf(legalApi.bump, 'legal.error.missing_text', named(without))

    const isAgreeing = needsTwo.has(document) && next.askedBy != null
    if (isAgreeing && next.askedBy === actor.id)
      throw operationErrorOf(legalApi.bump, 'legal.error.second_person')
    const notes = isAgreeing ? (next.changes ?? {}) : written(changes)
    const silent = offeredLanguages.filter((locale) => !notes[locale])
    if (silent.length > 0) throw operationErrorOf(legalApi.bump, 'legal.error.missing_changes', named(silent))

    const update = (id: string, data: Record<string, unknown>, draft: boolean) =>
      payload.update({
        collection: 'legal-versions',
        id,
        data,
        draft,
        depth: 0,
        // The right was asked above.
        overrideAccess: true,
        context: BY_PRODUCT,
        req: { transactionID },
      })
    const note = (event: string) =>
      within(payload, transactionID).execute(statement`
        insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
        values (${newId()}, ${actor.id}, ${event},
          jsonb_build_object('document', ${document}::text, 'from', ${from}::text, 'to', ${next.version}::text), now(), now())`)

    if (needsTwo.has(document) && !isAgreeing) {
      await update(nextId, { askedBy: actor.id, changes: notes }, true)
      await note('legal_version_asked')
      return { state: 'waiting', version: next.version }
    }
    // Writes under the old version that got this far commit first; later ones see the new one and are taken back.
    await within(payload, transactionID).execute(
      statement`select pg_advisory_xact_lock(hashtext('legal versions'))`,
    )
    await update(current.id, { active: false }, false)
    await update(
      nextId,
      {
        _status: 'published',
        active: true,
        effectiveOn: clock.now().toISOString().slice(0, 10),
        changes: notes,
        askedBy: null,
      },
      false,
    )
    await note('legal_version_bumped')
    await within(payload, transactionID).execute(statement`
      select graphile_worker.add_job(${endConnections.name}, '{}'::json, max_attempts => ${endConnections.maxAttempts},
        job_key => ${endConnections.name}, priority => -1)`)
    return { state: 'in-force', version: next.version }
  })
}

const named = (missing: readonly Locale[]) => ({
  args: { languages: missing.map((locale) => localeNames[locale]).join(', ') },
})

const written = (changes: Changes): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(changes).filter(([, text]) => text))
