import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminOrderRow, AdminOrders, AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { en } from '#messages/en/index.ts'
import { fakeRest } from './kit.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { OrderList } = await import('#admin/store/OrdersDesk/OrderList.client.tsx')

const id = (end: string) => `0198f3a0-0000-7000-8000-0000000000${end}`
const row = (own: Partial<AdminOrderRow> = {}): AdminOrderRow => ({
  id: id('01'),
  number: 'EK-1001',
  sessionId: 'cs_test_a1b2c3d4',
  customerEmail: 'maren@example.com',
  productName: 'Harbor lamp × 2',
  amountTotal: 12_400,
  currency: 'usd',
  paymentStatus: 'paid',
  emailed: false,
  createdAt: '2026-03-02T10:00:00.000Z',
  stripePaymentId: 'pi_1',
  isAsked: false,
  isToSend: false,
  ...own,
})
const page = (items: AdminOrderRow[], own: Partial<AdminOrders> = {}): AdminOrders => ({
  items,
  total: items.length,
  page: 1,
  counters: { all: 57, paid: 40, refunded: 9 },
  ...own,
})
const asked = {
  id: id('f1'),
  itemId: id('a1'),
  amountCents: 10_400,
  state: 'asked' as const,
  reason: 'It flickers',
  overrideReason: null,
  askedAt: '2026-03-05T10:00:00.000Z',
  decidedAt: null,
}
const item = { productType: 'physical' as const, recipientName: null, imageId: null, productId: id('b1') }
const order = (own: Partial<AdminOrderView> = {}): AdminOrderView => ({
  id: id('01'),
  number: 'EK-1001',
  createdAt: '2026-03-02T10:00:00.000Z',
  status: 'paid',
  detail: 'paid',
  currency: 'usd',
  totalCents: 12_400,
  refundedCents: 0,
  items: [
    { ...item, id: id('a1'), title: 'Harbor lamp', quantity: 2, priceCents: 5_200 },
    { ...item, id: id('a2'), title: 'Logbook', quantity: 1, priceCents: 2_000 },
  ],
  subtotalCents: 12_400,
  shippingCents: 0,
  taxCents: 0,
  email: 'maren@example.com',
  paidAt: '2026-03-02T10:01:00.000Z',
  shipsTo: null,
  events: [{ id: id('e1'), kind: 'paid', at: '2026-03-02T10:01:00.000Z', amountCents: 12_400, note: null }],
  refunds: [],
  refundOffer: {
    isEligible: true,
    amountCents: 12_400,
    items: [
      { itemId: id('a1'), rule: 'in_time', amountCents: 10_400, endsAt: '2026-04-01T10:01:00.000Z' },
      { itemId: id('a2'), rule: 'too_late', amountCents: 0, endsAt: '2026-03-03T10:01:00.000Z' },
    ],
  },
  sessionId: 'cs_test_a1b2c3d4',
  isToSend: false,
  ...own,
})

