import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

/** The four legal documents and the version they start with. Source: docs/rules/legal.md S-002-2.4. */
const documents = ['terms', 'privacy', 'guidelines', 'safety']
const FIRST_VERSION = '1.0.0'

/** The first version of each legal document, in force. Versions that are there stay as they are. */
export async function seedLegalVersions(sql: Sql, now: Date): Promise<void> {
  const rows = documents.map((document) => ({
    id: seedId(`legal:${document}`),
    document_type: document,
    version: FIRST_VERSION,
    active: true,
    created_at: now,
    updated_at: now,
  }))
  await insertRows(
    sql,
    'legal_versions',
    { id: 'uuid', document_type: 'text', version: 'text', active: 'boolean', ...stamps },
    rows,
  )
}
