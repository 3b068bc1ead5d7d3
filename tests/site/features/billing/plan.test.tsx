import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfferView, PlanView } from '#domain/billing/api.ts'
import type { Locale } from '#messages'
import { PlanTab } from '#site/pages/settings/PlanTab.tsx'
import { tabsFor } from '#site/pages/settings/tabs.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const offer = (more: Partial<OfferView>): OfferView => ({
  plan: 'individual',
  priceId: 'price_i',
  name: 'Individual',
  description: 'For you',
  features: ['Every room for your age'],
  priceCents: 599,
  currency: 'usd',
  seats: 1,
  trialDays: 7,
  ...more,
})
const free: PlanView = {
  status: 'free',
  plan: null,
  name: null,
  priceCents: null,
  currency: null,
  isPayer: false,
  trialEnd: null,
  currentPeriodEnd: null,
  isEnding: false,
  hasCard: false,
  isOpen: true,
  hasTrialLeft: true,
  offers: [
    offer({ priceId: 'price_i' }),
    offer({ plan: 'family', priceId: 'price_f', name: 'Family', priceCents: 999, seats: 6 }),
  ],
  seats: null,
}
const trial: PlanView = {
  ...free,
  status: 'trialing',
  plan: 'individual',
  name: 'Individual',
  priceCents: 599,
  currency: 'usd',
  isPayer: true,
  trialEnd: '2026-03-19T14:00:00Z',
  currentPeriodEnd: '2026-03-19T14:00:00Z',
  hasTrialLeft: false,
}
const api = (plan: PlanView, more: object = {}) =>
  serveApi({
    'GET /billing/plan': plan,
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    ...more,
  })
const open = (locale: Locale = 'en') =>
  show(
    <Suspense>
      <PlanTab />
    </Suspense>,
    { locale },
  )

/** A tab as `window.open` gives it. */
const tab = { opener: {}, close: vi.fn(), location: { assign: vi.fn() } }
beforeEach(() => {
  tab.close.mockClear()
  tab.location.assign.mockClear()
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
})

describe('the plan of an adult', () => {
  it('begins in a new tab, with the price of the plan that was pressed', async () => {
    const calls = api(free, { 'POST /functions/create-checkout': { url: 'http://pay.example/1' } })
    await open()
    expect(await screen.findByText('$5.99 a month')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Start 7 days free: Family' }))
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('http://pay.example/1'))
    expect(callsOf(calls, 'POST /functions/create-checkout')[0]?.body).toEqual({ priceId: 'price_f' })
    expect(tab.opener).toBeNull()
  })

  it('asks a member whose session has ended to sign in', async () => {
    api(free, { 'POST /functions/create-checkout': new ErrorAnswer(401, 'common.error.not_signed_in') })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Start 7 days free: Individual' }))
    expect(await screen.findByText('Authentication required')).toBeTruthy()
    expect(screen.getByText('Please sign in to subscribe')).toBeTruthy()
  })

  it('says when the checkout does not open, and leaves no empty tab', async () => {
    api(free, { 'POST /functions/create-checkout': new ErrorAnswer(503, 'billing.error.checkout_failed') })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Start 7 days free: Individual' }))
    expect(await screen.findByText('Failed to start checkout')).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
  })

  it('says what staff wrote: names, amounts, days and people', async () => {
    const offers = [
      offer({ name: 'Solo', description: 'Just you', priceCents: 649, trialDays: 14 }),
      offer({ plan: 'family', priceId: 'price_f', name: 'Crew', priceCents: 1_099, seats: 4, trialDays: 0 }),
    ]
    api({ ...free, offers })
    await open()
    expect(await screen.findByText('$6.49 a month')).toBeTruthy()
    expect(screen.getByText('Just you')).toBeTruthy()
    expect(screen.getByText(/for up to 4 people of your families/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start 14 days free: Solo' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Subscribe: Crew' })).toBeTruthy()
    expect(screen.getByText(/Your first 14 days are free/)).toBeTruthy()
  })

  it('names the price its payer agreed to, not today’s', async () => {
    api({ ...trial, hasCard: true, priceCents: 499 })
    await open()
    expect(await screen.findByText(/Then it costs \$4\.99 a month/)).toBeTruthy()
  })

  it('offers no second trial, and nothing while plans rest', async () => {
    api({ ...free, hasTrialLeft: false })
    await open()
    expect(await screen.findByRole('button', { name: 'Subscribe: Individual' })).toBeTruthy()
    api({ ...free, isOpen: false })
    await open()
    expect(await screen.findByText(/Plans can’t be started right now/)).toBeTruthy()
  })

  it('in its trial says Free Trial, and is canceled in two screens', async () => {
    const calls = api(trial, { 'PUT /billing/plan/ending': { ...trial, isEnding: true } })
    await open()
    expect(await screen.findByText('Free Trial')).toBeTruthy()
    expect(screen.getByText(/Your trial ends on March 19, 2026. Nothing will be charged./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByRole('heading', { name: 'Cancel your plan?' })).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel plan' }).at(-1)!)
    expect(await screen.findByText(/You keep it until then/)).toBeTruthy()
    expect(callsOf(calls, 'PUT /billing/plan/ending')[0]?.body).toEqual({ isEnding: true })
    expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeTruthy()
  })

  it('says Subscribed with a banner while a payment is due', async () => {
    api({ ...trial, status: 'past_due' })
    await open()
    expect(await screen.findByText('Subscribed')).toBeTruthy()
    expect(screen.getByText('Your last payment didn’t go through')).toBeTruthy()
  })

  it('that someone else pays can only be looked at', async () => {
    api({ ...trial, isPayer: false, plan: 'family' })
    await open()
    expect(await screen.findByText(/You have a seat of a family plan/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull()
  })

  it('is managed at the provider, and says when that page does not open', async () => {
    api(trial, { 'POST /functions/customer-portal': new ErrorAnswer(503, 'billing.error.portal_failed') })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Manage' }))
    expect(await screen.findByText('Failed to open subscription portal')).toBeTruthy()
    api(trial, { 'POST /functions/customer-portal': { url: 'http://pay.example/p' } })
    fireEvent.click(screen.getByRole('button', { name: 'Manage' }))
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('http://pay.example/p'))
  })

  it('for families gives seats and takes them back', async () => {
    const id = '0198f3a0-0000-7000-8000-000000000042'
    const seats = (hasSeat: boolean) => ({
      ...trial,
      plan: 'family' as const,
      seats: { max: 6, members: [{ userId: id, name: 'Mila', hasSeat }] },
    })
    const calls = api(seats(false), {
      'PUT /billing/seats/:id': seats(true),
      'DELETE /billing/seats/:id': seats(false),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Give Mila a seat' }))
    expect(await screen.findByText('2 of 6 seats are taken, one of them by you.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Take the seat back from Mila' }))
    expect(await screen.findByText('1 of 6 seats are taken, one of them by you.')).toBeTruthy()
    expect(callsOf(calls, `PUT /billing/seats/${id}`)).toHaveLength(1)
  })

  it.each([
    ['es', 'Prueba gratuita'],
    ['fr', 'Essai gratuit'],
    ['ar', 'تجربة مجانية'],
  ] as const)('speaks %s', async (locale, text) => {
    api(trial)
    await open(locale)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

it('a section for plans stands in the settings of adults alone', () => {
  expect(tabsFor('adult')).toContain('plan')
  expect(tabsFor('elder')).toContain('plan')
  for (const ageGroup of ['child', 'teen', null] as const) expect(tabsFor(ageGroup)).not.toContain('plan')
})
