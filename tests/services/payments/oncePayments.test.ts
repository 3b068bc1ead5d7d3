import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { useBilling } from '#tests/kit/billing.ts'

const billing = await useBilling()
let stripe: Stripe

beforeAll(() => {
  const { secretKey, sandboxPort } = sandboxAccount(billing.context.services.env)
  stripe = new Stripe(secretKey, { host: '127.0.0.1', port: sandboxPort, protocol: 'http', telemetry: false })
})

const rate = (key: string, amount: number) => ({
  shipping_rate_data: {
    type: 'fixed_amount' as const,
    display_name: key,
    fixed_amount: { amount, currency: 'usd' },
    metadata: { rate: key },
  },
})
const open = (extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'usd', unit_amount: 1250, product_data: { name: 'A <book>' } },
      },
    ],
    success_url: 'http://localhost/done',
    ...extra,
  })
const sent = {
  shipping_address_collection: { allowed_countries: ['US' as const] },
  shipping_options: [rate('standard', 499), rate('express', 1499)],
}
const address = {
  name: 'A',
  line1: 'B',
  city: 'C',
  postal_code: 'D',
  country: 'US',
  number: '4242424242424242',
}

describe('payments of once, asked by the provider’s own SDK', () => {
  it('need a whole address of a country that is sent to, and add what sending costs', async () => {
    const { id, url } = await open(sent)
    expect(await (await billing.page(url!)).text()).toContain('A &lt;book&gt; × 2')
    for (const wrong of [{ city: '' }, { country: 'FR' }])
      expect((await billing.page(url!, { ...address, ...wrong })).status).toBe(402)
    expect((await billing.page(url!, address)).status).toBe(303)
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent', 'shipping_cost.shipping_rate'],
    })
    expect(session).toMatchObject({
      amount_subtotal: 2500,
      amount_total: 2999,
      shipping_cost: { amount_total: 499, shipping_rate: { metadata: { rate: 'standard' } } },
      collected_information: { shipping_details: { name: 'A', address: { country: 'US' } } },
      payment_intent: { status: 'succeeded', amount: 2999 },
    })
    const { latest_charge: charge } = session.payment_intent as Stripe.PaymentIntent
    expect(await stripe.charges.retrieve(charge as string)).toMatchObject({
      amount: 2999,
      amount_refunded: 0,
    })
  })

  it('by bank are decided a minute later', async () => {
    const { id, url } = await open()
    expect((await billing.page(url!, { bank: 'pays' })).status).toBe(303)
    const now = () => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(await now()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    })
    billing.context.clock.advance(61)
    await billing.sandbox.tick()
    expect(await now()).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded' } })
    const types = (await stripe.events.list({ limit: 10 })).data.map(({ type }) => type)
    expect(types).toContain('checkout.session.async_payment_succeeded')
  })

  it('are open for half an hour at least, and their amounts make sense', async () => {
    const soon = Math.floor(billing.context.clock.now().getTime() / 1000) + 60
    await expect(open({ expires_at: soon })).rejects.toMatchObject({ statusCode: 400 })
    const line = {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: -5, product_data: { name: 'x' } },
    }
    await expect(open({ line_items: [line] })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('leave no address behind when their customer goes', async () => {
    const customer = (await stripe.customers.create({ email: 'a@test.example' })).id
    const { url } = await open({ ...sent, customer })
    await billing.page(url!, { ...address, name: 'Canary Person' })
    await stripe.customers.del(customer)
    const rows = await billing.context.db.query(
      `select 1 from sandbox_objects where data::text like '%Canary Person%'`,
    )
    expect(rows).toEqual([])
  })
})
