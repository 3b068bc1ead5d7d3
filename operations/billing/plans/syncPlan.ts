import type { Payload } from 'payload'
import { planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { Services } from '#services'

type Parts = Pick<Services, 'db' | 'payments' | 'log'> & { payload: () => Promise<Payload> }
type Row = { key: PlanKey; is_active: boolean; stripe_i_d: string | null }
type Saved = { stripeID?: string | null; stripePriceId?: string | null; priceCents: number; currency: string }

/**
 * Brings one plan and its monthly price to the provider. What fails is noted on the plan, which stays as it is, and is
 * tried again. Source: docs/rules/billing.md B-plans-at-provider. @throws Error so that the job is repeated
 */
export async function syncPlan({ db, payments, log, payload }: Parts, planId: string): Promise<void> {
  if (!payments.isOpen) return
  const [row] = await db.query<Row>('select key::text, is_active, stripe_i_d from plans where id = $1', [
    planId,
  ])
  // What was never offered stays here.
  if (!row || (!row.is_active && !row.stripe_i_d)) return
  try {
    await takeOver({ db, payments }, planId, row)
    await bring({ db, payments }, await payload(), planId)
  } catch (error) {
    const { message } = error as Error
    await db.query(
      "update plans set sync_state = 'failed', sync_error = $2 where id = $1 and sync_state <> 'synced'",
      [planId, (message || 'unknown').slice(0, 200)],
    )
    log.warn({ plan: row.key, err: message }, 'plan not brought to the provider')
    throw error
  }
}

/**
 * A plan the provider does not know, or no longer, begins with the price of the settings and its product, so that those
 * who pay it keep their plan. A product of several prices stays as it is, and the plan gets its own.
 */
async function takeOver(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  planId: string,
  { key, stripe_i_d: known }: Row,
): Promise<void> {
  if (known && (await payments.readProduct(known, null)) !== null) return
  const products = new Map<PlanKey, string>()
  for (const each of planKeys) {
    const id = payments.prices[each]
    const price = id === undefined ? null : await payments.readPrice(id)
    if (price) products.set(each, price.productId)
  }
  const product = products.get(key)
  const isOwn = [...products.values()].filter((one) => one === product).length === 1
  const [productId, priceId] =
    product !== undefined && isOwn ? [product, payments.prices[key]!] : [null, null]
  await db.query(
    'update plans set stripe_i_d = $2, stripe_product_id = $2, stripe_price_id = $3 where id = $1',
    [planId, productId, priceId],
  )
}

async function bring(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  payload: Payload,
  planId: string,
): Promise<void> {
  // The save with the plugin awake: it makes or changes the product at the provider.
  const saved = (await payload.update({
    collection: 'plans',
    id: planId,
    locale: 'en',
    data: {},
    depth: 0,
    overrideAccess: true,
    context: { toProvider: true },
  })) as unknown as Saved
  const { stripeID: productId, priceCents: cents, currency } = saved
  // A first call that failed is silent: only the id says that it went well.
  if (!productId) throw new Error('the provider gave no product')
  const priceId = await payments.keepPrice({
    productId,
    priceId: saved.stripePriceId ?? null,
    cents,
    currency,
    isMonthly: true,
  })
  // A price that changed meanwhile has its own job waiting, and stays pending.
  await db.query(
    `update plans set stripe_product_id = $2, stripe_price_id = $3, sync_error = null,
       sync_state = case when price_cents = $4 then 'synced' else sync_state end
     where id = $1`,
    [planId, productId, priceId, cents],
  )
}
