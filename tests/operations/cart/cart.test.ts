import { beforeEach, describe, expect, it } from 'vitest'
import { flagsApi } from '#domain/flags/api.ts'
import { cartApi } from '#domain/cart/api.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { CART_MAX } from '#domain/cart/cart.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useBilling } from '#tests/kit/billing.ts'
import { addFamily } from '#tests/kit/factories.ts'
import { setFlag } from '#tests/kit/flags.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { addOrder, addProduct, type TestProduct } from '#tests/kit/store.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { storeKit } from '#tests/kit/storeKit.ts'

const billing = await useBilling()
const { press, pay, orders } = storeKit(billing)
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
  await forgetLimits(db())
})
const db = () => billing.context.db
const add = (product: Pick<TestProduct, 'id'>, body: object = {}, as = me) =>
  billing.context.ask(cartApi.addToCart, { body: { productId: product.id, ...body } }, { as })
const change = (product: TestProduct, body: object, as = me) =>
  billing.context.ask(cartApi.changeCartItem, { params: { productId: product.id }, body }, { as })
const cartOf = (as = me) => billing.context.call(cartApi.readCart, {}, { as })
const price = ({ id }: TestProduct, cents: number) =>
  db().query('update products set price_cents = $2 where id = $1', [id, cents])

/** Makes one family of two grown-ups and others. */
const family = (...members: Person[]) => addFamily(db(), members)

describe('a cart', () => {
  it('takes nothing from the moment staff pause the store, shows what is in it, and takes it again afterwards', async () => {
    const { call, people } = billing.context
    const [cards, lamp] = [await addProduct(db()), await addProduct(db())]
    const owner = await people.staff('owner')
    await setFlag(db(), 'ff.store_pause', false)
    const pause = (enabled: boolean) =>
      call(flagsApi.setFlag, { params: { key: 'ff.store_pause' }, body: { enabled } }, { as: owner })
    await add(cards)
    await pause(true)
    for (const as of [me, await people.child({ guardian: 'verified' })]) {
      const refused = await add(lamp, {}, as)
      expect([refused.status, refused.body.error.code]).toEqual([503, 'cart.error.closed'])
    }
    const { items, checkout } = await cartOf()
    expect([items.map(({ productId }) => productId), checkout]).toEqual([[cards.id], 'closed'])
    expect((await call(storeCatalogueApi.readProduct, { params: { id: lamp.id } })).isOpen).toBe(false)
    await pause(false)
    expect((await add(lamp)).status).toBe(200)
    expect((await cartOf()).checkout).toBe('pay')
  })

  it('has one row for a product, one to 99 of it, and one of a file', async () => {
    const [cards, file] = [
      await addProduct(db(), { stock: 900 }),
      await addProduct(db(), { type: 'digital' }),
    ]
    await inWaves(12, () => add(cards))
    await add(file)
    await add(file, { quantity: 7 })
    expect((await cartOf()).items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [cards.id, 12],
      [file.id, 1],
    ])
    await add(cards, { quantity: 99 })
    expect((await cartOf()).items[0]!.quantity).toBe(99)
    for (const quantity of [0, -1, 1.5, 100, 1e9, NaN, '3'])
      expect([(await change(cards, { quantity })).status, (await add(cards, { quantity })).status]).toEqual([
        422, 422,
      ])
    expect((await change(file, { quantity: 5 })).body.items[1]!.quantity).toBe(1)
    await billing.context.call(cartApi.removeCartItem, { params: { productId: cards.id } }, { as: me })
    expect((await change(cards, { quantity: 2 })).status).toBe(404)
    expect((await cartOf()).items).toHaveLength(1)
  })

  it('is its owner’s alone, and nobody’s without a session', async () => {
    const product = await addProduct(db())
    await add(product)
    const other = await billing.context.people.adult()
    expect((await cartOf(other)).items).toEqual([])
    expect((await change(product, { quantity: 2 }, other)).status).toBe(404)
    expect((await billing.context.ask(cartApi.addToCart, { body: { productId: product.id } })).status).toBe(
      401,
    )
  })

  it('takes nothing that is not sold, not for the age, sold out or owned', async () => {
    const { people } = billing.context
    const [child, teen] = [await people.child(), await people.teen()]
    const hidden = await addProduct(db(), { isActive: false })
    const forElders = await addProduct(db(), { restriction: 'elder' })
    const forTeens = await addProduct(db(), { restriction: 'teen' })
    const none = await addProduct(db(), { stock: 0 })
    const file = await addProduct(db(), { type: 'digital' })
    await addOrder(db(), me, file)
    expect((await add(hidden)).status).toBe(404)
    expect((await add({ id: newId() })).status).toBe(404)
    expect((await add(forTeens, {}, child)).status).toBe(404)
    expect((await add(forElders, {}, teen)).status).toBe(404)
    expect((await add(forTeens, {}, teen)).status).toBe(200)
    expect((await add(forElders)).status).toBe(200)
    expect((await add(none)).body.error.code).toBe('cart.error.sold_out')
    expect((await add(file)).body.error.code).toBe('cart.error.owned')
  })

  it('holds no more than the page of the provider lists', async () => {
    const products = await Promise.all(Array.from({ length: CART_MAX + 1 }, () => addProduct(db())))
    for (const product of products.slice(0, CART_MAX)) await add(product)
    await forgetLimits(db())
    expect((await add(products[CART_MAX]!)).body.error.code).toBe('cart.error.full')
    expect((await add(products[0]!)).status).toBe(200)
  })

  it('tells a price that changed before it is paid, until it was seen', async () => {
    const product = await addProduct(db(), { priceCents: 1000 })
    await add(product)
    await price(product, 1300)
    expect((await cartOf()).items[0]).toMatchObject({ priceCents: 1300, seenPriceCents: 1000 })
    const refused = await press(me, [[product, 1]])
    expect([refused.status, refused.body.error.code]).toEqual([409, 'cart.error.price_changed'])
    const see = (priceCents: number) =>
      billing.context.call(
        cartApi.seePrices,
        { body: { prices: [{ productId: product.id, priceCents }] } },
        { as: me },
      )
    await see(1)
    expect((await press(me, [[product, 1]])).status).toBe(409)
    await see(1300)
    expect((await press(me, [[product, 1]])).status).toBe(200)
  })

  it('tells what is gone, sold out, or fewer by now, and counts it out', async () => {
    const [gone, out, fewer, fine] = await Promise.all(
      [1, 2, 3, 4].map(() => addProduct(db(), { priceCents: 500, stock: 9 })),
    )
    for (const product of [gone!, out!, fewer!, fine!]) await add(product, { quantity: 4 })
    await db().query('update products set is_active = false where id = $1', [gone!.id])
    await db().query('update products set stock = 0 where id = $1', [out!.id])
    await db().query('update products set stock = 2 where id = $1', [fewer!.id])
    const { items, subtotalCents } = await cartOf()
    expect(items.map(({ state, left }) => [state, left])).toEqual([
      ['gone', null],
      ['sold_out', null],
      ['less', 2],
      ['ok', null],
    ])
    expect(subtotalCents).toBe(2000)
    const less = await press(me, [[fewer!, 4]])
    expect([less.body.error.code, less.body.error.args]).toEqual([
      'cart.error.less',
      { title: 'Breathing cards', left: 2 },
    ])
  })

  it('suggests four others of the member’s age, the same for a day', async () => {
    await Promise.all(Array.from({ length: 6 }, () => addProduct(db())))
    const first = (await cartOf()).suggestions
    expect(first).toHaveLength(4)
    expect((await cartOf()).suggestions).toEqual(first)
    await add({ id: first[0]!.productId })
    expect((await cartOf()).suggestions.map(({ productId }) => productId)).not.toContain(first[0]!.productId)
    const child = await billing.context.people.child()
    const shown = (await cartOf(child)).suggestions.map(({ productId }) => productId)
    const rows = await db().query<{ r: string }>(
      'select distinct age_restriction::text as r from products where id = any($1::uuid[])',
      [shown],
    )
    expect(rows).toEqual([{ r: 'all' }])
  })

  it('says who can pay', async () => {
    const { people } = billing.context
    expect((await cartOf()).checkout).toBe('pay')
    expect((await cartOf(await people.child())).checkout).toBe('ask')
    expect((await cartOf(await people.adult({ emailVerified: false }))).checkout).toBe('confirm')
  })
})

