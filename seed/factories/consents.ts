import { FIRST_VERSION, legalDocuments } from '#domain/legal/documents.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

type Person = { id: string; at: Date; parent: string | null; age_group: string | null }

/** Consent to the first version of each document. */
export const firstConsent = Object.fromEntries(legalDocuments.map((name) => [name, FIRST_VERSION]))

/** A row of the consent ledger for everyone of the demo dataset who agreed; addresses are those of examples. */
export async function seedConsents(sql: Sql, now: Date): Promise<void> {
  const people = await sql.query<Person>(
    `select id, legal_consent_accepted_at as at, parent_id as parent, age_group::text as age_group
     from profiles where legal_consent_accepted_at is not null order by id`,
  )
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
      parental_accepted: 'boolean',
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
      parental_accepted: age === 'child' && parent !== null,
      documents: firstConsent,
      reading: age === 'child' || age === 'teen' ? age : 'adult',
      created_at: now,
      updated_at: now,
    })),
  )
}

/**
 * Makes the consents of the demo dataset count at the gate where they were stored before there was one. Of a child's,
 * the guardian's yes too, where a guardian was found.
 */
export async function seedPendingConsents(sql: Sql, now: Date): Promise<void> {
  await sql.query(
    `update profiles p set legal_consents = l.documents, parental_box_at = case when p.age_group = 'child' then l.accepted_at end,
       parental_confirmed_at = case when p.age_group = 'child' and exists (select 1 from guardian_links g
         where g.child_id = p.id and g.status in ('contact', 'verified')) then l.accepted_at end, updated_at = $1
     from consent_ledger l where l.user_id = p.id and l.user_agent = 'Mozilla/5.0 (demo)' and p.legal_consents = '{}'::jsonb`,
    [now],
  )
}
