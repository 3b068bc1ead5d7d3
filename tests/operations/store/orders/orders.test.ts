import { describe, expect, it } from 'vitest'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { addOrder, addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const at = (minutes: number) => new Date(context.current.clock.now().getTime() - minutes * 60_000)
const clean = (answer: { status: number; body: { error: object } }) =>
  JSON.stringify([answer.status, { ...answer.body.error, requestId: '' }])

describe('orders of a buyer', () => {
  it('come newest first, twenty a page, with what was paid then', async () => {
    const { people, db, ask } = context.current
    const me = await people.adult()
    const product = await addProduct(db, { priceCents: 1_299 })
    for (let n = 0; n < 23; n += 1) await addOrder(db, me, product, { at: at(n), quantity: n + 1 })
    await db.query('update products set price_cents = 9999 where id = $1', [product.id])
    const first = await ask(ordersApi.ownOrders, { query: {} }, { as: me })
    expect([first.body.total, first.body.items.length]).toEqual([23, 20])
    expect(first.body.items[0]).toMatchObject({
      status: 'paid',
      detail: 'paid',
      totalCents: 1_299,
      items: [{ title: 'Breathing cards', quantity: 1, priceCents: 1_299, recipientName: null }],
    })
    const second = await ask(ordersApi.ownOrders, { query: { page: 2 } }, { as: me })
    expect(second.body.items.map(({ items }) => items[0]!.quantity)).toEqual([21, 22, 23])
  })

  it.each([
    ['paid', 'paid'],
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['refunded', 'paid'],
    ['partially_refunded', 'paid'],
    ['disputed', 'paid'],
  ] as const)('that are %s are %s to them', async (detail, status) => {
    const { people, db, ask } = context.current
    const me = await people.adult()
    await addOrder(db, me, await addProduct(db), { status: detail })
    const { body } = await ask(ordersApi.ownOrders, { query: {} }, { as: me })
    expect(body.items[0]).toMatchObject({ status, detail })
  })

  it('are missing for everyone else, byte for byte: members, family, the minor it is for, staff', async () => {
    const { people, db, ask } = context.current
    const [me, child] = [await people.adult(), await people.child({ guardian: 'verified' })]
    const { id } = await addOrder(db, me, await addProduct(db), { recipient: child })
    const others: Person[] = [
      await people.adult(),
      child,
      await people.teen({ guardian: 'verified' }),
      await people.staff('owner'),
      await people.staff('support'),
    ]
    for (const as of others) {
      const foreign = await ask(ordersApi.ownOrder, { params: { id } }, { as })
      const none = await ask(ordersApi.ownOrder, { params: { id: newId() } }, { as })
      expect(foreign.status).toBe(404)
      expect(clean(foreign)).toBe(clean(none))
      const body = { reason: 'Mine.' }
      const asked = await ask(ordersApi.askRefund, { params: { id }, body }, { as })
      expect(clean(asked)).toBe(
        clean(await ask(ordersApi.askRefund, { params: { id: newId() }, body }, { as })),
      )
    }
  })

  it('are not there for minors, not even their own', async () => {
    const { people, db, ask } = context.current
    for (const minor of [
      await people.child({ guardian: 'verified' }),
      await people.teen({ guardian: 'verified' }),
    ]) {
      const { id } = await addOrder(db, minor, await addProduct(db))
      expect((await ask(ordersApi.ownOrders, { query: {} }, { as: minor })).status).toBe(404)
      expect((await ask(ordersApi.ownOrder, { params: { id } }, { as: minor })).status).toBe(404)
    }
  })

  it.each([
    ['an empty reason', { reason: '  ' }],
    ['a long one', { reason: 'a'.repeat(501) }],
    ['an amount', { reason: 'x', amountCents: 5 }],
    ['an item that is none', { reason: 'x', itemId: '1' }],
  ])('are not refunded with %s', async (_, body) => {
    const { people, db, ask } = context.current
    const me = await people.adult()
    const { id } = await addOrder(db, me, await addProduct(db))
    expect((await ask(ordersApi.askRefund, { params: { id }, body }, { as: me })).status).toBe(422)
  })

  it('reject an item of another order', async () => {
    const { people, db, ask } = context.current
    const me = await people.adult()
    const [one, two] = [
      await addOrder(db, me, await addProduct(db)),
      await addOrder(db, me, await addProduct(db)),
    ]
    const body = { itemId: two.itemId, reason: 'x' }
    expect((await ask(ordersApi.askRefund, { params: { id: one.id }, body }, { as: me })).status).toBe(404)
  })
})

describe('the desk of orders', () => {
  it('finds part of an address or a session, in any case, and counts all orders', async () => {
    const { people, db, ask } = context.current
    await db.query('delete from order_items')
    await db.query('delete from orders')
    const support = await people.staff('support')
    const [ana, bob] = [await people.adult(), await people.adult()]
    const product = await addProduct(db, { priceCents: 1_050 })
    const order = await addOrder(db, ana, product, { quantity: 2 })
    await addOrder(db, bob, product, { status: 'refunded' })
    await addOrder(db, bob, product, { status: 'pending' })
    const find = async (search: string) =>
      (await ask(ordersAdminApi.adminOrders, { query: { search } }, { as: support })).body
    expect((await find('')).counters).toEqual({ all: 3, paid: 1, refunded: 1 })
    const found = await find(ana.email.slice(2).toUpperCase())
    expect([found.total, found.counters.all]).toEqual([1, 3])
    expect(found.items[0]).toMatchObject({
      id: order.id,
      sessionId: order.sessionId,
      customerEmail: ana.email,
      productName: 'Breathing cards × 2',
      amountTotal: 2_100,
      currency: 'usd',
      paymentStatus: 'paid',
      emailed: false,
      isAsked: false,
    })
    expect((await find(order.sessionId.slice(-9))).total).toBe(1)
    for (const sign of ['%', '_', '\\', "'"]) expect((await find(sign)).total).toBe(sign === '_' ? 3 : 0)
  })

  it('is open to who reads orders, and gives money back with who refunds alone', async () => {
    const { people, db, ask } = context.current
    const buyer = await people.adult()
    const { id, sessionId } = await addOrder(db, buyer, await addProduct(db))
    const reads = async (as: Person) => [
      (await ask(ordersAdminApi.adminOrders, { query: {} }, { as })).status,
      (await ask(ordersAdminApi.adminOrder, { params: { id } }, { as })).status,
      (await ask(ordersAdminApi.resendReceipt, { body: { session_id: sessionId } }, { as })).status,
    ]
    const decides = async (as: Person) => [
      (
        await ask(
          ordersAdminApi.refundOrder,
          { params: { id }, body: { amountCents: 999_999, key: newId() } },
          { as },
        )
      ).status,
      (await ask(ordersAdminApi.declineRefund, { params: { id: newId() }, body: { reason: 'x' } }, { as }))
        .status,
    ]
    expect(await reads(await people.staff('support'))).toEqual([200, 200, 200])
    expect(await decides(await people.staff('support'))).toEqual([403, 403])
    for (const role of ['owner', 'super_admin', 'admin'] as const) {
      expect(await reads(await people.staff(role))).toEqual([200, 200, 200])
      expect(await decides(await people.staff(role))).toEqual([422, 404])
    }
    for (const as of [buyer, await people.staff('moderator'), await people.adult()]) {
      expect(await reads(as)).toEqual([403, 403, 403])
      expect(await decides(as)).toEqual([403, 403])
    }
  })

  it('sends a receipt again by the session alone, once while it waits', async () => {
    const { people, db, ask } = context.current
    const [buyer, support] = [await people.adult(), await people.staff('support')]
    const { id, sessionId } = await addOrder(db, buyer, await addProduct(db))
    // The account has another address since; the order keeps its own.
    await db.query(`update users set email = $2 where id = $1`, [buyer.id, `new-${buyer.email}`])
    const body = {
      session_id: sessionId,
      customer_email: 'thief@test.example',
      product_name: 'Gold',
      amount_total: 1,
      currency: 'eur',
    }
    const resend = () => ask(ordersAdminApi.resendReceipt, { body }, { as: support })
    expect((await Promise.all([resend(), resend(), resend()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    const mails = () => db.query(`select key from email_logs where key like $1`, [`receipt:${id}:%`])
    expect(await mails()).toHaveLength(1)
    expect((await queuedMails(db)).find(({ key }) => key.startsWith(`receipt:${id}:`))).toMatchObject({
      to: buyer.email,
    })
    await db.query(`update email_logs set status = 'sent' where key like $1`, [`receipt:${id}:%`])
    await resend()
    expect(await mails()).toHaveLength(2)
    const unpaid = await addOrder(db, buyer, await addProduct(db), { status: 'pending' })
    const refused = await ask(
      ordersAdminApi.resendReceipt,
      { body: { session_id: unpaid.sessionId } },
      { as: support },
    )
    expect(refused.body.error.code).toBe('orders.error.no_receipt')
    expect(
      (await ask(ordersAdminApi.resendReceipt, { body: { session_id: 'cs_none' } }, { as: support })).status,
    ).toBe(404)
  })
})
