import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settleOrders } from '#operations/store/orders/settleOrders.ts'
import { PaymentsError } from '#services/payments/port.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { addProduct } from '#tests/kit/store.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { storeKit } from '#tests/kit/storeKit.ts'

const billing = await useBilling()
const { press, pay, orders, stock } = storeKit(billing)
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
})
const db = () => billing.context.db

describe('stock', () => {
  it('gives the last one to one of fifty, and tells the others before they pay', async () => {
    const product = await addProduct(db(), { stock: 1 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => billing.context.people.adult()))
    const answers = await inWaves(50, (n) => press(buyers[n]!, [[product, 1]]))
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error?.code === 'cart.error.sold_out')).toHaveLength(49)
    await pay(opened[0]!.body.url)
    await billing.settle()
    const rows = await db().query(
      `select 1 from orders o join order_items i on i.order_id = o.id where i.product_id = $1 and o.status = 'paid'`,
      [product.id],
    )
    expect([rows.length, await stock(product)]).toEqual([1, 0])
  })

  it('gives five to five of a hundred', async () => {
    const product = await addProduct(db(), { stock: 5 })
    const buyers = await inWaves(100, () => billing.context.people.adult())
    const answers = await inWaves(100, (n) => press(buyers[n]!, [[product, 1]]))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await stock(product)).toBe(0)
  })

  it('leads twenty presses to one page and one order', async () => {
    const product = await addProduct(db(), { stock: 9 })
    const answers = await inWaves(20, () => press(me, [[product, 2]]))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await orders(me)).toHaveLength(1)
    expect(await stock(product)).toBe(7)
    await pay(answers[0]!.body.url)
    // Pressed once more before the event came: the page that says that it is paid.
    const again = await press(me, [[product, 2]])
    expect(again.body.url).toContain(`/checkout/success?session_id=${answers[0]!.body.sessionId}`)
    await billing.settle()
    expect((await orders(me)).map(({ status }) => status)).toEqual(['paid'])
  })

  it('comes back when another cart is paid for instead, and the page of before is closed', async () => {
    const product = await addProduct(db(), { stock: 1 })
    const other = await addProduct(db(), { stock: 4 })
    const first = await press(me, [[product, 1]])
    const second = await press(me, [
      [product, 1],
      [other, 1],
    ])
    expect(second.status).toBe(200)
    expect((await billing.page(first.body.url)).status).toBe(410)
    expect([await stock(product), await stock(other)]).toEqual([0, 3])
  })

  it('comes back once the page is closed at the provider, not before', async () => {
    const product = await addProduct(db(), { stock: 4 })
    const { body } = await press(me, [[product, 3]])
    billing.context.clock.advance(32 * 60)
    const away = vi.spyOn(billing.context.services.payments, 'readPayment')
    away.mockRejectedValue(new PaymentsError('away', 'gone'))
    await expect(settleOrders(billing.context.services)).rejects.toThrow('gone')
    expect(await stock(product)).toBe(1)
    away.mockRestore()
    await settleOrders(billing.context.services)
    expect(await stock(product)).toBe(4)
    expect((await billing.page(body.url)).status).toBe(410)
    await settleOrders(billing.context.services)
    await billing.settle()
    expect(await stock(product)).toBe(4)
    expect((await orders(me))[0]).toMatchObject({ status: 'failed', stock_held: false })
  })
})

describe('a provider that is away', () => {
  const failing = (reason: 'away' | 'unreached') =>
    vi
      .spyOn(billing.context.services.payments, 'openPayment')
      .mockRejectedValueOnce(new PaymentsError(reason, 'gone'))

  it('is told, and nothing is lost: what was never reached gives the stock back at once', async () => {
    const product = await addProduct(db(), { stock: 2 })
    failing('unreached')
    const answer = await press(me, [[product, 1]])
    expect([answer.status, answer.body.error.message]).toEqual([503, 'Checkout error'])
    expect(await stock(product)).toBe(2)
    expect((await press(me, [[product, 1]])).status).toBe(200)
  })

  it('may have opened the page all the same: another press leads there, or it is closed and the stock goes back', async () => {
    const { services, clock } = billing.context
    const product = await addProduct(db(), { stock: 2 })
    const open = services.payments.openPayment.bind(services.payments)
    const late = () =>
      vi.spyOn(services.payments, 'openPayment').mockImplementationOnce(async (payment) => {
        await open(payment)
        throw new PaymentsError('away', 'too late')
      })
    late()
    expect((await press(me, [[product, 1]])).status).toBe(503)
    expect(await stock(product)).toBe(1)
    expect((await press(me, [[product, 1]])).status).toBe(200)
    expect((await orders(me)).length).toBe(1)
    const other = await billing.context.people.adult()
    late()
    expect((await press(other, [[product, 1]])).status).toBe(503)
    clock.advance(61)
    await settleOrders(services)
    expect(await stock(product)).toBe(1)
    expect((await orders(other))[0]!.status).toBe('failed')
    const sessions = await db().query(
      `select 1 from sandbox_objects where kind = 'checkout.session' and data->'metadata'->>'orderId' = $1 and data->>'status' = 'expired'`,
      [(await orders(other))[0]!.id],
    )
    expect(sessions).toHaveLength(1)
  })
})
