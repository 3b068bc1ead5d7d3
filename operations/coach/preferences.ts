import { coachDefaults, type CoachPreferences } from '#domain/coach/schema.ts'
import { newId } from '#operations/_kit/ids.ts'
import { quietSpanIn } from '#operations/notifications/quietHours.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Row = {
  coach_enabled: boolean
  coach_windows: CoachPreferences['windows']
  coach_channels: CoachPreferences['channels']
  quiet_enabled: boolean
  quiet_start: string
  quiet_end: string
}
const COLUMNS = 'coach_enabled, coach_windows, coach_channels, quiet_enabled, quiet_start, quiet_end'

/** When and how the coach may write to a member; the defaults when they never chose. */
export async function readPreferences(sql: Sql, userId: string): Promise<CoachPreferences> {
  const [row] = await sql.query<Row>(
    `select ${COLUMNS} from notification_preferences where user_id = $1`,
    [userId],
    'coach-preferences',
  )
  return row ? preferencesOf(row) : coachDefaults
}

// Here an empty span means no quiet hours; the hours the member had chosen stay for when they want them again.
const upsertPreferences = statement(`
insert into notification_preferences as n (id, user_id, ${COLUMNS}, created_at, updated_at)
values ($id, $userId, $isEnabled, $windows, $channels, $quietStart::text <> $quietEnd::text, $quietStart, $quietEnd, $now, $now)
on conflict (user_id) do update set coach_enabled = excluded.coach_enabled, coach_windows = excluded.coach_windows,
  coach_channels = excluded.coach_channels, quiet_enabled = excluded.quiet_enabled, quiet_start = excluded.quiet_start,
  quiet_end = case when excluded.quiet_enabled then excluded.quiet_end else n.quiet_end end, quiet_chosen = true,
  coach_next_at = null, daily_next_at = null, updated_at = excluded.updated_at
returning ${COLUMNS}`)

/** Stores preferences; windows in the order of the day, nothing twice. Gives what is stored. */
export async function savePreferences(
  sql: Sql,
  userId: string,
  wanted: CoachPreferences,
  now: Date,
): Promise<CoachPreferences> {
  const [row] = await upsertPreferences<Row>(sql, {
    id: newId(),
    userId,
    isEnabled: wanted.enabled,
    windows: JSON.stringify([...new Set(wanted.windows)].sort()),
    channels: JSON.stringify([...new Set(wanted.channels)]),
    quietStart: wanted.quiet_hours.start,
    quietEnd: wanted.quiet_hours.end,
    now,
  })
  return preferencesOf(row!)
}

// Without a row the coach's own defaults apply, and the hours other settings show stay theirs.
const switchPreferences = statement(`
insert into notification_preferences as n (id, user_id, ${COLUMNS}, quiet_chosen, created_at, updated_at)
values ($id, $userId, $isEnabled, $windows, $channels, true, $quietStart, $quietEnd, false, $now, $now)
on conflict (user_id) do update set coach_enabled = excluded.coach_enabled, coach_next_at = null,
  updated_at = excluded.updated_at
returning ${COLUMNS}`)

/**
 * Turns the coach on or off and changes no other preference. Gives what is stored. Source: docs/rules/coach.md B-36.
 */
export async function switchCoach(
  sql: Sql,
  userId: string,
  isEnabled: boolean,
  now: Date,
): Promise<CoachPreferences> {
  const { windows, channels, quiet_hours: quiet } = coachDefaults
  const [row] = await switchPreferences<Row>(sql, {
    id: newId(),
    userId,
    isEnabled,
    windows: JSON.stringify(windows),
    channels: JSON.stringify(channels),
    quietStart: quiet.start,
    quietEnd: quiet.end,
    now,
  })
  return preferencesOf(row!)
}

const preferencesOf = (row: Row): CoachPreferences => ({
  enabled: row.coach_enabled,
  windows: row.coach_windows,
  channels: row.coach_channels,
  quiet_hours: quietSpanIn(row),
})
