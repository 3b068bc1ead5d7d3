import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import { payPlanRefund } from '#domain/billing/jobs.ts'
import { planRefundApi } from '#domain/billing/refundApi.ts'
import { handleStoredEvent } from '#operations/billing/handleStoredEvent.ts'
import { PaymentsError } from '#services/payments/port.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { inWaves } from '#tests/kit/waves.ts'

const billing = await useBilling()
let admin: Person
let me: Person
let id: string
const DAY = 86_400

beforeAll(async () => {
  admin = await billing.context.people.staff('admin')
})
/** A member whose trial ended with a card, at the moment of the first charge. */
beforeEach(async () => {
  me = await billing.context.people.adult()
  await billing.start(me, 'individual')
  const [row] = await billing.context.db.query<{ id: string; provider_id: string }>(
    'select id, provider_id from subscriptions where user_id = $1',
    [me.id],
  )
  id = row!.id
  const { url } = await billing.context.call(billingApi.openPortal, { body: {} }, { as: me })
  await billing.page(url, { subscription: row!.provider_id, do: 'card', number: '4242424242424242' })
  await billing.wait(7)
  expect(await billing.statusOf(me)).toBe('active')
})

const look = (as = admin) => billing.context.call(planRefundApi.readCharge, { params: { id } }, { as })
type Body = { amountCents: number; endsPlan?: boolean; overrideReason?: string; key?: string }
const refund = (body: Body, as = admin) =>
  billing.context.ask(
    planRefundApi.refundPlan,
    { params: { id }, body: { endsPlan: true, key: randomUUID(), ...body } },
    { as },
  )
const traces = async () =>
  (
    await billing.context.db.query<Record<string, unknown>>(
      `select (select count(*) from plan_refunds where user_id = $1 and state = 'done') as done,
         (select count(*) from admin_audit_logs a join plan_refunds r on a.metadata->>'refundId' = r.id::text
           where r.user_id = $1 and a.event = 'plan_refunded') as audits,
         (select (data->>'amount_refunded')::int from sandbox_objects c where kind = 'charge' and data->>'customer' = (
           select customer_id from billing_customers where user_id = $1) order by position desc limit 1) as back`,
      [me.id],
    )
  )[0]!
const mails = async () =>
  (await queuedMails(billing.context.db)).filter(
    ({ template, to }) => template.startsWith('plan-refund') && to === me.email,
  )
/** The calendar month that was paid begins with the charge. */
const advance = (days: number) => billing.context.clock.advance(days * DAY)

describe('what the policy gives back of a plan', () => {
  it('is all of it for seven days from the first charge, and then what is left of the period', async () => {
    expect((await look()).charge).toMatchObject({
      amountCents: 599,
      refundedCents: 0,
      offerCents: 599,
      isWhole: true,
    })
    advance(6.9)
    expect((await look()).charge).toMatchObject({ offerCents: 599, isWhole: true })
    advance(0.2)
    const { charge } = await look()
    const whole = Date.parse(charge!.periodEnd) - Date.parse(charge!.chargedAt)
    const left = Date.parse(charge!.periodEnd) - billing.context.clock.now().getTime()
    expect(charge!.isWhole).toBe(false)
    expect(Math.abs(charge!.offerCents - (599 * left) / whole)).toBeLessThanOrEqual(1)
    // A later period has no first seven days.
    await billing.wait(27)
    const second = (await look()).charge!
    expect(second.isWhole).toBe(false)
    expect(second.offerCents).toBeLessThan(599)
    expect(second.offerCents).toBeGreaterThan(400)
  })

  it('is nothing before anything was charged', async () => {
    const other = await billing.context.people.adult()
    await billing.start(other, 'family')
    const [row] = await billing.context.db.query<{ id: string }>(
      'select id from subscriptions where user_id = $1',
      [other.id],
    )
    id = row!.id
    expect((await look()).charge).toBeNull()
    const refused = await refund({ amountCents: 1, overrideReason: 'Kind.' })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'payments.error.nothing_charged'])
  })
})

