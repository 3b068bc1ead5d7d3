import { COACH_POPUP_HOURS, type CoachMessageView } from '#domain/coach/schema.ts'
import type { Sql } from '#services/database/db.ts'

type Row = { id: string; content_sent: string; delivered_at: Date }

// Showing is opening, so both are one statement: two tabs never show the same message.
// Source: docs/rules/coach.md S-000-4.
const OPEN = `
update coach_message_deliveries set opened_at = $2, updated_at = $2
where user_id = $1 and opened_at is null and delivered_at <= $2 and delivered_at > $2::timestamptz - interval '${COACH_POPUP_HOURS} hours'
returning id, content_sent, delivered_at`

/** Messages of the last day that were not opened yet, newest first. They are opened now. */
export async function openMessages(sql: Sql, userId: string, now: Date): Promise<CoachMessageView[]> {
  const rows = await sql.query<Row>(OPEN, [userId, now], 'coach-open')
  return rows
    .sort((a, b) => b.delivered_at.getTime() - a.delivered_at.getTime())
    .map((row) => ({ id: row.id, content: row.content_sent, deliveredAt: row.delivered_at.toISOString() }))
}
