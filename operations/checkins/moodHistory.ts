import type { z } from 'zod/mini'
import { HISTORY_ROWS, type CheckInView } from '#domain/checkins/schema.ts'
import type { Sql } from '#services/database/db.ts'

/** The statement behind 'Your Mood Journey'; the benchmark runs the same one through bare fastify and pg. */
export const MOOD_HISTORY = `
select m.id, m.mood, m.intensity, m.day, m.created_at, r.content, r.is_private, r.shared_with_parent
from moods m left join reflections r on r.mood_id = m.id
where m.user_id = $1 order by m.created_at desc, m.id desc limit ${HISTORY_ROWS}`

type Row = {
  id: string
  mood: string
  intensity: number
  day: string
  created_at: Date
  content: string | null
  is_private: boolean
  shared_with_parent: boolean
}

/** The latest 20 check-ins of a person with their reflections, newest first. */
export async function moodHistory(sql: Sql, userId: string): Promise<z.output<typeof CheckInView>[]> {
  const rows = await sql.query<Row>(MOOD_HISTORY, [userId], 'mood-history')
  return rows.map((row) => ({
    id: row.id,
    mood: row.mood,
    intensity: row.intensity,
    day: row.day,
    createdAt: row.created_at.toISOString(),
    reflection:
      row.content === null
        ? null
        : { content: row.content, isPrivate: row.is_private, sharedWithParent: row.shared_with_parent },
  }))
}
