import { beforeAll, describe, expect, it } from 'vitest'
import { flagsApi } from '#domain/flags/api.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { goLiveItems } from '#domain/ops/readiness.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { seedFlags } from '#seed/factories/flags.ts'

const billing = await useBilling()
let owner: Person
beforeAll(async () => {
  const { db, people, clock } = billing.context
  await db.tx((sql) => seedFlags(sql, clock.now()))
  owner = await people.staff('owner')
})

const look = () => billing.context.call(goLiveApi.goLive, {}, { as: owner })
const stateOf = async (item: (typeof goLiveItems)[number]) =>
  (await look()).items.find((one) => one.item === item)?.state
const buy = (as = owner) => billing.context.ask(goLiveApi.testPurchase, { body: {} }, { as })
const pause = (enabled: boolean) =>
  billing.context.call(
    flagsApi.setFlag,
    { params: { key: 'ff.store_pause' }, body: { enabled } },
    { as: owner },
  )

describe('the list before going live', () => {
  it('is read from the provider, the orders and the flags; test payments are never ready', async () => {
    const { isLive, items, testOrder } = await look()
    expect([isLive, testOrder]).toEqual([false, null])
    expect(Object.fromEntries(items.map(({ item, state }) => [item, state]))).toEqual({
      live_keys: 'action-required',
      prices: 'complete',
      endpoint: 'complete',
      events: 'pending',
      test_purchase: 'pending',
      test_refund: 'pending',
      store_open: 'complete',
    })
    expect(items.map(({ item }) => item)).toEqual([...goLiveItems])
  })

  it('sees a paused store, which also stops the test', async () => {
    await pause(true)
    expect(await stateOf('store_open')).toBe('action-required')
    const answer = await buy()
    expect([answer.status, answer.body.error.code]).toEqual([409, 'readiness.error.store_paused'])
    await pause(false)
    expect(await stateOf('store_open')).toBe('complete')
  })
})

it('a dollar is paid, seen and given back, on the way every order takes', async () => {
  const opened = (await buy()).body
  expect(opened).toMatchObject({ livemode: false, sessionId: expect.stringMatching(/^cs_/) as string })
  expect(await (await billing.page(opened.url)).text()).toContain('1.00')
  // Equal presses lead to one page.
  expect((await buy()).body.url).toBe(opened.url)
  expect(await look()).toMatchObject({ testOrder: { status: 'pending', totalCents: 100, refundedCents: 0 } })
  expect(await stateOf('test_purchase')).toBe('pending')

  await billing.page(opened.url, { number: '4242424242424242' })
  await billing.settle()
  const { testOrder } = await look()
  expect(testOrder).toMatchObject({ status: 'paid', currency: 'usd' })
  expect([await stateOf('test_purchase'), await stateOf('test_refund'), await stateOf('events')]).toEqual([
    'complete',
    'action-required',
    'complete',
  ])
  const again = await buy()
  expect([again.status, again.body.error.code]).toEqual([409, 'readiness.error.refund_first'])

  await billing.context.call(
    ordersAdminApi.refundOrder,
    {
      params: { id: testOrder!.id },
      body: { amountCents: 100, overrideReason: 'Test', key: crypto.randomUUID() },
    },
    { as: owner },
  )
  await billing.settle()
  expect(await stateOf('test_refund')).toBe('complete')
  expect((await look()).testOrder).toMatchObject({ status: 'refunded', refundedCents: 100 })
  // Then the next test can begin.
  expect((await buy()).status).toBe(200)
})

describe('the product of a dollar', () => {
  const idOf = async () =>
    (
      await billing.context.db.query<{ id: string }>(`select id from products where slug = 'one-dollar-test'`)
    )[0]!.id

  it('is made once, archived, and has its name in every language', async () => {
    const { db, people } = billing.context
    await Promise.all([buy(), buy(await people.staff('admin'))])
    const rows = await db.query<object>(
      `select price_cents, is_active, is_archived, sync_state,
         (select count(*) from products_locales l where l._parent_id = p.id) as languages from products p`,
    )
    expect(rows).toEqual([
      { price_cents: 100, is_active: false, is_archived: true, sync_state: 'none', languages: 4 },
    ])
  })

  it('is on no shelf, and no one buys it through the store', async () => {
    const { ask, people } = billing.context
    const id = await idOf()
    const adult = await people.adult()
    expect((await ask(storeCatalogueApi.readProduct, { params: { id } }, { as: adult })).status).toBe(404)
    for (const [as, body] of [
      [adult, { cartItems: [{ productId: id, quantity: 1 }] }],
      [owner, { cartItems: [{ productId: id, quantity: 1 }] }],
      [owner, { productId: id, quantity: 1, testMode: true }],
    ] as const) {
      const answer = await ask(productCheckoutApi.startProductCheckout, { body: body as never }, { as })
      expect(answer.status).toBe(404)
    }
  })

  it('that was paid with test money says nothing about real money', async () => {
    await billing.context.db.query('update orders set is_live = true')
    expect((await look()).testOrder).toBeNull()
    expect(await stateOf('test_refund')).toBe('pending')
  })
})

it('opening a test is in the audit trail', async () => {
  const rows = await billing.context.db.query<{ admin_id: string }>(
    `select admin_id from admin_audit_logs where event = 'test_purchase_opened'`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows[0]!.admin_id).toBe(owner.id)
})
