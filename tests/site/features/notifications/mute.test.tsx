import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MuteForNow } from '#site/features/notifications/settings/MuteForNow.tsx'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const MUTE = 'PUT /notification-prefs/mute'
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

function api(
  mute: (call: Call) => unknown = ({ body }) => ({
    until: (body as { length: string }).length === 'off' ? null : ahead(60),
  }),
) {
  let until: string | null = null
  const calls = serveApi({
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'GET /notification-prefs/mute': () => ({ until }),
    [MUTE]: (call: Call) => {
      const answer = mute(call)
      if (!(answer instanceof ErrorAnswer)) until = (answer as { until: string | null }).until
      return answer
    },
  })
  return { calls, store: (next: string | null) => (until = next) }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('silence for a while', () => {
  it('is asked for and ended by a press each', async () => {
    const { calls } = api()
    await show(<MuteForNow />)
    await press('Mute for 1 hour')
    expect((await screen.findByText(/^Muted until /)).closest('[role=status]')).toBeTruthy()
    await press('Mute until morning')
    await press('Unmute now')
    await waitFor(() => expect(screen.queryByText(/^Muted until /)).toBeNull())
    await waitFor(() =>
      expect(callsOf(calls, MUTE).map(({ body }) => body)).toEqual([
        { length: 'hour' },
        { length: 'morning' },
        { length: 'off' },
      ]),
    )
  })

  it('goes back when it could not be stored, and says so', async () => {
    api(() => new ErrorAnswer(500, 'common.error.unexpected', 'Something went wrong.'))
    await show(<MuteForNow />)
    await press('Mute for 1 hour')
    expect(await screen.findByText('Failed to update notification settings')).toBeTruthy()
    expect(screen.queryByText(/^Muted until /)).toBeNull()
  })

  it('follows another tab, and is over by its own', async () => {
    const { store } = api()
    await show(<MuteForNow />)
    await screen.findByRole('button', { name: 'Mute for 1 hour' })
    const channel = await userChannel()
    store(new Date(Date.now() + 400).toISOString())
    act(() => channel.emit('preferences-changed', {}))
    expect(await screen.findByText(/^Muted until /)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/^Muted until /)).toBeNull())
    expect(screen.queryByRole('button', { name: 'Unmute now' })).toBeNull()
  })

  it('says when it could not be loaded, and tries again', async () => {
    let isDown = true
    serveApi({
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
      'GET /notification-prefs/mute': () =>
        isDown ? new ErrorAnswer(403, 'common.error.not_allowed', 'no') : { until: null },
    })
    await show(<MuteForNow />)
    expect(await screen.findByText('Couldn’t load whether your devices are muted.')).toBeTruthy()
    isDown = false
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Mute until morning' })).toBeTruthy()
  })
})
