import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import { passesCap } from './monthlyCap.ts'

/**
 * Rejects a purchase of a teen who is let off asking, when it passes their monthly limit. `addedCents`:
 * what it costs, in cents, without shipping and tax. Source: docs/rules/store.md S-cap.
 * @throws OperationError 409
 */
export async function requireWithinCap(
  sql: Sql,
  { id, ageGroup }: Pick<Actor, 'id' | 'ageGroup'>,
  { addedCents, now }: { addedCents: number; now: Date },
): Promise<void> {
  if (!isMinor(ageGroup)) return
  const [child] = await sql.query<{ cap: number | null; time_zone: string }>(
    `select g.monthly_cap_cents as cap, p.time_zone from guardian_links g join profiles p on p.id = g.child_id
     where g.child_id = $1 and g.status = 'verified'`,
    [id],
    'requests-cap',
  )
  if (!child) return
  const capped = { childId: id, timeZone: child.time_zone, ownCents: child.cap }
  if (await passesCap(sql, capped, { addedCents, now }))
    throw operationErrorOf(productCheckoutApi.startProductCheckout, 'cart.error.over_cap')
}
