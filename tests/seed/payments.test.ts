import { beforeAll, describe, expect, it } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { orderStatuses } from '#domain/store/enums.ts'
import { settleOrders } from '#operations/store/orders/settleOrders.ts'
import { compareWithProvider } from '#operations/billing/compareWithProvider.ts'
import { seedDemo } from '#seed/datasets/demo.ts'
import { seedDemoProvider } from '#seed/datasets/payments.ts'
import { seedDemoStore } from '#seed/datasets/store.ts'
import { personId } from '#seed/factories/people.ts'
import { seedId } from '#seed/ids.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'

const billing = await useBilling()
beforeAll(async () => {
  const { db, services, clock } = billing.context
  await db.tx((sql) => seedDemo(sql, { now: clock.now() }))
  await seedDemoStore(services, clock.now())
  expect(await seedDemoProvider(services, clock.now())).toBe(true)
  expect(await seedDemoProvider(services, clock.now())).toBe(false)
}, 120_000)

/** Somebody of the demo dataset, signed in. */
const as = (handle: string): Promise<Person> => billing.context.people.signedIn(personId(handle))
const planOf = async (handle: string) =>
  billing.context.call(billingApi.readPlan, {}, { as: await as(handle) })
const statuses = async () => {
  const rows = await billing.context.db.query<{ id: string; status: string }>(
    `select id, subscription_status as status from profiles where id = any($1::uuid[])`,
    [['walter', 'maren', 'hanna', 'tobias', 'mila', 'jonas'].map(personId)],
  )
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]))
}
const begun = {
  [personId('walter')]: 'trialing',
  [personId('maren')]: 'active',
  [personId('hanna')]: 'past_due',
  [personId('tobias')]: 'active',
  [personId('mila')]: 'active',
  [personId('jonas')]: 'active',
}

const statusOf = async (name: string) =>
  (
    await billing.context.db.query<{ status: string; refunded: number }>(
      'select status, refunded_cents as refunded from orders where id = $1',
      [seedId(`order:shelf:${name}`)],
    )
  )[0]

describe('orders of the demo dataset', () => {
  it('are there in every status, and each payment is known to the provider', async () => {
    const { db, services } = billing.context
    // What happened in the past is not told again.
    await billing.settle()
    expect(billing.answers).toEqual([])
    const rows = await db.query<{ id: string; status: string; session: string; total: number }>(
      `select id, status, session_id as session, total_cents as total from orders where key like 'seed:%'`,
    )
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    for (const { id, status, session, total } of rows) {
      const payment = await services.payments.readPayment(session)
      expect(payment, status).toMatchObject({ orderId: id, totalCents: total })
      const states = { pending: 'open', failed: 'expired' } as Record<string, string>
      expect(payment!.state, status).toBe(states[status] ?? 'paid')
    }
  })

  it('are refunded at the desk: the one that was asked for, and any other', async () => {
    const admin = await billing.context.people.staff('admin')
    const refund = async (name: string, amountCents: number, more: object = {}) =>
      billing.context.call(
        ordersAdminApi.refundOrder,
        {
          params: { id: seedId(`order:shelf:${name}`) },
          body: { amountCents, key: crypto.randomUUID(), ...more },
        },
        { as: admin },
      )
    await refund('asked', 2_399, { overrideReason: 'Kind.' })
    expect(await statusOf('asked')).toEqual({ status: 'refunded', refunded: 2_399 })
    await refund('sent', 900, { overrideReason: 'Kind.' })
    expect(await statusOf('sent')).toEqual({ status: 'partially_refunded', refunded: 900 })
    await billing.settle()
    expect(await statusOf('sent')).toEqual({ status: 'partially_refunded', refunded: 900 })
  })
})

describe('plans of the demo dataset', () => {
  it('are on trial, active, past due and a family’s, and the provider says the same', async () => {
    expect(await statuses()).toEqual(begun)
    // What is asked again changes nothing.
    await compareWithProvider(billing.context.services)
    await billing.settle()
    expect(await statuses()).toEqual(begun)
    expect(await planOf('maren')).toMatchObject({ plan: 'individual', hasCard: true, priceCents: 599 })
    const { seats } = await planOf('tobias')
    expect(
      seats?.members
        .filter(({ hasSeat }) => hasSeat)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Jonas', 'Mila'])
    const [{ n } = { n: 0 }] = await billing.context.db.query<{ n: number }>(
      'select count(*) as n from trial_uses',
    )
    expect(n).toBe(4)
  })

  it('open at the provider’s page, take another card, are canceled, and renew', async () => {
    const hanna = await as('hanna')
    const { url } = await billing.context.call(billingApi.openPortal, { body: {} }, { as: hanna })
    const page = await (await billing.page(url)).text()
    expect(page).toContain('past_due, $5.99 a month')
    const id = /name="subscription" value="(\w+)"/.exec(page)![1]!
    await billing.page(url, { subscription: id, do: 'card', number: '4242424242424242' })
    await billing.settle()
    expect((await planOf('hanna')).status).toBe('active')

    const maren = await as('maren')
    const ending = (isEnding: boolean) =>
      billing.context.call(billingApi.setEnding, { body: { isEnding } }, { as: maren })
    const { currentPeriodEnd } = await ending(true)
    expect(await ending(false)).toMatchObject({ isEnding: false, status: 'active' })
    await billing.wait(32)
    const renewed = await planOf('maren')
    expect(renewed.status).toBe('active')
    expect(Date.parse(renewed.currentPeriodEnd!)).toBeGreaterThan(Date.parse(currentPeriodEnd!))
    // A trial without a card ended by itself.
    expect((await planOf('walter')).status).toBe('free')
  })
})

describe('orders of the demo dataset, later', () => {
  it('end as others do: a dispute is decided, and a page that was left closes', async () => {
    const { services, clock, db } = billing.context
    const [dispute] = await db.query<{ id: string }>(
      `select id from sandbox_objects where kind = 'dispute' order by position desc limit 1`,
    )
    const { secretKey, sandboxPort } = (await import('#services/payments/sandbox/account.ts')).sandboxAccount(
      services.env,
    )
    await fetch(`http://127.0.0.1:${sandboxPort}/v1/disputes/${dispute!.id}/close`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
    })
    await billing.settle()
    const [lost] = await db.query<{ n: number }>(
      `select count(*) as n from order_events where order_id = $1 and kind = 'dispute_lost'`,
      [seedId('order:shelf:disputed')],
    )
    expect(lost!.n).toBe(1)
    clock.advance(24 * 3_600)
    await billing.settle()
    await settleOrders(services)
    expect((await statusOf('pending'))?.status).toBe('failed')
  })
})
