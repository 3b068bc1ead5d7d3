import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { ToldView } from '#domain/onboarding/notices.ts'
import type { Sql } from '#services/database/db.ts'
import { childrenOf } from './notices/guardianFacts.ts'
import { toldThrough } from './notices/toldBy.ts'

type Child = { link: string; firstName: string | null; since: string }

/** The children of an account with what was told about them, and those it could be connected to by its verified address. */
export async function children(
  sql: Sql,
  actor: Actor,
): Promise<{ children: (Child & { told: ToldView[] })[]; connectable: Child[] }> {
  if (actor.ageGroup === null || isMinor(actor.ageGroup)) return { children: [], connectable: [] }
  const connected = await childrenOf(sql, actor.id)
  const open = await sql.query<{ id: string; first_name: string | null; verified_at: Date }>(
    `select g.id, c.first_name, g.verified_at
     from guardian_links g join users u on u.id = $1 and u.email = g.guardian_email and u.email_verified_at is not null
     join profiles c on c.id = g.child_id and c.age_group in ('child', 'teen')
     where g.status = 'verified' and g.guardian_id is null order by g.verified_at`,
    [actor.id],
  )
  return {
    children: await Promise.all(
      connected.map(async ({ link, child, since }) => ({
        link,
        firstName: child,
        since: since.toISOString(),
        told: await toldThrough(sql, link, { all: false }),
      })),
    ),
    connectable: open.map((row) => ({
      link: row.id,
      firstName: row.first_name,
      since: row.verified_at.toISOString(),
    })),
  }
}
