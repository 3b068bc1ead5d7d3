import type { Payload } from 'payload'
import Stripe from 'stripe'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { compareProducts } from '#operations/store/desk/compareProducts.ts'
import { syncProduct } from '#operations/store/desk/syncProduct.ts'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { useBilling } from '#tests/kit/billing.ts'
import { addProduct } from '#tests/kit/store.ts'

const billing = await useBilling()
let payload: Payload
let stripe: Stripe

beforeAll(async () => {
  const { databaseUrl, services } = billing.context
  process.env.DATABASE_URL = databaseUrl
  process.env.SANDBOX_PORT = String(services.env.SANDBOX_PORT)
  const { secretKey, sandboxPort } = sandboxAccount(services.env)
  stripe = new Stripe(secretKey, { host: '127.0.0.1', port: sandboxPort, protocol: 'http', telemetry: false })
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#payload-config'),
  ])
  payload = await getPayload({ config })
}, 60_000)
afterEach(() => void vi.unstubAllEnvs())

const sync = async (id: string) => {
  // In tests the plugin only pretends.
  vi.stubEnv('NODE_ENV', 'development')
  await syncProduct({ ...billing.context.services, payload: () => Promise.resolve(payload) }, id)
}
const stored = async (id: string) => {
  const [row] = await billing.context.db.query<Record<string, string | null>>(
    'select stripe_product_id, stripe_price_id, stripe_i_d, sync_state, sync_error from products where id = $1',
    [id],
  )
  return row!
}

describe('a product at the payment provider', () => {
  it('comes there with its price when it is active, and not before', async () => {
    const { db } = billing.context
    const { id } = await addProduct(db, { title: 'Draft', isActive: false })
    await sync(id)
    expect(await stored(id)).toMatchObject({ stripe_i_d: null, sync_state: 'none' })
    await db.query("update products set is_active = true, sync_state = 'pending' where id = $1", [id])
    await sync(id)
    const row = await stored(id)
    expect(row).toMatchObject({ sync_state: 'synced', stripe_product_id: row.stripe_i_d })
    expect(await stripe.products.retrieve(row.stripe_product_id!)).toMatchObject({
      name: 'Draft',
      active: true,
    })
    expect(await stripe.prices.retrieve(row.stripe_price_id!)).toMatchObject({
      unit_amount: 1_000,
      currency: 'usd',
      product: row.stripe_product_id,
    })
  })

  it('gets a new price for another amount, the old one is archived; the same amount stays', async () => {
    const { db } = billing.context
    const { id } = await addProduct(db, { title: 'Priced' })
    await sync(id)
    const first = await stored(id)
    await sync(id)
    expect((await stored(id)).stripe_price_id).toBe(first.stripe_price_id)
    await db.query('update products set price_cents = 1500 where id = $1', [id])
    await sync(id)
    const second = await stored(id)
    expect(second.stripe_product_id).toBe(first.stripe_product_id)
    expect(await stripe.prices.retrieve(second.stripe_price_id!)).toMatchObject({
      unit_amount: 1_500,
      active: true,
    })
    expect(await stripe.prices.retrieve(first.stripe_price_id!)).toMatchObject({ active: false })
  })

  it('leaves with its activity', async () => {
    const { db } = billing.context
    const { id } = await addProduct(db, { title: 'Over' })
    await sync(id)
    await db.query('update products set is_active = false where id = $1', [id])
    await sync(id)
    const { stripe_product_id } = await stored(id)
    expect(await stripe.products.retrieve(stripe_product_id!)).toMatchObject({ active: false })
  })

  it('is kept and marked when the provider is away, and comes there at the next try', async () => {
    const { db, services } = billing.context
    const { id } = await addProduct(db, { title: 'Away' })
    await db.query("update products set sync_state = 'pending' where id = $1", [id])
    const { server } = billing.sandbox
    const { sandboxPort } = sandboxAccount(services.env)
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await expect(sync(id)).rejects.toThrow()
    const failed = await stored(id)
    expect(failed).toMatchObject({ sync_state: 'failed', stripe_product_id: null })
    expect(failed.sync_error).not.toBe('')
    await new Promise<void>((open) => server.listen(sandboxPort, '127.0.0.1', open))
    await sync(id)
    expect(await stored(id)).toMatchObject({ sync_state: 'synced', sync_error: null })
  })

  it('is found at night where both sides differ', async () => {
    const { db, services } = billing.context
    const { id } = await addProduct(db, { title: 'Same' })
    await sync(id)
    expect(await compareProducts(services)).toBe(0)
    const row = await stored(id)
    await stripe.products.update(row.stripe_product_id!, { name: 'Changed there' })
    expect(await compareProducts(services)).toBe(1)
    expect((await stored(id)).sync_state).toBe('pending')
    await sync(id)
    expect(await stripe.products.retrieve(row.stripe_product_id!)).toMatchObject({ name: 'Same' })
  })

  it('adds no address of the plugin to Payload', () => {
    expect(payload.config.endpoints.filter(({ path }) => path.includes('stripe'))).toEqual([])
    const names = payload.collections.products.config.fields.map((field) =>
      'name' in field ? field.name : '',
    )
    expect(names).toContain('stripeID')
    expect(names).not.toContain('docUrl')
  })
})
