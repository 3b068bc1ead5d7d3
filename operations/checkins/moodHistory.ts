import { HISTORY_ROWS, type CheckInView } from '#domain/checkins/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { CHECK_IN_COLUMNS, checkInOf, type CheckInRow } from './checkInRow.ts'

/** The statement behind 'Your Mood Journey'; the benchmark runs the same one through bare fastify and pg. */
export const MOOD_HISTORY = `
select ${CHECK_IN_COLUMNS}
from moods m left join reflections r on r.mood_id = m.id
where m.user_id = $1 order by m.day desc, m.created_at desc, m.id desc limit ${HISTORY_ROWS}`

/** Returns the latest 20 check-ins of a member with their reflections, the newest day first. */
export async function moodHistory(sql: Sql, userId: string): Promise<CheckInView[]> {
  return (await sql.query<CheckInRow>(MOOD_HISTORY, [userId], 'mood-history')).map(checkInOf)
}
