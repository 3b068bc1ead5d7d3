import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { opsApi } from '#domain/ops/api.ts'
import { en } from '#messages/en/index.ts'
import { Foot } from '#site/pages/public/landing/Foot.tsx'
import { LandingNotices } from '#site/pages/public/landing/LandingNotices.tsx'
import { ReportDialog } from '#site/pages/public/landing/ReportDialog.tsx'
import { toggleLanguages } from '#site/pages/public/landing/language.ts'
import { showNotice } from '#site/pages/public/landing/notices.ts'
import { welcomeBack } from '#site/pages/public/landing/welcomeBack.ts'
import { MessagesProvider, newMessages } from '#site/lib/messages.tsx'
import { FakeApi, reject } from '../kit/fakeApi.ts'
import { maren } from '../kit/people.ts'

const visit = vi.fn()
beforeEach(() => {
  document.documentElement.lang = 'en'
  const parts = [
    createElement(Foot, { exists: () => true, year: 2026 }),
    createElement(ReportDialog),
    createElement(LandingNotices),
  ]
  const markup = parts.map((part, key) => createElement('div', { key }, part))
  document.body.innerHTML = renderToStaticMarkup(
    createElement(MessagesProvider, { messages: newMessages('en', en), children: markup }),
  )
  document.body.insertAdjacentHTML('beforeend', '<a href="/admin" hidden data-admin>Admin</a>')
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('location', { href: 'http://localhost/?home', replace: visit })
})
afterEach(() => {
  vi.unstubAllGlobals()
  visit.mockReset()
})

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const settled = () =>
  vi.waitFor(() => expect(find('[type=submit]').getAttribute('aria-busy')).not.toBe('true'))

async function openReport() {
  vi.resetModules()
  const { openReport: open } = await import('#site/pages/public/landing/report.ts')
  open()
}
const send = (description: string) => {
  find<HTMLTextAreaElement>('#report-description').value = description
  find('form').dispatchEvent(new Event('submit', { cancelable: true }))
}

it('reports an issue: a bug unless told, with the page it came from', async () => {
  const api = new FakeApi().on(opsApi.reportIssue, () => ({ ok: true as const }))
  await openReport()
  send('  The button is sad ')
  await settled()
  expect(api.bodies(opsApi.reportIssue)).toEqual([
    { category: 'bug_report', description: 'The button is sad', pageUrl: 'http://localhost/?home' },
  ])
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
  expect(find('[data-notice=done]').hidden).toBe(false)
  expect(find('[data-notice=done]').textContent).toBe('Issue reported')
})

/** What the visitor chose in the dialog. */
const choose = (file: File) =>
  Object.defineProperty(find('#report-screenshot'), 'files', { value: [file], configurable: true })
const shot = (bytes: string, type = 'image/png') => new File([bytes], 'shot.png', { type })

it('sends a screenshot along, in base64', async () => {
  const api = new FakeApi().on(opsApi.reportIssue, () => ({ ok: true as const }))
  await openReport()
  choose(shot('pixels'))
  send('Look')
  await settled()
  expect(api.bodies(opsApi.reportIssue)).toMatchObject([{ description: 'Look', screenshot: 'cGl4ZWxz' }])
})

it.each([
  ['of another kind', shot('x', 'image/gif')],
  ['without content', shot('')],
  ['of more than five megabytes', shot('x'.repeat(5_000_001))],
])('does not send a screenshot %s', async (_, file) => {
  const api = new FakeApi()
  await openReport()
  choose(file)
  send('Look')
  expect(find('[data-screenshot-error]').textContent).toContain('We can’t use this picture.')
  expect(find('#report-screenshot').getAttribute('aria-invalid')).toBe('true')
  expect(api.calls).toEqual([])
})

it('looks at a screenshot when it is chosen, and takes the complaint back with the next one', async () => {
  await openReport()
  const changed = () => find('#report-screenshot').dispatchEvent(new Event('change', { bubbles: true }))
  const error = () => find('[data-screenshot-error]').textContent
  choose(shot('x', 'application/pdf'))
  changed()
  expect(error()).toContain('Please choose a PNG, JPEG, or WebP of up to 5 MB')
  expect(find('#report-screenshot').getAttribute('aria-invalid')).toBe('true')
  choose(shot('pixels'))
  changed()
  expect(error()).toBe('')
  expect(find('#report-screenshot').hasAttribute('aria-invalid')).toBe(false)
})

