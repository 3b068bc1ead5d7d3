import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { cartApi } from '#domain/cart/api.ts'
import { storeCatalogueApi, type ProductCard } from '#domain/store/catalogueApi.ts'
import { categories } from '#domain/store/enums.ts'
import { count } from '#site/lib/analytics.ts'
import { publishCart } from '#site/features/cart/cartNews.ts'
import { person as member } from '../checkins/page.tsx'
import { press } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, heading, openPage } from '../../kit/openPage.tsx'
import { card, ID, image, product } from './goods.ts'

vi.mock('#site/lib/analytics.ts', async (load) => ({ ...(await load<object>()), count: vi.fn() }))

let api: FakeApi
let person: PersonView | null
let list: { products: ProductCard[]; total: number }
let asked: string[]
beforeEach(() => {
  person = null
  list = {
    products: [card(), card({ id: `${ID}-2`, title: 'Logbook', isAvailable: false, isGift: true })],
    total: 2,
  }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(storeCatalogueApi.showcase, () => ({
      collections: categories.map((category) => ({
        category,
        images: [1, 2, 3].map((number) => ({ ...image(number), productId: ID })),
      })),
    }))
    .on(storeCatalogueApi.list, () => list)
    .on(storeCatalogueApi.readProduct, () => product)
  asked = []
  vi.mocked(count).mockClear()
  const real = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url)
    return real(url, init)
  })
  // Everything is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: object[]) => void) {}
      observe = () => this.seen([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
})
const lastList = () => asked.filter((url) => url.includes('/store/collections/')).at(-1)

describe('/store', () => {
  it('shows four collections with three pictures each, and a way in for visitors', async () => {
    await openPage('/store')
    await heading('Store')
    const kids = await screen.findByRole('link', { name: /Kids/ })
    expect(kids.getAttribute('href')).toBe('/store/kids')
    expect(within(kids).getAllByRole('img')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/auth?next=%2Fstore')
  })

  it('says what failed, in place, and tries again', async () => {
    api.on(storeCatalogueApi.showcase, () => reject(storeCatalogueApi.showcase, 'common.error.unexpected'))
    await openPage('/store')
    await screen.findByText('Error loading products')
    api.on(storeCatalogueApi.showcase, () => ({ collections: [{ category: 'teens', images: [] }] }))
    press('Try again')
    await screen.findByRole('link', { name: /Teens/ })
  })
})

describe('what of the store is a member’s', () => {
  const links = async () => {
    await openPage('/store')
    const nav = await screen.findByRole('navigation', { name: 'Yours in the store' })
    return () =>
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent])
  }

  it('are library, orders and cart for an adult, with how many things are in it', async () => {
    person = member({ ageGroup: 'adult' })
    const line = {
      productId: ID,
      slug: 'harbor-lamp',
      title: 'Harbor lamp',
      productType: 'physical',
      priceCents: 5_200,
      picture: null,
      quantity: 2,
      seenPriceCents: null,
      state: 'ok',
      left: null,
      giftFor: null,
      needsGiftFor: false,
    } as const
    api.on(cartApi.readCart, () => ({
      items: [line, { ...line, quantity: 1 }],
      subtotalCents: 15_600,
      suggestions: [],
      family: [],
      checkout: 'pay' as const,
    }))
    const now = await links()
    await waitFor(() =>
      expect(now()).toEqual([
        ['/library', 'Library'],
        ['/orders', 'Orders'],
        ['/cart', 'Cart, 3 things'],
      ]),
    )
    act(() => publishCart([{ quantity: 1 }]))
    expect(now().at(-1)).toEqual(['/cart', 'Cart, 1 thing'])
  })

  it('are library and questions for a minor, who has neither cart nor orders', async () => {
    person = member({ ageGroup: 'child', guardian: 'verified' })
    expect((await links())()).toEqual([
      ['/library', 'Library'],
      ['/requests', 'What you asked for'],
    ])
  })

  it('are nothing for visitors', async () => {
    await openPage('/store')
    await screen.findByRole('link', { name: /Kids/ })
    expect(screen.queryByRole('navigation', { name: 'Yours in the store' })).toBeNull()
  })
})

