import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '#site/ui/charts/plots.ts'
import { meQuery } from '#site/lib/person.ts'
import { CheckInTab } from '#site/features/checkins/CheckInTab.tsx'
import { CheckInProvider } from '#site/features/checkins/form/CheckInState.tsx'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { partOfDay } from '#site/pages/dashboard/partOfDay.ts'
import { callsOf, ErrorAnswer, serveApi } from './api.ts'
import { checkInView, overview, today } from './overview.ts'
import { freshBrowser, person, show } from './page.tsx'
import { FakePusher, userChannel } from './pusher.ts'
import { everythingInView } from '../../kit/everythingInView.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const realtime = { 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } }
const there = checkInView({
  mood: 'excited',
  reflection: { content: 'From the phone.', isPrivate: true, sharedWithParent: false },
})

describe('the dashboard', () => {
  it('greets by the time of the day', () => {
    expect(['05:00', '11:59', '12:00', '17:59', '18:00', '23:00', '04:59'].map(partOfDay)).toEqual([
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'evening',
    ])
  })

  it('opens on the check-in, and the address names the other tabs', async () => {
    serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    const tabs = within(screen.getByRole('tablist', { name: 'Dashboard' }))
    expect(tabs.getAllByRole('tab').map((link) => link.textContent)).toEqual([
      'Check-in',
      'History',
      'Family',
      'Suggestions',
      'Content',
      'Settings',
    ])
    fireEvent.click(tabs.getByRole('tab', { name: 'History' }))
    expect(await screen.findByRole('button', { name: 'Show as a table' })).toBeTruthy()
    expect(location.search).toBe('?tab=history')
    await waitFor(() =>
      expect(tabs.getByRole('tab', { name: 'History' }).getAttribute('aria-selected')).toBe('true'),
    )
  })

  it('asks once for everything the check-in shows', async () => {
    const calls = serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    await screen.findByRole('heading', { name: 'This week' })
    await userChannel()
    expect(calls.map(({ route }) => route).sort()).toEqual([
      'GET /checkins/overview',
      'GET /moderation/care',
      'GET /realtime/config',
    ])
  })

  it('shows a day without check-in as a gap, never as zero, and says the week in a sentence', async () => {
    everythingInView()
    serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    const picture = await screen.findByRole('img', {
      name: /^Your week: .+ no check-in, .+ Today not yet\. Average 4\.0 of 5, Good\.$/,
    })
    expect(picture.querySelectorAll('path[class*=gap]').length).toBeGreaterThan(1)
    expect(picture.querySelectorAll('use').length).toBe(
      overview().week.days.filter(({ score }) => score !== null).length,
    )
  })

  it('shows streak, next flag and On Fire from seven days', async () => {
    serveApi({
      'GET /checkins/overview': overview({ streak: { current: 12, longest: 19, lastDay: today() } }),
      ...realtime,
    })
    await show(<Dashboard />)
    expect(await screen.findByText('On Fire')).toBeTruthy()
    expect(
      screen.getByText('Your longest streak is 19 days. 2 more days and you earn a new flag.'),
    ).toBeTruthy()
  })

  it('hangs the four latest flags and the next one, with the way to all twelve', async () => {
    const earned = ['streak_3', 'streak_7', 'first_journal', 'reflection_master', 'family_care'] as const
    const badges = earned.map((id, index) => ({ id, earnedAt: `2026-02-0${index + 1}T10:00:00Z` }))
    const streak = { current: 9, longest: 9, lastDay: today() }
    serveApi({ 'GET /checkins/overview': overview({ badges, streak }), ...realtime })
    await show(<Dashboard />)
    expect((await screen.findByText(/5 of 12/)).textContent).toContain('See all')
    const flags = [...screen.getByText('First Journal').closest('ul')!.querySelectorAll('li')]
    expect(flags.map((flag) => flag.textContent)).toEqual([
      'Family Care Champion',
      'Reflection Master',
      'First Journal',
      '7-Day Consistency',
      '2-Week Champion5 more days',
    ])
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/dashboard?tab=history')
  })

  it('says what failed and tries again in place; the form works meanwhile', async () => {
    let broken = true
    serveApi({
      'GET /checkins/overview': () => (broken ? new ErrorAnswer(500, 'common.error.unexpected') : overview()),
      ...realtime,
    })
    await show(<Dashboard />)
    expect(await screen.findByText('Couldn’t load your check-ins. What you wrote is safe.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save check-in' })).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeTruthy()
  })

  it.each(['child', 'teen', 'adult', 'elder'] as const)(
    'what stands below and beside the overview of a %s is there without it',
    async (ageGroup) => {
      serveApi({
        'GET /checkins/overview': () => new ErrorAnswer(500, 'common.error.unexpected'),
        ...realtime,
      })
      await show(
        <CheckInProvider>
          <CheckInTab below={<p>Trivia here</p>} beside={<p>Coach here</p>} />
        </CheckInProvider>,
        { as: person({ ageGroup, guardian: 'verified' }) },
      )
      expect(
        await screen.findAllByText('Couldn’t load your check-ins. What you wrote is safe.'),
      ).toHaveLength(1)
      expect(screen.getByText('Trivia here')).toBeTruthy()
      const isBeside = ageGroup === 'teen' || ageGroup === 'adult'
      expect(screen.queryAllByText('Coach here')).toHaveLength(isBeside ? 1 : 0)
    },
  )

  it('has a word for an empty history', async () => {
    serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    expect(await screen.findByText('Nothing here yet. Your first check-in will show up here.')).toBeTruthy()
  })

  it('speaks Arabic with its own plurals', async () => {
    serveApi({
      'GET /checkins/overview': overview({ streak: { current: 3, longest: 12, lastDay: today() } }),
      ...realtime,
    })
    await show(<Dashboard />, { locale: 'ar', as: person({ firstName: 'مريم' }) })
    expect(await screen.findByText(/أطول سلسلة لك 12 يومًا\. 4 أيام بعد/)).toBeTruthy()
  })

  it('greets a member who comes from onboarding and clears the address', async () => {
    serveApi({
      'GET /checkins/overview': overview(),
      'POST /checkins/welcome': { isFirst: true },
      ...realtime,
    })
    await show(<Dashboard />, { at: '/dashboard?first_checkin=true' })
    expect(await screen.findByText("Great start! Let's write about it.")).toBeTruthy()
    await waitFor(() => expect(location.search).toBe(''))
  })

  it.each([
    [true, '/journal?first_entry=true'],
    [false, '/dashboard'],
  ])(
    'goes on to the first entry when the server says that this is the first time: %s',
    async (isFirst, to) => {
      serveApi({
        'GET /checkins/overview': overview(),
        'POST /checkins/welcome': { isFirst },
        ...realtime,
      })
      await show(<Dashboard />, { at: '/dashboard?first_checkin=true', paths: ['/dashboard', '/journal'] })
      await waitFor(() => expect(location.pathname + location.search).toBe(to))
      expect(screen.queryByText("Great start! Let's write about it.") !== null).toBe(isFirst)
    },
  )
})

