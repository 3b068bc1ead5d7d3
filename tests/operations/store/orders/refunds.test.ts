import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { payRefund as payRefundJob } from '#domain/store/refundJobs.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { payRefund } from '#operations/store/refunds/payRefund.ts'
import { PaymentsError, type Payments } from '#services/payments/port.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { addProduct, type TestProduct } from '#tests/kit/store.ts'
import { storeKit } from '#tests/kit/storeKit.ts'
import { refundKit } from './refundKit.ts'

const billing = await useBilling()
const { press, pay, orders, stock } = storeKit(billing)
let me: Person
let admin: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
  admin = await billing.context.people.staff('admin')
})
const db = () => billing.context.db

async function bought(...items: [TestProduct, number][]) {
  const { body } = await press(me, items)
  await pay(body.url)
  await billing.settle()
  const [order] = await orders(me)
  const rows = await db().query<{ id: string; product_id: string }>(
    'select id, product_id from order_items where order_id = $1',
    [order!.id],
  )
  return { ...order!, itemOf: ({ id }: TestProduct) => rows.find((row) => row.product_id === id)!.id }
}
const { ask, refund, charged, traces } = refundKit(billing, () => ({ me, admin }))

describe('a refund', () => {
  it('asked and approved moves money, status, files, stock, timeline, mail and audit together', async () => {
    const [file, thing] = [await addProduct(db(), { type: 'digital' }), await addProduct(db(), { stock: 5 })]
    const order = await bought([file, 1], [thing, 2])
    expect(await stock(thing)).toBe(3)
    const asked = await ask(order.id)
    expect(asked.status).toBe(200)
    expect(asked.body.refunds).toMatchObject([
      { state: 'asked', amountCents: order.total_cents, reason: 'Not for me.', itemId: null },
    ])
    expect(asked.body.refundOffer).toBeNull()
    const refundId = asked.body.refunds[0]!.id
    const done = await refund(order.id, { refundId, amountCents: order.total_cents })
    expect(done.body).toMatchObject({ detail: 'refunded', refundedCents: order.total_cents })
    await billing.settle()
    await runQueued(billing.context, payRefundJob)
    expect(await charged(order.id)).toBe(order.total_cents)
    expect(await stock(thing)).toBe(5)
    expect(await traces(order.id)).toEqual({
      status: 'refunded',
      back: order.total_cents,
      done: 1,
      events: 1,
      audits: 1,
      mails: 1,
      files: ['revoked:refund'],
    })
  })

  it('of one item takes that one back and leaves the other', async () => {
    const [file, thing] = [await addProduct(db(), { type: 'digital' }), await addProduct(db(), { stock: 5 })]
    const order = await bought([file, 1], [thing, 1])
    await refund(order.id, { itemId: order.itemOf(thing), amountCents: 1_000 })
    expect(await traces(order.id)).toMatchObject({
      status: 'partially_refunded',
      back: 1_000,
      files: ['active:'],
    })
    expect(await stock(thing)).toBe(5)
  })

  it('in part is a kindness: file and stock stay', async () => {
    const file = await addProduct(db(), { type: 'digital' })
    const order = await bought([file, 1])
    expect((await refund(order.id, { amountCents: 300 })).status).toBe(200)
    expect(await traces(order.id)).toMatchObject({
      status: 'partially_refunded',
      back: 300,
      files: ['active:'],
    })
    expect((await refund(order.id, { amountCents: 701 })).body.error.code).toBe(
      'orders.error.refund_too_much',
    )
    expect((await refund(order.id, { amountCents: 700 })).status).toBe(200)
    expect(await traces(order.id)).toMatchObject({ status: 'refunded', done: 2, files: ['revoked:refund'] })
  })

  it('beyond the policy needs a reason, which stays with staff', async () => {
    const file = await addProduct(db(), { type: 'digital' })
    const order = await bought([file, 1])
    billing.context.clock.advance(15 * 86_400)
    const late = await billing.context.ask(ordersApi.ownOrder, { params: { id: order.id } }, { as: me })
    expect(late.body.refundOffer).toMatchObject({ isEligible: false, amountCents: 0 })
    const refused = await refund(order.id, { amountCents: 1_000 })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'orders.error.override_needed'])
    const done = await refund(order.id, { amountCents: 1_000, overrideReason: 'Bought by mistake.' })
    expect(done.body.refunds[0]!.overrideReason).toBe('Bought by mistake.')
    const own = await billing.context.ask(ordersApi.ownOrder, { params: { id: order.id } }, { as: me })
    expect(JSON.stringify(own.body)).not.toContain('Bought by mistake.')
  })

  it('counts the days until it was asked for, and a file opened since then as opened', async () => {
    const file = await addProduct(db(), { type: 'digital' })
    const order = await bought([file, 1])
    const { body } = await ask(order.id)
    billing.context.clock.advance(20 * 86_400)
    const refundId = body.refunds[0]!.id
    await db().query('update entitlements set first_accessed_at = $2 where user_id = $1', [
      me.id,
      billing.context.clock.now(),
    ])
    expect((await refund(order.id, { refundId, amountCents: 1_000 })).body.error.code).toBe(
      'orders.error.override_needed',
    )
    await db().query('update entitlements set first_accessed_at = null where user_id = $1', [me.id])
    expect((await refund(order.id, { refundId, amountCents: 1_000 })).status).toBe(200)
  })

  it('declined says why in the timeline and can be asked for again', async () => {
    const order = await bought([await addProduct(db(), { type: 'digital' }), 1])
    const { body } = await ask(order.id)
    const decline = () =>
      billing.context.ask(
        ordersAdminApi.declineRefund,
        { params: { id: body.refunds[0]!.id }, body: { reason: 'The file works.' } },
        { as: admin },
      )
    expect((await decline()).status).toBe(200)
    expect((await decline()).body.error.code).toBe('orders.error.refund_decided')
    const own = await billing.context.ask(ordersApi.ownOrder, { params: { id: order.id } }, { as: me })
    expect(own.body.events.at(-1)).toMatchObject({ kind: 'refund_declined', note: 'The file works.' })
    expect((await ask(order.id)).status).toBe(200)
  })

  it('made at the provider arrives the same way', async () => {
    const order = await bought([await addProduct(db(), { type: 'digital' }), 1])
    const [row] = await db().query<{ payment_intent_id: string }>(
      'select payment_intent_id from orders where id = $1',
      [order.id],
    )
    await billing.context.services.payments.refundPayment({
      key: randomUUID(),
      refundId: '',
      paymentIntentId: row!.payment_intent_id,
      amountCents: order.total_cents,
    })
    await billing.settle()
    expect(await traces(order.id)).toMatchObject({ status: 'refunded', done: 1, files: ['revoked:refund'] })
  })

  it('waits while the provider is away, and is paid once it is back', async () => {
    const order = await bought([await addProduct(db(), { type: 'digital' }), 1])
    const { services } = billing.context
    const there: Payments['refundPayment'] = services.payments.refundPayment
    Object.assign(services.payments, {
      refundPayment: () => Promise.reject(new PaymentsError('away', 'away')),
    })
    const answered = await refund(order.id, { amountCents: 1_000 })
    Object.assign(services.payments, { refundPayment: there })
    expect(answered.body.refunds[0]!.state).toBe('approved')
    await runQueued(billing.context, payRefundJob)
    expect(await traces(order.id)).toMatchObject({ status: 'refunded', done: 1 })
  })
})

