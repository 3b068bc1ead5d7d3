import type { Actor } from '#domain/access/actor.ts'
import { goLiveApi, type TestOrderView } from '#domain/ops/goLiveApi.ts'
import { TEST_PRODUCT } from '#domain/ops/testPurchase.ts'
import type { OrderStatus } from '#domain/store/enums.ts'
import { locales, message } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { startProductCheckout } from '#operations/cart/checkout/startProductCheckout.ts'
import type { Sql } from '#services/database/db.ts'

type Parts = Parameters<typeof startProductCheckout>[0]
/** A page to pay on. */
type Opened = { url: string; sessionId: string; livemode: boolean }

const contract = goLiveApi.testPurchase

/**
 * Opens the purchase of one dollar for a member of staff, on the way every order takes. A new one is opened once the
 * one before was given back. Source: docs/rules/ops.md C-118.
 * @throws OperationError 403, and those of the contract
 */
export async function testPurchase(services: Parts, actor: Actor): Promise<Opened> {
  requirePermission(actor, 'release.work')
  const { db, clock, payments } = services
  if (await isOn(db, 'ff.store_pause')) throw operationErrorOf(contract, 'readiness.error.store_paused')
  const now = clock.now()
  const productId = await db.tx((sql) => keepTestProduct(sql, now))
  try {
    const { url, sessionId } = await startProductCheckout(services, actor, {
      items: [{ productId, quantity: 1 }],
      isTest: true,
    })
    await noteAudit(db, {
      adminId: actor.id,
      event: 'test_purchase_opened',
      metadata: { sessionId, isLive: payments.isLive },
      now,
    })
    return { url, sessionId, livemode: payments.isLive }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    throw operationErrorOf(
      contract,
      error.code === 'cart.error.owned' ? 'readiness.error.refund_first' : 'payments.error.checkout',
    )
  }
}

/** The product behind the test. It is archived from its first day, so no shelf, list or provider has it. */
async function keepTestProduct(sql: Sql, now: Date): Promise<string> {
  const { slug, priceCents } = TEST_PRODUCT
  const [made] = await sql.query<{ id: string }>(
    `insert into products (id, slug, price_cents, category, product_type, age_restriction, is_active, is_archived, created_at, updated_at)
     values ($1, $2, $3, 'adults', 'digital', 'all', false, true, $4, $4) on conflict (slug) do nothing returning id`,
    [newId(), slug, priceCents, now],
  )
  if (made) {
    await sql.query(
      `insert into products_locales (_parent_id, _locale, title)
       select $1, locale::_locales, title from unnest($2::text[], $3::text[]) as words(locale, title)`,
      [made.id, [...locales], locales.map((locale) => message(locale, 'readiness.test.product'))],
    )
    return made.id
  }
  const [known] = await sql.query<{ id: string }>('select id from products where slug = $1', [slug])
  return known!.id
}

type Row = {
  id: string
  number: string
  status: OrderStatus
  total_cents: number
  refunded_cents: number
  currency: string
  created_at: Date
}

/** The newest test purchase with or without real money; null when there was none. */
export async function newestTestOrder(sql: Sql, isLive: boolean): Promise<TestOrderView | null> {
  const [row] = await sql.query<Row>(
    `select o.id, o.number, o.status, o.total_cents, o.refunded_cents, o.currency, o.created_at
     from orders o join order_items i on i.order_id = o.id join products p on p.id = i.product_id
     where p.slug = $1 and o.is_live = $2 order by o.created_at desc, o.id desc limit 1`,
    [TEST_PRODUCT.slug, isLive],
  )
  if (!row) return null
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
  }
}