it('says at the picture when the server cannot use it', async () => {
  new FakeApi().on(opsApi.reportIssue, () => reject(opsApi.reportIssue, 'ops.error.screenshot'))
  await openReport()
  choose(shot('pixels'))
  send('Look')
  await settled()
  expect(find('[data-screenshot-error]').textContent).toContain('We can’t use this picture.')
  expect(find('[data-report-error]').textContent).toBe('')
})

it('asks for a description before it sends anything', async () => {
  const api = new FakeApi()
  await openReport()
  send('   ')
  expect(find('[data-report-error]').textContent).toBe('Please fill this in.')
  expect(api.calls).toEqual([])
})

it('keeps what was written when sending fails', async () => {
  new FakeApi().on(opsApi.reportIssue, () => reject(opsApi.reportIssue, 'common.error.unexpected'))
  await openReport()
  send('The button is sad')
  await settled()
  expect(find('[data-report-error]').textContent).toBe('Failed to submit report. Please try again.')
  expect(find<HTMLTextAreaElement>('#report-description').value).toBe('The button is sad')
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
})

it.each([
  [{ language: null }, '/welcome/language'],
  [{ focusAreas: [] }, '/onboarding'],
  [{}, '/dashboard'],
])('sends a signed-in member where they belong: %o', async (over, to) => {
  new FakeApi().on(accountApi.readPerson, () => ({ person: { ...maren, ...over } }))
  expect(await welcomeBack({ stay: false, notice: null })).toBe(true)
  expect(visit).toHaveBeenCalledExactlyOnceWith(to)
})

it.each([
  ['to the dashboard, which tells it', {}, '/dashboard?notice=access-denied'],
  ['nowhere before their first steps', { focusAreas: [] }, null],
  ['nowhere while a guardian is missing', { needsGuardian: true }, null],
])('takes a member with something to be told %s', async (_, over, to) => {
  new FakeApi().on(accountApi.readPerson, () => ({ person: { ...maren, ...over } }))
  expect(await welcomeBack({ stay: false, notice: 'access-denied' })).toBe(to !== null)
  expect(visit.mock.calls).toEqual(to === null ? [] : [[to]])
})

it('lets people stay on request, and shows Admin to staff only', async () => {
  const api = new FakeApi().on(accountApi.readPerson, () => ({ person: { ...maren, canEnterAdmin: true } }))
  await welcomeBack({ stay: true, notice: null })
  expect(find('[data-admin]').hidden).toBe(false)
  api.on(accountApi.readPerson, () => ({ person: maren }))
  await welcomeBack({ stay: true, notice: null })
  expect(find('[data-admin]').hidden).toBe(true)
  expect(visit).not.toHaveBeenCalled()
})

it('stays without a session or while the api is away', async () => {
  const api = new FakeApi().on(accountApi.readPerson, () => ({ person: null }))
  await welcomeBack({ stay: false, notice: null })
  api.on(accountApi.readPerson, () => reject(accountApi.readPerson, 'common.error.unavailable'))
  await welcomeBack({ stay: false, notice: null })
  expect(visit).not.toHaveBeenCalled()
})

it('tells people they were refused, in the required words', () => {
  showNotice('access-denied')
  expect(find('[data-notice=access-denied]').hidden).toBe(false)
  expect(find('[data-notice=access-denied]').textContent).toBe(
    "Access Denied - You don't have permission to access this page.",
  )
  find('[data-notice=access-denied] button').click()
  expect(find('[data-notice=access-denied]').hidden).toBe(true)
})

it('offers the languages that are switched on, and the current one without an answer', async () => {
  const names = () => [...document.querySelectorAll('[data-language] li')].map((item) => item.textContent)
  const button = find('[data-language] > button')
  const api = new FakeApi().on(flagsApi.readFlags, () => ({
    flags: [],
    offeredLanguages: ['en' as const, 'ar' as const],
  }))
  await toggleLanguages(button)
  expect(names()).toEqual(['English', 'العربية'])
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await toggleLanguages(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  find('[data-language] ul').replaceChildren()
  api.on(flagsApi.readFlags, () => reject(flagsApi.readFlags, 'common.error.unavailable'))
  await toggleLanguages(button)
  expect(names()).toEqual(['English'])
})
