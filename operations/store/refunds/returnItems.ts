import type { Sql } from '#services/database/db.ts'

const REVOKE = `
update entitlements set status = 'revoked', reason = 'refund', revoked_at = $2, updated_at = $2
where order_item_id = any($1::uuid[]) and status <> 'revoked'`
// In the order of their ids, as every lock on products is taken.
const LOCK = `
select p.id from products p
where p.id in (select product_id from order_items where id = any($1::uuid[]) and product_type = 'physical')
order by p.id for no key update of p`
const RESTOCK = `
update products p set stock = p.stock + i.quantity
from (select product_id, sum(quantity) as quantity from order_items
  where id = any($1::uuid[]) and product_type = 'physical' group by product_id) i
where p.id = i.product_id and p.stock is not null`

/** Takes the right to files back and puts things on the shelf again, in the caller's transaction. */
export async function returnItems(sql: Sql, itemIds: readonly string[], now: Date): Promise<void> {
  if (itemIds.length === 0) return
  await sql.query(REVOKE, [itemIds, now])
  await sql.query(LOCK, [itemIds])
  await sql.query(RESTOCK, [itemIds])
}
