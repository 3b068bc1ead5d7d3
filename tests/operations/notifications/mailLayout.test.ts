import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mailTemplates, type MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { directionOf, locales, message } from '#messages'
import { composeMail } from '#operations/notifications/composeMail.ts'

const ORIGIN = 'https://evenkeel.example'
const path = '/guardian/a-page'
const account = { path: '/settings?tab=security' }
/** What each mail is filled with, as its senders do. */
const filled: Readonly<Record<MailTemplate, Record<string, string>>> = {
  'guardian-code': {
    child: 'Mila',
    code: '204615',
    rooms: message('en', 'guardians.page.cost_rooms', { price: '$5.99' }),
    path,
    second_path: `${path}?answer=no`,
  },
  'guardian-contact': { child: 'Mila', path, second_path: `${path}?answer=no` },
  'guardian-yes': { child: 'Mila', path, second_path: `${path}?answer=no` },
  'guardian-no': { child: 'Mila', path, second_path: `${path}?answer=no` },
  'guardian-withdrawn': { child: 'Mila', path, second_path: `${path}?answer=no` },
  'guardian-family': { child: 'Mila', path },
  'verify-email': { username: 'quiet_lantern43', path: '/auth/verify-email#1.secret' },
  'account-exists': { path: '/auth' },
  'new-device': { device: 'Firefox on Linux', ...account },
  'password-changed': { path: '/auth' },
  'recovery-code': { code: '204615' },
  'reset-link': { path: '/auth/reset-password#secret' },
  'phone-added': { phone: '+1 ••• ••• 0199', ...account },
  'phone-removed': { phone: '+1 ••• ••• 0199', ...account },
  'factor-reset-asked': account,
  'factor-reset-waiting': { path: '/admin/factor-resets' },
  'factor-reset-done': account,
  'factor-reset-refused': account,
  'deletion-planned': { date: 'March 19, 2026 at 3:00 PM', path: '/auth' },
  'deletion-guardian': { child: 'Mila', date: 'March 19, 2026 at 3:00 PM', path: '/settings?tab=guardian' },
  'deletion-guardian-asked': {
    child: 'Mila',
    date: 'March 19, 2026 at 3:00 PM',
    path: '/settings?tab=guardian',
  },
  'deletion-undone': { path: '/auth' },
  'deletion-guardian-undone': { child: 'Mila', path: '/settings?tab=guardian' },
  'account-deleted': {},
  'coach-message': { persona: 'Arthur', content: 'A short walk may do.\n\nOr tea.', path: '/dashboard' },
  'parent-notice': {
    child: 'Mila',
    lines: 'Mila checked in: Happy (4:10 PM)\n\nMila shared something with you (5:02 PM): “We won.”',
    path,
  },
  'daily-reminder': { path: '/dashboard' },
  birthday: { path: '/dashboard' },
  'data-export-ready': { path: '/settings?tab=privacy' },
  'guardian-signal': { child: 'Mila', path: '/crisis' },
  'plan-refund': { amount: '$5.99', path: '/settings?tab=plan' },
  'plan-refund-ended': { amount: '$5.99', path: '/settings?tab=plan' },
  'trial-ends': { days: '7', date: 'March 19, 2026 at 3:00 PM', price: '$5.99', path: '/settings?tab=plan' },
  'trial-ends-charged': {
    days: '7',
    date: 'March 19, 2026 at 3:00 PM',
    price: '$5.99',
    path: '/settings?tab=plan',
  },
  'receipt-digital': {
    number: 'EK-001001',
    items: 'Breathing cards × 2, Sleep sounds',
    total: '$29.98',
    path: '/orders',
  },
  'receipt-physical': {
    number: 'EK-001001',
    items: 'Breathing cards × 2, Sleep sounds',
    total: '$29.98',
    path: '/orders',
  },
  'parcel-sent': { number: 'EK-001001', items: 'Breathing cards × 2', path: '/library' },
  'parcel-tracked': {
    number: 'EK-001001',
    items: 'Breathing cards × 2',
    tracking: 'UPS 1Z999AA10123456784',
    path: '/library',
  },
  refund: { number: 'EK-001001', amount: '$29.98', path: '/orders' },
  danger: { place: 'Open the report and the protocol.', path: '/admin/crisis-protocol' },
  'decisions-broken': { number: '7', path: '/admin/production' },
  'desk-urgent': { minutes: '5', path: '/admin/moderation' },
  'moderation-notice': { text: 'A moderator read it.', path: '/appeals' },
  'purchase-request': { child: 'Mila', product: 'Breathing cards', price: '$10.00', path: '/requests' },
  'purchase-request-waits': { child: 'Mila', product: 'Breathing cards', price: '$10.00', path: '/requests' },
}
const all = mailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const))
const compose = (template: MailTemplate, locale: (typeof locales)[number], branded = true) =>
  composeMail({ template, locale, args: filled[template], origin: ORIGIN, branded })

