import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { maySandbox } from '#services/payments/sandbox/maySandbox.ts'
import { useBilling } from '#tests/kit/billing.ts'

const billing = await useBilling()
let stripe: Stripe
let customer: string

beforeAll(async () => {
  const { secretKey, sandboxPort } = sandboxAccount(billing.context.services.env)
  stripe = new Stripe(secretKey, { host: '127.0.0.1', port: sandboxPort, protocol: 'http', telemetry: false })
  customer = (await stripe.customers.create({ email: 'payer@test.example', metadata: { a: 'b' } })).id
})

const ways = {
  success_url: 'http://localhost/done?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost/no',
}
const monthly = (extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_individual', quantity: 1 }],
    ...ways,
    ...extra,
  })

describe('the sandbox, asked by the provider’s own SDK', () => {
  it('knows customers, products and prices', async () => {
    expect((await stripe.customers.retrieve(customer)).id).toBe(customer)
    const { data } = await stripe.prices.list()
    expect(data.map(({ id, unit_amount: cents }) => [id, cents]).sort()).toEqual([
      ['price_family', 999],
      ['price_individual', 599],
    ])
    expect((await stripe.products.list()).data).toHaveLength(2)
  })

  it('answers in the SDK’s own errors', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    })
    await expect(new Stripe('sk_test_other', sdkHost()).customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
    await expect(
      monthly({ line_items: [{ price: 'price_individual', quantity: -1 }] }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  it('gives one answer to one idempotency key, and rejects it for something else', async () => {
    const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' })
    const [first, second] = [await make('a@test.example'), await make('a@test.example')]
    expect(second.id).toBe(first.id)
    await expect(make('b@test.example')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('pages through lists', async () => {
    for (let at = 0; at < 12; at += 1) await stripe.customers.create({ email: `${at}@test.example` })
    const seen = new Set<string>()
    for await (const one of stripe.customers.list({ limit: 5 })) seen.add(one.id)
    expect(seen.size).toBeGreaterThanOrEqual(13)
  })

  it('declines, asks the holder first, and is paid', async () => {
    const { url, id } = await monthly()
    const declined = await billing.page(url!, { number: '4000 0000 0000 0002' })
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('declined')])
    for (const number of ['4000002500003155', '4000002760003184']) {
      expect(await (await billing.page(url!, { number })).text()).toContain('3-D Secure')
      expect((await billing.page(url!, { number, confirmed: 'no' })).status).toBe(402)
    }
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    const paid = await billing.page(url!, { number: '4000002760003184', confirmed: 'yes' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://localhost/done?s=${id}`])
    const session = await stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    const subscription = await stripe.subscriptions.retrieve(session.subscription as string)
    expect(subscription).toMatchObject({ status: 'active', customer })
    expect(JSON.stringify(session)).not.toMatch(/"_/)
  })

  it('takes no number but the test cards', async () => {
    const { url } = await monthly()
    const page = await billing.page(url!, { number: '4111 1111 1111 1111' })
    expect([page.status, await page.text()]).toEqual([
      402,
      expect.stringContaining('not one of the test cards'),
    ])
    expect(await (await billing.page(url!)).text()).toContain('TEST PAYMENTS')
  })

  it('takes one-off payments too', async () => {
    const product = await stripe.products.create({ name: 'A book' })
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 1250 })
    const line_items = [{ price: price.id, quantity: 2 }]
    const { id, url } = await stripe.checkout.sessions.create({ mode: 'payment', line_items, ...ways })
    expect((await billing.page(url!, { number: '4242424242424242' })).status).toBe(303)
    const { payment_status, payment_intent } = await stripe.checkout.sessions.retrieve(id)
    expect(payment_status).toBe('paid')
    expect(await stripe.paymentIntents.retrieve(payment_intent as string)).toMatchObject({
      status: 'succeeded',
      amount_received: 2500,
    })
    await expect(monthly({ line_items })).rejects.toMatchObject({ statusCode: 400 })
    await expect(monthly({ mode: 'payment' })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('closes a checkout that was left', async () => {
    const { id, url } = await monthly()
    await stripe.checkout.sessions.expire(id)
    expect((await billing.page(url!, { number: '4242424242424242' })).status).toBe(410)
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('switches the plan, renews and ends on its page', async () => {
    const { url, id } = await monthly()
    await billing.page(url!, { number: '4242424242424242' })
    const { subscription } = await stripe.checkout.sessions.retrieve(id)
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost/back',
    })
    const press = (form: Record<string, string>) =>
      billing.page(portal.url, { subscription: subscription as string, ...form })
    const now = () => stripe.subscriptions.retrieve(subscription as string)
    expect(await (await billing.page(portal.url)).text()).toContain('Switch to Evenkeel Family')
    await press({ price: 'price_family' })
    expect((await now()).items.data[0]!.price.id).toBe('price_family')
    await press({ do: 'cancel' })
    expect((await now()).cancel_at_period_end).toBe(true)
    await press({ do: 'resume' })
    expect((await now()).cancel_at_period_end).toBe(false)
    await press({ do: 'cancel' })
    await billing.wait(32)
    expect((await now()).status).toBe('canceled')
    expect((await billing.page(portal.url, { subscription: 'sub_other', do: 'cancel' })).status).toBe(402)
  })

  it('charges again each month, and gives up after a week and a half of failures', async () => {
    const { url, id } = await monthly()
    await billing.page(url!, { number: '4000000000000341' })
    const { subscription } = await stripe.checkout.sessions.retrieve(id)
    const now = () => stripe.subscriptions.retrieve(subscription as string)
    expect((await now()).status).toBe('active')
    await billing.wait(32)
    expect((await now()).status).toBe('past_due')
    for (let days = 0; days < 4; days += 1) await billing.wait(8)
    expect((await now()).status).toBe('canceled')
  })

  it('ends a trial without a card, and goes on with one', async () => {
    const trial = () =>
      monthly({
        payment_method_collection: 'if_required',
        subscription_data: {
          trial_period_days: 7,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        },
      })
    const [left, kept] = [await trial(), await trial()]
    for (const { url } of [left, kept]) {
      expect(await (await billing.page(url!)).text()).not.toContain('name="number"')
      expect((await billing.page(url!, {})).status).toBe(303)
    }
    const idOf = async ({ id }: { id: string }) =>
      (await stripe.checkout.sessions.retrieve(id)).subscription as string
    const [one, two] = [await idOf(left), await idOf(kept)]
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost/back',
    })
    await billing.page(portal.url, { subscription: two, do: 'card', number: '4242424242424242' })
    await billing.wait(8)
    expect((await stripe.subscriptions.retrieve(one)).status).toBe('canceled')
    expect((await stripe.subscriptions.retrieve(two)).status).toBe('active')
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type)
    expect(types).toContain('customer.subscription.trial_will_end')
  })

  it('forgets a customer with all that names them', async () => {
    const { id } = await stripe.customers.create(
      { email: 'canary@test.example' },
      { idempotencyKey: 'canary' },
    )
    await stripe.customers.del(id)
    const rows = await billing.context.db.query(
      `select 1 from sandbox_objects where data::text like '%canary@%' union all select 1 from sandbox_requests where answer::text like '%canary@%'`,
    )
    expect(rows).toEqual([])
  })
})

const sdkHost = () =>
  ({ host: '127.0.0.1', port: billing.context.env.SANDBOX_PORT, protocol: 'http', telemetry: false }) as const

describe('where payments may be play', () => {
  const local = {
    isPublic: false,
    NODE_ENV: 'production',
    EVENKEEL_LOCAL: true,
    STRIPE_SECRET_KEY: undefined,
  } as const
  it.each([
    ['one machine', local, true],
    ['a machine others reach', { ...local, isPublic: true }, false],
    ['production', { ...local, EVENKEEL_LOCAL: false }, false],
    ['an install with a provider', { ...local, STRIPE_SECRET_KEY: 'sk_test_1' }, false],
  ])('%s', (_, env, may) => {
    expect(maySandbox(env)).toBe(may)
  })
})
