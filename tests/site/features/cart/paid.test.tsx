import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PaidView } from '#domain/cart/checkoutApi.ts'
import { PaidScreen } from '#site/features/cart/PaidScreen.tsx'
import { ThanksScreen } from '#site/features/cart/ThanksScreen.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const order = (over: Partial<PaidView> = {}): PaidView => ({
  status: 'paid',
  payment: 'here',
  number: 'EK-001001',
  items: [{ title: 'Breathing cards', quantity: 2 }],
  totalCents: 2999,
  currency: 'usd',
  ...over,
})
const open = (at = '/checkout/success?session_id=cs_1') => show(<PaidScreen />, { at, paths: ['/dashboard'] })
const ROUTE = 'GET /checkout/session'

describe('the page after a payment', () => {
  it('shows product, amount and status', async () => {
    serveApi({ [ROUTE]: order() })
    await open()
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
    for (const text of ['Breathing cards × 2', '$29.99', 'Paid', 'EK-001001'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/orders')
    expect(screen.getByRole('link', { name: 'Your library' }).getAttribute('href')).toBe('/library')
  })

  it('asks for twenty seconds, then says that the payment is here and the rest follows', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = serveApi({ [ROUTE]: order({ status: 'pending' }) })
    await open()
    expect((await screen.findAllByText('We’re looking for your payment')).length).toBeGreaterThan(0)
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(await screen.findByText(/Your payment is here\. The rest follows/)).toBeTruthy()
    const asked = callsOf(calls, ROUTE).length
    expect(asked).toBeGreaterThan(4)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(callsOf(calls, ROUTE)).toHaveLength(asked)
  })

  it('becomes the order as soon as it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    serveApi({ [ROUTE]: () => order({ status: ++asked < 3 ? 'pending' : 'paid' }) })
    await open()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
  })

  it('never says paid of what is decided later, was left open, or failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const cases = [
      [{ status: 'pending', payment: 'later' }, /takes a little longer/],
      [{ status: 'pending', payment: 'open' }, /wasn’t paid yet/],
      [{ status: 'failed' }, /Nothing was charged/],
    ] as const
    for (const [over, text] of cases) {
      serveApi({ [ROUTE]: order(over) })
      const { unmount } = await open()
      await act(() => vi.advanceTimersByTimeAsync(21_000))
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.queryByRole('heading', { name: 'Payment Successful' })).toBeNull()
      unmount()
    }
  })

  it('knows no order of others, nor one without a name', async () => {
    serveApi({ [ROUTE]: new ErrorAnswer(404, 'common.error.not_found') })
    const { unmount } = await open()
    expect(await screen.findByText(/can’t find this payment/)).toBeTruthy()
    unmount()
    const calls = serveApi({})
    await open('/checkout/success')
    expect(await screen.findByText(/can’t find this payment/)).toBeTruthy()
    expect(callsOf(calls, ROUTE)).toEqual([])
  })
})

it('/success thanks and leads home', async () => {
  await show(<ThanksScreen />)
  expect(screen.getByRole('heading', { name: 'Thank you for your purchase!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})
