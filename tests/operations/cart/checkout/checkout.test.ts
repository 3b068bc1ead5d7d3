import { beforeEach, describe, expect, it } from 'vitest'
import { cartApi } from '#domain/cart/api.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { sendMail } from '#domain/notifications/jobs.ts'
import { newId } from '#operations/_kit/ids.ts'
import { settleOrders } from '#operations/store/orders/settleOrders.ts'
import { useBilling } from '#tests/kit/billing.ts'
import { setFlag } from '#tests/kit/flags.ts'
import type { Person } from '#tests/kit/people.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { addProduct } from '#tests/kit/store.ts'
import { storeKit } from '#tests/kit/storeKit.ts'

const billing = await useBilling()
const { press, send, pay, orders, stock, traces } = storeKit(billing)
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
})
const db = () => billing.context.db
const page = (sessionId: string, as = me) =>
  billing.context.ask(productCheckoutApi.readPaid, { query: { session_id: sessionId } }, { as })

describe('buying', () => {
  it('leads from the cart to a paid order, with everything that follows, once', async () => {
    const { context } = billing
    const cards = await addProduct(db(), { priceCents: 1250, stock: 5 })
    const sleep = await addProduct(db(), { type: 'digital', title: 'Sleep sounds', priceCents: 700 })
    for (const { id } of [cards, cards, sleep])
      await context.call(cartApi.addToCart, { body: { productId: id } }, { as: me })
    const opened = await press(me, [
      [cards, 2],
      [sleep, 1],
    ])
    expect(opened.status).toBe(200)
    expect(await stock(cards)).toBe(3)
    expect((await page(opened.body.sessionId)).body).toMatchObject({ status: 'pending', payment: 'open' })
    const html = await (await billing.page(opened.body.url)).text()
    expect(html).toContain('Standard, 5 to 7 days: $4.99')
    const rate = /value="(shr_\w+)"[^>]*> Express/.exec(html)![1]!
    const paid = await pay(opened.body.url, { rate })
    expect(paid.headers.get('location')).toBe(
      `${context.env.origin}/checkout/success?session_id=${opened.body.sessionId}`,
    )
    await billing.settle()
    const [order] = await orders(me)
    expect(order).toMatchObject({
      status: 'paid',
      subtotal_cents: 3200,
      shipping_cents: 1499,
      total_cents: 4699,
      shipping_rate: 'express',
      shipping_name: 'Maren Sol',
      stock_held: false,
    })
    expect(await stock(cards)).toBe(3)
    expect(await traces(order!.id)).toEqual({
      entitlements: 1,
      mails: 1,
      audits: 1,
      paid: 1,
      notifications: 1,
    })
    expect((await context.call(cartApi.readCart, {}, { as: me })).items).toEqual([])
    expect((await page(opened.body.sessionId)).body).toMatchObject({
      status: 'paid',
      totalCents: 4699,
      items: [
        { title: 'Breathing cards', quantity: 2 },
        { title: 'Sleep sounds', quantity: 1 },
      ],
    })
    await runQueued(context, sendMail)
    const mail = context.mailer.sent.find(({ to }) => to === me.email)
    expect(mail?.text).toContain('Breathing cards × 2, Sleep sounds')
    expect(mail?.text).toContain('$46.99')
    const [sent] = await db().query<{ emailed_at: Date | null }>(
      'select emailed_at from orders where id = $1',
      [order!.id],
    )
    expect(sent!.emailed_at).not.toBeNull()
  })

  it('takes no declined card, and a 3-D Secure one after its holder said yes', async () => {
    const product = await addProduct(db())
    const { body } = await press(me, [[product, 1]])
    expect((await pay(body.url, { number: '4000000000000002' })).status).toBe(402)
    await billing.settle()
    expect((await orders(me))[0]).toMatchObject({ status: 'pending' })
    const asked = await (await pay(body.url, { number: '4000002500003155' })).text()
    expect(asked).toContain('3-D Secure')
    await pay(body.url, { number: '4000002500003155', confirmed: 'yes' })
    await billing.settle()
    expect((await orders(me))[0]).toMatchObject({ status: 'paid', total_cents: 1499 })
  })

  it('knows payments that take their time', async () => {
    const [good, bad] = [await addProduct(db(), { stock: 3 }), await addProduct(db(), { stock: 3 })]
    const other = await billing.context.people.adult()
    const [one, two] = [await press(me, [[good, 1]]), await press(other, [[bad, 1]])]
    await pay(one.body.url, { bank: 'pays' })
    await pay(two.body.url, { bank: 'fails' })
    await billing.settle()
    expect((await orders(me))[0]!.status).toBe('pending')
    billing.context.clock.advance(45 * 60)
    await settleOrders(billing.context.services)
    expect(await stock(good)).toBe(2)
    await billing.settle()
    expect((await orders(me))[0]!.status).toBe('paid')
    expect((await orders(other))[0]).toMatchObject({ status: 'failed', stock_held: false })
    expect([await stock(good), await stock(bad)]).toEqual([2, 3])
  })

  it('needs no provider for what costs nothing', async () => {
    const free = await addProduct(db(), { type: 'digital', priceCents: 0 })
    const { body } = await press(me, [[free, 1]])
    expect(body.url).toContain('/checkout/success?session_id=free_')
    const [order] = await orders(me)
    expect(order).toMatchObject({ status: 'paid', total_cents: 0 })
    expect(await traces(order!.id)).toMatchObject({ entitlements: 1, mails: 1 })
    expect((await press(me, [[free, 1]])).body.error.code).toBe('cart.error.owned')
  })

  it('takes the three bodies, and nothing of the amounts and addresses in them', async () => {
    const product = await addProduct(db(), { priceCents: 2100 })
    await db().query('update products set stripe_price_id = $2 where id = $1', [
      product.id,
      `price_${product.id}`,
    ])
    const lies = { price: 1, price_cents: 1, status: 'paid', stock: 900, user: newId(), stripe_price_id: 'x' }
    const away = 'https://evil.example'
    const bodies = [
      { cartItems: [{ product_id: product.id, quantity: 1, ...lies }] },
      { priceId: `price_${product.id}`, successUrl: away, cancelUrl: away },
      { productId: product.id, quantity: 1 },
    ]
    for (const body of bodies) expect((await send(me, { ...body, ...lies })).status).toBe(422)
    for (const body of bodies) {
      const buyer = await billing.context.people.adult()
      const answer = await send(buyer, body)
      expect(answer.status).toBe(200)
      const paid = await pay(answer.body.url)
      expect(paid.headers.get('location')).toMatch(/^http:\/\/localhost:3000\//)
      await billing.settle()
      expect((await orders(buyer))[0]).toMatchObject({ status: 'paid', subtotal_cents: 2100 })
    }
    const test = { productId: product.id, quantity: 1, testMode: true }
    expect((await send(me, test)).status).toBe(403)
    const admin = await billing.context.people.staff('admin')
    expect((await send(admin, test)).status).toBe(200)
  })

  it('answers every quantity, id and body that makes no sense with 4xx, and stores nothing', async () => {
    const product = await addProduct(db())
    const hidden = await addProduct(db(), { isActive: false })
    const quantities = [NaN, -1, 0, 1.5, 1e9, 100, '2', null, undefined]
    const bodies: unknown[] = [
      ...quantities.map((quantity) => ({ cartItems: [{ productId: product.id, quantity }] })),
      ...quantities.map((quantity) => ({ productId: product.id, quantity })),
      { cartItems: [] },
      {
        cartItems: [
          { productId: product.id, quantity: 60 },
          { productId: product.id, quantity: 60 },
        ],
      },
      { cartItems: [{ productId: newId(), quantity: 1 }] },
      { cartItems: [{ productId: hidden.id, quantity: 1 }] },
      { cartItems: [{ productId: "1' or 1=1", quantity: 1 }] },
      { priceId: 'price_individual' },
      { priceId: '' },
      {},
      [],
      'x',
    ]
    for (const body of bodies) {
      const { status } = await send(me, body)
      expect([JSON.stringify(body), status >= 400 && status < 500]).toEqual([JSON.stringify(body), true])
    }
    expect(await orders(me)).toEqual([])
    expect(await stock(product)).toBe(5)
  })

  it('is for a teen whose guardian let them off asking, within the monthly limit', async () => {
    const { context } = billing
    const teen = await context.people.teen()
    const limit = (asks: boolean, cents: number | null) =>
      db().query(
        'update guardian_links set asks_to_buy = $2, monthly_cap_cents = $3 where child_id = $1 and status = $4',
        [teen.id, asks, cents, 'verified'],
      )
    const card = await addProduct(db(), { type: 'digital', priceCents: 700 })
    const cartState = async () => (await context.ask(cartApi.readCart, {}, { as: teen })).body.checkout
    expect(await cartState()).toBe('ask')
    await limit(false, 1_000)
    expect(await cartState()).toBe('pay')
    const opened = await press(teen, [[card, 1]])
    expect(opened.status).toBe(200)
    await pay(opened.body.url)
    await billing.settle()
    expect(await orders(teen)).toMatchObject([{ status: 'paid' }])
    const [notice] = await db().query<{ link: string }>(
      `select payload_json->>'link' as link from notifications where user_id = $1 and type = 'order'`,
      [teen.id],
    )
    // Minors see no orders.
    expect(notice).toMatchObject({ link: '/library' })
    const other = await addProduct(db(), { type: 'digital', priceCents: 400 })
    const refused = await press(teen, [[other, 1]])
    expect([refused.status, refused.body.error.code]).toEqual([409, 'cart.error.over_cap'])
    await limit(false, null)
    expect((await press(teen, [[other, 1]])).status).toBe(200)
    // The limit of the settings counts where the guardian set none: 50 dollars.
    const dear = await addProduct(db(), { type: 'digital', priceCents: 4_301 })
    expect((await press(teen, [[dear, 1]])).body.error.code).toBe('cart.error.over_cap')
    const last = await addProduct(db(), { type: 'digital', priceCents: 4_300 })
    expect((await press(teen, [[last, 1]])).status).toBe(200)
    await limit(true, null)
    expect((await press(teen, [[other, 1]])).body.error.code).toBe('cart.error.adults_only')
  })

  it('is for grown-ups with a confirmed address, while the store is open', async () => {
    const { people } = billing.context
    const product = await addProduct(db())
    const refusals = [
      [await people.child(), 403, 'cart.error.adults_only'],
      [await people.teen(), 403, 'cart.error.adults_only'],
      [await people.adult({ emailVerified: false }), 403, 'cart.error.confirm_address'],
    ] as const
    for (const [person, status, code] of refusals) {
      const answer = await press(person, [[product, 1]])
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    }
    const pause = (enabled: boolean) => setFlag(db(), 'ff.store_pause', enabled)
    await pause(true)
    const answer = await press(me, [[product, 1]])
    expect([answer.status, answer.body.error.code]).toEqual([503, 'cart.error.closed'])
    await pause(false)
    expect(await orders(me)).toEqual([])
  })
})