describe.each(all)('the mail %s in %s', (template, locale) => {
  const { subject, text, html } = compose(template, locale)
  if (process.env.MAIL_SHOTS) {
    mkdirSync(process.env.MAIL_SHOTS, { recursive: true })
    writeFileSync(`${process.env.MAIL_SHOTS}/${template}-${locale}.html`, html)
  }

  it('has all its words', () => {
    for (const form of [subject, text, html]) {
      expect(form).not.toMatch(/\{\{|notifications\.mail|undefined/)
    }
    expect(text.split('\n\n').every((paragraph) => paragraph.trim() !== '')).toBe(true)
  })

  it('leads only to our own origin, by whole addresses, the same in both forms', () => {
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url!)
    for (const url of links) expect(url.startsWith(`${ORIGIN}/`), url).toBe(true)
    for (const [url] of text.matchAll(/https?:\S+/g)) expect(html).toContain(url)
    expect(text).toContain(`${ORIGIN}/crisis`)
  })

  it('can be drawn by mail programs: tables, no file but one picture that has an alt text, a direction, one title', () => {
    expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`)
    expect(html).toContain(`align="${directionOf(locale) === 'rtl' ? 'right' : 'left'}"`)
    expect(html).not.toMatch(/<(script|link|iframe|form|div class)|@import|url\(|var\(--/)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="[^"]*"/)
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1)
    expect([...html.matchAll(/<table(?![^>]*role="presentation")/g)]).toEqual([])
    expect([...html.matchAll(/class="ek-button"/g)].length).toBeLessThanOrEqual(1)
    expect(html).toContain('prefers-color-scheme:dark')
    // Larger mails are cut off.
    expect(html.length).toBeLessThan(20_000)
  })

  it('says the same without our looks', () => {
    const plain = compose(template, locale, false).html
    expect(plain).not.toMatch(/Georgia|prefers-color-scheme/)
    const words = (mail: string) =>
      mail
        .replace(/<style>.*?<\/style>/s, '')
        .replace(/<[^<>]*>/g, ' ')
        .split(/\s+/)
    expect(words(plain)).toEqual(words(html))
  })
})

it('a guardian is told what Evenkeel is, for whom, what it costs and stores, and both answers are in the mail', () => {
  const { text, html } = compose('guardian-code', 'en')
  for (const title of ['What it is', 'Who it’s for', 'What it costs', 'What we store']) {
    expect(text).toContain(title)
    expect(html).toContain(`<strong>${title}</strong>`)
  }
  expect(text).toContain('from $5.99 a month')
  expect(text).toContain(`Read more and agree: ${ORIGIN}${path}\n`)
  expect(text).toContain(`I don’t agree: ${ORIGIN}${path}?answer=no\n`)
  expect(text).toContain('204615')
})

it('no mood and no word of a child stands beside the subject in an inbox', () => {
  const [, preheader] = /aria-hidden="true">([^<]*)</.exec(compose('parent-notice', 'en').html)!
  expect(preheader).not.toMatch(/Happy|We won/)
})
