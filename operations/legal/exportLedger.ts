import type { Actor } from '#domain/access/actor.ts'
import { toCsv } from '#lib/csv/toCsv.ts'
import { message, type Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { consentLedger } from './consentLedger.ts'

const columns = ['user', 'version', 'accepted_at', 'ip', 'user_agent', 'guardian'] as const

/**
 * The latest consents as a CSV file, noted in the audit log. Source: docs/rules/legal.md S-002-9, D-194.
 * @throws OperationError 403 without the permission `legal.write`
 */
export async function exportLedger(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): Promise<{ name: string; csv: string }> {
  const rows = await consentLedger(db, actor)
  const now = clock.now()
  await db.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, $2, 'consent_ledger_exported', jsonb_build_object('rows', $3::int), $4, $4)`,
    [newId(), actor.id, rows.length, now],
  )
  const csv = toCsv(
    columns.map((name) => message(locale, `legal.admin.column.${name}`)),
    rows.map((row) => [row.user, row.version, row.acceptedAt, row.ip, row.userAgent, row.guardian]),
  )
  return { name: `consent-ledger-${now.toISOString().slice(0, 10)}.csv`, csv }
}