describe('/store/{ageGroup}', () => {
  it('shows what there is, at what price, and how it stands with it', async () => {
    await openPage('/store/adults')
    await screen.findByText('2 things')
    const [lamp, logbook] = screen.getAllByRole('listitem')
    expect(within(lamp!).getByText('$52.00')).toBeTruthy()
    expect(within(lamp!).getByText('Physical')).toBeTruthy()
    expect(within(lamp!).getByRole('link').getAttribute('href')).toBe(`/store/product/${ID}`)
    expect(within(logbook!).getByText('Sold out')).toBeTruthy()
    expect(within(logbook!).getByText('As a gift')).toBeTruthy()
    const current = screen.getByRole('link', { name: 'Adults' })
    expect(current.getAttribute('aria-current')).toBe('page')
  })

  it('keeps its filters in the address, one of each kind, and begins at the first page again', async () => {
    list = { ...list, total: 41 }
    await openPage('/store/adults?page=2')
    await screen.findByText('Page 2 of 3')
    expect(lastList()).toContain('page=2')
    press('$20-50')
    await waitFor(() => expect(address()).toBe('/store/adults?price=20-50'))
    press('Over $50')
    press('Digital')
    await waitFor(() => expect(address()).toBe('/store/adults?price=over-50&type=digital'))
    expect(screen.getByRole('button', { name: 'Over $50' }).getAttribute('aria-pressed')).toBe('true')
    press('Over $50')
    await waitFor(() => expect(address()).toBe('/store/adults?type=digital'))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' lamp ' } })
    await waitFor(() => expect(address()).toBe('/store/adults?type=digital&search=lamp'))
    await waitFor(() => expect(lastList()).toMatch(/search=lamp/))
  })

  it('leaves words of a foreign address out', async () => {
    await openPage('/store/adults?price=free&type=soap&page=-3')
    await screen.findByText('2 things')
    expect(lastList()).toBe('/api/store/collections/adults?page=1')
  })

  it('has one way on when nothing matches', async () => {
    list = { products: [], total: 0 }
    await openPage('/store/elders?search=xyz')
    await screen.findByText('Nothing here matches')
    const links = within(document.querySelector('main')!).getAllByRole('link')
    expect(links.at(-1)!.textContent).toBe('Show the whole collection')
    expect(links.at(-1)!.getAttribute('href')).toBe('/store/elders')
  })

  it('knows no other groups', async () => {
    await openPage('/store/pets')
    await heading('Age group not found')
    expect(screen.getByRole('link', { name: 'Kids' }).getAttribute('href')).toBe('/store/kids')
  })
})

describe('/store/product/{productId}', () => {
  const open = () => openPage(`/store/product/${ID}`)

  it('has words, price, pictures to choose from, and three of six related products', async () => {
    await open()
    await heading('Harbor lamp')
    await waitFor(() => expect(document.title).toBe('Harbor lamp · Evenkeel'))
    const counted = { product: 'harbor-lamp', category: 'adults', type: 'physical' }
    expect(vi.mocked(count).mock.calls.filter(([type]) => type === 'pdp_view')).toEqual([
      ['pdp_view', counted],
    ])
    expect(screen.getByText('A warm light.')).toBeTruthy()
    expect(screen.getAllByText('$52.00')[0]).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'View 1' })).toBeTruthy()
    press('Show picture 2 of 2')
    expect(screen.getByRole('img', { name: 'View 2' })).toBeTruthy()
    const related = (await screen.findByRole('heading', { name: 'From the same collection' })).closest(
      'section',
    )!
    expect(within(related).getAllByRole('listitem')).toHaveLength(3)
    await screen.findByText('No reviews yet.')
  })

  it('leads to its preview in another tab, where it has one', async () => {
    api.on(storeCatalogueApi.readProduct, () => ({ ...product, previewUrl: 'https://example.org/look' }))
    await open()
    const link = await screen.findByRole('link', { name: 'See a preview (opens in a new tab)' })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://example.org/look',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('says when buying is paused, and for whom it is', async () => {
    api.on(storeCatalogueApi.readProduct, () => ({ ...product, isOpen: false, isGift: true }))
    await open()
    await heading('Harbor lamp')
    expect(await screen.findByText('Buying is paused right now. You can still look around.')).toBeTruthy()
    // Loaded with the page of the product, a moment later.
    await import('#site/features/store/product/Buy.tsx')
    await act(() => Promise.resolve())
    expect(screen.queryByRole('button', { name: /Add to cart|Ask/ })).toBeNull()
    expect(screen.getByText('This was made for another age. You can buy it as a gift.')).toBeTruthy()
  })

  it('has the same parts in both layouts', async () => {
    const parts = () =>
      [...document.querySelector('main')!.querySelectorAll('h1, h2, h3, img, button, a')]
        .map((part) => part.textContent || part.getAttribute('alt') || part.getAttribute('aria-label'))
        .sort()
    await open()
    await screen.findByText('No reviews yet.')
    const first = parts()
    api.on(storeCatalogueApi.readProduct, () => ({
      ...product,
      id: `${ID.slice(0, -1)}9`,
      isSecondLayout: true,
    }))
    fireEvent.click(screen.getByRole('link', { name: /Other 0/ }))
    await waitFor(() => expect(document.querySelector('[class*=second]')).toBeTruthy())
    await screen.findByText('No reviews yet.')
    expect(parts()).toEqual(first)
  })

  it('leads back to the store when it cannot be loaded', async () => {
    api.on(storeCatalogueApi.readProduct, () =>
      reject(storeCatalogueApi.readProduct, 'common.error.not_found'),
    )
    await open()
    await heading('Store')
    expect(address()).toBe('/store')
    expect((await screen.findAllByText('Error loading product')).length).toBeGreaterThan(0)
  })
})
