import type { Payload } from 'payload'
import Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { comparePlans } from '#operations/billing/plans/comparePlans.ts'
import { syncPlan } from '#operations/billing/plans/syncPlan.ts'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'

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
beforeEach(async () => {
  const { db } = billing.context
  await db.query(
    `update plans set price_cents = case when key = 'family' then 999 else 599 end, is_active = true, trial_days = 7,
       stripe_i_d = null, stripe_product_id = null, stripe_price_id = null, sync_state = 'pending', sync_error = null`,
  )
  for (const key of ['individual', 'family']) await stripe.prices.update(`price_${key}`, { active: true })
})
afterEach(() => void vi.unstubAllEnvs())

type Row = Record<'id' | 'product' | 'price' | 'state' | 'error', string>
const stored = async (key: PlanKey): Promise<Row> =>
  (
    await billing.context.db.query<Row>(
      `select id, stripe_product_id as product, stripe_price_id as price, sync_state::text as state, sync_error as error
       from plans where key::text = $1`,
      [key],
    )
  )[0]!
const sync = async (key: PlanKey, services = billing.context.services) => {
  // In tests the plugin only pretends.
  vi.stubEnv('NODE_ENV', 'development')
  const { id } = await stored(key)
  await syncPlan({ ...services, payload: () => Promise.resolve(payload) }, id)
}
const withoutPrices = () => ({
  ...billing.context.services,
  payments: { ...billing.context.services.payments, prices: {} },
})
const offersTo = async (person: Person) =>
  (await billing.context.call(billingApi.readPlan, {}, { as: person })).offers
const startAs = async (person: Person, plan: PlanKey) => {
  const offer = (await offersTo(person)).find((one) => one.plan === plan)!
  return billing.context.ask(billingApi.startCheckout, { body: { priceId: offer.priceId } }, { as: person })
}
const priceOfLast = async (person: Person) =>
  (
    await billing.context.db.query<{ plan: string; price_cents: number }>(
      'select plan, price_cents from subscriptions where user_id = $1 order by created_at desc limit 1',
      [person.id],
    )
  )[0]

describe('a plan at the payment provider', () => {
  it('takes over the price of the settings, and its product', async () => {
    await sync('individual')
    expect(await stored('individual')).toMatchObject({
      product: 'prod_individual',
      price: 'price_individual',
      state: 'synced',
      error: null,
    })
    expect(await stripe.products.retrieve('prod_individual')).toMatchObject({
      name: 'Individual',
      active: true,
    })
  })

  it('gets a monthly price of its own where the settings name none', async () => {
    await sync('family', withoutPrices())
    const { product, price } = await stored('family')
    expect(product).not.toBe('prod_family')
    expect(await stripe.products.retrieve(product)).toMatchObject({ name: 'Family' })
    expect(await stripe.prices.retrieve(price)).toMatchObject({
      unit_amount: 999,
      currency: 'usd',
      recurring: { interval: 'month' },
    })
  })

  it('keeps away from a product that has the prices of two plans', async () => {
    const { payments } = billing.context.services
    const prices = { individual: 'price_family', family: 'price_family' }
    await sync('individual', { ...billing.context.services, payments: { ...payments, prices } })
    expect((await stored('individual')).product).not.toBe('prod_family')
  })

  it('gets a new price for another amount, the old one is archived, and who pays the old one keeps it', async () => {
    const { db, people } = billing.context
    await sync('individual')
    const before = await people.adult()
    const { body } = await startAs(before, 'individual')
    await billing.page(body.url, {})
    await billing.settle()
    await db.query("update plans set price_cents = 799, sync_state = 'pending' where key = 'individual'")
    await sync('individual')
    const { price, product } = await stored('individual')
    expect(product).toBe('prod_individual')
    expect(await stripe.prices.retrieve(price)).toMatchObject({ unit_amount: 799, active: true })
    expect(await stripe.prices.retrieve('price_individual')).toMatchObject({ active: false })
    // The price of before is no offer any more, and still the plan of who pays it.
    const [{ provider_id: id } = { provider_id: '' }] = await db.query<{ provider_id: string }>(
      'select provider_id from subscriptions where user_id = $1',
      [before.id],
    )
    await billing.context.services.payments.setEnding(id, true)
    await billing.settle()
    expect(await priceOfLast(before)).toEqual({ plan: 'individual', price_cents: 599 })
    const old = await billing.context.ask(
      billingApi.startCheckout,
      { body: { priceId: 'price_individual' } },
      { as: await people.adult() },
    )
    expect(old.body.error.code).toBe('billing.error.unknown_price')
  })

  it('is made again where the provider does not know it any more', async () => {
    await billing.context.db.query(
      "update plans set stripe_i_d = 'prod_gone', stripe_product_id = 'prod_gone', stripe_price_id = 'price_gone' where key = 'family'",
    )
    await sync('family')
    expect(await stored('family')).toMatchObject({ product: 'prod_family', price: 'price_family' })
  })

  it('leaves with its activity, is offered to no one, and comes back', async () => {
    const { db, people } = billing.context
    await sync('family')
    await db.query("update plans set is_active = false where key = 'family'")
    await sync('family')
    expect(await stripe.products.retrieve('prod_family')).toMatchObject({ active: false })
    const person = await people.adult()
    expect((await offersTo(person)).map(({ plan }) => plan)).toEqual(['individual'])
    const refused = await billing.context.ask(
      billingApi.startCheckout,
      { body: { priceId: 'price_family' } },
      { as: person },
    )
    expect([refused.status, refused.body.error.code]).toEqual([422, 'billing.error.unknown_price'])
    await db.query("update plans set is_active = true where key = 'family'")
    await sync('family')
    expect(await stripe.products.retrieve('prod_family')).toMatchObject({ active: true })
  })

  it('is kept and marked when the provider is away, and comes there at the next try', async () => {
    const { server } = billing.sandbox
    const { sandboxPort } = sandboxAccount(billing.context.services.env)
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await expect(sync('individual')).rejects.toThrow()
    const failed = await stored('individual')
    expect(failed).toMatchObject({ state: 'failed', product: null })
    expect(failed.error).not.toBe('')
    await new Promise<void>((open) => server.listen(sandboxPort, '127.0.0.1', open))
    await sync('individual')
    expect(await stored('individual')).toMatchObject({ state: 'synced', error: null })
  })

  it('is found at night where both sides differ', async () => {
    const { services } = billing.context
    for (const key of ['individual', 'family'] as const) await sync(key)
    expect(await comparePlans(services)).toBe(0)
    await stripe.products.update('prod_family', { name: 'Changed there' })
    await stripe.prices.update('price_individual', { active: false })
    expect(await comparePlans(services)).toBe(2)
    expect((await stored('family')).state).toBe('pending')
    for (const key of ['individual', 'family'] as const) await sync(key)
    expect(await comparePlans(services)).toBe(0)
    expect((await stored('individual')).price).not.toBe('price_individual')
  })
})