describe('live', () => {
  it('a check-in of another tab appears without a reload, by asking once', async () => {
    let stored = overview()
    const calls = serveApi({ 'GET /checkins/overview': () => stored, ...realtime })
    await show(<Dashboard />)
    await screen.findByRole('heading', { name: 'This week' })
    const channel = await userChannel()
    stored = overview({ checkIns: [there] })
    act(() => channel.emit('checked-in', { id: there.id }))
    expect(await screen.findAllByText('From the phone.')).toHaveLength(1)
    act(() => channel.emit('checked-in', { id: there.id }))
    expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(2)
    expect(FakePusher.latest!.signin).toHaveBeenCalled()
  })

  it('ignores events it does not understand', async () => {
    serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    await screen.findByRole('heading', { name: 'This week' })
    const channel = await userChannel()
    act(() => channel.emit('checked-in', { nonsense: true }))
    expect(screen.getByText('0 of 12')).toBeTruthy()
  })

  it('fetches again when the connection is back', async () => {
    const calls = serveApi({ 'GET /checkins/overview': overview(), ...realtime })
    await show(<Dashboard />)
    const channel = await userChannel()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    act(() => FakePusher.latest!.connection.emit('state_change', { current: 'unavailable' }))
    act(() => channel.succeed())
    await waitFor(() => expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(2))
  })

  it('asks who the person is when a guardian agrees or takes it back', async () => {
    const calls = serveApi({
      'GET /checkins/overview': overview(),
      'GET /me': { person: person() },
      ...realtime,
    })
    const { client } = await show(<Dashboard />, { as: person({ ageGroup: 'teen' }) })
    client.setQueryData(meQuery.queryKey, { person: person({ ageGroup: 'teen' }) })
    const channel = await userChannel()
    act(() => channel.emit('guardian-revoked', { at: 'now' }))
    await waitFor(() => expect(client.getQueryState(meQuery.queryKey)!.isInvalidated).toBe(true))
    expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(1)
  })

  it('polls every ten seconds while there is no connection', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = serveApi({
      'GET /checkins/overview': overview(),
      'GET /realtime/config': () => new ErrorAnswer(0),
    })
    await show(<Dashboard />)
    await screen.findByRole('heading', { name: 'This week' })
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    await waitFor(() => expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(2))
    // And the connection is tried again.
    expect(callsOf(calls, 'GET /realtime/config').length).toBeGreaterThanOrEqual(2)
  })
})
