import type { Actor } from '#domain/access/actor.ts'
import { coachDefaults } from '#domain/coach/schema.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { planNotification, type NotifiedEvent } from '#domain/guardians/notifications.ts'
import { guardianPreferencesDefault, type GuardianPreferences } from '#domain/guardians/preferences.ts'
import { isTimeZone } from '#domain/time/localDay.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { lockedLink } from './findLink.ts'
import { childrenOf, guardiansBehind, type GuardianFacts } from './notifications/guardianFacts.ts'

type Rest = { now: Date; accountId: string }
// The account's row may not be there yet; what others keep in it starts with their own defaults.
const UPSERT = `
insert into notification_preferences as n (id, user_id, coach_enabled, coach_windows, coach_channels, checkin_alerts, journal_alerts,
  daily_digest, quiet_start, quiet_end, quiet_chosen, created_at, updated_at)
values ($id, $userId, $coachEnabled, $coachWindows, $coachChannels, $checkinAlerts, $journalAlerts, $dailyDigest,
  $quietStart, $quietEnd, $quietChosen, $now, $now)
on conflict (user_id) do update set`

const savePreferences = statement(
  `${UPSERT} (checkin_alerts, journal_alerts, daily_digest, quiet_start, quiet_end, quiet_enabled, quiet_chosen, coach_next_at, daily_next_at, updated_at) =
  (excluded.checkin_alerts, excluded.journal_alerts, excluded.daily_digest, excluded.quiet_start, excluded.quiet_end,
    true, true, null, null, excluded.updated_at)`,
)
// Hours that stay as they were shown are not chosen by that: the one set of quiet hours is left alone.
const saveAlerts = statement(
  `${UPSERT} checkin_alerts = excluded.checkin_alerts, journal_alerts = excluded.journal_alerts,
  daily_digest = excluded.daily_digest, updated_at = excluded.updated_at`,
)
const mergePreferences = statement(
  `${UPSERT} checkin_alerts = n.checkin_alerts and excluded.checkin_alerts,
  journal_alerts = n.journal_alerts and excluded.journal_alerts,
  daily_digest = n.daily_digest or excluded.daily_digest,
  quiet_start = case when n.quiet_chosen then n.quiet_start else excluded.quiet_start end,
  quiet_end = case when n.quiet_chosen then n.quiet_end else excluded.quiet_end end,
  quiet_enabled = n.quiet_enabled or not n.quiet_chosen, quiet_chosen = true, coach_next_at = null,
  daily_next_at = null, updated_at = excluded.updated_at`,
)
const savePagePreferences = statement(`
update guardian_links set checkin_alerts = $checkinAlerts, journal_alerts = $journalAlerts, daily_digest = $dailyDigest,
  quiet_start = $quietStart, quiet_end = $quietEnd, time_zone = coalesce($timeZone, time_zone), updated_at = $now
where id = $linkId`)

/**
 * What an account wants to hear about its children.
 * @throws OperationError `onboarding.error.no_children`
 */
export async function readGuardianPreferences(sql: Sql, actor: Actor): Promise<GuardianPreferences> {
  const [child] = await childrenOf(sql, actor.id)
  if (!child) throw operationErrorOf(guardianApi.readGuardianPreferences, 'onboarding.error.no_children')
  return child.preferences
}

/**
 * Stores the preferences of a guardian's account and plans again what waits.
 * @throws OperationError `onboarding.error.no_children`
 */
export async function saveGuardianPreferences(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  preferences: GuardianPreferences,
): Promise<GuardianPreferences> {
  const now = clock.now()
  return db.tx(async (sql) => {
    const before = await readGuardianPreferences(sql, actor)
    const row = rowOf(preferences, { now, accountId: actor.id })
    const isQuietKept =
      before.quiet_hours_start === preferences.quiet_hours_start &&
      before.quiet_hours_end === preferences.quiet_hours_end
    await (isQuietKept ? saveAlerts(sql, { ...row, quietChosen: false }) : savePreferences(sql, row))
    for (const child of await childrenOf(sql, actor.id)) await planAgain(sql, child, now)
    return preferences
  })
}

