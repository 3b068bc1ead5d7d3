import { describe, expect, it } from 'vitest'
import type { RichText } from '#domain/content/richText.ts'
import { slot } from '#domain/content/template.ts'
import type { LegalText } from '#domain/legal/documents.ts'
import { fillLegal, type LegalTemplate, type LegalView } from '#domain/legal/page.ts'
import { hostileTexts } from '#tests/domain/legal/kit/scripts.ts'

const template: LegalTemplate = {
  page: `<title>${slot('title')}</title><h1>${slot('title')}</h1>${slot('version')} ${slot('date')}${slot('old')}${slot('changed')}<a href="${slot('href_teen')}" aria-current="${slot('current_teen')}">${slot('body')}</a>${slot('versions')}${slot('languages')}|${slot('version_terms')}|${slot('safety')}`,
  parts: {
    languages: { frame: `<ul>${slot('rows')}</ul>`, rows: [`<a href="${slot('href')}">${slot('name')}</a>`] },
    changed: { frame: slot('rows'), rows: [`<p>${slot('text')}</p>`] },
    old: { frame: slot('rows'), rows: [`<a href="${slot('href')}">old</a>`] },
    versions: {
      frame: `<ul>${slot('rows')}</ul>`,
      rows: [`<a href="${slot('href')}">${slot('version')} ${slot('changes')}</a>`],
    },
  },
}
const body = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
const terms = (over: Partial<LegalText> = {}): LegalText => ({
  name: 'terms',
  version: '1.0.0',
  effectiveOn: '2025-01-11',
  isCurrent: true,
  title: { en: 'Terms', fr: 'Conditions' },
  changes: {},
  body: { adult: { en: body('For adults') }, teen: { en: body('For teens') }, child: {} },
  ...over,
})
const view: LegalView = {
  path: '/terms',
  name: 'terms',
  version: null,
  reading: 'adult',
  locale: 'en',
  languages: ['en'],
}
const fill = (over: Partial<LegalView> = {}, content = [terms()]) =>
  fillLegal(template, content, { ...view, ...over })

describe('a legal page', () => {
  it('shows title, number, day and words', () => {
    expect(fill()).toContain('<h1>Terms</h1>1.0.0 January 11, 2025')
    expect(fill()).toContain('<p>For adults</p>')
  })

  it('shows the reading that was asked for, and adult words where there is none', () => {
    expect(fill({ reading: 'teen' })).toContain(
      'href="/terms?reading=teen" aria-current="true"><p>For teens</p>',
    )
    expect(fill({ reading: 'child' })).toContain('<p>For adults</p>')
  })

  it('falls back to English, text by text', () => {
    expect(fill({ locale: 'fr' })).toContain('<h1>Conditions</h1>')
    expect(fill({ locale: 'fr' })).toContain('<p>For adults</p>')
  })

  it('lists languages only where there is a choice', () => {
    expect(fill()).not.toContain('Français')
    expect(fill({ languages: ['en', 'fr'], reading: 'teen' })).toContain(
      '<a href="/terms?reading=teen&amp;lang=fr">Français</a>',
    )
  })

  it('says what changed, and keeps earlier versions at their address', () => {
    const content = [
      terms({ version: '1.1.0', effectiveOn: '2026-11-23', changes: { en: 'Clearer words.' } }),
      terms({ isCurrent: false }),
    ]
    const now = fill({}, content)
    expect(now).toContain('<p>Clearer words.</p>')
    expect(now).toContain('<a href="/legal/terms/1.0.0">1.0.0 </a>')
    expect(now).not.toContain('>old<')
    const old = fill({ version: '1.0.0', path: '/legal/terms/1.0.0' }, content)
    expect(old).toContain('<a href="/terms">old</a>')
    expect(old).toContain('January 11, 2025')
    expect(fill({ version: '9.9.9' }, content)).toBeNull()
  })

  it.each(hostileTexts)('shows %j as text', (text) => {
    const html = fill({}, [
      terms({
        title: { en: text },
        changes: { en: text },
        body: { adult: { en: body(text) }, teen: {}, child: {} },
      }),
    ])!
    const clean = fill({}, [
      terms({
        title: { en: 'x' },
        changes: { en: 'x' },
        body: { adult: { en: body('x') }, teen: {}, child: {} },
      }),
    ])!
    // Not one tag more than with a harmless letter, and no slot was filled that came with a text.
    const tags = (page: string) => page.match(/<[^>]*>?/g)
    expect(tags(html)).toEqual(tags(clean))
  })
})
