import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import type { Output } from '#domain/api/contract.ts'
import type { guardianApi } from '#domain/guardians/guardianApi.ts'
import { familyRequests } from '#operations/family/familyRequests.ts'
import type { Sql } from '#services/database/db.ts'
import { childrenOf } from './notifications/guardianFacts.ts'
import { notifiedThrough } from './notifications/notificationsOf.ts'

type Children = Output<typeof guardianApi.children>

/**
 * The children connected to an account with what was told about them and who waits for the guardian's yes. Of a child
 * whose guardian has not said yes themselves nothing is told. Whom it could be connected to only the mailed page says.
 */
export async function children(sql: Sql, actor: Actor): Promise<Children> {
  if (!isAdult(actor.ageGroup)) return { children: [] }
  const connected = await childrenOf(sql, actor.id)
  const verified = await Promise.all(
    connected.map(async ({ link, child, since }) => ({
      link,
      firstName: child,
      level: 'verified' as const,
      since: since.toISOString(),
      notified: await notifiedThrough(sql, link, { all: false }),
      requests: await familyRequests(sql, link),
    })),
  )
  return { children: [...verified, ...(await waitingOf(sql, actor.id))] }
}

async function waitingOf(sql: Sql, accountId: string): Promise<Children['children']> {
  const rows = await sql.query<{ link: string; first_name: string | null; since: Date }>(
    `select g.id as link, p.first_name, g.contact_at as since from guardian_links g join profiles p on p.id = g.child_id
     where g.guardian_id = $1 and g.status = 'contact' and p.age_group in ('child', 'teen') order by g.contact_at`,
    [accountId],
    'children-waiting',
  )
  return rows.map(({ link, first_name, since }) => ({
    link,
    firstName: first_name,
    level: 'contact',
    since: since.toISOString(),
    notified: [],
    requests: [],
  }))
}
