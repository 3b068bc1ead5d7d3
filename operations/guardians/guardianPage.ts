import type { Actor } from '#domain/access/actor.ts'
import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import type { FamilyRequestView } from '#domain/family/familyRequests.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianPreferencesDefault, type GuardianPreferences } from '#domain/guardians/preferences.ts'
import { cheapestPlan } from '#operations/billing/plans/cheapestPlan.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { familyRequests } from '#operations/family/familyRequests.ts'
import type { ParentalState } from '#domain/legal/parentalState.ts'
import { withParental } from '#operations/legal/parentalConsent.ts'
import type { Sql } from '#services/database/db.ts'

/** What a guardian sees from the link in the mail. `since` is when they agreed, or were asked. */
export type GuardianPage = {
  status: 'pending' | 'contact' | 'verified' | 'revoked'
  childName: string | null
  childAgeGroup: AgeGroup | null
  declined: boolean
  since: string | null
  parental?: ParentalState
  sharesMoods: boolean
  preferences: GuardianPreferences | null
  /** Families that wait for a yes of this guardian. */
  requests: FamilyRequestView[]
  mayAnswer: boolean
  /** This guardian said yes to rooms. */
  roomsAgreed: boolean
  /** What the cheapest plan on offer costs; null while none is offered. */
  plansFrom: { priceCents: number; currency: string } | null
  visitor: 'connected' | 'connectable' | 'other_address' | 'minor' | 'signed_out'
}
type Row = {
  id: string
  status: GuardianPage['status']
  guardian_id: string | null
  guardian_email: string
  name: string
  age_group: AgeGroup | null
  shares_moods: boolean
  created_at: Date
  contact_at: Date | null
  verified_at: Date | null
  revoked_at: Date | null
  checkin_alerts: boolean
  journal_alerts: boolean
  daily_digest: boolean
  quiet_start: string | null
  quiet_end: string | null
  rooms_agreed_at: Date | null
  parental_box_at: Date | null
  parental_confirmed_at: Date | null
  parental_withdrawn_at: Date | null
}

/** Reads the page behind a link, for the caller. @throws OperationError `onboarding.error.link_unknown` */
export async function guardianPage(sql: Sql, token: string, actor: Actor | null): Promise<GuardianPage> {
  const [row] = await sql.query<Row>(
    `select g.id, g.status, g.guardian_id, g.guardian_email, coalesce(nullif(p.first_name, ''), p.username) as name, p.age_group, g.created_at, g.contact_at, g.verified_at, g.revoked_at,
       p.share_moods or p.age_group is distinct from 'teen' as shares_moods,
       g.checkin_alerts, g.journal_alerts, g.daily_digest, g.quiet_start, g.quiet_end, g.rooms_agreed_at,
       p.parental_box_at, p.parental_confirmed_at, p.parental_withdrawn_at
     from guardian_links g join profiles p on p.id = g.child_id where g.page_token_hash = $1`,
    [hashToken(token)],
  )
  if (!row) throw operationErrorOf(consentApi.guardianPage, 'onboarding.error.link_unknown')
  const since = {
    pending: row.created_at,
    contact: row.contact_at,
    verified: row.verified_at,
    revoked: row.revoked_at,
  }[row.status]
  const isOver = row.status === 'revoked'
  return {
    status: row.status,
    // A guardian who said no has no need of the name any more, nor of what the child decided since.
    childName: isOver ? null : row.name,
    childAgeGroup: isOver ? null : row.age_group,
    declined: isOver && row.contact_at === null && row.verified_at === null,
    since: since?.toISOString() ?? null,
    ...(!isOver && withParental(row)),
    sharesMoods: isOver || row.shares_moods,
    preferences: isOver || row.guardian_id ? null : preferencesOf(row),
    requests: row.status === 'verified' ? await familyRequests(sql, row.id) : [],
    roomsAgreed: row.status === 'verified' && row.rooms_agreed_at !== null,
    plansFrom: await cheapestPlan(sql),
    mayAnswer: !isMinor(actor?.ageGroup ?? null),
    visitor: visitorOf(row, actor),
  }
}

const preferencesOf = (row: Row): GuardianPreferences => ({
  checkin_alerts: row.checkin_alerts,
  journal_alerts: row.journal_alerts,
  daily_digest: row.daily_digest,
  quiet_hours_start: row.quiet_start ?? guardianPreferencesDefault.quiet_hours_start,
  quiet_hours_end: row.quiet_end ?? guardianPreferencesDefault.quiet_hours_end,
})

function visitorOf({ guardian_id, guardian_email }: Row, actor: Actor | null): GuardianPage['visitor'] {
  if (!actor) return 'signed_out'
  if (isMinor(actor.ageGroup)) return 'minor'
  if (guardian_id === actor.id) return 'connected'
  if (guardian_email !== actor.email) return 'other_address'
  return actor.ageGroup === null ? 'minor' : 'connectable'
}
