import type { Payload } from 'payload'
import type { Services } from '#services'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'log'> & { payload: () => Promise<Payload> }
type Row = { is_active: boolean; stripe_i_d: string | null }

/**
 * Brings one product and its price to the provider. What fails is noted on the product, which stays as it is, and is
 * tried again. Source: docs/rules/store.md D-sync. @throws Error so that the job is repeated
 */
export async function syncProduct({ db, payments, log, payload }: Parts, productId: string): Promise<void> {
  if (!payments.isOpen) return
  const [row] = await db.query<Row>('select is_active, stripe_i_d from products where id = $1', [productId])
  // Drafts stay here until they are sold.
  if (!row || (!row.is_active && !row.stripe_i_d)) return
  try {
    await bring(db, payments, await payload(), productId)
  } catch (error) {
    await db.query(
      "update products set sync_state = 'failed', sync_error = $2 where id = $1 and sync_state <> 'synced'",
      [productId, ((error as Error).message || 'unknown').slice(0, 200)],
    )
    log.warn({ product: productId, err: (error as Error).message }, 'product not brought to the provider')
    throw error
  }
}

async function bring(
  db: Services['db'],
  payments: Services['payments'],
  payload: Payload,
  productId: string,
): Promise<void> {
  // The save with the plugin awake: it makes or changes the product at the provider.
  const saved = (await payload.update({
    collection: 'products',
    id: productId,
    locale: 'en',
    data: {},
    depth: 0,
    overrideAccess: true,
    context: { toProvider: true },
  })) as unknown as { stripeID?: string | null; stripePriceId?: string | null; priceCents: number }
  const stripeId = saved.stripeID
  // A first call that failed is silent: only the id says that it went well.
  if (!stripeId) throw new Error('the provider gave no product')
  const priceId = await payments.keepPrice({
    productId: stripeId,
    priceId: saved.stripePriceId ?? null,
    cents: saved.priceCents,
    currency: 'usd',
    isMonthly: false,
  })
  // A price that changed meanwhile has its own job waiting, and stays pending.
  await db.query(
    `update products set stripe_product_id = $2, stripe_price_id = $3, sync_error = null,
       sync_state = case when price_cents = $4 then 'synced' else sync_state end
     where id = $1`,
    [productId, stripeId, priceId, saved.priceCents],
  )
}
