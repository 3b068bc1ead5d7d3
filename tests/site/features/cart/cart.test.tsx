import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartLine, CartView } from '#domain/cart/api.ts'
import type { Locale } from '#messages'
import { AddToCart } from '#site/features/cart/index.ts'
import { CartScreen } from '#site/features/cart/CartScreen.tsx'
import { goTo } from '#site/features/cart/goTo.ts'
import { count } from '#site/lib/analytics.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

vi.mock('#site/features/cart/goTo.ts', () => ({ goTo: vi.fn() }))
vi.mock('#site/lib/analytics.ts', async (load) => ({ ...(await load<object>()), count: vi.fn() }))
freshBrowser()

const ID = '0198f3a0-0000-7000-8000-00000000000a'
const line = (over: Partial<CartLine> = {}): CartLine => ({
  productId: ID,
  slug: 'breathing-cards',
  title: 'Breathing cards',
  productType: 'physical',
  priceCents: 1250,
  picture: null,
  quantity: 2,
  seenPriceCents: null,
  state: 'ok',
  left: null,
  giftFor: null,
  needsGiftFor: false,
  ...over,
})
const cart = (over: Partial<CartView> = {}): CartView => ({
  items: [line()],
  subtotalCents: 2500,
  suggestions: [],
  family: [],
  checkout: 'pay',
  ...over,
})
const open = (locale: Locale = 'en') => show(<CartScreen />, { locale, at: '/cart', paths: ['/cart'] })
beforeEach(() => {
  vi.mocked(goTo).mockClear()
  vi.mocked(count).mockClear()
})
const payButton = () => screen.findByRole('button', { name: 'Pay' })

