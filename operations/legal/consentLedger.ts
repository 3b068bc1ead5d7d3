import type { Actor } from '#domain/access/actor.ts'
import { LEDGER_MAX, type LedgerRow } from '#domain/legal/api.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'

const LATEST = `
select l.id, p.username as "user", l.version, l.accepted_at as "acceptedAt", l.accepted_ip as ip,
  l.user_agent as "userAgent", g.username as guardian, l.reading
from consent_ledger l left join profiles p on p.id = l.user_id left join profiles g on g.id = l.guardian_id
order by l.accepted_at desc, l.id desc limit ${LEDGER_MAX}`

/** The latest consents, newest first. @throws OperationError 403 without the permission `legal.write` */
export async function consentLedger(sql: Sql, actor: Actor): Promise<LedgerRow[]> {
  requirePermission(actor, 'legal.write')
  const rows = await sql.query<Omit<LedgerRow, 'acceptedAt'> & { acceptedAt: Date }>(LATEST)
  return rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }))
}
