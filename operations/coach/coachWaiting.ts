import { COACH_POPUP_HOURS } from '#domain/coach/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { PERSONA_DEFAULT } from './personaName.ts'

/** The statement behind `coachWaiting`; the benchmark runs the same one. */
export const COACH_WAITING = `
select (select persona_name from app_settings limit 1) as persona,
  (select count(*) from coach_message_deliveries where user_id = $1 and opened_at is null and delivered_at <= $2
     and delivered_at > $2::timestamptz - interval '${COACH_POPUP_HOURS} hours') as waiting`

/** The coach's name, and how many messages of the last day were not opened yet. Opens none. */
export async function coachWaiting(
  sql: Sql,
  userId: string,
  now: Date,
): Promise<{ persona: string; waiting: number }> {
  const [row] = await sql.query<{ persona: string | null; waiting: number }>(
    COACH_WAITING,
    [userId, now],
    'coach-waiting',
  )
  return { persona: row?.persona || PERSONA_DEFAULT, waiting: row?.waiting ?? 0 }
}
