import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { callsOf, serveApi } from './api.ts'
import { addDays } from '#domain/time/localDay.ts'
import { checkInView, newStore, overview, today } from './overview.ts'
import { freshBrowser, person, show } from './page.tsx'
import { FakePusher } from './pusher.ts'
import { everythingInView } from '../../kit/everythingInView.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const api = (over = {}) =>
  serveApi({
    'GET /checkins/overview': overview(over),
    'POST /checkins': newStore({ minor: true }),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

describe('a teen', () => {
  it('reads what the parent will see, and it changes with the tick, before saving', async () => {
    api()
    await show(<Dashboard />, { as: person({ ageGroup: 'teen', guardian: 'verified' }) })
    const sees = () => document.getElementById('what-parent-sees')!.textContent
    expect(sees()).toContain('Your words stay with you unless you uncheck the box.')
    choose('Calm')
    expect(sees()).toMatch(/^Your parent will see: Calm, today at .+ Your words stay with you\.$/)
    fireEvent.click(screen.getByRole('checkbox', { hidden: false }))
    expect(sees()).toMatch(/Your parent can read your words too\.$/)
    const save = screen.getByRole('button', { name: 'Save check-in' })
    expect(save.getAttribute('aria-describedby')).toBe('what-parent-sees')
    expect(document.getElementById('what-parent-sees')!.compareDocumentPosition(save)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('whose guardian has only passed on the code sees that no one reads along, and has nothing to choose', async () => {
    api()
    await show(<Dashboard />, { as: person({ ageGroup: 'teen', guardian: 'contact' }) })
    expect(document.getElementById('what-parent-sees')!.textContent).toMatch(/^Only you can read this\./)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('reads the name of a guardian whose account is connected', async () => {
    api()
    const teen = person({ ageGroup: 'teen', guardian: 'verified', guardianName: 'Tobias' })
    await show(<Dashboard />, { as: teen })
    const sees = () => document.getElementById('what-parent-sees')!.textContent.replace(/[\u2068\u2069]/g, '')
    expect(sees()).toMatch(/^Tobias sees the feeling and the time\./)
    choose('Calm')
    expect(sees()).toMatch(/^Tobias will see: Calm, today at /)
    fireEvent.click(screen.getByRole('checkbox', { hidden: false }))
    expect(sees()).toMatch(/Tobias can read your words too\.$/)
  })

  it('who keeps moods back reads that, before saving', async () => {
    api()
    await show(<Dashboard />, {
      as: person({ ageGroup: 'teen', guardian: 'verified', sharesMoods: false }),
      paths: ['/dashboard', '/settings'],
    })
    const sees = () => document.getElementById('what-parent-sees')!.textContent
    expect(sees()).toMatch(/^Your parent sees that you checked in and when, not the feeling\./)
    choose('Sad')
    expect(sees()).toMatch(
      /^Your parent will see that you checked in, today at .+ Not the feeling\. Your words stay/,
    )
    expect(sees()).not.toContain('Sad')
    fireEvent.click(screen.getByRole('checkbox', { hidden: false }))
    expect(sees()).toMatch(/Not the feeling\. Your parent can read your words too\.$/)
    expect(screen.getByRole('link', { name: 'Who sees what' }).getAttribute('href')).toBe(
      '/settings?tab=guardian',
    )
  })

  it('sees in the history what the parent can read, and what only they can', async () => {
    const text = { content: 'Maths.', isPrivate: true, sharedWithParent: false }
    api({
      checkIns: [
        checkInView({ id: 'a', reflection: { ...text, isPrivate: false, sharedWithParent: true } }),
        checkInView({ id: 'b', reflection: text }),
      ],
    })
    await show(<Dashboard />, { as: person({ ageGroup: 'teen', guardian: 'verified' }) })
    expect(await screen.findByText('Your parent can read this')).toBeTruthy()
    expect(screen.getByText('Only you can read this')).toBeTruthy()
  })
})

describe('an adult', () => {
  it('reads nothing about parents', async () => {
    api()
    await show(<Dashboard />)
    choose('Calm')
    expect(screen.getByText('Only you can read it.')).toBeTruthy()
    expect(screen.queryByText(/parent/)).toBeNull()
  })
})

describe('a child', () => {
  const child = person({ ageGroup: 'child', guardian: 'verified', firstName: 'Ida' })

  it('answers one question at a time, in words of size, and may say no more', async () => {
    const calls = api()
    await show(<Dashboard />, { as: child })
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Ida!' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    next()
    expect(screen.getByText('Please select a mood')).toBeTruthy()
    choose('Worried')
    next()
    expect(screen.getByRole('heading', { level: 1, name: 'How big is it?' })).toBe(document.activeElement)
    choose('Huge')
    next()
    expect(screen.getByRole('heading', { level: 1, name: 'Want to say more?' })).toBe(document.activeElement)
    expect(screen.getByText(/^Your parent will see/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'All done!' }))
    await screen.findByText('Mood checked in successfully!')
    expect(callsOf(calls, 'POST /checkins')[0]!.body).toMatchObject({
      mood: 'anxious',
      intensity: 5,
      isPrivate: true,
    })
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Worried', checked: false })).toBeTruthy())
  })

  it('can go back, and finds the question again after a reload', async () => {
    api()
    const first = await show(<Dashboard />, { as: child })
    choose('Happy')
    next()
    next()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Grandpa is coming' } })
    first.unmount()
    await show(<Dashboard />, { as: child, state: (history.state as { usr: unknown }).usr })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Grandpa is coming')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { level: 1, name: 'How big is it?' })
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('radio', { name: 'Happy', checked: true })).toBeTruthy()
  })

  it('goes from question to question with the browser’s own Back and Forward, and keeps the answers', async () => {
    api()
    await show(<Dashboard />, { as: child })
    choose('Happy')
    next()
    choose('Huge')
    next()
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Grandpa is coming' } })
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'How big is it?' })
    expect(screen.getByRole('radio', { name: 'Huge', checked: true })).toBeTruthy()
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Hi Ida!' })
    expect(screen.getByRole('radio', { name: 'Happy', checked: true })).toBeTruthy()
    window.history.forward()
    await screen.findByRole('heading', { level: 1, name: 'How big is it?' })
    window.history.forward()
    await screen.findByRole('heading', { level: 1, name: 'Want to say more?' })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Grandpa is coming')
    // The button on the page takes the same way.
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('heading', { level: 1, name: 'How big is it?' })
    window.history.forward()
    await screen.findByRole('heading', { level: 1, name: 'Want to say more?' })
  })

  it('begins with the feeling after a check-in that was stored, also with Back', async () => {
    api()
    await show(<Dashboard />, { as: child })
    choose('Happy')
    next()
    next()
    fireEvent.click(screen.getByRole('button', { name: 'All done!' }))
    await screen.findByRole('heading', { level: 1, name: 'Hi Ida!' })
    choose('Worried')
    window.history.back()
    await waitFor(() => expect(history.state).toMatchObject({ usr: { step: 1 } }))
    expect(screen.getByRole('heading', { level: 1, name: 'Hi Ida!' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Worried', checked: true })).toBeTruthy()
  })

  it('whose guardian has not agreed yet is asked for that first', async () => {
    api()
    await show(<Dashboard />, { as: person({ ageGroup: 'child', needsGuardian: true }) })
    await waitFor(() => expect(location.pathname).toBe('/parent-verification'))
  })
})

describe('an elder', () => {
  const elder = person({ ageGroup: 'elder', firstName: 'Walter' })

  it('is offered five moods, and more on request; the strength in words', async () => {
    const calls = api()
    await show(<Dashboard />, { as: elder })
    expect(screen.queryByRole('radio', { name: 'Tired' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'More feelings' }))
    choose('Tired')
    await screen.findByRole('radio', { name: 'Strong' })
    choose('Strong')
    fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
    await screen.findByText('Mood checked in successfully!')
    expect(callsOf(calls, 'POST /checkins')[0]!.body).toMatchObject({ mood: 'tired', intensity: 4 })
  })

  it.each([
    [4, 'This week was good'],
    [2, 'This week was low'],
  ])('reads in words how the week was: %j of 5', async (average, title) => {
    api({ week: { ...overview().week, average } })
    await show(<Dashboard />, { as: elder })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })

  it('reads no verdict on a week of two check-ins', async () => {
    const days = overview().week.days.map((day, index) =>
      index < 2 ? day : { ...day, score: null, mood: null, count: 0 },
    )
    api({ week: { days, average: 4 } })
    await show(<Dashboard />, { as: elder })
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
  })

  it('has the other tabs as large links', async () => {
    api()
    await show(<Dashboard />, { as: elder })
    const more = await screen.findByRole('navigation', { name: 'More' })
    expect([...more.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard?tab=history',
      '/dashboard?tab=family',
      '/dashboard?tab=ai',
      '/dashboard?tab=content',
      '/dashboard?tab=settings',
      '/crisis',
    ])
  })

  it('reads when they last checked in and last wrote', async () => {
    const days = [
      { day: addDays(today(), -9), count: 1 },
      { day: addDays(today(), -3), count: 2 },
      { day: today(), count: 0 },
    ]
    serveApi({
      'GET /checkins/overview': overview(),
      'GET /journal/progress': { streak: 0, toKeep: 0, entries: 3, today: today(), days, tags: [] },
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    })
    everythingInView()
    await show(<Dashboard />, { as: elder, paths: ['/dashboard', '/journal'] })
    const journal = await screen.findByRole('link', { name: /^Journal/ })
    const weekday = new Date(`${days[1]!.day}T12:00:00Z`).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    })
    await waitFor(() => expect(journal.textContent).toContain(`You last wrote on ${weekday}`))
    expect(screen.getByRole('link', { name: /^History/ }).textContent).toContain(
      'You last checked in yesterday',
    )
  })
})