describe('the cart', () => {
  it('says what is in it, changes it, and says so in one polite line', async () => {
    const calls = serveApi({
      'GET /cart': cart({
        items: [line(), line({ productId: ID.replace('a', 'b'), title: 'Lamp', quantity: 1 })],
      }),
      'PUT /cart/items/:id': cart({ items: [line({ quantity: 3 })], subtotalCents: 3750 }),
      'DELETE /cart/items/:id': cart({ items: [], subtotalCents: 0 }),
    })
    await open()
    expect(await screen.findByText('$25.00', { selector: 'p' })).toBeTruthy()
    const fewer = screen.getByRole('button', { name: 'One fewer: Lamp' })
    expect(fewer.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(fewer)
    fireEvent.click(screen.getByRole('button', { name: 'One more: Breathing cards' }))
    expect(await screen.findByText('Breathing cards: 3 in your cart.')).toBeTruthy()
    expect(callsOf(calls, `PUT /cart/items/${ID}`).map(({ body }) => body)).toEqual([{ quantity: 3 }])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Breathing cards' }))
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByText('“Breathing cards” is no longer in your cart.').getAttribute('role')).toBe(
      'status',
    )
    expect(document.activeElement?.tagName).toBe('H1')
    expect(screen.getByRole('link', { name: 'Go to the store' }).getAttribute('href')).toBe('/store')
  })

  it('leads to the page of the provider with ids and quantities alone', async () => {
    const url = 'http://localhost/sandbox/pay/cs_1'
    const calls = serveApi({
      'GET /cart': cart(),
      'POST /functions/create-product-checkout': { url, sessionId: 'cs_1' },
    })
    await open()
    fireEvent.click(await payButton())
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url))
    const [sent] = callsOf(calls, 'POST /functions/create-product-checkout')
    expect(sent!.body).toEqual({ cartItems: [{ productId: ID, quantity: 2 }] })
    expect(callsOf(calls, 'PUT /cart/seen')).toEqual([])
  })

  it('says which price is another now, and notes with Pay that it was seen', async () => {
    const changed = cart({ items: [line({ seenPriceCents: 1100 })] })
    const calls = serveApi({
      'GET /cart': changed,
      'PUT /cart/seen': cart(),
      'POST /functions/create-product-checkout': { url: 'http://localhost/x', sessionId: 'cs_1' },
    })
    await open()
    expect(await screen.findByText('The price is $12.50 now. It was $11.00.')).toBeTruthy()
    fireEvent.click(await payButton())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(callsOf(calls, 'PUT /cart/seen')[0]!.body).toEqual({
      prices: [{ productId: ID, priceCents: 1250 }],
    })
  })

  it('cannot be paid while something in it cannot be bought', async () => {
    const states = [
      line({ state: 'sold_out' }),
      line({ productId: ID.replace('a', 'b'), state: 'less', left: 1 }),
      line({ productId: ID.replace('a', 'c'), state: 'gone' }),
    ]
    const calls = serveApi({ 'GET /cart': cart({ items: states }) })
    await open()
    expect(await screen.findByText('Sold out. Please remove it.')).toBeTruthy()
    expect(screen.getByText('There are 1 now. Please change the quantity.')).toBeTruthy()
    expect(screen.getByText('No longer in the store. Please remove it.')).toBeTruthy()
    fireEvent.click(await payButton())
    expect(callsOf(calls, 'POST /functions/create-product-checkout')).toEqual([])
  })

  it('says Checkout error with Try again, keeps the cart, and the next try goes on', async () => {
    let tries = 0
    serveApi({
      'GET /cart': cart(),
      'POST /functions/create-product-checkout': () =>
        ++tries === 1
          ? new ErrorAnswer(503, 'cart.error.checkout_failed', 'Checkout error')
          : { url: 'http://localhost/pay', sessionId: 'cs_1' },
    })
    await open()
    fireEvent.click(await payButton())
    expect(await screen.findByText('Checkout error')).toBeTruthy()
    expect(screen.getByText('Breathing cards')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('http://localhost/pay'))
  })

  it('offers nothing to buy while the store is paused', async () => {
    const suggestions = [
      {
        productId: ID.replace('a', 'c'),
        slug: 's',
        title: 'Lamp',
        productType: 'physical' as const,
        priceCents: 900,
        picture: null,
      },
    ]
    serveApi({ 'GET /cart': cart({ checkout: 'closed', suggestions }) })
    await open()
    expect(await screen.findByText('The store is resting. You can look around, and buy later.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Pay|Add to cart/ })).toBeNull()
  })

  it('asks the cart again when the server says it is another by now', async () => {
    let reads = 0
    serveApi({
      'GET /cart': () => (++reads === 1 ? cart() : cart({ items: [line({ state: 'sold_out' })] })),
      'POST /functions/create-product-checkout': new ErrorAnswer(409, 'cart.error.sold_out'),
    })
    await open()
    fireEvent.click(await payButton())
    expect(await screen.findByText('Sold out. Please remove it.')).toBeTruthy()
  })

  it('has one way on when it fails, is empty, rests, or belongs to a minor', async () => {
    let reads = 0
    serveApi({
      'GET /cart': () =>
        ++reads === 1
          ? new ErrorAnswer(403, 'common.error.not_allowed')
          : cart({ checkout: 'ask', items: [line({ quantity: 1 })] }),
    })
    await open()
    expect(await screen.findByText('Error loading cart')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ask your grown-up')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  it.each([
    ['confirm', /confirm your email address/],
    ['closed', /The store is resting/],
  ] as const)('says why it cannot be paid now: %s', async (checkout, text) => {
    serveApi({ 'GET /cart': cart({ checkout }) })
    await open()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  it('lets a file be given to one of the family', async () => {
    const file = line({ productType: 'digital', quantity: 1, needsGiftFor: true })
    const family = [{ userId: ID.replace('a', 'd'), name: 'Walter' }]
    const calls = serveApi({
      'GET /cart': cart({ items: [file], family }),
      'PUT /cart/items/:id': cart({
        items: [{ ...file, needsGiftFor: false, giftFor: family[0]!.userId }],
        family,
      }),
    })
    await open()
    fireEvent.change(await screen.findByLabelText('Who is it for?'), { target: { value: family[0]!.userId } })
    await waitFor(() => expect(screen.queryByText(/has changed/)).toBeNull())
    expect(callsOf(calls, `PUT /cart/items/${ID}`)[0]!.body).toEqual({ giftFor: family[0]!.userId })
  })

  it('suggests, and speaks Arabic', async () => {
    const { productId, slug, title, productType, priceCents, picture } = line({ title: 'مصباح' })
    const other = { productId, slug, title, productType, priceCents, picture }
    serveApi({ 'GET /cart': cart({ items: [], suggestions: [other] }), 'POST /cart/items': cart() })
    await open('ar')
    expect(await screen.findByText('سلتك فارغة')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'أضف إلى السلة: مصباح' }))
    expect(await screen.findByText('«مصباح» في سلتك.')).toBeTruthy()
    expect(count).toHaveBeenCalledWith('add_to_cart', { product_id: ID })
  })
})

describe('Add to cart', () => {
  const shown = () => show(<AddToCart productId={ID} />, { paths: ['/cart', '/auth'] })
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))

  it('says what came of it in one polite line', async () => {
    serveApi({ 'POST /cart/items': cart() })
    await shown()
    await press()
    const textBox = await screen.findByText('“Breathing cards” is in your cart.')
    expect(textBox.getAttribute('role')).toBe('status')
    expect(screen.getByRole('link', { name: 'Open cart' }).getAttribute('href')).toBe('/cart')
    expect(vi.mocked(count).mock.calls).toEqual([['add_to_cart', { product_id: ID }]])
  })

  it('asks to sign in first, and then the product is in the cart', async () => {
    const calls = serveApi({ 'POST /cart/items': new ErrorAnswer(401, 'common.error.not_signed_in') })
    const { unmount } = await shown()
    await press()
    expect(await screen.findByText('Please sign in to add items to cart')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth?next=/cart')
    expect(callsOf(calls, 'POST /cart/items')).toHaveLength(1)
    expect(count).not.toHaveBeenCalled()
    unmount()
    const later = serveApi({ 'GET /cart': cart({ items: [] }), 'POST /cart/items': cart() })
    await open()
    expect(await screen.findByText('Breathing cards')).toBeTruthy()
    expect(callsOf(later, 'POST /cart/items').map(({ body }) => body)).toEqual([{ productId: ID }])
    expect(sessionStorage.length).toBe(0)
  })

  it('says why it did not work', async () => {
    serveApi({ 'POST /cart/items': new ErrorAnswer(409, 'cart.error.owned') })
    await shown()
    await press()
    expect(await screen.findByText(/This is in the library already\./)).toBeTruthy()
  })
})
