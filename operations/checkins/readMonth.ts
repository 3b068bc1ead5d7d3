import { MONTH_ROWS } from '#domain/checkins/historySchema.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { CHECK_IN_COLUMNS, checkInOf, type CheckInRow } from './checkInRow.ts'

/** The statement behind a month; a test asks for its plan. */
export const MONTH = `
select ${CHECK_IN_COLUMNS}
from moods m left join reflections r on r.mood_id = m.id
where m.user_id = $1 and m.day >= $2 and m.day <= $3 order by m.day, m.created_at, m.id limit ${MONTH_ROWS}`

/** Returns a member's check-ins of a month (`YYYY-MM`) with their words, oldest first. */
export async function readMonth(sql: Sql, userId: string, month: string): Promise<CheckInView[]> {
  // Days are texts: no day of any month comes after the 31st.
  const range = [`${month}-01`, `${month}-31`]
  return (await sql.query<CheckInRow>(MONTH, [userId, ...range], 'check-in-month')).map(checkInOf)
}
