import { coachDefaults } from '#domain/coach/schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

// Without a row the defaults apply; hours of the member stay unchosen.
const insertRow = statement(`
insert into notification_preferences (id, user_id, coach_windows, coach_channels, quiet_start, quiet_end, quiet_chosen,
  created_at, updated_at)
values ($id, $userId, $windows, $channels, $quietStart, $quietEnd, false, $now, $now)
on conflict (user_id) do nothing`)

/** Makes sure that a member has a row of preferences; one that is there stays as it is. */
export async function ensureRow(sql: Sql, userId: string, now: Date): Promise<void> {
  const { windows, channels, quiet_hours: quiet } = coachDefaults
  await insertRow(sql, {
    id: newId(),
    userId,
    windows: JSON.stringify(windows),
    channels: JSON.stringify(channels),
    quietStart: quiet.start,
    quietEnd: quiet.end,
    now,
  })
}
