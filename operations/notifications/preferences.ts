import type { Actor } from '#domain/access/actor.ts'
import { assignAgeGroup, isMinor } from '#domain/account/ageGroup.ts'
import { ageOn } from '#domain/account/age.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { notificationDefaults, quietDefaultOf, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db, Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Row = {
  time_zone: string
  is_minor: boolean | null
  birth_date: string | null
  is_set: boolean
  quiet_chosen: boolean
  daily_enabled: boolean
  daily_time: string | null
  quiet_enabled: boolean
  quiet_start: string
  quiet_end: string
  digest_channel: NotificationPrefs['digest_channel'] | null
  birthday_messages: boolean
}

const READ = `
select p.time_zone, p.age_group in ('child', 'teen') as is_minor, case when p.age_group in ('adult', 'elder') then p.birth_date end as birth_date, n.id is not null as is_set, n.daily_enabled, n.daily_time, n.quiet_chosen, n.quiet_enabled, n.quiet_start,
  n.quiet_end, n.digest_channel, n.birthday_messages
from profiles p left join notification_preferences n on n.user_id = p.id where p.id = $1`

// The coach's columns get their defaults where there was no row yet; where there is one they stay, and the coach looks
// again, as the daily reminder does, since quiet hours and zone may be others.
const upsertPreferences = statement(`
insert into notification_preferences (id, user_id, coach_windows, coach_channels, daily_enabled, daily_time, quiet_enabled,
  quiet_start, quiet_end, digest_channel, birthday_messages, created_at, updated_at)
values ($id, $userId, $coachWindows, $coachChannels, $dailyEnabled, $dailyTime, $quietEnabled, $quietStart, $quietEnd,
  $digestChannel, $birthdayMessages, $now, $now)
on conflict (user_id) do update set daily_enabled = excluded.daily_enabled, daily_time = excluded.daily_time,
  quiet_enabled = excluded.quiet_enabled, quiet_start = excluded.quiet_start, quiet_end = excluded.quiet_end,
  quiet_chosen = true,
  digest_channel = excluded.digest_channel, birthday_messages = excluded.birthday_messages, coach_next_at = null,
  daily_next_at = null, updated_at = excluded.updated_at`)

// A minor's birth date belongs to the profile alone (docs/decisions/014): here it is neither shown nor touched.
/**
 * The daily reminder of a person and what belongs to it; the defaults when they never chose. The zone is the person's.
 */
export async function readNotificationPrefs(sql: Sql, userId: string): Promise<NotificationPrefs> {
  const [row] = await sql.query<Row>(READ, [userId], 'notification-prefs')
  const { time_zone: timezone, birth_date } = row!
  const unchosen = quietDefaultOf(row!.is_minor ?? false)
  if (!row!.is_set) return { ...notificationDefaults, quiet_hours: unchosen, timezone, birth_date }
  return {
    daily_enabled: row!.daily_enabled,
    daily_time: row!.daily_time ?? notificationDefaults.daily_time,
    timezone,
    quiet_hours: row!.quiet_chosen
      ? { enabled: row!.quiet_enabled, start: row!.quiet_start, end: row!.quiet_end }
      : unchosen,
    digest_channel: row!.digest_channel ?? notificationDefaults.digest_channel,
    birthday_messages: row!.birthday_messages,
    birth_date,
  }
}

/** Why preferences cannot be stored as wanted. */
export type PrefsError = 'birth_date_future' | 'birth_date_age' | 'birth_date_minor' | 'birthday_needs_date'

/**
 * What speaks against these preferences, if anything. A birth date never changes an age group: it has to fit the one
 * the person is in, or a child could grow up in a form. Minors are asked for none. Source: docs/rules/account.md D-016.
 */
export function fieldErrorOf(
  { birth_date, birthday_messages, timezone }: NotificationPrefs,
  { ageGroup }: Pick<Actor, 'ageGroup'>,
  now: Date,
): PrefsError | null {
  if (birth_date === null) return birthday_messages ? 'birthday_needs_date' : null
  if (isMinor(ageGroup)) return 'birth_date_minor'
  const today = localDay(now, timezone)
  if (birth_date > today) return 'birth_date_future'
  return assignAgeGroup(ageOn(birth_date, today)) === ageGroup ? null : 'birth_date_age'
}

/** Stores preferences that have no issue; returns what is stored. */
export async function saveNotificationPrefs(
  db: Db,
  userId: string,
  wanted: NotificationPrefs,
  now: Date,
): Promise<NotificationPrefs> {
  return db.tx(async (sql) => {
    await sql.query(
      `update profiles set time_zone = $2, birth_date = case when age_group in ('adult', 'elder') then $3 else birth_date end, updated_at = $4
       where id = $1`,
      [userId, wanted.timezone, wanted.birth_date, now],
    )
    await upsertPreferences(sql, {
      id: newId(),
      userId,
      coachWindows: JSON.stringify(coachDefaults.windows),
      coachChannels: JSON.stringify(coachDefaults.channels),
      dailyEnabled: wanted.daily_enabled,
      dailyTime: wanted.daily_time,
      quietEnabled: wanted.quiet_hours.enabled,
      quietStart: wanted.quiet_hours.start,
      quietEnd: wanted.quiet_hours.end,
      digestChannel: wanted.digest_channel,
      birthdayMessages: wanted.birthday_messages,
      now,
    })
    return readNotificationPrefs(sql, userId)
  })
}
