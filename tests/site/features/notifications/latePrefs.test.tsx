import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notificationDefaults, type NotificationPrefs } from '#domain/notifications/schema.ts'
import { NotificationSettings } from '#site/features/notifications/settings/NotificationSettings.tsx'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { keyOf } from '#site/lib/query.ts'
import { isChecked } from '../../kit/act.ts'
import { later } from '../../kit/later.ts'
import { ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

/** The api; what is sent first is answered when the test says so. */
function api() {
  const first = later()
  const state = { stored: notificationDefaults, calls: 0, fails: false }
  const read = vi.fn((): unknown => state.stored)
  serveApi({
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'GET /notification-prefs/channels': { rows: [] },
    'GET /notification-prefs/mute': { until: null },
    'GET /notification-prefs': () => read(),
    'POST /notification-prefs': async ({ body }: Call) => {
      if (++state.calls === 1) await first.promise
      if (state.fails) return new ErrorAnswer(500, 'common.error.unexpected', 'Something went wrong')
      return (state.stored = body as NotificationPrefs)
    },
  })
  return { first, state, read }
}
const time = () => screen.findByLabelText<HTMLInputElement>('Time')
const type = async (value: string) => fireEvent.change(await time(), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const daily = () => screen.getByRole('switch', { name: 'Remind me every day' })
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('the switch that is pressed while Save is on its way takes nothing of it back', async () => {
  const { first, state } = api()
  await show(<NotificationSettings />)
  await type('07:45')
  save()
  await waitFor(() => expect(state.calls).toBe(1))
  fireEvent.click(daily())
  await moment()
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(state.stored).toMatchObject({ daily_enabled: true, daily_time: '07:45' })
  expect(isChecked(daily())).toBe(true)
  expect((await time()).value).toBe('07:45')
})

it('what is typed while Save is on its way stays', async () => {
  const { first, state } = api()
  await show(<NotificationSettings />)
  await type('07:45')
  save()
  await waitFor(() => expect(state.calls).toBe(1))
  await type('08:15')
  first.resolve()
  await screen.findByText('Settings updated')
  await moment()
  expect((await time()).value).toBe('08:15')
})

it('the switch goes back to what is stored when neither of two presses was stored', async () => {
  const { first, state } = api()
  await show(<NotificationSettings />)
  await time()
  state.fails = true
  fireEvent.click(daily())
  await moment()
  fireEvent.click(daily())
  await moment()
  first.resolve()
  await waitFor(() => expect(state.calls).toBe(2))
  await moment()
  expect(isChecked(daily())).toBe(false)
})

it('the switch stays as it was stored, whatever a reading of before it answers late', async () => {
  const { first, state, read } = api()
  const late = later<unknown>()
  const { client } = await show(<NotificationSettings />)
  await time()
  fireEvent.click(daily())
  await waitFor(() => expect(state.calls).toBe(1))
  read.mockReturnValue(late.promise)
  void client.refetchQueries({ queryKey: keyOf(prefsApi.read) })
  await moment()
  first.resolve()
  await moment()
  late.resolve(notificationDefaults)
  await moment()
  expect(isChecked(daily())).toBe(true)
})
