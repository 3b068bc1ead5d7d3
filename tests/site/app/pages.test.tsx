import { isOpen, type Capability } from '#domain/capabilities.ts'
import { FAMILY_MEMBERS_MAX } from '#domain/family/schema.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { fillLanding, NO_LANDING_CONTENT, type LandingContent } from '#domain/content/landing.ts'
import { locales } from '#messages'
import { firstLandingPlans } from '#seed/content/plans.ts'
import { crisisPage } from '#site/pages/public/crisis/page.tsx'
import { offlinePage } from '#site/pages/public/help/offlinePage.tsx'
import { nationalPage, nearbyPage } from '#site/pages/public/help/page.tsx'
import { landingPage } from '#site/pages/public/landing/page.tsx'
import { footGroups } from '#site/pages/public/landing/footGroups.ts'
import { appPage } from '#site/pages/public/static/appPage.tsx'
import { notFoundPage } from '#site/pages/public/static/notFoundPage.tsx'
import type { StaticPage } from '#site/prerender/page.ts'
import { renderPage, renderParts } from '#site/prerender/render.tsx'

const pages = { landingPage, crisisPage, nationalPage, nearbyPage, notFoundPage, appPage }
const assets = { styles: ['/assets/a.css'], scripts: [], preloads: [], fonts: [] }

function open(
  page: StaticPage,
  locale: (typeof locales)[number] = 'en',
  landing: LandingContent = { ...NO_LANDING_CONTENT, plans: firstLandingPlans },
): Document {
  const built = renderPage({ page, locale, assets, year: 2026, exists: (path) => path === '/auth' })
  const parts = renderParts(page, locale)
  const html = parts ? fillLanding({ page: built, parts }, landing, locale) : built
  return new DOMParser().parseFromString(html, 'text/html')
}
const text = (element: Element | null) => element?.textContent.trim()
afterEach(() => document.documentElement.removeAttribute('lang'))