describe('gifts', () => {
  it('above one’s rank: a file goes to one of the family who is of its age', async () => {
    const { people } = billing.context
    const [elder, child, stranger] = [await people.elder(), await people.child(), await people.elder()]
    await family(me, elder, child)
    const file = await addProduct(db(), { type: 'digital', restriction: 'elder' })
    await add(file)
    expect((await cartOf()).items[0]).toMatchObject({ needsGiftFor: true })
    expect((await press(me, [[file, 1]])).body.error.code).toBe('cart.error.gift_for')
    expect((await change(file, { giftFor: stranger.id })).status).toBe(404)
    expect((await change(file, { giftFor: child.id })).body.error.code).toBe('cart.error.gift_for')
    expect((await change(file, { giftFor: elder.id })).body.items[0]).toMatchObject({
      needsGiftFor: false,
      giftFor: elder.id,
    })
    const { body } = await press(me, [[file, 1]])
    await pay(body.url)
    await billing.settle()
    const owners = await db().query('select user_id from entitlements where product_id = $1', [file.id])
    expect(owners).toEqual([{ user_id: elder.id }])
    expect((await orders(me))[0]!.status).toBe('paid')
    expect((await add(file, { giftFor: elder.id })).body.error.code).toBe('cart.error.owned')
  })

  it('of minors do not exist', async () => {
    const teen = await billing.context.people.teen()
    await family(me, teen)
    const file = await addProduct(db(), { type: 'digital' })
    expect((await add(file, { giftFor: me.id }, teen)).status).toBe(404)
  })
})