describe('a checkout of a plan', () => {
  it('charges what we say, however late the provider is told', async () => {
    const { db, people } = billing.context
    await sync('individual')
    await db.query("update plans set price_cents = 849, trial_days = 0 where key = 'individual'")
    const person = await people.adult()
    const { body } = await startAs(person, 'individual')
    expect(await (await billing.page(body.url)).text()).toContain('Due today: $8.49')
    await billing.page(body.url, { number: '4242424242424242' })
    await billing.settle()
    expect(await billing.statusOf(person)).toBe('active')
    expect(await priceOfLast(person)).toEqual({ plan: 'individual', price_cents: 849 })
  })

  it('works for a provider that was never told, and knows the plan again', async () => {
    const { people, services } = billing.context
    const person = await people.adult()
    const { prices } = services.payments
    Object.assign(services.payments, { prices: {} })
    try {
      expect((await offersTo(person)).map(({ priceId }) => priceId)).toEqual(['individual', 'family'])
      const { body } = await startAs(person, 'family')
      await billing.page(body.url, {})
      await billing.settle()
    } finally {
      Object.assign(services.payments, { prices })
    }
    expect(await priceOfLast(person)).toEqual({ plan: 'family', price_cents: 999 })
    expect(await billing.statusOf(person)).toBe('trialing')
  })

  it('has the trial staff gave it, and another page for another amount', async () => {
    const { db, people } = billing.context
    const person = await people.adult()
    const first = await startAs(person, 'individual')
    await db.query("update plans set trial_days = 14 where key = 'individual'")
    const second = await startAs(person, 'individual')
    expect(second.body.url).not.toBe(first.body.url)
    expect((await billing.page(first.body.url)).status).toBe(410)
    expect(await (await billing.page(second.body.url)).text()).toContain('14 days free')
    await billing.page(second.body.url, {})
    await billing.settle()
    const { trialEnd } = await billing.context.call(billingApi.readPlan, {}, { as: person })
    const days = (Date.parse(trialEnd!) - billing.context.clock.now().getTime()) / 86_400_000
    expect(days).toBeCloseTo(14, 1)
  })
})

it('seats of a family plan are as many as staff gave it', async () => {
  const { db, people } = billing.context
  const person = await people.adult()
  await billing.start(person, 'family')
  await db.query("update plans set seats = 3 where key = 'family'")
  expect((await billing.context.call(billingApi.readPlan, {}, { as: person })).seats).toMatchObject({
    max: 3,
  })
  const check = await billing.context.call(billingApi.checkSubscription, { body: {} }, { as: person })
  expect(check.seats).toEqual({ used: 1, max: 3 })
  await db.query("update plans set seats = 6 where key = 'family'")
})