describe('a refund of a plan', () => {
  it('goes back through the provider, ends the plan, and is told once', async () => {
    const { status, body } = await refund({ amountCents: 599 })
    expect(status).toBe(200)
    expect(body.charge).toMatchObject({ refundedCents: 599, offerCents: 0 })
    expect(body.refunds).toMatchObject([{ amountCents: 599, state: 'done' }])
    expect(await billing.statusOf(me)).toBe('free')
    await billing.settle()
    await runQueued(billing.context, payPlanRefund)
    await billing.settle()
    expect(await traces()).toEqual({ done: 1, audits: 1, back: 599 })
    expect(await mails()).toMatchObject([{ template: 'plan-refund-ended', args: { amount: '$5.99' } }])
  })

  it('can leave the plan, and a part of it can follow another', async () => {
    await refund({ amountCents: 200, endsPlan: false })
    expect(await billing.statusOf(me)).toBe('active')
    expect((await look()).charge).toMatchObject({ refundedCents: 200, offerCents: 399 })
    const much = await refund({ amountCents: 400, overrideReason: 'Kind.' })
    expect([much.status, much.body.error.code]).toEqual([422, 'payments.error.refund_too_much'])
    await refund({ amountCents: 399, endsPlan: false })
    expect(await traces()).toEqual({ done: 2, audits: 2, back: 599 })
    expect((await mails()).map(({ template }) => template)).toEqual(['plan-refund', 'plan-refund'])
  })

  it('beyond the policy needs a reason, which stays with staff', async () => {
    advance(20)
    const { offerCents } = (await look()).charge!
    expect(offerCents).toBeLessThan(300)
    const refused = await refund({ amountCents: offerCents + 1 })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'payments.error.override_needed'])
    expect((await refund({ amountCents: 599, overrideReason: 'Was ill.' })).status).toBe(200)
    const [row] = await billing.context.db.query<Record<string, unknown>>(
      'select override_reason, policy_cents from plan_refunds where user_id = $1',
      [me.id],
    )
    expect(row).toEqual({ override_reason: 'Was ill.', policy_cents: offerCents })
  })

  it('is one for equal presses, and never more than the charge for different ones', async () => {
    const key = randomUUID()
    await inWaves(8, () => refund({ amountCents: 300, endsPlan: false, key }))
    expect(await traces()).toMatchObject({ done: 1, back: 300 })
    const others = await inWaves(4, () => refund({ amountCents: 299, endsPlan: false }))
    // Told here, not by the provider.
    expect(others.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect(await traces()).toMatchObject({ done: 2, back: 599 })
  })

  it('waits for a provider that is away, and its event moves the state', async () => {
    const { services, db } = billing.context
    const { payments } = services
    const asked = vi.spyOn(payments, 'refundPayment')
    // The provider took it, and its answer was lost.
    asked.mockImplementationOnce(async (order) => {
      await payments.refundPayment(order)
      throw new PaymentsError('away', 'gone')
    })
    const answer = await refund({ amountCents: 599 })
    expect(answer.body.refunds).toMatchObject([{ state: 'approved' }])
    expect(await billing.statusOf(me)).toBe('active')
    // The webhook alone: no job has run yet.
    await billing.sandbox.tick()
    const [event] = await db.query<{ event_id: string }>(
      `select event_id from stripe_events where type = 'charge.refunded' and handled_at is null`,
    )
    await handleStoredEvent(services, event!.event_id)
    expect((await look()).refunds).toMatchObject([{ state: 'done' }])
    expect(await traces()).toEqual({ done: 1, audits: 1, back: 599 })
    await runQueued(billing.context, payPlanRefund)
    expect(await billing.statusOf(me)).toBe('free')
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })

  it('that the provider rejects stays undone, and so does the plan', async () => {
    const { services } = billing.context
    const asked = vi.spyOn(services.payments, 'refundPayment')
    asked.mockRejectedValueOnce(new PaymentsError('refused', 'no'))
    const { status, body } = await refund({ amountCents: 599 })
    expect([status, body.error.code]).toEqual([503, 'payments.error.refund_refused'])
    asked.mockRestore()
    await runQueued(billing.context, payPlanRefund)
    expect(await billing.statusOf(me)).toBe('active')
    expect(await traces()).toMatchObject({ done: 0, back: 0 })
    expect((await refund({ amountCents: 599 })).status).toBe(200)
  })

  it('says that the provider is away before anything is decided', async () => {
    const { services } = billing.context
    const away = vi.spyOn(services.payments, 'planCharges')
    away.mockRejectedValue(new PaymentsError('away', 'gone'))
    const { status, body } = await refund({ amountCents: 599 })
    expect([status, body.error.code]).toEqual([503, 'payments.error.refund_away'])
    away.mockRestore()
    expect((await look()).refunds).toEqual([])
  })
})

describe('staff', () => {
  it('finds a plan by part of the address', async () => {
    const { payers } = await billing.context.call(
      planRefundApi.findPayers,
      { query: { search: me.email.slice(0, 12).toUpperCase() } },
      { as: admin },
    )
    expect(payers).toContainEqual(
      expect.objectContaining({ id, email: me.email, plan: 'Individual', status: 'active' }),
    )
    const none = await billing.context.call(
      planRefundApi.findPayers,
      { query: { search: 'nobody@nowhere' } },
      { as: admin },
    )
    expect(none.payers).toEqual([])
  })

  it.each(['moderator', 'support'] as const)('without the right cannot: %s', async (role) => {
    const as = await billing.context.people.staff(role)
    await expect(look(as)).rejects.toMatchObject({ status: 403 })
    expect((await refund({ amountCents: 1 }, as)).status).toBe(403)
    const found = await billing.context.ask(planRefundApi.findPayers, { query: { search: 'person' } }, { as })
    expect(found.status).toBe(403)
  })

  it('gets nothing for a plan that is not there, and members get nothing at all', async () => {
    id = randomUUID()
    expect((await refund({ amountCents: 1 })).status).toBe(404)
    expect((await refund({ amountCents: 1 }, me)).status).toBe(403)
  })
})
