import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CartLine, CartView } from '#domain/cart/api.ts'
import { CartScreen } from '#site/features/cart/CartScreen.tsx'
import { cartQuery } from '#site/features/cart/queries.ts'
import { later } from '../../kit/later.ts'
import { callsOf, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const CARDS = '0198f3a0-0000-7000-8000-00000000000a'
const LAMP = '0198f3a0-0000-7000-8000-00000000000b'
const line = (productId: string, title: string, quantity: number): CartLine => ({
  productId,
  slug: title,
  title,
  productType: 'physical',
  priceCents: 1000,
  picture: null,
  quantity,
  seenPriceCents: null,
  state: 'ok',
  left: null,
  giftFor: null,
  needsGiftFor: false,
})
const cart = (cards: number, lamps: number): CartView => ({
  items: [line(CARDS, 'Cards', cards), line(LAMP, 'Lamp', lamps)],
  subtotalCents: (cards + lamps) * 1000,
  suggestions: [],
  family: [],
  checkout: 'pay',
})
const open = () => show(<CartScreen />, { at: '/cart', paths: ['/cart'] })
const quantityOf = (title: string) => screen.getByRole('group', { name: `Quantity: ${title}` }).textContent
const more = async (title: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `One more: ${title}` }))
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('shows what was changed, whatever a reading of before it answers late', async () => {
  const late = later<CartView>()
  let reads = 0
  serveApi({
    'GET /cart': () => (++reads === 1 ? cart(1, 1) : late.promise),
    'PUT /cart/items/:id': cart(2, 1),
  })
  const { client } = await open()
  await screen.findByRole('group', { name: 'Quantity: Cards' })
  void client.refetchQueries({ queryKey: cartQuery.queryKey })
  await waitFor(() => expect(reads).toBe(2))
  await more('Cards')
  await waitFor(() => expect(quantityOf('Cards')).toBe('2'))
  late.resolve(cart(1, 1))
  await moment()
  expect(quantityOf('Cards')).toBe('2')
})

it('changes two rows one after the other, so that the last answer has both', async () => {
  const first = later()
  const stored: Record<string, number> = { [CARDS]: 1, [LAMP]: 1 }
  const calls = serveApi({
    'GET /cart': cart(1, 1),
    'PUT /cart/items/:id': async ({ route, body }) => {
      const id = route.slice(-36)
      stored[id] = (body as { quantity: number }).quantity
      const answer = cart(stored[CARDS]!, stored[LAMP]!)
      if (id === CARDS) await first.promise
      return answer
    },
  })
  await open()
  await more('Cards')
  await waitFor(() => expect(callsOf(calls, `PUT /cart/items/${CARDS}`)).toHaveLength(1))
  await more('Lamp')
  await moment()
  first.resolve()
  await moment()
  expect([quantityOf('Cards'), quantityOf('Lamp')]).toEqual(['2', '2'])
})