let api: ReturnType<typeof fakeRest>
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api = fakeRest()
  toast.error.mockReset()
  toast.success.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const messages = {
  ...en.ordersDesk,
  timeline: en.orders.timeline,
  times: en.orders.times,
  shipsTo: en.orders.ships_to,
  unreachable: en.common.error.unexpected,
}
const open = (mayRefund = true) =>
  render(
    <OrderList messages={messages} locale="en" timeZone="UTC" mayRefund={mayRefund} maySend={mayRefund} />,
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const list = (answer: () => unknown) => api.on('GET admin/orders', answer)
const no = (status: number, message: string) => ({
  status,
  body: { error: { code: 'x', message, requestId: 'r' } },
})

describe('the desk of orders', () => {
  it('has three counters, and rows with the last six letters of the session', async () => {
    list(() =>
      page([
        row(),
        row({ id: id('02'), paymentStatus: 'refunded', emailed: true }),
        row({ id: id('03'), paymentStatus: null, amountTotal: null, customerEmail: null, sessionId: null }),
        row({ id: id('04'), currency: 'eur', paymentStatus: 'disputed', isAsked: true }),
        row({ id: id('05'), isToSend: true }),
      ]),
    )
    open()
    const rows = (await screen.findAllByRole('row')).slice(1)
    const text = rows.map((one) => one.textContent)
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['57', '40', '9'])
    expect(text[0]).toMatch(/^b2c3d4maren@example\.comHarbor lamp × 2124\.00 USDpaidNo/)
    expect(text[2]).toMatch(/^––Harbor lamp × 2–unknownNo/)
    expect(text[3]).toContain('124.00 EUR')
    expect(text[3]).toContain('refund asked')
    expect(text.map((one) => one!.includes('to send'))).toEqual([false, false, false, false, true])
    const colours = rows.map((one) => /ek-state--(\w+)/.exec(one.querySelector('.ek-state')!.className)![1])
    expect(colours).toEqual(['ok', 'quiet', 'warn', 'warn', 'ok'])
    const resends = rows.map((one) => within(one).queryAllByRole('button', { name: /Resend/ }).length)
    expect(resends).toEqual([1, 0, 0, 1, 1])
  })

  it('searches on the server and turns pages of twenty by the exact count', async () => {
    list(() => page([row()], { total: 41 }))
    open()
    await screen.findByText('Orders found: 41')
    press('Next')
    await waitFor(() => expect(api.sent('GET', 'admin/orders')).toHaveLength(2))
    expect(api.sent('GET', 'admin/orders')[1]!.query.get('page')).toBe('2')
    list(() => page([], { total: 0 }))
    type('Search by email or session id', ' Maren ')
    press('Search')
    await screen.findByText('No orders found. Try a different search term.')
    const { query } = api.sent('GET', 'admin/orders').at(-1)!
    expect([query.get('search'), query.get('page')]).toEqual(['Maren', '1'])
  })

  it('says when orders cannot be loaded, and tries again', async () => {
    list(() => no(500, ''))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
    list(() => page([row()]))
    press(messages.again)
    await screen.findByText('Orders found: 1')
  })

  it('sends a receipt again by the session alone, then asks for the list again', async () => {
    list(() => page([row()]))
    api.on('POST functions/resend-receipt', () => ({ isQueued: true }))
    open()
    await screen.findByText('Orders found: 1')
    press('Resend receipt to maren@example.com')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Receipt sent!'))
    expect(api.sent('POST', 'functions/resend-receipt')[0]!.body).toEqual({ session_id: 'cs_test_a1b2c3d4' })
    await waitFor(() => expect(api.sent('GET', 'admin/orders')).toHaveLength(2))
  })

  it('says why a receipt was not sent', async () => {
    list(() => page([row()]))
    api.on('POST functions/resend-receipt', () => no(409, 'This order has no receipt to send.'))
    open()
    await screen.findByText('Orders found: 1')
    press(/Resend/)
    const failed = (description: string) => ['Failed to send receipt', { description }]
    await waitFor(() =>
      expect(toast.error.mock.calls).toEqual([failed('This order has no receipt to send.')]),
    )
    api.on('POST functions/resend-receipt', () => no(500, ''))
    press(/Resend/)
    await waitFor(() => expect(toast.error.mock.lastCall).toEqual(failed('An error occurred')))
    expect(api.sent('GET', 'admin/orders')).toHaveLength(1)
  })
})

