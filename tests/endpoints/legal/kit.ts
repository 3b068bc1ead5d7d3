import { legalDocuments } from '#domain/legal/documents.ts'
import type { Db } from '#services/database/db.ts'
import { addRow } from '#tests/kit/rows.ts'

/** Versions of each document, as a member agrees to them. */
export const versionsOf = (version = '1.0.0') =>
  Object.fromEntries(legalDocuments.map((name) => [name, version])) as Record<
    (typeof legalDocuments)[number],
    string
  >

/** Puts a new version of a document in force, without the panel. */
export async function bumped(db: Db, document: string, version = '1.1.0'): Promise<void> {
  await db.tx(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtext('legal versions'))`)
    await sql.query('update legal_versions set active = false where document_type = $1', [document])
    await addRow(sql, 'legal_versions', {
      document_type: document,
      version,
      active: true,
      effective_on: '2026-03-01',
      changes: { en: `What ${version} changed`, fr: `Ce que ${version} change` },
      _status: 'published',
    })
  })
}

/** What the ledger says about a member, oldest first. */
export const ledgerOf = (db: Db, id: string) =>
  db.query(
    `select kind, version, documents, reading, accepted_ip as ip, user_agent as agent, guardian_id as guardian,
       terms_accepted as terms, privacy_accepted as privacy, guidelines_accepted as guidelines,
       not_therapy_acknowledged as "notTherapy", parental_accepted as parental
     from consent_ledger where user_id = $1 order by accepted_at, id`,
    [id],
  )
