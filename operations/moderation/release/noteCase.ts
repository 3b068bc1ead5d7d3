import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

type Note = { staffId: string; event: string; metadata: object; now: Date }

/** Notes in the log of child safety what staff did, in the caller's transaction. Never words of a child. */
export async function noteCase(sql: Sql, { staffId, event, metadata, now }: Note): Promise<void> {
  await sql.query(
    `insert into child_safety_log (id, admin_id, event, metadata, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
    [newId(), staffId, event, JSON.stringify(metadata), now],
  )
}
