import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { libraryApi } from '#domain/store/libraryApi.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { addRow } from '#tests/kit/rows.ts'
import { addOrder, addProduct, type TestProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let buyer: Person
let admin: Person
beforeEach(async () => {
  buyer = await context.current.people.adult()
  admin = await context.current.people.staff('admin')
})
const db = () => context.current.db
const send = (id: string, tracking?: string, as: Person = admin) =>
  context.current.ask(
    ordersAdminApi.markShipped,
    { params: { id }, body: { ...(tracking !== undefined && { tracking }) } },
    { as },
  )
const addItem = (orderId: string, product: TestProduct, recipient: Person) =>
  addRow(db(), 'order_items', {
    order_id: orderId,
    product_id: product.id,
    title: product.title,
    product_type: product.type,
    price_at_purchase_cents: product.priceCents,
    recipient_id: recipient.id,
  })
const addThing = async (orderId: string, recipient: Person, priceCents = 500) => {
  const product = await addProduct(db(), { title: 'Harbor lamp', priceCents })
  const itemId = await addItem(orderId, product, recipient)
  await db().query(
    'update orders set total_cents = total_cents + $2, subtotal_cents = subtotal_cents + $2 where id = $1',
    [orderId, priceCents],
  )
  return itemId
}
const giveBack = async (
  orderId: string,
  itemId: string | null,
  cents: number,
  state: 'approved' | 'done',
) => {
  await addRow(db(), 'refunds', {
    order_id: orderId,
    order_item_id: itemId,
    amount_cents: cents,
    state,
    key: randomUUID(),
  })
  if (state === 'done')
    await db().query(
      `update orders set refunded_cents = refunded_cents + $2, status = 'partially_refunded' where id = $1`,
      [orderId, cents],
    )
}
const traces = async (orderId: string) =>
  (
    await db().query<Record<string, unknown>>(
      `select o.shipped_at is not null as sent,
         (select count(*) from order_events where order_id = o.id and kind = 'shipped') as events,
         (select count(*) from admin_audit_logs where event = 'order_shipped' and metadata->>'orderId' = o.id::text) as audits,
         (select count(*) from email_logs where key = 'parcel:' || o.id) as mails,
         (select count(*) from notifications where key = 'order-sent:' || o.id) as notices
       from orders o where o.id = $1`,
      [orderId],
    )
  )[0]!
const nothing = { sent: false, events: 0, audits: 0, mails: 0, notices: 0 }
const once = { sent: true, events: 1, audits: 1, mails: 1, notices: 1 }
const isListed = async (orderId: string) => {
  const { body } = await context.current.ask(ordersAdminApi.adminOrders, { query: {} }, { as: admin })
  return body.items.find(({ id }) => id === orderId)!.isToSend
}

describe('a parcel', () => {
  it('is sent once, however often it is said: timeline, audit, mail and notification', async () => {
    const { id } = await addOrder(db(), buyer, await addProduct(db()), { quantity: 2 })
    expect(await isListed(id)).toBe(true)
    const other = await context.current.people.staff('owner')
    const answers = await Promise.all([
      send(id, ' UPS 1Z999 '),
      send(id, ' UPS 1Z999 '),
      send(id, undefined, other),
      send(id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await send(id, 'Another')).body.isToSend).toBe(false)
    expect(await traces(id)).toEqual(once)
    expect(await isListed(id)).toBe(false)
    const [order] = await db().query<{ revision: number }>('select revision from orders where id = $1', [id])
    expect(order!.revision).toBe(1)
  })

  it('is followed by the words of staff, in the order of its buyer and in a mail', async () => {
    const { id } = await addOrder(db(), buyer, await addProduct(db()), { quantity: 2 })
    expect((await send(id, ' UPS 1Z999 ')).status).toBe(200)
    const own = await context.current.ask(ordersApi.ownOrder, { params: { id } }, { as: buyer })
    expect(own.body.events.at(-1)).toMatchObject({ kind: 'shipped', note: 'UPS 1Z999' })
    const mails = (await queuedMails(context.current.db)).filter(({ key }) => key === `parcel:${id}`)
    expect(mails).toMatchObject([
      {
        template: 'parcel-tracked',
        to: buyer.email,
        args: { items: 'Breathing cards × 2', tracking: 'UPS 1Z999', path: `/orders/${id}` },
      },
    ])
  })

  it('for a child is on its way in their library, and they hear of it; its buyer hears too', async () => {
    const child = await context.current.people.child({ guardian: 'verified' })
    const { id } = await addOrder(db(), buyer, await addProduct(db()), { recipient: child })
    const coming = async () =>
      (await context.current.ask(libraryApi.readLibrary, {}, { as: child })).body.onTheWay.map(
        ({ shippedAt }) => shippedAt !== null,
      )
    expect(await coming()).toEqual([false])
    await send(id)
    expect(await coming()).toEqual([true])
    const heard = await db().query<{ user_id: string; link: string }>(
      `select user_id, payload_json->>'link' as link from notifications where key = $1 order by link`,
      [`order-sent:${id}`],
    )
    expect(heard).toEqual([
      { user_id: child.id, link: '/library' },
      { user_id: buyer.id, link: `/orders/${id}` },
    ])
    expect(await traces(id)).toMatchObject({ mails: 1 })
  })

  it.each(['pending', 'failed', 'refunded', 'disputed'] as const)(
    'of an order that is %s stays',
    async (status) => {
      const { id } = await addOrder(db(), buyer, await addProduct(db()), { status })
      const refused = await send(id)
      expect([refused.status, refused.body.error.code]).toEqual([409, 'orders.error.nothing_to_send'])
      expect(await traces(id)).toEqual(nothing)
      expect(await isListed(id)).toBe(false)
    },
  )

  it('is none where all is a file, or no order is there', async () => {
    const { id } = await addOrder(db(), buyer, await addProduct(db(), { type: 'digital' }))
    expect((await send(id)).body.error.code).toBe('orders.error.nothing_to_send')
    expect(await isListed(id)).toBe(false)
    expect((await send(newId())).status).toBe(404)
  })

  it.each(['approved', 'done'] as const)('has nothing in it whose refund is %s', async (state) => {
    const { id, itemId } = await addOrder(db(), buyer, await addProduct(db()))
    const lamp = await addThing(id, buyer)
    await giveBack(id, lamp, 500, state)
    expect(await isListed(id)).toBe(true)
    // A smaller amount is a kindness: the thing is still to be sent.
    await giveBack(id, itemId, 300, state)
    expect((await send(id)).status).toBe(200)
    const mails = (await queuedMails(context.current.db)).filter(({ key }) => key === `parcel:${id}`)
    expect(mails.map(({ args }) => args.items)).toEqual(['Breathing cards'])
  })

  it.each(['approved', 'done'] as const)('stays when all of it came back: %s', async (state) => {
    const { id, itemId } = await addOrder(db(), buyer, await addProduct(db()))
    const file = await addProduct(db(), { type: 'digital' })
    await addItem(id, file, buyer)
    await db().query('update orders set total_cents = 2000 where id = $1', [id])
    await giveBack(id, itemId, 1_000, state)
    expect((await send(id)).body.error.code).toBe('orders.error.nothing_to_send')
    expect(await isListed(id)).toBe(false)
    expect(await traces(id)).toEqual(nothing)
  })

  it('that left can still be asked to come back', async () => {
    const { id } = await addOrder(db(), buyer, await addProduct(db()))
    await send(id)
    const asked = await context.current.ask(
      ordersApi.askRefund,
      { params: { id }, body: { reason: 'It came broken.' } },
      { as: buyer },
    )
    expect([asked.status, asked.body.refundOffer]).toEqual([200, null])
  })

  it('is marked by owner, super admin and admin alone', async () => {
    const { people } = context.current
    const { id } = await addOrder(db(), buyer, await addProduct(db()))
    const others = [await people.staff('support'), await people.staff('moderator'), buyer]
    for (const as of others) expect((await send(id, 'x', as)).status).toBe(403)
    expect(await traces(id)).toEqual(nothing)
    for (const role of ['owner', 'super_admin', 'admin'] as const) {
      const one = await addOrder(db(), buyer, await addProduct(db()))
      expect((await send(one.id, undefined, await people.staff(role))).status).toBe(200)
    }
  })

  it.each([
    ['101 letters', 'a'.repeat(101)],
    ['two lines', 'UPS\n1Z999'],
  ])('takes no tracking of %s', async (_, tracking) => {
    const { id } = await addOrder(db(), buyer, await addProduct(db()))
    expect((await send(id, tracking)).status).toBe(422)
    expect((await send(id, 'a'.repeat(100))).status).toBe(200)
  })
})
