import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PersonView } from '#domain/account/views.ts'
import type { OwnRequestView } from '#domain/requests/api.ts'
import type { Locale } from '#messages'
import { AskToBuy } from '#site/features/requests/index.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { ownRequest, PRODUCT } from './requestRows.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const child = person({ ageGroup: 'child', guardian: 'verified' })
let stored: OwnRequestView[]
beforeEach(() => {
  stored = []
})
const api = (more: object = {}, { mustAsk = true, isPaused = false } = {}) =>
  serveApi({
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'GET /purchase-requests': () => ({ mustAsk, isPaused, requests: stored }),
    'POST /purchase-requests': () => {
      stored = [ownRequest()]
      return { request: stored[0], isHeard: true, offerSupport: false }
    },
    ...more,
  })
const open = (as: PersonView = child, locale: Locale = 'en', disabled: string | false = false) =>
  show(
    <Suspense>
      <AskToBuy productId={PRODUCT} disabled={disabled}>
        <p>The cart</p>
      </AskToBuy>
    </Suspense>,
    { as, locale, at: `/store/product/${PRODUCT}?from=shelf` },
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('asking on a product', () => {
  it('sends the words of the child, and one polite line says what became of it', async () => {
    const calls = api()
    await open()
    await press('Ask for this')
    fireEvent.change(await screen.findByLabelText(/Why would you like it/), {
      target: { value: 'For the train.' },
    })
    await press('Ask')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Your question is on its way.').getAttribute('role')).toBe('status')
    expect(callsOf(calls, 'POST /purchase-requests')[0]?.body).toEqual({
      productId: PRODUCT,
      reason: 'For the train.',
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for this' })).toBeNull())
    expect(screen.getByRole('link', { name: 'All your questions' }).getAttribute('href')).toBe('/requests')
  })

  it('keeps what was typed when it was not sent', async () => {
    api({ 'POST /purchase-requests': new ErrorAnswer(429, 'requests.error.too_many') })
    await open()
    await press('Ask for this')
    fireEvent.change(await screen.findByLabelText(/Why would you like it/), { target: { value: 'Please' } })
    await press('Ask')
    expect(await screen.findByText(/enough questions for today/)).toBeTruthy()
    expect(screen.getByDisplayValue('Please')).toBeTruthy()
  })

  it('opens help when the words were of danger, and says that they stayed behind', async () => {
    api({
      'POST /purchase-requests': () => {
        stored = [ownRequest()]
        return { request: stored[0], isHeard: false, offerSupport: true }
      },
    })
    await open()
    await press('Ask for this')
    await press('Ask')
    expect(await screen.findByText(/We didn’t pass on your words/)).toBeTruthy()
    expect((await screen.findAllByText(/988/)).length).toBeGreaterThan(0)
  })

  it('shows how the question stands, and takes it back', async () => {
    stored = [ownRequest()]
    const calls = api({
      'POST /purchase-requests/:id/cancel': () => {
        stored = [ownRequest({ status: 'cancelled' })]
        return { request: stored[0] }
      },
    })
    await open()
    expect(await screen.findByText('You asked. The answer comes soon.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for this' })).toBeNull()
    await press('Take it back')
    expect(await screen.findByText('You took your question back.')).toBeTruthy()
    expect(callsOf(calls, `POST /purchase-requests/${ownRequest().id}/cancel`)).toHaveLength(1)
    expect(await screen.findByRole('button', { name: 'Ask for this' })).toBeTruthy()
  })

  it.each([
    ['approved', 'The answer is yes. It’s yours once it’s paid.', false],
    ['declined', 'Not this time.', true],
    ['lapsed', 'No one bought it in time. You can ask again.', true],
  ] as const)('says of a question that is %s what it means', async (status, text, mayAsk) => {
    stored = [ownRequest({ status })]
    api()
    await open()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for this' }) !== null).toBe(mayAsk)
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
  })

  it('leads to the guardian’s consent first, and back to the product', async () => {
    api()
    await open(person({ ageGroup: 'child', guardian: 'contact', needsGuardian: true }))
    const link = await screen.findByRole('link', { name: 'Ask for this' })
    expect(link.getAttribute('href')).toBe(
      `/parent-verification?next=${encodeURIComponent(`/store/product/${PRODUCT}?from=shelf`)}`,
    )
  })

  it('gives way to the cart for adults and for teens who need not ask', async () => {
    api({}, { mustAsk: false })
    const { unmount } = await open(person({ ageGroup: 'teen', guardian: 'verified' }))
    expect(await screen.findByText('The cart')).toBeTruthy()
    unmount()
    await open(person())
    expect(await screen.findByText('The cart')).toBeTruthy()
  })

  it('says that the store is paused', async () => {
    api({}, { mustAsk: true, isPaused: true })
    await open()
    await press('Ask for this')
    expect(await screen.findByText('The store is paused right now. Please come back later.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why it cannot be asked for', async () => {
    api()
    await open(child, 'en', 'Sold out')
    await press('Ask for this')
    expect(await screen.findByText('Sold out')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('speaks Arabic', async () => {
    api()
    await open(child, 'ar')
    expect(await screen.findByRole('button', { name: 'اسأل عن هذا' })).toBeTruthy()
  })
})
