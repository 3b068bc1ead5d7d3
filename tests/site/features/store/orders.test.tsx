import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderItemView, OrderView } from '#domain/store/ordersApi.ts'
import { OrderScreen } from '#site/features/store/orders/OrderScreen.tsx'
import { OrdersScreen } from '#site/features/store/orders/OrdersScreen.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()

const id = (end: string) => `0198f3a0-0000-7000-8000-0000000000${end}`
const item = (over: Partial<OrderItemView> = {}): OrderItemView => ({
  id: id('a1'),
  productId: id('b1'),
  title: 'Harbor lamp',
  productType: 'physical',
  quantity: 2,
  priceCents: 5_200,
  recipientName: null,
  imageId: id('c1'),
  ...over,
})
const file = item({
  id: id('a2'),
  productId: id('b2'),
  title: 'Evening breathing',
  productType: 'digital',
  quantity: 1,
  priceCents: 900,
  recipientName: 'Robin',
  imageId: null,
})
const order = (over: Partial<OrderView> = {}): OrderView => ({
  id: id('01'),
  number: 'EK-1001',
  createdAt: '2026-03-02T10:00:00.000Z',
  status: 'paid',
  detail: 'paid',
  currency: 'usd',
  totalCents: 12_400,
  refundedCents: 0,
  items: [item(), file],
  subtotalCents: 11_300,
  shippingCents: 600,
  taxCents: 500,
  email: 'maren@example.com',
  paidAt: '2026-03-02T10:01:00.000Z',
  shipsTo: { name: 'Maren Cole', lines: ['1 Harbor Way', 'Portland OR 97201', 'US'] },
  events: [
    { id: id('e1'), kind: 'placed', at: '2026-03-02T10:00:00.000Z', amountCents: null, note: null },
    { id: id('e2'), kind: 'paid', at: '2026-03-02T10:01:00.000Z', amountCents: 12_400, note: null },
  ],
  refunds: [],
  refundOffer: {
    isEligible: true,
    amountCents: 10_400,
    items: [
      { itemId: id('a1'), rule: 'in_time', amountCents: 10_400, endsAt: '2026-04-01T10:01:00.000Z' },
      { itemId: id('a2'), rule: 'opened', amountCents: 0, endsAt: '2026-03-16T10:01:00.000Z' },
    ],
  },
  ...over,
})

