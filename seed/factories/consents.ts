import { FIRST_VERSION, legalDocuments } from '#domain/legal/documents.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

type Person = { id: string; at: Date; parent: string | null; age_group: string | null }

/** A row of the consent ledger for everyone of the demo dataset who agreed; addresses are those of examples. */
export async function seedConsents(sql: Sql, now: Date): Promise<void> {
  const people = await sql.query<Person>(
    `select id, legal_consent_accepted_at as at, parent_id as parent, age_group::text as age_group
     from profiles where legal_consent_accepted_at is not null order by id`,
  )
  const documents = Object.fromEntries(legalDocuments.map((name) => [name, FIRST_VERSION]))
  await insertRows(
    sql,
    'consent_ledger',
    {
      id: 'uuid',
      user_id: 'uuid',
      version: 'text',
      accepted_at: 'timestamptz',
      accepted_ip: 'text',
      user_agent: 'text',
      guardian_id: 'uuid',
      terms_accepted: 'boolean',
      privacy_accepted: 'boolean',
      guidelines_accepted: 'boolean',
      not_therapy_acknowledged: 'boolean',
      documents: 'jsonb',
      reading: 'text',
      ...stamps,
    },
    people.map(({ id, at, parent, age_group: age }, index) => ({
      id: seedId(`consent:${id}`),
      user_id: id,
      version: FIRST_VERSION,
      accepted_at: at,
      accepted_ip: `203.0.113.${(index % 250) + 1}`,
      user_agent: 'Mozilla/5.0 (demo)',
      guardian_id: age === 'child' ? parent : null,
      terms_accepted: true,
      privacy_accepted: true,
      guidelines_accepted: true,
      not_therapy_acknowledged: true,
      documents,
      reading: age === 'child' || age === 'teen' ? age : 'adult',
      created_at: now,
      updated_at: now,
    })),
  )
}