describe('an order at the desk', () => {
  const path = `admin/orders/${id('01')}`
  const openOrder = async (answer: AdminOrderView, mayRefund = true) => {
    list(() => page([row()]))
    api.on(`GET ${path}`, () => ({ body: answer }))
    open(mayRefund)
    await screen.findByText('Orders found: 1')
    press('Open order EK-1001')
    await screen.findByRole('heading', { name: 'Order EK-1001' })
  }
  const sent = () => api.sent('POST', `${path}/refund`).map(({ body }) => body as Record<string, unknown>)

  it('gives back what a member asked for with one button', async () => {
    await openOrder(order({ refunds: [asked], refundOffer: null }))
    expect(screen.getByText(/Asked on Mar 5, 2026: “\u2068It flickers\u2069”/)).toBeTruthy()
    expect(screen.getByText('Asked for: Harbor lamp')).toBeTruthy()
    expect(screen.getByText('The policy gives back 104.00 USD.')).toBeTruthy()
    api.on(`POST ${path}/refund`, () => ({
      body: order({ refundedCents: 10_400, refunds: [{ ...asked, state: 'done' }], refundOffer: null }),
    }))
    press('Refund')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Refunded.'))
    expect(sent()).toEqual([{ amountCents: 10_400, refundId: asked.id, key: expect.any(String) }])
    await screen.findByText('This order can’t be refunded now.')
    await waitFor(() => expect(api.sent('GET', 'admin/orders')).toHaveLength(2))
  })

  it('gives back a part, says what is missing, and keeps the key of the decision', async () => {
    await openOrder(order())
    fireEvent.change(screen.getByLabelText('What'), { target: { value: id('a2') } })
    expect(screen.getByLabelText<HTMLInputElement>('Amount in USD').value).toBe('')
    press('Refund')
    expect(screen.getByText('Enter an amount such as 12.50.')).toBeTruthy()
    expect(sent()).toEqual([])
    type('Amount in USD', '12.50')
    api.on(`POST ${path}/refund`, () => no(422, 'This is more than the policy says. Please write why.'))
    press('Refund')
    await screen.findByText('This is more than the policy says. Please write why.')
    type(/^Reason/, 'A kindness')
    api.on(`POST ${path}/refund`, () => ({
      body: order({ refunds: [{ ...asked, state: 'approved' }], refundOffer: null }),
    }))
    press('Refund')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(messages.waits))
    const [first, second] = sent()
    expect(second).toMatchObject({ amountCents: 1_250, itemId: id('a2'), overrideReason: 'A kindness' })
    expect(second!.key).toBe(first!.key)
  })

  it('declines with words for the member', async () => {
    await openOrder(order({ refunds: [asked], refundOffer: null }))
    const declined = () => api.sent('POST', `admin/refunds/${asked.id}/decline`)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true)
    type('Words for the member', 'The time is over.')
    api.on(`POST admin/refunds/${asked.id}/decline`, () => ({
      body: order({ refunds: [{ ...asked, state: 'declined' }] }),
    }))
    press('Decline')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Declined.'))
    expect(declined()[0]!.body).toEqual({ reason: 'The time is over.' })
  })

  it('marks a parcel as sent, with what it is followed by, and says so', async () => {
    const address = { name: 'Maren Cole', lines: ['18 Lakeshore Drive', 'Detroit MI 48207', 'US'] }
    await openOrder(order({ isToSend: true, shipsTo: address }))
    expect(screen.getByText('18 Lakeshore Drive')).toBeTruthy()
    const shipped = () => api.sent('POST', `${path}/shipped`).map(({ body }) => body)
    api.on(`POST ${path}/shipped`, () => no(409, 'There’s no parcel to send.'))
    press('Mark as sent')
    await screen.findByText('There’s no parcel to send.')
    expect(toast.error).toHaveBeenCalledWith('The parcel wasn’t marked as sent.')
    type('Tracking (optional)', 'UPS 1Z999')
    api.on(`POST ${path}/shipped`, () => ({
      body: order({
        shipsTo: address,
        events: [
          {
            id: id('e2'),
            kind: 'shipped',
            at: '2026-03-04T10:00:00.000Z',
            amountCents: null,
            note: 'UPS 1Z999',
          },
        ],
      }),
    }))
    press('Mark as sent')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Marked as sent.'))
    expect(shipped()).toEqual([{}, { tracking: 'UPS 1Z999' }])
    await screen.findByText(/Parcel sent “UPS 1Z999”/)
    expect(screen.queryByRole('button', { name: 'Mark as sent' })).toBeNull()
    await waitFor(() => expect(api.sent('GET', 'admin/orders')).toHaveLength(2))
  })

  it('shows support an order without a way to refund it', async () => {
    await openOrder(order({ refunds: [asked], isToSend: true }), false)
    expect(screen.getByText(messages.read_only)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Refund|Decline|Mark as sent)$/ })).toBeNull()
  })
})
