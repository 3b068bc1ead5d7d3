import type { CheckInView } from '#domain/checkins/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { CHECK_IN_COLUMNS, checkInOf, type CheckInRow } from './checkInRow.ts'

const ONE = `
select ${CHECK_IN_COLUMNS} from moods m left join reflections r on r.mood_id = m.id
where m.id = $1 and m.user_id = $2`

/** Returns a member's own check-in, or null. */
export async function readCheckIn(sql: Sql, userId: string, id: string): Promise<CheckInView | null> {
  const [row] = await sql.query<CheckInRow>(ONE, [id, userId], 'check-in-one')
  return row ? checkInOf(row) : null
}

/** As `readCheckIn`, and holds the row until the transaction ends. */
export async function lockCheckIn(sql: Sql, userId: string, id: string): Promise<CheckInView | null> {
  const [row] = await sql.query<CheckInRow>(`${ONE} for update of m`, [id, userId], 'check-in-lock')
  return row ? checkInOf(row) : null
}
