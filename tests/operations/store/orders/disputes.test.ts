import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { addProduct } from '#tests/kit/store.ts'
import { storeKit } from '#tests/kit/storeKit.ts'
import { refundKit } from './refundKit.ts'

const billing = await useBilling()
const { press, pay, orders } = storeKit(billing)
let me: Person
let admin: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
  admin = await billing.context.people.staff('admin')
})
const db = () => billing.context.db

const { ask, refund, traces } = refundKit(billing, () => ({ me, admin }))

describe('a dispute', () => {
  const DISPUTED = { number: '4000000000000259' }
  async function disputed() {
    const file = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[file, 1]])
    await pay(body.url, DISPUTED)
    await billing.settle()
    const [order] = await orders(me)
    const [dispute] = await db().query<{ id: string }>(
      `select d.id from sandbox_objects d join orders o on o.payment_intent_id = d.data->>'payment_intent'
       where d.kind = 'dispute' and o.id = $1`,
      [order!.id],
    )
    return { id: order!.id, disputeId: dispute!.id }
  }
  async function end(disputeId: string, words: string) {
    const { secretKey } = await import('#services/payments/sandbox/account.ts').then(({ sandboxAccount }) =>
      sandboxAccount(billing.context.services.env),
    )
    const { port } = billing.sandbox.server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/v1/disputes/${disputeId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'evidence[uncategorized_text]': words, submit: 'true' }),
    })
    expect(answer.status).toBe(200)
    await billing.settle()
  }

  it('lets the files rest; won, they are back; no refund meanwhile', async () => {
    const { id, disputeId } = await disputed()
    expect(await traces(id)).toMatchObject({ status: 'disputed', files: ['resting:dispute'] })
    expect((await ask(id)).body.error.code).toBe('orders.error.nothing_to_refund')
    expect((await refund(id, { amountCents: 100 })).body.error.code).toBe('orders.error.nothing_to_refund')
    await end(disputeId, 'winning_evidence')
    expect(await traces(id)).toMatchObject({ status: 'paid', files: ['active:'] })
  })

  it('lost, they are revoked for good', async () => {
    const { id, disputeId } = await disputed()
    await end(disputeId, 'losing_evidence')
    expect(await traces(id)).toMatchObject({ status: 'disputed', files: ['revoked:dispute'] })
  })
})

it('every order of the events of a payment, its refund and its dispute ends in one state', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 24; round += 1) {
    me = await billing.context.people.adult()
    const file = await addProduct(db(), { type: 'digital' })
    const { body } = await press(me, [[file, 1]])
    await pay(body.url)
    const payment = await billing.context.services.payments.readPayment(body.sessionId)
    await billing.context.services.payments.refundPayment({
      key: randomUUID(),
      refundId: '',
      paymentIntentId: payment!.paymentIntentId!,
      amountCents: 400,
    })
    await billing.sandbox.tick()
    const events = await db().query<{ id: string }>(
      `select event_id as id from stripe_events where handled_at is null and type in ('checkout.session.completed', 'charge.refunded')`,
    )
    expect(events).toHaveLength(2)
    const mixed = [...events, ...events].sort(() => Math.random() - 0.5)
    if (round % 2 === 0)
      await Promise.all(mixed.map(({ id }) => handleStoredEvent(billing.context.services, id)))
    else for (const { id } of mixed) await handleStoredEvent(billing.context.services, id)
    const [order] = await orders(me)
    ends.add(JSON.stringify(await traces(order!.id)))
    await db().query('update stripe_events set handled_at = now() where handled_at is null')
  }
  expect([...ends]).toEqual([
    JSON.stringify({
      status: 'partially_refunded',
      back: 400,
      done: 1,
      events: 1,
      audits: 1,
      mails: 1,
      files: ['active:'],
    }),
  ])
})
