import type { Actor } from '#domain/access/actor.ts'
import { SESSION_MAX_DAYS, STAFF_FACTOR_HOURS, STAFF_SESSION_HOURS } from '#domain/account/signInPolicy.ts'
import type { DisplayPreferences } from '#domain/account/displayPreferences.ts'
import { can, type StaffRole } from '#domain/access/staff.ts'
import { planOf } from '#domain/billing/plans.ts'
import { bandOf } from '#domain/chat/bands.ts'
import type { Standing } from '#domain/chat/standing.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { missingLegalConsent, versionsIn, type MissingConsent, type Versions } from '#domain/legal/consent.ts'
import { versionsInForce } from '#operations/legal/versionsInForce.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { SESSION_DAYS } from './sessionCookie.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  session_id: string
  id: string
  email: string
  email_verified: boolean
  username: string
  first_name: string | null
  language: Actor['locale']
  time_zone: string
  country: string | null
  age_group: Actor['ageGroup']
  claimed_age_group: Actor['claimedAgeGroup']
  focus_areas: Actor['focusAreas']
  guardian: Actor['guardian']
  guardian_name: string | null
  parent_id: string | null
  shares_moods: boolean
  roles: StaffRole[] | null
  mfa_enrolled: boolean
  mfa_passed: boolean
  theme: DisplayPreferences['theme'] | null
  comfort: DisplayPreferences | null
  analytics_consent: boolean
  agreed: Versions
  is_box_ticked: boolean
  is_box_confirmed: boolean
  is_box_withdrawn: boolean
  legal_versions: string
  is_gated: boolean
  age: number | null
  age_recorded_at: Date | null
  birth_date: string | null
  subscription_status: string
  has_chat_grant: boolean
  has_guardian_agreed_rooms: boolean
  standing: Standing | null
  standing_until: Date | null
}

const FACTS = `
select s.id as session_id, u.id, u.email, u.email_verified_at is not null as email_verified, p.username, p.first_name, p.language, p.time_zone, p.country, p.age_group, p.claimed_age_group,
  p.selected_focus_areas as focus_areas, p.parent_id,
  (p.share_moods or p.age_group is distinct from 'teen') as shares_moods,
  coalesce((select case when bool_or(g.status = 'verified') then 'verified' when bool_or(g.status = 'contact') then 'contact'
      when bool_or(g.status = 'pending') then 'pending' end
    from guardian_links g where g.child_id = u.id), 'none') as guardian,
  case when p.age_group in ('child', 'teen') then (select nullif(gp.first_name, '') from guardian_links g
    join users gu on gu.id = g.guardian_id and gu.disabled_at is null join profiles gp on gp.id = gu.id
    where g.child_id = u.id and g.status = 'verified' order by g.verified_at limit 1) end as guardian_name,
  (select array_agg(distinct held.role) from user_roles r
   cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
   where r.user_id = u.id and held.role is not null) as roles,
  exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as mfa_enrolled,
  coalesce(s.factor_at > now() - interval '${STAFF_FACTOR_HOURS} hours', false) as mfa_passed, us.theme, us.comfort, p.analytics_consent,
  p.legal_consents as agreed, p.parental_box_at is not null as is_box_ticked, p.parental_confirmed_at is not null as is_box_confirmed,
  p.parental_withdrawn_at is not null as is_box_withdrawn, ${versionsInForce} as legal_versions,
  coalesce((select f.enabled from feature_flags f where f.flag_key = 'ff.legal_gate'), true) as is_gated,
  p.age, p.age_recorded_at, p.birth_date, p.subscription_status,
  exists (select 1 from chat_grants c where c.user_id = u.id and (c.expires_at is null or c.expires_at > $2::timestamptz)) as has_chat_grant,
  exists (select 1 from guardian_links g where g.child_id = u.id and g.status = 'verified' and g.rooms_agreed_at is not null) as has_guardian_agreed_rooms,
  held_to.standing, held_to.expires_at as standing_until
from sessions s
join users u on u.id = s.user_id and u.disabled_at is null
join profiles p on p.id = u.id
left join user_settings us on us.user_id = u.id
left join lateral (select case x.kind when 'ban' then 'banned' when 'suspension' then 'suspended' else 'muted' end as standing, x.expires_at
  from sanctions x where x.user_id = u.id and x.kind <> 'warning' and x.reversed_at is null
    and (x.expires_at is null or x.expires_at > $2::timestamptz)
  order by array_position(array['mute', 'suspension', 'ban'], x.kind::text) desc, x.expires_at desc nulls first limit 1) held_to on true
where s.expires_at > now() and (s.created_at > now() - interval '${STAFF_SESSION_HOURS} hours'
  or not exists (select 1 from user_roles r where r.user_id = u.id))`

