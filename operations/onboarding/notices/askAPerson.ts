import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

// Read by staff in the back office, which speaks English.
const descriptions = {
  checkin:
    'A check-in of a minor may speak of danger at home. Its words are not shown here, and no guardian was told of it.',
  entry:
    'A shared journal entry of a minor may speak of danger at home. Its words are not shown here, and no guardian is shown them.',
} as const

/** A person of the staff learns that a minor may be in danger at home, not what was written. */
export async function askAPerson(
  sql: Sql,
  { childId, what, now }: { childId: string; what: keyof typeof descriptions; now: Date },
): Promise<void> {
  await sql.query(
    `insert into incidents (id, kind, category, severity, description, user_id, status, created_at, updated_at)
     values ($1, 'safety', 'danger_at_home', 'high', $2, $3, 'open', $4, $4)`,
    [newId(), descriptions[what], childId, now],
  )
}
