import { describe, expect, it } from 'vitest'
import {
  fillLanding,
  NO_LANDING_CONTENT,
  type LandingContent,
  type LandingTemplate,
} from '#domain/content/landing.ts'
import { slot } from '#domain/content/template.ts'

const priced = `<b>${slot('name')}</b>${slot('price')} ${slot('seats')}<ul>${slot('features')}</ul>`
const template: LandingTemplate = {
  page: `<main>${slot('statistics')}|${slot('testimonials')}|${slot('sections')}|${slot('appStore')}|${slot('playStore')}</main>${slot('individual')}${slot('family')}`,
  parts: {
    statistics: { frame: `<ul>${slot('rows')}</ul>`, rows: [`<li>${slot('value')} ${slot('label')}</li>`] },
    testimonials: {
      frame: `<div>${slot('rows')}</div>`,
      rows: ['a', 'b'].map(
        (look) => `<q class="${look}">${slot('quote')}</q>${slot('name')}${slot('about')} ${slot('source')}`,
      ),
    },
    sections: { frame: slot('rows'), rows: [`<h2>${slot('title')}</h2>${slot('body')}`] },
    appStore: { frame: slot('rows'), rows: [`<a href="${slot('url')}">app</a>`] },
    playStore: { frame: slot('rows'), rows: [`<a href="${slot('url')}">play</a>`] },
    individual: { frame: slot('rows'), rows: [priced] },
    family: { frame: slot('rows'), rows: [priced] },
  },
}
const fill = (content: Partial<LandingContent>, locale: 'en' | 'fr' = 'en') =>
  fillLanding(template, { ...NO_LANDING_CONTENT, ...content }, locale)
const voice = (over: Partial<LandingContent['testimonials'][number]>) => ({
  quote: { en: 'Good.' },
  name: 'Ada',
  role: {},
  source: 'A letter',
  hasConsent: true,
  ...over,
})

describe('the landing page', () => {
  it('leaves out every part without words', () => {
    expect(fill({})).toBe('<main>||||</main>')
  })

  it('shows what was written, in the reader’s language, and in English where that lacks', () => {
    const statistics = [
      { value: '4.8', label: { en: 'out of 5', fr: 'sur 5' } },
      { value: '95%', label: { en: 'happy', fr: '' } },
    ]
    expect(fill({ statistics }, 'fr')).toContain('<ul><li>4.8 sur 5</li><li>95% happy</li></ul>')
  })

  it('shows the plans on offer with their price, each line of what they hold as words', () => {
    const plan = {
      key: 'family' as const,
      name: { en: 'Family', fr: 'Famille' },
      features: { en: 'Rooms\n <b>Quiz</b> \n\n' },
      priceCents: 1099,
      currency: 'usd',
      seats: 4,
    }
    expect(fill({ plans: [plan] })).toContain(
      '</main><b>Family</b>$10.99 4<ul><li>Rooms</li><li>&lt;b&gt;Quiz&lt;/b&gt;</li></ul>',
    )
    expect(fill({ plans: [plan] }, 'fr')).toContain('<b>Famille</b>10,99\u00a0$ 4')
  })

  it('shows a voice only with a source and consent, and draws voices in turn', () => {
    const testimonials = [
      voice({ name: 'Ada', role: { en: '40' } }),
      voice({ name: 'No consent', hasConsent: false }),
      voice({ name: 'No source', source: '  ' }),
      voice({ name: 'Bo' }),
      voice({ name: 'Cy' }),
    ]
    expect(fill({ testimonials })).toContain(
      '<div><q class="a">Good.</q>Ada, 40 A letter<q class="b">Good.</q>Bo A letter<q class="a">Good.</q>Cy A letter</div>',
    )
  })

  it('never lets words become markup, nor places', () => {
    const page = fill({
      statistics: [{ value: `<script>x</script>"'&`, label: { en: '{{ek:testimonials}} $& $1' } }],
    })
    expect(page).toContain(
      '<li>&lt;script&gt;x&lt;/script&gt;&quot;&#39;&amp; {{ek:testimonials}} $&amp; $1</li>',
    )
  })

  it('shows a section in the reader’s language, with its headings below the section’s, and leaves out an empty one', () => {
    const words = (text: string) => [{ type: 'text' as const, text }]
    const sections = [
      {
        title: { en: 'How we <work>', fr: 'Notre façon' },
        body: {
          en: [
            { type: 'heading' as const, level: 2 as const, children: words('{{ek:title}}') },
            {
              type: 'paragraph' as const,
              children: [
                ...words('<b>'),
                { type: 'link' as const, href: 'https://a.example/?a=1&b="2', children: words('There') },
              ],
            },
          ],
        },
      },
      { title: { en: 'Nothing' }, body: { en: [] } },
      { title: {}, body: {} },
    ]
    expect(fill({ sections }, 'fr')).toBe(
      '<main>||<h2>Notre façon</h2><h3>{{ek:title}}</h3><p>&lt;b&gt;<a href="https://a.example/?a=1&amp;b=&quot;2" rel="noopener noreferrer">There</a></p>||</main>',
    )
    expect(fill({ sections })).toContain('<h2>How we &lt;work&gt;</h2>')
  })

  it.each(['javascript:alert(1)', 'http://store.example', 'https://a"b', '', null])(
    'shows no badge for %j',
    (url) => {
      expect(fill({ appStoreUrl: url, playStoreUrl: url })).toBe('<main>||||</main>')
    },
  )

  it('shows a badge for a real address', () => {
    expect(fill({ appStoreUrl: 'https://apps.example/x?a=1&b=2' })).toBe(
      '<main>|||<a href="https://apps.example/x?a=1&amp;b=2">app</a>|</main>',
    )
  })
})
