import { syncPlan } from '#domain/billing/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Services } from '#services'

type Row = {
  id: string
  name: string
  is_active: boolean
  price_cents: number
  stripe_product_id: string | null
  stripe_price_id: string | null
}

const ALL = `
select p.id, l.name, p.is_active, p.price_cents, p.stripe_product_id, p.stripe_price_id
from plans p join plans_locales l on l._parent_id = p.id and l._locale = 'en'
where p.is_active or p.stripe_product_id is not null order by p.id`

/**
 * Compares every plan that is offered, or was, with what the provider has, and queues those that differ. Returns how
 * many. Source: docs/rules/billing.md B-plans-at-provider. @throws PaymentsError
 */
export async function comparePlans({ db, payments }: Pick<Services, 'db' | 'payments'>): Promise<number> {
  if (!payments.isOpen) return 0
  let different = 0
  for (const row of await db.query<Row>(ALL, [])) {
    if (await isSame(payments, row)) continue
    different += 1
    await db.tx(async (sql) => {
      await sql.query("update plans set sync_state = 'pending' where id = $1", [row.id])
      await enqueue(sql, syncPlan, { planId: row.id }, { key: row.id })
    })
  }
  return different
}

async function isSame(payments: Services['payments'], row: Row): Promise<boolean> {
  if (!row.stripe_product_id) return false
  const theirs = await payments.readProduct(row.stripe_product_id, row.stripe_price_id)
  return (
    theirs !== null &&
    theirs.name === row.name &&
    theirs.isActive === row.is_active &&
    theirs.priceCents === row.price_cents
  )
}
