import { localDay } from '#domain/time/localDay.ts'
import { isNotified } from '#domain/trivia/schedule.ts'
import { isWeekKey } from '#domain/trivia/week.ts'
import { message } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import { clocksOf } from '#operations/notifications/clocksOf.ts'
import { CLOCK, HAS_CONSENT, IS_AWAKE, IS_UNMUTED } from '#operations/notifications/clockSql.ts'
import { notify, type NewNotification } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'

/** People in one transaction. */
const BATCH = 500

/**
 * Members who are to hear of the weekend: of an age and language there are questions for, awake, with consent, not
 * notified yet.
 */
const findDue = statement(
  `
select n.user_id, clock.day
from profiles p
join users u on u.id = p.id and u.disabled_at is null
left join notification_preferences kept on kept.user_id = p.id
cross join lateral (select p.id as user_id, coalesce(kept.quiet_chosen, false) as quiet_chosen,
  coalesce(kept.quiet_enabled, false) as quiet_enabled, kept.quiet_start, kept.quiet_end, kept.muted_until) as n
${CLOCK}
where ${IS_AWAKE} and ${IS_UNMUTED} and ${HAS_CONSENT}
  and exists (select 1 from trivia_weekly_sessions s where s.week_key = clock.day and s.status = 'published'
    and (s.age_group = p.age_group or p.age_group = 'elder' and s.age_group = 'adult')
    and s.locale in (coalesce(p.language, 'en'), 'en'))
  and not exists (select 1 from notifications d where d.user_id = p.id and d.key = 'trivia:' || clock.day)
order by p.id`,
  'trivia-notify-find',
)

/**
 * Notifies members that the weekend is open, each once, on Saturday from 10:00 by their own clock and outside their
 * quiet hours. Source: docs/rules/trivia.md D-102.
 */
export async function notifyOpen(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ notified: number }> {
  const now = clock.now()
  if (!isSaturdaySomewhere(now) || !(await isOn(db, 'ff.trivia'))) return { notified: 0 }
  const rows = await db.query<{ zone: string }>(
    'select distinct time_zone as zone from profiles',
    [],
    'zones',
  )
  const shown = clocksOf(
    rows.map(({ zone }) => zone),
    { now, late: 0 },
  )
  const open = Object.entries(shown).filter(([, { day, time }]) => isNotified(day, time))
  if (open.length === 0) return { notified: 0 }
  const due = await findDue<{ user_id: string; day: string }>(db, {
    clocks: JSON.stringify(Object.fromEntries(open)),
    now,
  })
  let notified = 0
  for (let at = 0; at < due.length && !signal?.aborted; at += BATCH) {
    const sent = await db.tx((sql) => notify(sql, due.slice(at, at + BATCH).map(notificationOf), { now }))
    notified += sent.length
    await publishNotifications(realtime, sent)
  }
  return { notified }
}

const notificationOf = ({ user_id, day }: { user_id: string; day: string }): NewNotification => ({
  userId: user_id,
  key: `trivia:${day}`,
  type: 'trivia_open',
  channels: ['in_app', 'push'],
  words: (locale) => ({
    title: message(locale, 'notifications.trivia_open.title'),
    message: message(locale, 'notifications.trivia_open.message'),
  }),
  push: (locale) => ({
    title: message(locale, 'notifications.trivia_open.title'),
    body: message(locale, 'notifications.push.body'),
  }),
  link: '/trivia/sessions',
})

/** Looks at the first zone, the last and one between. On other days nothing is asked of the database. */
const isSaturdaySomewhere = (now: Date): boolean =>
  ['Etc/GMT-14', 'UTC', 'Etc/GMT+12'].some((zone) => isWeekKey(localDay(now, zone)))
