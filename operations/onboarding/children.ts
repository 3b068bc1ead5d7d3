import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { ToldView } from '#domain/onboarding/notices.ts'
import type { Sql } from '#services/database/db.ts'
import { childrenOf } from './notices/guardianFacts.ts'
import { toldThrough } from './notices/toldBy.ts'

type Child = { link: string; firstName: string | null; since: string; told: ToldView[] }

/** The children connected to an account with what was told about them. Whom it could be connected to only the mailed page says. */
export async function children(sql: Sql, actor: Actor): Promise<{ children: Child[] }> {
  if (actor.ageGroup === null || isMinor(actor.ageGroup)) return { children: [] }
  const connected = await childrenOf(sql, actor.id)
  return {
    children: await Promise.all(
      connected.map(async ({ link, child, since }) => ({
        link,
        firstName: child,
        since: since.toISOString(),
        told: await toldThrough(sql, link, { all: false }),
      })),
    ),
  }
}
