import { beforeEach, expect, it } from 'vitest'
import { cartApi } from '#domain/cart/api.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { libraryApi } from '#domain/store/libraryApi.ts'
import { closedPayments } from '#services/payments/closed.ts'
import type { Person } from '#tests/kit/people.ts'
import { addProduct, type TestProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let me: Person
beforeEach(async () => {
  me = await context.current.people.adult()
  Object.assign(context.current.services.payments, closedPayments())
})
const add = ({ id }: TestProduct) =>
  context.current.call(cartApi.addToCart, { body: { productId: id } }, { as: me })
const press = (...items: TestProduct[]) =>
  context.current.ask(
    productCheckoutApi.startProductCheckout,
    { body: { cartItems: items.map(({ id }) => ({ productId: id, quantity: 1 })) } },
    { as: me },
  )

it('a file that costs nothing is bought where no payment provider is set', async () => {
  const file = await addProduct(context.current.db, { type: 'digital', priceCents: 0 })
  expect((await add(file)).checkout).toBe('pay')
  const { status, body } = await press(file)
  expect(status).toBe(200)
  const sessionId = new URL(body.url).searchParams.get('session_id')!
  const paid = await context.current.call(
    productCheckoutApi.readPaid,
    { query: { session_id: sessionId } },
    { as: me },
  )
  expect(paid).toMatchObject({ status: 'paid', totalCents: 0 })
  const library = await context.current.call(libraryApi.readLibrary, {}, { as: me })
  expect(library.items.map(({ productId }) => productId)).toEqual([file.id])
})

it.each([
  ['costs something', { type: 'digital', priceCents: 100 }],
  ['is sent by post', { type: 'physical', priceCents: 0 }],
] as const)('what %s is not, alone or beside it', async (_, more) => {
  const { db } = context.current
  const [product, file] = [
    await addProduct(db, more),
    await addProduct(db, { type: 'digital', priceCents: 0 }),
  ]
  for (const items of [[product], [product, file]]) {
    expect((await add(items.at(-1)!)).checkout).toBe('closed')
    const answer = await press(...items)
    expect([answer.status, answer.body.error.code]).toEqual([503, 'cart.error.closed'])
  }
  expect(await db.query('select 1 from orders where user_id = $1', [me.id])).toEqual([])
})
