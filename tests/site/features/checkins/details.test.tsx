import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '#site/ui/charts/plots.ts'
import { addDays } from '#domain/time/localDay.ts'
import { HistoryTab } from '#site/features/checkins/HistoryTab.tsx'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { isChecked } from '../../kit/act.ts'
import { callsOf, serveApi } from './api.ts'
import { checkInView, newStore, overview, today } from './overview.ts'
import { freshBrowser, person, show } from './page.tsx'
import { FakePusher } from './pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }))
const box = (name: string) => screen.findByRole<HTMLButtonElement>('checkbox', { name })

describe('the form', () => {
  const api = () =>
    serveApi({
      'GET /checkins/overview': overview(),
      'POST /checkins': newStore(),
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    })

  it('asks for nothing more before a mood is chosen, and only when it is wanted', async () => {
    const calls = api()
    await show(<Dashboard />)
    expect(screen.queryByRole('button', { name: 'Name it more closely' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'Sad' }))
    await screen.findByRole('button', { name: 'Name it more closely' })
    expect(screen.queryByRole('checkbox', { name: 'Lonely' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
    await screen.findByText('Mood checked in successfully!')
    expect(callsOf(calls, 'POST /checkins')[0]?.body).toMatchObject({ activities: [], feelings: [] })
  })

  it('sends closer words and activities, three and five at most', async () => {
    const calls = api()
    await show(<Dashboard />)
    fireEvent.click(screen.getByRole('radio', { name: 'Sad' }))
    await press('Name it more closely')
    await waitFor(async () => expect(document.activeElement).toBe(await box('Lonely')))
    for (const word of ['Lonely', 'Hurt', 'Guilty']) await tick(word)
    expect((await box('Left out')).disabled).toBe(true)
    await press('Add what you did')
    for (const activity of ['Work', 'Music', 'Rest', 'Cooking', 'Family']) await tick(activity)
    expect((await box('Friends')).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
    await screen.findByText('Mood checked in successfully!')
    expect(callsOf(calls, 'POST /checkins')[0]?.body).toMatchObject({
      feelings: ['lonely', 'hurt', 'guilty'],
      activities: ['work', 'music', 'rest', 'cooking', 'family'],
    })
  })

  it('drops closer words with their mood, and keeps activities', async () => {
    api()
    await show(<Dashboard />)
    fireEvent.click(screen.getByRole('radio', { name: 'Sad' }))
    await press('Name it more closely')
    await tick('Lonely')
    await press('Add what you did')
    await tick('Music')
    fireEvent.click(screen.getByRole('radio', { name: 'Happy' }))
    expect(isChecked(await box('Loved'))).toBe(false)
    expect(screen.queryByRole('checkbox', { name: 'Lonely' })).toBeNull()
    expect(isChecked(await box('Music'))).toBe(true)
  })

  it('has a child’s words for a child', async () => {
    api()
    const child = person({ ageGroup: 'child', guardian: 'verified' })
    await show(<Dashboard />, { as: child })
    fireEvent.click(await screen.findByRole('radio', { name: 'Sad' }))
    for (const _ of [1, 2]) await press('Next')
    await press('Find a closer word')
    await box('Homesick')
    await press('Add what you did')
    await box('Play')
    expect(screen.queryByRole('checkbox', { name: 'Grieving' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Work' })).toBeNull()
  })
})

describe('the history', () => {
  const mine = checkInView({ activities: ['music'], feelings: ['peaceful'] })
  const felt = (mood: string, ...activities: string[]) => ({ mood, activities, feelings: [] as string[] })
  const daysOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays(today(), -index),
      intensity: 3,
      checkIns: [index % 2 === 0 ? felt('happy', 'walk') : felt('sad', 'work')],
    }))
  const api = (extra: object = {}) =>
    serveApi({
      'GET /checkins/overview': overview({ checkIns: [mine] }),
      'GET /checkins/month': { checkIns: [mine] },
      'GET /checkins/days': { days: daysOf(3) },
      ...extra,
    })

  it('shows both with a check-in', async () => {
    api()
    await show(<HistoryTab />)
    const list = await screen.findByRole('list', { name: 'Closer words and activities' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Peaceful', 'Music'])
  })

  it('filters by what the month names', async () => {
    api()
    await show(<HistoryTab />)
    await press('More filters')
    await press('Music')
    expect(await screen.findByText('Days shown: 1')).toBeTruthy()
    await press('Sad')
    expect(await screen.findByText('Days shown: 0')).toBeTruthy()
    await press('Sad')
    await press('Peaceful')
    expect(await screen.findByText('Days shown: 1')).toBeTruthy()
  })

  it('offers no more filters where nothing is named', async () => {
    api({ 'GET /checkins/month': { checkIns: [checkInView()] } })
    await show(<HistoryTab />)
    await screen.findByRole('button', { name: /, today: Calm$/ })
    expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull()
  })

  it('changes them with the check-in, from what stands there', async () => {
    const calls = api({ 'PATCH /checkins/:id': { checkIn: mine, heavyWords: false } })
    await show(<HistoryTab />)
    fireEvent.click(await screen.findByRole('button', { name: /, today: Calm$/ }))
    fireEvent.click(await screen.findByRole('button', { name: /^Change Calm/ }))
    await tick('Safe')
    await tick('Music')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Check-in changed')
    expect(callsOf(calls, `PATCH /checkins/${mine.id}`)[0]?.body).toMatchObject({
      feelings: ['peaceful', 'safe'],
      activities: [],
    })
  })

  it('says nothing of what came together below 14 days, and then shows it with figures', async () => {
    api({ 'GET /checkins/days': { days: daysOf(13) } })
    const { unmount } = await show(<HistoryTab />)
    await screen.findByText('This starts after 14 days with check-ins. So far: 13.')
    expect(screen.queryByText('With better moods')).toBeNull()
    unmount()
    api({ 'GET /checkins/days': { days: daysOf(14) } })
    await show(<HistoryTab />)
    await screen.findByText('With better moods')
    expect(screen.getAllByText('7 of 7 check-ins')).toHaveLength(2)
    expect(screen.getAllByText('0 of 7 check-ins')).toHaveLength(2)
    expect(document.body.textContent).not.toMatch(/because|cause/i)
  })

  it('has no such part where no check-in names an activity', async () => {
    api({ 'GET /checkins/days': { days: [{ day: today(), intensity: 3, checkIns: [felt('sad')] }] } })
    await show(<HistoryTab />)
    await screen.findByRole('button', { name: /, today: Calm$/ })
    expect(screen.queryByText('Often together')).toBeNull()
  })
})