describe('races', () => {
  it('two questions and many presses are one refund', async () => {
    for (let round = 0; round < 8; round += 1) {
      me = await billing.context.people.adult()
      const order = await bought([await addProduct(db(), { type: 'digital' }), 1])
      const asked = await Promise.all([ask(order.id), ask(order.id), ask(order.id)])
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const refundId = asked.find(({ status }) => status === 200)!.body.refunds[0]!.id
      const other = await billing.context.people.staff('owner')
      const pressed = await Promise.all([
        refund(order.id, { refundId, amountCents: 1_000 }),
        refund(order.id, { refundId, amountCents: 1_000 }, other),
        refund(order.id, { amountCents: 1_000 }, other),
        refund(order.id, { refundId, amountCents: 1_000 }),
      ])
      expect(pressed.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
      await Promise.all([billing.settle(), payRefund(billing.context.services, refundId)])
      await billing.settle()
      expect(await charged(order.id)).toBe(1_000)
      expect(await traces(order.id)).toMatchObject({
        status: 'refunded',
        done: 1,
        events: 1,
        audits: 1,
        mails: 1,
      })
    }
  })

  it('one decision pressed twenty times is one refund', async () => {
    const order = await bought([await addProduct(db(), { type: 'digital' }), 1])
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(order.id, { amountCents: 100, key })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await billing.settle()
    expect(await charged(order.id)).toBe(100)
    expect(await traces(order.id)).toMatchObject({ back: 100, done: 1 })
  })
})
