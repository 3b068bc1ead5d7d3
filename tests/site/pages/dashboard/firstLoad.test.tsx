import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { accountApi } from '#domain/account/api.ts'
import { writeDisplayPreferences } from '#domain/account/displayPreferences.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import type { PersonView } from '#domain/account/views.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import { overview } from '../../features/checkins/overview.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { live } from '../../kit/live.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const flags = {
  flags: [{ key: 'ff.trivia', enabled: true }],
  offeredLanguages: ['en' as const],
}
const partsOf = (waiting = 0) => ({
  overview: overview(),
  notices: { notices: [], unread: 3 },
  coach: { persona: 'Nora', waiting },
  flags,
  care: { isOpen: false, isBack: false },
  realtime: { key: 'k', cluster: 'local', embedded: true },
})
const apiOf = (person: PersonView | null = maren, waiting = 0) =>
  new FakeApi().on(dashboardApi.readFirstLoad, () => ({ person, parts: person && partsOf(waiting) }))
const paths = (api: FakeApi) => api.calls.map(({ path }) => path)

describe('the first load of the dashboard', () => {
  it('asks once, and everything is there: check-ins, bell, streak', async () => {
    const api = apiOf()
    await openPage('/dashboard')
    // The first page loads every module of the app.
    const patient = { timeout: 12_000 }
    expect(await screen.findByRole('heading', { name: 'This week' }, patient)).toBeTruthy()
    expect(await screen.findByRole('button', { name: /3 unread/ }, patient)).toBeTruthy()
    expect(paths(api)).toEqual(['/dashboard'])
  })

  it('speaks the language of the account at once, chosen on another device', async () => {
    const offered = { ...flags, offeredLanguages: ['en' as const, 'es' as const] }
    const api = new FakeApi().on(dashboardApi.readFirstLoad, () => ({
      person: { ...maren, language: 'es' },
      parts: { ...partsOf(), flags: offered },
    }))
    await openPage('/dashboard')
    expect(await screen.findByRole('heading', { name: 'Esta semana' }, { timeout: 12_000 })).toBeTruthy()
    expect(document.documentElement.lang).toBe('es')
    expect(document.cookie).toContain('ek_lang=es')
    expect(paths(api)).toEqual(['/dashboard'])
  })

  it('goes on in its own language while that of the account is not offered', async () => {
    const api = apiOf({ ...maren, language: 'es' })
    await openPage('/dashboard')
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
    await screen.findByRole('button', { name: /3 unread/ })
    expect(document.documentElement.lang).toBe('')
    expect(paths(api)).toEqual(['/dashboard'])
  })

  it('tells a member who asked for the panel of staff that it is not for them', async () => {
    apiOf()
    await openPage('/dashboard?notice=access-denied')
    expect(
      await screen.findByText("Access Denied - You don't have permission to access this page."),
    ).toBeTruthy()
    expect(address()).toBe('/dashboard')
  })

  it('asks for the coach’s messages only when some wait, because showing opens them', async () => {
    const message = { id: 'm1', content: 'Well done today.', deliveredAt: new Date().toISOString() }
    const api = apiOf(maren, 1).on(coachApi.openMessages, () => ({ persona: 'Nora', messages: [message] }))
    await openPage('/dashboard')
    expect(await screen.findByText('Well done today.')).toBeTruthy()
    expect(paths(api)).toEqual(['/dashboard', '/coach/messages/open'])
  })

  it('leads a visitor without a session to sign-in, and back', async () => {
    const api = apiOf(null).on(accountApi.readPerson, () => ({ person: null }))
    await openPage('/dashboard?tab=history')
    await waitFor(() => expect(address()).toBe(`/auth?next=${encodeURIComponent('/dashboard?tab=history')}`))
    expect(paths(api)).not.toContain('/checkins/overview')
  })

  it('says that it failed, under a heading, and tries again in place', async () => {
    let broken = true
    const api = new FakeApi().on(dashboardApi.readFirstLoad, () =>
      broken
        ? reject(dashboardApi.readFirstLoad, 'common.error.not_allowed')
        : { person: maren, parts: partsOf() },
    )
    await openPage('/dashboard')
    expect(await screen.findByText('Failed to load profile. Please try again.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
    expect(paths(api)).toEqual(['/dashboard', '/dashboard'])
  })

  it('has a heading while it waits', async () => {
    let answer = () => {}
    new FakeApi().on(
      dashboardApi.readFirstLoad,
      () => new Promise((resolve) => (answer = () => resolve({ person: maren, parts: partsOf() }))),
    )
    await openPage('/dashboard')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Today')
    await act(async () => answer())
    expect(await screen.findByRole('heading', { level: 1, name: /Maren/ })).toBeTruthy()
  })
})

describe('query flags of the dashboard', () => {
  it('say that the trial runs, and go back to the plain address', async () => {
    apiOf()
    await openPage('/dashboard?checkout=success')
    expect(await screen.findByText('Your 7-day free trial is active!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('welcome to the first check-in as often as the server says, and then lead to the first entry', async () => {
    let isFirst = true
    sessionStorage.setItem('ek.mood', 'okay')
    apiOf()
      .on(checkinsApi.welcome, () => ({ isFirst }))
      .on(journalApi.listEntries, () => ({ entries: [], next: null }))
      .on(journalApi.progress, () => ({
        streak: 0,
        toKeep: 0,
        entries: 0,
        today: '2026-03-12',
        days: [],
        tags: [],
      }))
    await openPage('/dashboard?first_checkin=true')
    expect(await screen.findByText("Great start! Let's write about it.")).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/journal?first_entry=true'))
    expect(await screen.findByText('Welcome to your journal.')).toBeTruthy()
    // The first check-in is there, with the mood picked on the landing page.
    expect(await screen.findByRole('radio', { name: 'Calm', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    isFirst = false
    act(() => {
      window.history.pushState(null, '', '/dashboard?first_checkin=true')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(screen.queryByText("Great start! Let's write about it.")).toBeNull()
  })
})

describe('focus areas on the dashboard', () => {
  it('are at most three, in a dialog of their own', async () => {
    const api = apiOf()
      .on(coachApi.notificationsPrefs, () => reject(coachApi.notificationsPrefs, 'common.error.not_allowed'))
      .on(accountApi.setFocusAreas, ({ body }) => ({ focusAreas: body.focusAreas }))
      .on(accountApi.readPerson, () => ({ person: { ...maren, focusAreas: ['stress', 'sleep', 'grief'] } }))
    await openPage('/dashboard?tab=settings')
    fireEvent.click(await screen.findByRole('button', { name: 'Change focus areas' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of ['Sleep / Rest', 'Grief / Loss']) fireEvent.click(dialog.getByLabelText(name))
    expect((dialog.getByLabelText('Anxiety') as HTMLInputElement).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(accountApi.setFocusAreas)).toEqual([{ focusAreas: ['stress', 'sleep', 'grief'] }])
    expect(await screen.findByText('Stress / Overthinking, Sleep / Rest, Grief / Loss')).toBeTruthy()
  })
})

describe('how the account likes it', () => {
  const look = () => ({ ...document.documentElement.dataset })

  it('counts on this device too, whatever it had', async () => {
    localStorage.setItem('ek_comfort', 'theme:light,contrast:high')
    apiOf({ ...maren, comfort: 'theme:dark,text:150' })
    await openPage('/dashboard')
    await waitFor(() => expect(look()).toMatchObject({ theme: 'dark', text: '150', age: 'adult' }))
    expect(look().contrast).toBeUndefined()
    expect(document.cookie).toContain('ek_comfort=theme:dark,text:150,age:adult')
  })

  it('is what this device has while the account never chose', async () => {
    localStorage.setItem('ek_comfort', 'theme:light')
    apiOf()
    await openPage('/dashboard')
    await waitFor(() => expect(look()).toMatchObject({ theme: 'light', age: 'adult' }))
  })

  it('is told to the account with each choice; the preset of the member’s age is no choice', async () => {
    const api = new FakeApi()
      .on(accountApi.readPerson, () => ({ person: maren }))
      .on(settingsApi.saveDisplayPreferences, ({ body }) => ({
        comfort: writeDisplayPreferences(body.comfort),
      }))
    await openPage('/settings?tab=comfort')
    fireEvent.click(await screen.findByLabelText('Dark'))
    fireEvent.click(screen.getByLabelText('Calm, nothing moves'))
    await waitFor(() =>
      expect(api.bodies(settingsApi.saveDisplayPreferences)).toEqual([
        { comfort: { theme: 'dark' } },
        { comfort: { theme: 'dark', motion: 'calm' } },
      ]),
    )
    expect(look()).toMatchObject({ theme: 'dark', motion: 'calm', age: 'adult' })
  })
})

it('a switch of staff counts in an open page, and is asked for again once every process has heard', async () => {
  const api = apiOf()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(flagsApi.readFlags, () => flags)
    .on(checkinsApi.overview, () => overview())
  await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'This week' })
  vi.useFakeTimers()
  act(() => live.emit('flags', 'flag-changed', { key: 'ff.trivia', enabled: false }))
  act(() => live.emit('flags', 'flag-changed', { key: 7 }))
  expect(paths(api)).toEqual(['/dashboard'])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  vi.useRealTimers()
  // Nothing on the page looks at flags just now; the next part that does gets what the event said.
  expect(paths(api).filter((path) => path === '/flags').length).toBeLessThanOrEqual(1)
})
