import type { Actor } from '#domain/access/actor.ts'
import { mustAsk } from '#domain/requests/requests.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Returns whether a member asks their guardian instead of buying. A minor without a verified guardian does: the
 * guardian is who may let them off. Source: docs/rules/store.md D-145.
 */
export async function asksToBuy(sql: Sql, actor: Pick<Actor, 'id' | 'ageGroup'>): Promise<boolean> {
  if (!mustAsk(actor, { asksToBuy: true })) return false
  const [link] = await sql.query<{ asks_to_buy: boolean }>(
    `select asks_to_buy from guardian_links where child_id = $1 and status = 'verified'`,
    [actor.id],
    'requests-asks',
  )
  return mustAsk(actor, { asksToBuy: link?.asks_to_buy ?? true })
}
