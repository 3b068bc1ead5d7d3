import { guardianPreferencesDefault, type GuardianPreferences } from '#domain/guardians/preferences.ts'
import { isHeard } from '#domain/notifications/kinds.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

/** Which guardian to notify about a child, and their preferences. */
export type GuardianFacts = {
  link: string
  childId: string
  /** What the child is called in words to the guardian. */
  child: string
  guardianEmail: string
  /** When the guardian agreed. */
  since: Date
  /** The guardian's own account, if one is connected. */
  accountId: string | null
  /** Where mails go: the account's address, else the one the child named. */
  to: string
  locale: Locale
  timeZone: string
  preferences: GuardianPreferences
  /** The account's member turned mails about children off. */
  mutesMail: boolean
}
type Row = {
  link: string
  child_id: string
  child: string
  guardian_email: string
  since: Date
  account_id: string | null
  to: string
  locale: Locale
  time_zone: string
  checkin_alerts: boolean
  journal_alerts: boolean
  daily_digest: boolean
  quiet_start: string | null
  quiet_end: string | null
  muted: readonly string[]
}

// Only a verified link of a minor has a guardian to notify, and no closed account is spoken of. The preferences of an
// account stand in its preferences, others on the link.
const FACTS = `
select g.id as link, g.child_id, coalesce(nullif(c.first_name, ''), c.username) as child, g.guardian_email,
  g.verified_at as since, a.id as account_id, coalesce(a.email, g.guardian_email) as "to",
  coalesce(p.language, g.language, c.language, 'en') as locale, coalesce(p.time_zone, g.time_zone, c.time_zone) as time_zone,
  case when a.id is null then g.checkin_alerts else coalesce(n.checkin_alerts, true) end as checkin_alerts,
  case when a.id is null then g.journal_alerts else coalesce(n.journal_alerts, true) end as journal_alerts,
  case when a.id is null then g.daily_digest else coalesce(n.daily_digest, false) end as daily_digest,
  case when a.id is null then g.quiet_start when n.quiet_chosen then case when n.quiet_enabled then n.quiet_start else '00:00' end end as quiet_start,
  case when a.id is null then g.quiet_end when n.quiet_chosen then case when n.quiet_enabled then n.quiet_end else '00:00' end end as quiet_end,
  coalesce(n.muted_channels, '[]') as muted
from guardian_links g
join profiles c on c.id = g.child_id and c.age_group in ('child', 'teen')
join users cu on cu.id = c.id and cu.disabled_at is null
left join users a on a.id = g.guardian_id and a.disabled_at is null
left join profiles p on p.id = a.id
left join notification_preferences n on n.user_id = a.id
where g.status = 'verified'`

/** The guardian of a child or teen, or null while no guardian has agreed. */
export async function guardianOf(sql: Sql, childId: string): Promise<GuardianFacts | null> {
  const [row] = await sql.query<Row>(`${FACTS} and g.child_id = $1`, [childId], 'guardian-of')
  return row ? factsOf(row) : null
}

/** The guardians behind some links; links without a guardian are left out. */
export async function guardiansBehind(sql: Sql, links: readonly string[]): Promise<GuardianFacts[]> {
  return (await sql.query<Row>(`${FACTS} and g.id = any($1::uuid[])`, [links], 'guardians-behind')).map(
    factsOf,
  )
}

/** An account's children, longest agreed first. */
export async function childrenOf(sql: Sql, accountId: string): Promise<GuardianFacts[]> {
  const rows = await sql.query<Row>(
    `${FACTS} and g.guardian_id = $1 order by g.verified_at`,
    [accountId],
    'children-of',
  )
  return rows.map(factsOf)
}

const factsOf = (row: Row): GuardianFacts => ({
  link: row.link,
  childId: row.child_id,
  child: row.child,
  guardianEmail: row.guardian_email,
  since: row.since,
  accountId: row.account_id,
  to: row.to,
  locale: row.locale,
  // An unknown zone that is stored must not keep the others from being notified.
  timeZone: isTimeZone(row.time_zone) ? row.time_zone : FALLBACK_TIME_ZONE,
  preferences: {
    checkin_alerts: row.checkin_alerts,
    journal_alerts: row.journal_alerts,
    daily_digest: row.daily_digest,
    quiet_hours_start: row.quiet_start ?? guardianPreferencesDefault.quiet_hours_start,
    quiet_hours_end: row.quiet_end ?? guardianPreferencesDefault.quiet_hours_end,
  },
  mutesMail: !isHeard('guardian_alert', 'email', row.muted),
})