/**
 * Stores the preferences of a guardian without an account, from the mailed page, and plans again what waits.
 * @throws OperationError `onboarding.error.link_unknown`, `.wishes_in_account`
 */
export async function saveGuardianPagePreferences(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  { preferences, timeZone }: { preferences: GuardianPreferences; timeZone?: string | undefined },
): Promise<GuardianPreferences> {
  const now = clock.now()
  return db.tx(async (sql) => {
    const link = await lockedLink(sql, { token })
    if (!link || link.status === 'revoked') {
      throw operationErrorOf(guardianApi.saveGuardianPagePreferences, 'onboarding.error.link_unknown')
    }
    if (link.guardian_id)
      throw operationErrorOf(guardianApi.saveGuardianPagePreferences, 'onboarding.error.wishes_in_account')
    await savePagePreferences(sql, {
      linkId: link.id,
      ...columnsOf(preferences),
      timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
      now,
    })
    for (const guardian of await guardiansBehind(sql, [link.id])) await planAgain(sql, guardian, now)
    return preferences
  })
}

/**
 * Takes the preferences of a mailed page along into the account. What the account or the page does not want stays
 * unwanted. Quiet hours that the account did not choose become those of the page.
 */
export async function carryPreferencesOver(
  sql: Sql,
  { link, ...rest }: Rest & { link: string },
): Promise<void> {
  const [page] = await sql.query<{
    checkin_alerts: boolean
    journal_alerts: boolean
    daily_digest: boolean
    quiet_start: string | null
    quiet_end: string | null
  }>(
    'select checkin_alerts, journal_alerts, daily_digest, quiet_start, quiet_end from guardian_links where id = $1',
    [link],
  )
  const preferences = {
    checkin_alerts: page!.checkin_alerts,
    journal_alerts: page!.journal_alerts,
    daily_digest: page!.daily_digest,
    quiet_hours_start: page!.quiet_start ?? guardianPreferencesDefault.quiet_hours_start,
    quiet_hours_end: page!.quiet_end ?? guardianPreferencesDefault.quiet_hours_end,
  }
  await mergePreferences(sql, rowOf(preferences, rest))
}

const rowOf = (preferences: GuardianPreferences, { accountId, now }: Rest) => ({
  id: newId(),
  userId: accountId,
  coachEnabled: coachDefaults.enabled,
  coachWindows: JSON.stringify(coachDefaults.windows),
  coachChannels: JSON.stringify(coachDefaults.channels),
  ...columnsOf(preferences),
  quietChosen: true,
  now,
})

const columnsOf = (preferences: GuardianPreferences) => ({
  checkinAlerts: preferences.checkin_alerts,
  journalAlerts: preferences.journal_alerts,
  dailyDigest: preferences.daily_digest,
  quietStart: preferences.quiet_hours_start,
  quietEnd: preferences.quiet_hours_end,
})

async function planAgain(sql: Sql, { link, preferences, timeZone }: GuardianFacts, now: Date): Promise<void> {
  const waiting = await sql.query<{ id: string; event_type: NotifiedEvent }>(
    `select id, event_type from parent_notices
     where link_id = $1 and sent_at is null and delivery in ('now', 'quiet', 'digest') for update`,
    [link],
  )
  const plans = waiting.map(({ event_type: event }) =>
    planNotification({ event, preferences, timeZone, now }),
  )
  await sql.query(
    `update parent_notices n set delivery = p.delivery, due_at = p.due_at, updated_at = $4
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as p(id, delivery, due_at) where n.id = p.id`,
    [
      waiting.map(({ id }) => id),
      plans.map(({ delivery }) => delivery),
      plans.map(({ dueAt }) => dueAt),
      now,
    ],
  )
}
