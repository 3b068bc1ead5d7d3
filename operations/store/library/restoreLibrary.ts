import type { Actor } from '#domain/access/actor.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

// What came back, or is disputed, is not given again: those rows exist, or their order says so.
const MISSING = `
select i.id, i.product_id from order_items i join orders o on o.id = i.order_id
where i.recipient_id = $1 and i.product_type = 'digital' and o.status in ('paid', 'partially_refunded')
  and not exists (select 1 from entitlements e where e.order_item_id = i.id)
  and not exists (select 1 from refunds r where r.order_item_id = i.id and r.state = 'done')
order by i.id`
const GRANT = `
insert into entitlements (id, user_id, product_id, order_item_id, status, granted_at, created_at, updated_at)
select id, $1, product_id, item_id, 'active', $5, $5, $5 from unnest($2::uuid[], $3::uuid[], $4::uuid[]) as m(id, product_id, item_id)
on conflict (order_item_id) do nothing returning id`

/**
 * Gives a member what paid orders say is theirs and is missing; returns how many. Source: docs/rules/store.md D-157.
 */
export async function restoreLibrary(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: userId }: Pick<Actor, 'id'>,
): Promise<number> {
  const missing = await db.query<{ id: string; product_id: string }>(MISSING, [userId])
  if (missing.length === 0) return 0
  const granted = await db.query(GRANT, [
    userId,
    missing.map(() => newId()),
    missing.map((item) => item.product_id),
    missing.map((item) => item.id),
    clock.now(),
  ])
  return granted.length
}
