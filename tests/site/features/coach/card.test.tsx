import { isChecked } from '../../kit/act.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { CoachCard } from '#site/features/coach/CoachCard.tsx'
import { preferencesQuery } from '#site/features/coach/queries.ts'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import { later } from '../../kit/later.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const PREFS = 'POST /functions/notifications-prefs'
const on = { ...coachDefaults, enabled: true }
const op = ({ body }: Call) => (body as { op: string }).op
/** Gives the preferences and answers saves with `save`. */
const api = (stored: object, save: (call: Call) => unknown) =>
  serveApi({
    [PREFS]: (call: Call) => (op(call) === 'get' ? stored : save(call)),
    'GET /coach/persona': { name: 'Arthur' },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
const asSent = ({ body }: Call) => {
  const { op: how, ...sent } = body as { op: string }
  return how === 'switch' ? { ...coachDefaults, ...sent } : sent
}
const saves = (calls: Call[]) => callsOf(calls, PREFS).filter((call) => op(call) !== 'get')
const toggle = () => screen.getByRole<HTMLInputElement>('switch')

describe('the card of the coach', () => {
  it('shows the defaults, and its toggle counts at once', async () => {
    const calls = api(coachDefaults, asSent)
    await show(<CoachCard />)
    expect(isChecked(await screen.findByRole('switch'))).toBe(false)
    fireEvent.click(toggle())
    await screen.findByText('Settings updated')
    expect(isChecked(toggle())).toBe(true)
    // Nothing else of what this page knows is sent: another device may know better.
    expect(saves(calls)[0]!.body).toEqual({ op: 'switch', enabled: true })
  })

  it.each([
    [401, "Please sign in again to change Arthur's settings"],
    [403, "Please sign in again to change Arthur's settings"],
    [409, "We're setting up your preferences—try again."],
  ])('a save rejected with %d is taken back and says why', async (status, text) => {
    const calls = api(coachDefaults, () => new ErrorAnswer(status, 'common.error.not_allowed', 'x'))
    await show(<CoachCard />)
    await screen.findByRole('switch')
    fireEvent.click(toggle())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(isChecked(toggle())).toBe(false)
    expect(saves(calls)).toHaveLength(1)
  })

  it('a save that fails otherwise is tried again, and says so meanwhile', async () => {
    let count = 0
    api(coachDefaults, (call) =>
      ++count === 1 ? new ErrorAnswer(500, 'common.error.unexpected') : asSent(call),
    )
    await show(<CoachCard />)
    await screen.findByRole('switch')
    fireEvent.click(toggle())
    expect(await screen.findByText("Couldn't save right now. Retrying…")).toBeTruthy()
    expect(isChecked(toggle())).toBe(true)
    await screen.findByText('Settings updated')
    await waitFor(() => expect(screen.queryByText("Couldn't save right now. Retrying…")).toBeNull())
    expect(count).toBe(2)
  })

  it('in the end a save that never works is taken back', async () => {
    api(coachDefaults, () => new ErrorAnswer(500, 'common.error.unexpected'))
    await show(<CoachCard />)
    await screen.findByRole('switch')
    fireEvent.click(toggle())
    expect(
      await screen.findByText('We couldn’t save that. Nothing has changed.', {}, { timeout: 9_000 }),
    ).toBeTruthy()
    expect(isChecked(toggle())).toBe(false)
  })

  it('saves up to two times, the channels and the quiet hours, and says when the next message comes', async () => {
    const calls = api(on, asSent)
    await show(<CoachCard />)
    expect(await screen.findByText(/^Next message: .+(9:00|5:00)/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Remove the second time' }))
    fireEvent.change(screen.getByLabelText('First message, from'), { target: { value: '08:15' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'By email' }))
    fireEvent.change(screen.getByLabelText('from'), { target: { value: '22:00' } })
    expect(screen.getByText(/^Next message: .+8:15/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(saves(calls)[0]!.body).toEqual({
        op: 'save',
        enabled: true,
        windows: ['08:15'],
        channels: ['push', 'email'],
        quiet_hours: { start: '22:00', end: '07:00' },
      }),
    )
  })

  it('points out a time inside the quiet hours, and that nothing comes then', async () => {
    api({ ...on, windows: ['22:30'] }, asSent)
    await show(<CoachCard />)
    expect(await screen.findByText('This time is in your quiet hours.')).toBeTruthy()
    expect(
      screen.getByText('No messages will come. All the times you chose are in your quiet hours.'),
    ).toBeTruthy()
  })

  it('does not save half a time or no channel', async () => {
    const calls = api(on, asSent)
    await show(<CoachCard />)
    const first = await screen.findByLabelText('First message, from')
    fireEvent.change(first, { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Please enter a time, such as 09:00.')).toBeTruthy()
    fireEvent.change(first, { target: { value: '09:00' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'On this device' }))
    expect(screen.getByText('Choose at least one way.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(saves(calls)).toEqual([])
  })

  it('bears the name staff chose, also in what went wrong', async () => {
    serveApi({
      [PREFS]: (call: Call) =>
        op(call) === 'get' ? coachDefaults : new ErrorAnswer(401, 'common.error.sign_in', 'x'),
      'GET /coach/persona': { name: 'Greta' },
    })
    await show(<CoachCard />)
    expect(await screen.findByText('Greta, your coach')).toBeTruthy()
    fireEvent.click(await screen.findByRole('switch', { name: 'Messages from Greta' }))
    expect(await screen.findByText("Please sign in again to change Greta's settings")).toBeTruthy()
  })

  it('follows what another tab stored', async () => {
    let stored: object = coachDefaults
    serveApi({
      [PREFS]: () => stored,
      'GET /coach/persona': { name: 'Arthur' },
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    })
    await show(<CoachCard />)
    await screen.findByRole('switch')
    const channel = await userChannel()
    stored = on
    act(() => channel.emit('preferences-changed', {}))
    await waitFor(() => expect(isChecked(toggle())).toBe(true))
  })

  it('is not undone by an answer of before that comes after the save', async () => {
    const late = later<object>()
    const saving = later()
    let asked = 0
    serveApi({
      [PREFS]: async (call: Call) => {
        if (op(call) === 'get') return (asked += 1) === 1 ? coachDefaults : late.promise
        await saving.promise
        return asSent(call)
      },
      'GET /coach/persona': { name: 'Arthur' },
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    })
    const { client } = await show(<CoachCard />)
    await screen.findByRole('switch')
    fireEvent.click(toggle())
    await waitFor(() => expect(isChecked(toggle())).toBe(true))
    // The window is looked at again while the save is on its way.
    void client.refetchQueries({ queryKey: preferencesQuery.queryKey })
    await waitFor(() => expect(asked).toBe(2))
    saving.resolve()
    await screen.findByText('Settings updated')
    await act(async () => late.resolve(coachDefaults))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(isChecked(toggle())).toBe(true)
  })

  it('keeps the last of two quick presses, whatever the order of the answers', async () => {
    const calls = api(coachDefaults, asSent)
    await show(<CoachCard />)
    await screen.findByRole('switch')
    fireEvent.click(toggle())
    await waitFor(() => expect(isChecked(toggle())).toBe(true))
    fireEvent.click(toggle())
    await waitFor(() => expect(saves(calls)).toHaveLength(2))
    await waitFor(() => expect(isChecked(toggle())).toBe(false))
    expect(saves(calls).map(({ body }) => (body as { enabled: boolean }).enabled)).toEqual([true, false])
  })
})
