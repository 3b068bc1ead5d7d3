import type { Actor } from '#domain/access/actor.ts'
import { isAdult, type AgeGroup } from '#domain/account/ageGroup.ts'
import type { GuardianRequests, PurchaseRulesView } from '#domain/requests/api.ts'
import type { Locale } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import type { Sql } from '#services/database/db.ts'
import { OF_GUARDIAN } from './lockedRequest.ts'
import { usualCap } from './monthlyCap.ts'
import { guardianView, REQUEST_COLUMNS, type GuardianRow } from './requestView.ts'
import { spentThisMonth } from './spentThisMonth.ts'

/** Requests of one list: what waits comes first, then the newest. */
const ROWS = 50
const REQUESTS = `select ${REQUEST_COLUMNS}, r.child_id, coalesce(nullif(c.first_name, ''), c.username) as child,
  coalesce(r.amount_cents, p.price_cents * r.quantity) as amount_cents, r.expires_at
${OF_GUARDIAN}
order by r.status in ('pending', 'approved') desc, r.created_at desc, r.id desc limit ${ROWS}`

/** What the children of a guardian ask for, and what the guardian decided about their purchases. */
export async function guardianRequests(
  sql: Sql,
  actor: Actor,
  { locale, now }: { locale: Locale; now: Date },
): Promise<GuardianRequests> {
  const isPaused = await isOn(sql, 'ff.store_pause')
  if (!isAdult(actor.ageGroup)) return { isPaused, children: [], requests: [] }
  const rows = await sql.query<GuardianRow>(REQUESTS, [actor.id, locale], 'requests-guardian')
  return { isPaused, children: await rulesOf(sql, actor.id, now), requests: rows.map(guardianView) }
}

async function rulesOf(sql: Sql, guardianId: string, now: Date): Promise<PurchaseRulesView[]> {
  const rows = await sql.query<{
    link: string
    child_id: string
    child: string
    age_group: AgeGroup
    asks_to_buy: boolean
    cap: number | null
    time_zone: string
  }>(
    `select g.id as link, g.child_id, coalesce(nullif(c.first_name, ''), c.username) as child, c.age_group,
       g.asks_to_buy, g.monthly_cap_cents as cap, c.time_zone
     from guardian_links g join profiles c on c.id = g.child_id and c.age_group in ('child', 'teen')
     join users cu on cu.id = c.id and cu.disabled_at is null
     where g.guardian_id = $1 and g.status = 'verified' order by g.verified_at, g.id`,
    [guardianId],
    'requests-rules',
  )
  const spent = await spentThisMonth(
    sql,
    rows.map((row) => ({ childId: row.child_id, timeZone: row.time_zone })),
    now,
  )
  const usualCapCents = rows.length === 0 ? null : await usualCap(sql)
  return rows.map((row) => ({
    link: row.link,
    childId: row.child_id,
    childName: row.child,
    asksToBuy: row.age_group === 'child' || row.asks_to_buy,
    mayBuyAlone: row.age_group === 'teen',
    monthlyCapCents: row.cap,
    usualCapCents,
    spentCents: spent.get(row.child_id) ?? 0,
  }))
}