/**
 * One statement for every request: session, person, guardian, roles and factor together, so that a sign-out,
 * a new role or a revoked guardian counts on the very next request. It also keeps `last_seen_at` fresh, at most every 5
 * minutes. However much a session is used, it ends: members sign in again after 90 days, staff after twelve hours.
 */
export const BY_TOKEN = `
with seen as (
  update sessions set last_seen_at = now(), expires_at = least(now() + interval '${SESSION_DAYS} days', created_at + interval '${SESSION_MAX_DAYS} days')
  where token_hash = $1 and expires_at > now() and last_seen_at < now() - interval '5 minutes'
)${FACTS}
and s.token_hash = $1`

const BY_SESSION = `${FACTS}
and s.id = $1`

/** The person behind a session token, or null when there is no such live session. */
export async function readActor(sql: Sql, token: string, now = new Date()): Promise<Actor | null> {
  const [row] = await sql.query<Row>(BY_TOKEN, [hashToken(token), now], 'actor')
  return row ? actorOf(row, now) : null
}

/**
 * The person of a session as stored now, after a write changed something; null when the session has ended meanwhile.
 */
export async function rereadActor(sql: Sql, sessionId: string, now = new Date()): Promise<Actor | null> {
  const [row] = await sql.query<Row>(BY_SESSION, [sessionId, now], 'actor-again')
  return row ? actorOf(row, now) : null
}

/** The members among these who have a live session, as stored now. */
export async function readMembers(sql: Sql, userIds: readonly string[], now: Date): Promise<Actor[]> {
  if (userIds.length === 0) return []
  const rows = await sql.query<Row>(`${FACTS}\nand s.user_id = any($1::uuid[])`, [userIds, now], 'members')
  return [...new Map(rows.map((row) => [row.id, actorOf(row, now)])).values()]
}

/** Of staff alone the flag can hide the gate. Source: docs/rules/legal.md D-179. */
function consentOf(row: Row): MissingConsent | null {
  if (!row.is_gated && can(row.roles ?? [], 'admin.enter') && !isMinor(row.age_group)) return null
  return missingLegalConsent(
    {
      ageGroup: row.age_group,
      claimedAgeGroup: row.claimed_age_group,
      agreed: row.agreed,
      parental: {
        isTicked: row.is_box_ticked,
        isConfirmed: row.is_box_confirmed,
        isWithdrawn: row.is_box_withdrawn,
      },
    },
    versionsIn(row.legal_versions),
  )
}

const actorOf = (row: Row, now: Date): Actor => ({
  id: row.id,
  sessionId: row.session_id,
  email: row.email,
  emailVerified: row.email_verified,
  username: row.username,
  firstName: row.first_name,
  locale: row.language,
  timeZone: row.time_zone,
  country: row.country,
  ageGroup: row.age_group,
  claimedAgeGroup: row.claimed_age_group,
  focusAreas: row.focus_areas,
  guardian: row.guardian,
  guardianName: row.guardian_name,
  parentId: row.parent_id,
  sharesMoods: row.shares_moods,
  roles: row.roles ?? [],
  mfaEnrolled: row.mfa_enrolled,
  mfaPassed: row.mfa_passed,
  displayPreferences: row.theme ? { ...row.comfort, theme: row.theme } : null,
  analyticsConsent: row.analytics_consent,
  consent: consentOf(row),
  legalVersions: row.legal_versions,
  band: bandOf(
    {
      ageGroup: row.age_group,
      age: row.age,
      ageRecordedAt: row.age_recorded_at,
      birthDate: row.birth_date,
    },
    now,
  ),
  standing: row.standing ?? 'clear',
  standingUntil: row.standing_until?.toISOString() ?? null,
  plan: planOf(row.subscription_status),
  hasChatGrant: row.has_chat_grant,
  guardianAgreedRooms: row.has_guardian_agreed_rooms,
})