describe.each(Object.entries(pages))('%s', (_, page) => {
  it.each(locales)('is whole in %s: language, direction, title, no words missing', (locale) => {
    const html = open(page, locale)
    expect(html.documentElement.lang).toBe(locale)
    expect(html.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    expect(html.title).not.toBe('')
    expect(html.body.textContent).not.toMatch(/\b(pages|shell|common)\.[a-z_.]+/)
    expect(html.body.textContent).not.toContain('{{')
  })

  it('has no inline script, style or event attribute', () => {
    const html = open(page)
    expect(html.querySelectorAll('style, [style], script:not([src])')).toHaveLength(0)
    const attributes = [...html.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
  })
})

it.each([landingPage, crisisPage, nationalPage, nearbyPage, notFoundPage])(
  'ends the bar of $path with Help now, a plain link to a page without script',
  (page) => {
    const links = [...open(page).querySelectorAll('header a')]
    expect(links.at(-1)?.getAttribute('href')).toBe('/crisis')
    expect(text(links.at(-1)!)).toBe('Help now')
  },
)

it.each([offlinePage, notFoundPage])('loads no script on $path', (page) => {
  expect(open(page).querySelectorAll('script')).toHaveLength(0)
})

it.each([crisisPage, nationalPage, nearbyPage])(
  'loads on $path one small script, after the page, and needs it for nothing',
  (page) => {
    const scripts = [...open(page).querySelectorAll('script')]
    expect(scripts.map((script) => [script.getAttribute('src'), script.defer])).toEqual([['/keep.js', true]])
  },
)

it.each([crisisPage, nationalPage, nearbyPage])(
  'can be left quickly on $path, without script too',
  (page) => {
    const link = open(page).querySelector('a[data-leave]')!
    expect(text(link)).toBe('Leave quickly')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/search\?q=weather$/)
    expect(link.getAttribute('rel')).toBe('noreferrer')
  },
)

it('puts 988 and 741741 first on the crisis page, to call and to text', () => {
  const html = open(crisisPage)
  expect(text(html.querySelector('h1'))).toBe('Crisis Resources')
  const first = [...html.querySelectorAll('main a[href^="tel:"], main a[href^="sms:"]')].slice(0, 3)
  expect(first.map((link) => link.getAttribute('href'))).toEqual(['tel:988', 'sms:988', 'sms:741741'])
  // The finder is not open: a line to call stands before the way to the page of help nearby.
  const near = [...html.querySelectorAll('section[aria-labelledby=near] a')]
  expect(near.map((link) => [text(link), link.getAttribute('href')])).toEqual([
    ['Call 988', 'tel:988'],
    ['Find Local Crisis Resources', '/help/nearby'],
  ])
  const said = html.getElementById(near[1]!.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent.includes('isn’t open yet') ?? false).toBe(!isOpen('localHelp'))
})

describe('landing', () => {
  const content: LandingContent = {
    statistics: [{ value: '10,000+', label: { en: 'users' } }],
    testimonials: [
      {
        quote: { en: 'The letters are big.' },
        name: 'Walter',
        role: { en: '74' },
        source: 'A letter of May 2026',
        hasConsent: true,
      },
    ],
    sections: [
      {
        title: { en: 'How we work' },
        body: { en: [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Slowly' }] }] },
      },
    ],
    appStoreUrl: 'https://apps.example/evenkeel',
    playStoreUrl: null,
    plans: firstLandingPlans,
  }
  const headings = (html: Document) => [...html.querySelectorAll('main h1, main h2')].map(text)

  it('has its sections in the required order', () => {
    expect(headings(open(landingPage, 'en', content))).toEqual([
      'Feelings come in waves.Here is your keel.',
      'In crisis? Call or text 988',
      'Small things, done daily.',
      'Everyone in their own boat. Same water.',
      'What people say',
      'How we work',
      'Seven days free.No card needed.',
      'In your pocket, and on the fridge tablet.',
    ])
  })

  it('shows figures, voices and store badges only when they are given', () => {
    const bare = open(landingPage).body.textContent
    for (const word of ['10,000+', 'Walter', 'How we work', 'App Store']) expect(bare).not.toContain(word)
    const full = open(landingPage, 'en', content).body.textContent
    for (const word of [
      '10,000+',
      'Walter',
      'How we work',
      'Slowly',
      ', 74',
      'A letter of May 2026',
      'App Store',
    ])
      expect(full).toContain(word)
    expect(full).not.toContain('Google Play')
  })

  it('has five moods, both prices and the ways in', () => {
    const html = open(landingPage)
    const moods = [...html.querySelectorAll('label:has(input[name=mood])')].map(text)
    expect(moods).toEqual(['Great', 'Good', 'Okay', 'Low', 'Struggling'])
    for (const expected of [
      '$5.99',
      '$9.99',
      'up to 6 members',
      '7-day free trial',
      'No credit card',
      '2-minute setup',
    ]) {
      expect(html.body.textContent).toContain(expected)
    }
    const hrefOf = (label: string) =>
      new Set(
        [...html.querySelectorAll('a')]
          .filter((link) => text(link) === label)
          .map((link) => link.getAttribute('href')),
      )
    // Beside a price it leads on to the plans.
    expect(hrefOf('Get Started Free')).toEqual(
      new Set(['/auth?mode=sign-up', '/auth?mode=sign-up&next=%2Fsettings%3Ftab%3Dplan']),
    )
    expect(hrefOf('Start Your 7-Day Free Trial Now')).toEqual(new Set(['/auth?mode=sign-up']))
    expect(hrefOf('Log In')).toEqual(new Set(['/auth']))
    expect(hrefOf('Open family mode')).toEqual(new Set(['/dashboard']))
  })

  it.each([
    ['rooms', ['Rooms with human moderators', 'Find your room', 'Every room for your age']],
    ['voiceNotes', ['voice notes']],
    ['familyChat', ['Family chat and stories']],
    ['purchaseApproval', ['purchase approval']],
    ['triviaRounds', ['Saturday trivia']],
    ['plans', ['You can stop with one tap']],
  ] satisfies [Capability, string[]][])('promises %s only once it is open', (capability, claims) => {
    const page = open(landingPage).body.textContent
    expect(claims.some((claim) => page.includes(claim))).toBe(isOpen(capability))
  })

  it('offers the finder of help nearby in its footer only once it is open', () => {
    const links = footGroups(() => true).flatMap((group) => group.links.map(([href]) => href))
    expect(links).toContain('/help/national')
    expect(links.includes('/help/nearby')).toBe(isOpen('localHelp'))
  })

  it('says that plans are not open, and how many a family may be', () => {
    const page = open(landingPage).body.textContent
    expect(page.includes('Plans aren’t open yet.')).toBe(!isOpen('plans'))
    expect(page).toContain(`links up to ${FAMILY_MEMBERS_MAX} people`)
  })

  it('links only to pages that exist', () => {
    const links = [...open(landingPage).querySelectorAll('footer a[href^="/"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toEqual(['/auth'])
  })
})
