import { beforeEach, describe, expect, it, vi } from 'vitest'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'
import { compareWithProvider } from '#operations/billing/compareWithProvider.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { addProduct } from '#tests/kit/store.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { storeKit } from '#tests/kit/storeKit.ts'

const billing = await useBilling()
const { press, pay, orders, stock, traces, handle } = storeKit(billing)
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
})
const db = () => billing.context.db
const page = (sessionId: string, as = me) =>
  billing.context.ask(productCheckoutApi.readPaid, { query: { session_id: sessionId } }, { as })

describe('events', () => {
  it('fifty deliveries of one make one order, entitlement, mail and audit row', async () => {
    const product = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[product, 1]])
    await pay(body.url)
    await billing.sandbox.tick()
    const [event] = await db().query<{ id: string }>(
      `select event_id as id from stripe_events where object_id = $1 and type = 'checkout.session.completed'`,
      [body.sessionId],
    )
    await inWaves(50, () => handleStoredEvent(billing.context.services, event!.id))
    await handle()
    const [order] = await orders(me)
    expect(order!.status).toBe('paid')
    expect(await traces(order!.id)).toEqual({
      entitlements: 1,
      mails: 1,
      audits: 1,
      paid: 1,
      notifications: 1,
    })
  })

  it('in any order, with repeats, end in one state', async () => {
    const [kept, left] = [await addProduct(db(), { stock: 8 }), await addProduct(db(), { stock: 8 })]
    const other = await billing.context.people.adult()
    const [one, two] = [await press(me, [[kept, 2]]), await press(other, [[left, 3]])]
    await pay(one.body.url, { bank: 'pays' })
    await billing.context.services.payments.expireCheckout(two.body.sessionId)
    billing.context.clock.advance(90)
    await billing.sandbox.tick()
    const events = await db().query<{ id: string }>(
      'select event_id as id from stripe_events where object_id = any($1::text[])',
      [[one.body.sessionId, two.body.sessionId]],
    )
    expect(events.length).toBe(3)
    for (let round = 0; round < 24; round += 1) {
      await db().query('update stripe_events set handled_at = null')
      const mixed = [...events, ...events].sort(() => Math.random() - 0.5)
      await Promise.all(mixed.map(({ id }) => handleStoredEvent(billing.context.services, id)))
      expect([(await orders(me))[0]!.status, (await orders(other))[0]!.status]).toEqual(['paid', 'failed'])
      expect([await stock(kept), await stock(left)]).toEqual([6, 8])
    }
    expect(await traces((await orders(me))[0]!.id)).toMatchObject({ mails: 1, audits: 1, paid: 1 })
  })

  it('and the page after the payment, at once, make one order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await billing.context.people.adult()
      const product = await addProduct(db(), { type: 'digital' })
      const { body } = await press(buyer, [[product, 1]])
      await pay(body.url)
      await billing.sandbox.tick()
      await Promise.all([handle(), ...Array.from({ length: 5 }, () => page(body.sessionId, buyer))])
      const [order] = await orders(buyer)
      expect(await traces(order!.id)).toEqual({
        entitlements: 1,
        mails: 1,
        audits: 1,
        paid: 1,
        notifications: 1,
      })
    }
  })

  it('that never arrived are found at the provider: a tab closed at the payment has its order', async () => {
    const product = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[product, 1]])
    await pay(body.url)
    await db().query('delete from sandbox_deliveries')
    await billing.settle()
    expect((await orders(me))[0]!.status).toBe('pending')
    await compareWithProvider(billing.context.services)
    await billing.settle()
    expect((await orders(me))[0]!.status).toBe('paid')
  })

  it('that could not be stored are rejected, sent again and handled then', async () => {
    const product = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[product, 1]])
    await pay(body.url)
    const before = billing.answers.length
    const inbox = vi.spyOn(billing.context.services.payments, 'readEvent')
    inbox.mockRejectedValue(new Error('the database is away'))
    await billing.sandbox.tick()
    inbox.mockRestore()
    const refused = billing.answers.slice(before)
    expect(new Set(refused)).toEqual(new Set([503]))
    await handle()
    expect((await orders(me))[0]!.status).toBe('pending')
    await db().query('update sandbox_deliveries set next_at = now()')
    await billing.settle()
    expect(new Set(billing.answers.slice(before + refused.length))).toEqual(new Set([200]))
    const [order] = await orders(me)
    expect(order!.status).toBe('paid')
    expect(await traces(order!.id)).toMatchObject({ entitlements: 1, mails: 1, audits: 1, paid: 1 })
  })

  it('find the order also when its process died before it could note the page', async () => {
    const product = await addProduct(db())
    const { body } = await press(me, [[product, 1]])
    await db().query('update orders set session_id = null where user_id = $1', [me.id])
    await pay(body.url)
    await billing.settle()
    expect((await orders(me))[0]).toMatchObject({ status: 'paid', session_id: body.sessionId })
  })
})

describe('the page after the payment', () => {
  it('is its buyer’s alone: for others it is missing, byte for byte', async () => {
    const product = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[product, 1]])
    const other = await billing.context.people.adult()
    const [foreign, none] = [await page(body.sessionId, other), await page('cs_test_none', other)]
    expect([foreign.status, none.status]).toEqual([404, 404])
    const bytes = (answer: typeof none) => JSON.stringify({ ...answer.body.error, requestId: '' })
    expect(bytes(foreign)).toBe(bytes(none))
  })
})

it('charges 200 carts what the server says they cost', async () => {
  const products = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      addProduct(db(), {
        type: n % 3 === 0 ? 'digital' : 'physical',
        priceCents: 1 + Math.floor(Math.random() * 9_000),
        stock: 900_000,
      }),
    ),
  )
  const buyers = await inWaves(200, () => billing.context.people.adult())
  const sums = await inWaves(200, async (n) => {
    const items = products
      .filter(() => Math.random() < 0.4)
      .map((product) => [product, 1 + Math.floor(Math.random() * 99)] as [typeof product, number])
    const chosen: typeof items = items.length > 0 ? items : [[products[1]!, 1]]
    const { body } = await press(buyers[n]!, chosen)
    await pay(body.url)
    return chosen.reduce(
      (sum, [{ priceCents, type }, quantity]) => sum + priceCents * (type === 'digital' ? 1 : quantity),
      0,
    )
  })
  for (let round = 0; round < 60; round += 1) await billing.settle()
  const charged = await db().query<{
    user_id: string
    subtotal_cents: number
    amount: number
    total_cents: number
  }>(
    `select o.user_id, o.subtotal_cents, o.total_cents, (c.data->>'amount')::int as amount
     from orders o join sandbox_objects c on c.kind = 'charge' and c.data->>'payment_intent' = o.payment_intent_id
     where o.user_id = any($1::uuid[]) and o.status = 'paid'`,
    [buyers.map(({ id }) => id)],
  )
  expect(charged).toHaveLength(200)
  for (const [n, { id }] of buyers.entries()) {
    const row = charged.find(({ user_id: user }) => user === id)!
    expect([row.subtotal_cents, row.amount]).toEqual([sums[n], row.total_cents])
  }
}, 240_000)
