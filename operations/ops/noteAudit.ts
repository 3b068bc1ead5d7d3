import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** `adminId`: null for what no staff did. */
type Note = { adminId: string | null; event: string; metadata: object; now: Date }

/** Notes in the audit trail what was done, by staff or by a payment: which rows and fields, never their words. */
export async function noteAudit(sql: Sql, { adminId, event, metadata, now }: Note): Promise<void> {
  await sql.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [newId(), adminId, event, JSON.stringify(metadata), now],
  )
}
