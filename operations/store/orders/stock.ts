import type { Sql } from '#services/database/db.ts'

// Rows are locked in the order of their ids, so that two orders never wait for each other; without their keys, which
// the items of other orders that are being placed hold on to.
const LOCK = `
select p.id from products p join order_items i on i.product_id = p.id
where i.order_id = $1 and i.product_type = 'physical' order by p.id for no key update of p`

const TAKE = `
update products p set stock = p.stock - i.quantity from order_items i
where i.order_id = $1 and i.product_type = 'physical' and p.id = i.product_id`

const MISSING = `
select i.title, coalesce(p.stock, 0) as left from order_items i join products p on p.id = i.product_id
where i.order_id = $1 and i.product_type = 'physical' and coalesce(p.stock, 0) < i.quantity order by i.id limit 1`

const RETURN = `
update products p set stock = p.stock + i.quantity from order_items i
where i.order_id = $1 and i.product_type = 'physical' and p.id = i.product_id and p.stock is not null`

const TAKE_LEFT = `
update products p set stock = greatest(p.stock - i.quantity, 0) from order_items i
where i.order_id = $1 and i.product_type = 'physical' and p.id = i.product_id and p.stock is not null`

/**
 * Takes the stock of an order's items, or returns the first item of which there is too little. In the caller's
 * transaction.
 */
export async function takeStock(sql: Sql, orderId: string): Promise<{ title: string; left: number } | null> {
  await sql.query(LOCK, [orderId])
  const [missing] = await sql.query<{ title: string; left: number }>(MISSING, [orderId])
  if (missing) return missing
  await sql.query(TAKE, [orderId])
  return null
}

/** Gives it back. In the caller's transaction, which also stops holding it. */
export async function returnStock(sql: Sql, orderId: string): Promise<void> {
  await sql.query(LOCK, [orderId])
  await sql.query(RETURN, [orderId])
}

/** Takes what is left for an order that was paid after its stock had been given back. */
export async function takeWhatIsLeft(sql: Sql, orderId: string): Promise<void> {
  await sql.query(LOCK, [orderId])
  await sql.query(TAKE_LEFT, [orderId])
}
