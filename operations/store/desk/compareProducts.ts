import { syncProduct } from '#domain/store/deskJobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Services } from '#services'

type Row = {
  id: string
  title: string
  is_active: boolean
  price_cents: number
  stripe_product_id: string | null
  stripe_price_id: string | null
}

/** Products looked at together. */
const BATCH = 100

const NEXT = `
select p.id, l.title, p.is_active, p.price_cents, p.stripe_product_id, p.stripe_price_id
from products p join products_locales l on l._parent_id = p.id and l._locale = 'en'
where p.id > $1 and (p.is_active or p.stripe_product_id is not null) order by p.id limit ${BATCH}`

/**
 * Compares every product that is sold with what the provider has, and queues those that differ. Returns how many.
 * Source: docs/rules/store.md D-sync. @throws PaymentsError
 */
export async function compareProducts({ db, payments }: Pick<Services, 'db' | 'payments'>): Promise<number> {
  if (!payments.isOpen) return 0
  let [after, different] = ['00000000-0000-0000-0000-000000000000', 0]
  for (;;) {
    const rows = await db.query<Row>(NEXT, [after])
    for (const row of rows) {
      if (await isSame(payments, row)) continue
      different += 1
      await db.tx(async (sql) => {
        await sql.query("update products set sync_state = 'pending' where id = $1", [row.id])
        await enqueue(sql, syncProduct, { productId: row.id }, { key: row.id })
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return different
    after = last.id
  }
}

async function isSame(payments: Services['payments'], row: Row): Promise<boolean> {
  if (!row.stripe_product_id) return false
  const theirs = await payments.readProduct(row.stripe_product_id, row.stripe_price_id)
  return (
    theirs !== null &&
    theirs.name === row.title &&
    theirs.isActive === row.is_active &&
    theirs.priceCents === row.price_cents
  )
}
