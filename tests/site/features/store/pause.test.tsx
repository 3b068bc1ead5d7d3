import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { billingApi } from '#domain/billing/api.ts'
import { cartApi, type CartView } from '#domain/cart/api.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { live } from '../../kit/live.ts'
import { address, heading, openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'
import { guardianRequest, PRODUCT, rulesOfIda } from '../requests/requestRows.ts'
import { product } from './goods.ts'

/** What a switch may take to reach an open page. Source: docs/rules/store.md D-144. */
const WITHIN_MS = 5_000
const lamp = { ...product, id: PRODUCT, related: [], images: [] }
const cart: CartView = {
  items: [
    {
      productId: PRODUCT,
      slug: 'harbor-lamp',
      title: 'Harbor lamp',
      productType: 'physical',
      priceCents: 5_200,
      picture: null,
      quantity: 1,
      seenPriceCents: null,
      state: 'ok',
      left: null,
      giftFor: null,
      needsGiftFor: false,
    },
  ],
  subtotalCents: 5_200,
  suggestions: [],
  family: [],
  checkout: 'pay',
}

let api: FakeApi
let person: PersonView | null
let isPaused: boolean
let isAway: boolean
beforeEach(() => {
  person = maren
  isPaused = false
  isAway = false
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(storeCatalogueApi.readProduct, () =>
      isAway
        ? reject(storeCatalogueApi.readProduct, 'common.error.not_found')
        : { ...lamp, isOpen: !isPaused },
    )
    .on(cartApi.readCart, () => ({ ...cart, checkout: isPaused ? ('closed' as const) : cart.checkout }))
    .on(purchaseRequestsApi.listRequests, () => ({ mustAsk: true, isPaused, requests: [] }))
    .on(purchaseRequestsApi.guardianRequests, () => ({
      isPaused,
      children: [rulesOfIda()],
      requests: [guardianRequest()],
    }))
})
afterEach(() => void vi.useRealTimers())

/** Staff switch the flag; the page has five seconds. */
async function pause(on: boolean, key = 'ff.store_pause') {
  isPaused = on
  vi.useFakeTimers()
  act(() => live.emit('flags', 'flag-changed', { key, enabled: on }))
  await act(() => vi.advanceTimersByTimeAsync(WITHIN_MS))
  vi.useRealTimers()
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const noButton = (name: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
const CLOSED = 'Plans can’t be started right now. Please come back later.'
const RESTS = 'The store is resting. You can look around, and buy later.'

describe('when staff pause the store, an open page', () => {
  it.each([
    ['of a member', maren],
    ['of a visitor', null],
  ])('%s hides the way to buy a product, and has it again afterwards', async (_, who) => {
    person = who
    await openPage(`/store/product/${PRODUCT}`)
    await button('Add to cart')
    await pause(true)
    await noButton('Add to cart')
    await pause(false)
    await button('Add to cart')
  })

  it('of the cart hides Pay and says why', async () => {
    await openPage('/cart')
    await button('Pay')
    await pause(true)
    expect(await screen.findByText(RESTS)).toBeTruthy()
    await noButton('Pay')
    await pause(false)
    await button('Pay')
  })

  it('of a child who asks says that nothing is asked for', async () => {
    person = { ...ida, guardian: 'verified' }
    await openPage(`/store/product/${PRODUCT}`)
    const ask = await button(/^Ask/)
    expect(ask.getAttribute('aria-disabled')).not.toBe('true')
    await pause(true)
    await waitFor(async () => expect((await button(/^Ask/)).getAttribute('aria-disabled')).toBe('true'))
  })

  it('of a guardian takes no yes', async () => {
    await openPage('/requests')
    const yes = 'Yes, buy Breathing cards for Ida'
    expect((await button(yes)).getAttribute('aria-disabled')).not.toBe('true')
    await pause(true)
    await waitFor(() => {
      const found = screen.queryByRole('button', { name: yes })
      expect(found === null || found.getAttribute('aria-disabled') === 'true').toBe(true)
    })
  })

  it('of a plan offers none', async () => {
    api.on(billingApi.readPlan, () => ({
      status: 'free' as const,
      plan: null,
      name: null,
      priceCents: null,
      currency: null,
      isPayer: false,
      trialEnd: null,
      currentPeriodEnd: null,
      isEnding: false,
      hasCard: false,
      isOpen: !isPaused,
      hasTrialLeft: true,
      offers: [
        {
          plan: 'individual' as const,
          priceId: 'price_i',
          name: 'Individual',
          description: '',
          features: [],
          priceCents: 900,
          currency: 'usd',
          seats: 1,
          trialDays: 7,
        },
      ],
      seats: null,
    }))
    await openPage('/settings?tab=plan')
    await button(/Start 7 days free/)
    await pause(true)
    expect(await screen.findByText(CLOSED)).toBeTruthy()
  })
})

it('another switch asks for nothing', async () => {
  await openPage('/cart')
  await button('Pay')
  const asked = () => api.calls.filter(({ path }) => path === '/cart').length
  const before = asked()
  await pause(false, 'ff.chat_pause')
  expect(asked()).toBe(before)
})

it('a product that cannot be asked for again stays as it is', async () => {
  await openPage(`/store/product/${PRODUCT}`)
  await button('Add to cart')
  isAway = true
  const asked = () => api.calls.filter(({ path }) => path === storeCatalogueApi.readProduct.path).length
  const before = asked()
  await pause(true)
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await heading('Harbor lamp')
  expect(address()).toBe(`/store/product/${PRODUCT}`)
})

it('what was pressed in the seconds before says why it was rejected', async () => {
  api.on(cartApi.addToCart, () => reject(cartApi.addToCart, 'cart.error.closed'))
  await openPage(`/store/product/${PRODUCT}`)
  fireEvent.click(await button('Add to cart'))
  expect(await screen.findByText(new RegExp(RESTS))).toBeTruthy()
})
