import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import type { Output } from '#domain/api/contract.ts'
import type { guardianApi } from '#domain/guardians/guardianApi.ts'
import { familyRequests } from '#operations/family/familyRequests.ts'
import type { ParentalState } from '#domain/legal/parentalState.ts'
import { withParental } from '#operations/legal/parentalConsent.ts'
import type { Sql } from '#services/database/db.ts'
import { childrenOf } from './notifications/guardianFacts.ts'
import { notifiedThrough } from './notifications/notificationsOf.ts'

type Children = Output<typeof guardianApi.children>

/**
 * The children connected to an account with what was sent about them and who waits for the guardian's yes. Of a child
 * whose guardian has not said yes themselves nothing is shown. Whom it could be connected to only the mailed page says.
 */
export async function children(sql: Sql, actor: Actor): Promise<Children> {
  if (!isAdult(actor.ageGroup)) return { children: [] }
  const connected = await childrenOf(sql, actor.id)
  const parental = await parentalOf(sql, actor.id)
  const agreed = await agreedRooms(sql, actor.id)
  const verified = await Promise.all(
    connected.map(async ({ link, child, since }) => ({
      link,
      firstName: child,
      level: 'verified' as const,
      ...parental.get(link),
      roomsAgreed: agreed.has(link),
      since: since.toISOString(),
      notified: await notifiedThrough(sql, link, { all: false }),
      requests: await familyRequests(sql, link),
    })),
  )
  return { children: [...verified, ...(await waitingOf(sql, actor.id, parental))] }
}

type Parental = ReadonlyMap<string, { parental?: ParentalState }>
type ParentalRow = Parameters<typeof withParental>[0] & { link: string }

/** Where the parental box of each child stands, by link. */
async function parentalOf(sql: Sql, accountId: string): Promise<Parental> {
  const rows = await sql.query<ParentalRow>(
    `select g.id as link, p.age_group, p.parental_box_at, p.parental_confirmed_at, p.parental_withdrawn_at
     from guardian_links g join profiles p on p.id = g.child_id
     where g.guardian_id = $1 and g.status in ('contact', 'verified')`,
    [accountId],
    'children-parental',
  )
  return new Map(rows.map((row) => [row.link, withParental(row)]))
}

/** The links through which this guardian said yes to rooms. */
async function agreedRooms(sql: Sql, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ link: string }>(
    `select id as link from guardian_links where guardian_id = $1 and status = 'verified' and rooms_agreed_at is not null`,
    [accountId],
    'children-rooms',
  )
  return new Set(rows.map(({ link }) => link))
}

async function waitingOf(sql: Sql, accountId: string, parental: Parental): Promise<Children['children']> {
  const rows = await sql.query<{ link: string; first_name: string | null; since: Date }>(
    `select g.id as link, p.first_name, g.contact_at as since from guardian_links g join profiles p on p.id = g.child_id
     join users u on u.id = p.id and u.disabled_at is null
     where g.guardian_id = $1 and g.status = 'contact' and p.age_group in ('child', 'teen') order by g.contact_at`,
    [accountId],
    'children-waiting',
  )
  return rows.map(({ link, first_name, since }) => ({
    link,
    firstName: first_name,
    level: 'contact',
    ...parental.get(link),
    roomsAgreed: false,
    since: since.toISOString(),
    notified: [],
    requests: [],
  }))
}
