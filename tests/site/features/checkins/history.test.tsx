import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '#site/ui/charts/plots.ts'
import { addDays } from '#domain/time/localDay.ts'
import { HistoryTab } from '#site/features/checkins/HistoryTab.tsx'
import { callsOf, ErrorAnswer, serveApi } from './api.ts'
import { checkInView, overview, today } from './overview.ts'
import { freshBrowser, show } from './page.tsx'
import { FakePusher } from './pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const mine = checkInView({
  reflection: { content: 'Quiet house.', isPrivate: true, sharedWithParent: false },
})
const dayOf = (...moods: string[]) => ({
  day: today(),
  checkIns: moods.map((mood) => ({ mood, activities: [] as string[], feelings: [] as string[] })),
  intensity: 3,
})
const answers = (extra: object = {}) => ({
  'GET /checkins/overview': overview(),
  'GET /checkins/month': { checkIns: [mine] },
  'GET /checkins/days': { days: [dayOf('calm')] },
  ...extra,
})
const grid = () => screen.findByRole('grid')
const todayCell = async () => within(await grid()).findByRole('button', { name: /, today: Calm$/ })

describe('the history', () => {
  it('says each day with its moods, and opens one with its words', async () => {
    serveApi(answers())
    await show(<HistoryTab />)
    fireEvent.click(await todayCell())
    expect(await screen.findByText('Quiet house.')).toBeTruthy()
  })

  it('is one stop of the keyboard, and arrows walk, also out of the month', async () => {
    serveApi(answers())
    await show(<HistoryTab />)
    const cell = await todayCell()
    const stops = () => screen.getByRole('grid').querySelectorAll('[tabindex="0"]')
    expect([...stops()]).toEqual([cell])
    for (let step = 0; step < 31; step += 1)
      fireEvent.keyDown(document.querySelector('[role=grid] [tabindex="0"]')!, { key: 'ArrowLeft' })
    await waitFor(() => expect(stops()).toHaveLength(1))
    const away = new Date(`${addDays(today(), -31)}T12:00:00Z`).toLocaleDateString('en', {
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
    })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(away))
  })

  it('filters by mood and says how many days are left', async () => {
    serveApi(answers())
    await show(<HistoryTab />)
    await todayCell()
    fireEvent.click(screen.getByRole('button', { name: 'Sad' }))
    expect(await screen.findByText('Days shown: 0')).toBeTruthy()
    expect(within(await grid()).getByRole('button', { name: /today: not in this filter$/ })).toBeTruthy()
  })

  it('shows no trend below three check-ins, and words and a table from then on', async () => {
    serveApi(answers())
    const { unmount } = await show(<HistoryTab />)
    expect(await screen.findByText(/^Not enough check-ins yet/)).toBeTruthy()
    unmount()
    serveApi(answers({ 'GET /checkins/days': { days: [dayOf('calm', 'calm', 'calm')] } }))
    await show(<HistoryTab />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show the trend as a table' }))
    expect(await screen.findByText('Neutral, average 3.0 of 5')).toBeTruthy()
  })

  it('adds a check-in for an earlier day', async () => {
    const added = checkInView({ id: '0198f3a0-1111-7000-8000-000000000009', addedLater: true })
    const calls = serveApi(answers({ 'POST /checkins/earlier': { checkIn: added, heavyWords: false } }))
    await show(<HistoryTab />)
    fireEvent.keyDown(await todayCell(), { key: 'ArrowLeft' })
    fireEvent.click(document.querySelector('[role=grid] [tabindex="0"]')!)
    fireEvent.click(await screen.findByRole('button', { name: 'Add a check-in' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please select a mood')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: 'Tired' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Check-in added')).toBeTruthy()
    expect(callsOf(calls, 'POST /checkins/earlier')[0]?.body).toMatchObject({
      day: addDays(today(), -1),
      mood: 'tired',
      intensity: 3,
    })
  })

  it('offers no addition for today and no change after a quarter of an hour', async () => {
    const old = { ...mine, createdAt: new Date(Date.now() - 16 * 60_000).toISOString() }
    serveApi(answers({ 'GET /checkins/month': { checkIns: [old] } }))
    await show(<HistoryTab />)
    fireEvent.click(await todayCell())
    expect(await screen.findByRole('button', { name: /^Delete Calm/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Change Calm/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a check-in' })).toBeNull()
  })

  it('changes a fresh one, with what stands there to begin with', async () => {
    const calls = serveApi(
      answers({ 'PATCH /checkins/:id': { checkIn: { ...mine, mood: 'happy' }, heavyWords: false } }),
    )
    await show(<HistoryTab />)
    fireEvent.click(await todayCell())
    fireEvent.click(await screen.findByRole('button', { name: /^Change Calm/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: 'Happy' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Check-in changed')).toBeTruthy()
    expect(callsOf(calls, `PATCH /checkins/${mine.id}`)[0]?.body).toEqual({
      mood: 'happy',
      intensity: 3,
      reflection: 'Quiet house.',
      activities: [],
      feelings: [],
    })
  })

  it('deletes, and Undo in the toast sends the copy back', async () => {
    const calls = serveApi(
      answers({ 'DELETE /checkins/:id': { undo: 'copy' }, 'POST /checkins/restore': { checkIn: mine } }),
    )
    await show(<HistoryTab />)
    fireEvent.click(await todayCell())
    fireEvent.click(await screen.findByRole('button', { name: /^Delete Calm/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Check-in is back')).toBeTruthy()
    expect(callsOf(calls, 'POST /checkins/restore')[0]?.body).toEqual({ undo: 'copy' })
  })

  it('says when a month cannot be loaded, and tries again', async () => {
    let works = false
    serveApi(
      answers({
        'GET /checkins/month': () =>
          works ? { checkIns: [mine] } : new ErrorAnswer(403, 'common.error.not_allowed'),
      }),
    )
    await show(<HistoryTab />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    works = true
    fireEvent.click(retry)
    expect(await todayCell()).toBeTruthy()
  })

  it('is mirrored in Arabic: the left arrow leads to the next day', async () => {
    serveApi(answers())
    await show(<HistoryTab />, { locale: 'ar' })
    const stop = () => document.querySelector('[role=grid] [tabindex="0"]')!
    await waitFor(() => expect(stop().getAttribute('aria-label')).toMatch(/اليوم: هادئ|اليوم: /))
    const before = stop().getAttribute('aria-label')
    fireEvent.keyDown(stop(), { key: 'ArrowRight' })
    expect(stop().getAttribute('aria-label')).not.toBe(before)
    fireEvent.keyDown(stop(), { key: 'ArrowLeft' })
    expect(stop().getAttribute('aria-label')).toBe(before)
  })
})