describe('/orders', () => {
  const open = (query = '') => show(<OrdersScreen />, { at: `/orders${query}`, paths: ['/orders'] })
  const list = (items: OrderView[], total = items.length) => ({ items, total, page: 1 })

  it('lists what was bought, when, for how much, and how it stands, with the pictures of up to three', async () => {
    const many = ['1', '2', '3', '4'].map((end) => item({ id: id(`d${end}`), imageId: id(`c${end}`) }))
    serveApi({
      'GET /orders': list([
        order(),
        order({ id: id('02'), number: 'EK-1000', detail: 'partially_refunded', refundedCents: 900 }),
        order({ id: id('03'), number: 'EK-0999', status: 'pending', detail: 'pending', items: many }),
        order({ id: id('04'), number: 'EK-0998', detail: 'disputed' }),
      ]),
    })
    await open()
    const link = await screen.findByRole('link', { name: 'Order EK-1001' })
    expect(link.getAttribute('href')).toBe(`/orders/${id('01')}`)
    const rows = screen.getAllByRole('listitem')
    expect(rows[0]!.textContent).toContain('Harbor lamp × 2, Evening breathing × 1')
    expect(rows[0]!.textContent).toContain('March 2, 2026')
    expect(rows[0]!.textContent).toContain('$124.00')
    const states = ['Paid', 'Refunded in part: $9.00', 'Pending', 'A bank is looking into this payment']
    states.forEach((text, at) => expect(within(rows[at]!).getByText(text)).toBeTruthy())
    expect(rows[0]!.querySelectorAll('img')).toHaveLength(1)
    expect(rows[2]!.querySelectorAll('img')).toHaveLength(3)
  })

  it('has pages in the address', async () => {
    const calls = serveApi({ 'GET /orders': list([order()], 41) })
    await open('?page=2')
    await screen.findByText('Page 2 of 3')
    expect(callsOf(calls, 'GET /orders')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/orders?page=1')
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/orders?page=3')
  })

  it('tries again in place after an error, and has one way on without orders', async () => {
    let answer: object = new ErrorAnswer(500)
    serveApi({ 'GET /orders': () => answer })
    await open()
    await screen.findByText('Error loading orders')
    answer = list([])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('No orders yet')
    expect(screen.getByRole('link', { name: 'Go to the store' }).getAttribute('href')).toBe('/store')
  })

  it('leads minors to their library and asks for no order', async () => {
    const calls = serveApi({ 'GET /orders': list([order()]) })
    await show(<OrdersScreen />, { at: '/orders', paths: ['/orders'], as: person({ ageGroup: 'teen' }) })
    await screen.findByText('Orders are for grown-ups')
    expect(screen.getByRole('link', { name: 'Open the library' }).getAttribute('href')).toBe('/library')
    expect(callsOf(calls, 'GET /orders')).toEqual([])
  })
})

describe('/orders/{id}', () => {
  const path = `/orders/${id('01')}`
  const open = () =>
    show(
      <Routes>
        <Route path="/orders/:id" element={<OrderScreen />} />
      </Routes>,
      { at: path, paths: [path] },
    )
  const print = vi.fn()
  beforeEach(() => {
    print.mockReset()
    vi.stubGlobal('print', print)
  })

  it('says what, for whom, what it came to, where it goes and what happened', async () => {
    serveApi({ [`GET ${path}`]: order() })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Order EK-1001' })
    const items = screen.getByRole('region', { name: 'Items' })
    expect(within(items).getByText('$104.00')).toBeTruthy()
    expect(within(items).getByText('For Robin')).toBeTruthy()
    expect(within(items).getByRole('link', { name: 'Harbor lamp × 2' }).getAttribute('href')).toBe(
      `/store/product/${id('b1')}`,
    )
    const sums = screen.getByRole('region', { name: 'What it came to' })
    expect(sums.textContent).toContain('Items$113.00Shipping$6.00Tax$5.00Total$124.00')
    expect(screen.getByRole('region', { name: 'Where it goes' }).textContent).toContain(
      'We send parcels within 2 to 3 business days.',
    )
    const steps = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('p')!.textContent)).toEqual([
      'Order placed',
      'Payment received',
    ])
  })

  it('prints as a receipt: a head of its own, and no questions or history', async () => {
    serveApi({ [`GET ${path}`]: order() })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    const head = screen.getByText('Receipt for order EK-1001').closest('div')!
    expect(head.className).toMatch(/printed/)
    expect(head.textContent).toContain('maren@example.com')
    expect(head.textContent).toContain('March 2, 2026')
    const isUnprinted = (name: string) => /unprinted/.test(screen.getByRole('region', { name }).className)
    expect(['Refund', 'What happened'].map(isUnprinted)).toEqual([true, true])
    expect(['Items', 'What it came to', 'Where it goes'].map(isUnprinted)).toEqual([false, false, false])
  })

  it('says what the policy gives back of each item, and asks for one of them', async () => {
    let answer = order()
    const calls = serveApi({
      [`GET ${path}`]: () => answer,
      [`POST ${path}/refund`]: () =>
        (answer = order({
          refundOffer: null,
          refunds: [
            {
              id: id('f1'),
              itemId: id('a1'),
              amountCents: 10_400,
              state: 'asked',
              reason: 'It flickers',
              askedAt: '2026-03-05T10:00:00.000Z',
              decidedAt: null,
            },
          ],
        })),
    })
    await open()
    await screen.findByText('By our policy you get $104.00 back.')
    expect(screen.getByText('Harbor lamp: $104.00 until April 1, 2026')).toBeTruthy()
    expect(screen.getByText('Evening breathing: the file was opened')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The whole order' }).ariaChecked).toBe('true')
    fireEvent.click(screen.getByRole('radio', { name: 'Harbor lamp × 2' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It flickers' } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund' }))
    const note = await screen.findByText('You asked for $104.00 back. We look at it within 2 business days.')
    expect(note.closest('[role=status]')).toBeTruthy()
    expect(callsOf(calls, `POST ${path}/refund`)[0]!.body).toEqual({
      itemId: id('a1'),
      reason: 'It flickers',
    })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('asks for the whole order of one item, and keeps the reason when it was not sent', async () => {
    const one = order({ items: [item()] })
    const calls = serveApi({
      [`GET ${path}`]: { ...one, refundOffer: { isEligible: false, amountCents: 0, items: [] } },
      [`POST ${path}/refund`]: new ErrorAnswer(409, 'orders.error.refund_open'),
    })
    await open()
    await screen.findByText(/Our policy gives nothing back here/)
    expect(screen.queryByRole('radio')).toBeNull()
    const box = screen.getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.change(box, { target: { value: 'Too small' } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a refund' }))
    await screen.findByText(/Your question wasn’t sent\./)
    expect(box.value).toBe('Too small')
    expect(callsOf(calls, `POST ${path}/refund`)[0]!.body).toMatchObject({ itemId: null })
  })

  it('says so in place when it cannot be loaded', async () => {
    serveApi({ [`GET ${path}`]: new ErrorAnswer(404, 'common.error.not_found') })
    await open()
    await screen.findByText('Error loading orders')
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders')
  })
})
