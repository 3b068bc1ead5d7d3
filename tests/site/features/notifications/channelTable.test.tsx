import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ChannelTable } from '#site/features/notifications/settings/ChannelTable.tsx'
import { isChecked } from '../../kit/act.ts'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const SET = 'PUT /notification-prefs/channels'
type Choice = { kind: string; channel: string; isOn: boolean }
const rowsWith = (off: readonly string[]) => {
  const row = (kind: string, channels: readonly string[], isLocked = false) => ({
    kind,
    isLocked,
    ways: channels.map((channel) => ({ channel, isOn: !off.includes(`${kind}:${channel}`) })),
  })
  return [
    row('crisis', ['in_app', 'push', 'email'], true),
    row('reminder', ['in_app', 'push', 'email']),
    row('family', ['in_app', 'push']),
  ]
}

function api(set: (choice: Choice) => unknown = () => null) {
  let off: string[] = []
  const calls = serveApi({
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'GET /notification-prefs/channels': () => ({ rows: rowsWith(off) }),
    [SET]: async ({ body }: Call) => {
      const choice = body as Choice
      const answer = await set(choice)
      if (answer instanceof ErrorAnswer) return answer
      const name = `${choice.kind}:${choice.channel}`
      off = choice.isOn ? off.filter((one) => one !== name) : [...off, name]
      return { rows: rowsWith(off) }
    },
  })
  return { calls, turnOff: (name: string) => (off = [...off, name]) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const toast = 'Failed to update notification settings'

describe('the table of notifications and ways', () => {
  it('has a row of each kind, a locked one for crisis alerts, and a dash where a way does not exist', async () => {
    api()
    await show(<ChannelTable />)
    await screen.findByRole('table')
    const row = (name: RegExp) => within(screen.getByRole('row', { name }))
    expect(row(/^Crisis alerts/).getByText('Always on')).toBeTruthy()
    for (const locked of row(/^Crisis alerts/).getAllByRole('checkbox')) {
      expect([isChecked(locked), (locked as HTMLButtonElement).disabled]).toEqual([true, true])
    }
    expect(row(/^Family groups/).getByText('Not sent this way')).toBeTruthy()
    expect(row(/^Daily reminder/).getAllByRole('checkbox')).toHaveLength(3)
  })

  it('saves a press at once', async () => {
    const { calls } = api()
    await show(<ChannelTable />)
    await screen.findByRole('table')
    fireEvent.click(box('Family groups: On devices'))
    await waitFor(() => expect(isChecked(box('Family groups: On devices'))).toBe(false))
    await waitFor(() =>
      expect(callsOf(calls, SET).map(({ body }) => body)).toEqual([
        { kind: 'family', channel: 'push', isOn: false },
      ]),
    )
    expect(isChecked(box('Family groups: On devices'))).toBe(false)
  })

  it('goes back when a press could not be stored, and says so', async () => {
    api(() => new ErrorAnswer(422, 'notifications.error.channel_last', 'Keep at least one way.'))
    await show(<ChannelTable />)
    await screen.findByRole('table')
    fireEvent.click(box('Daily reminder: By email'))
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(screen.getByText('Keep at least one way.')).toBeTruthy()
    expect(isChecked(box('Daily reminder: By email'))).toBe(true)
  })

  it('of two quick presses keeps the stored one when the other fails', async () => {
    const answers: (() => void)[] = []
    api(
      (choice) =>
        new Promise((done) =>
          answers.push(() =>
            done(choice.kind === 'reminder' ? new ErrorAnswer(500, 'common.error.unexpected', 'x') : null),
          ),
        ),
    )
    await show(<ChannelTable />)
    await screen.findByRole('table')
    fireEvent.click(box('Family groups: On devices'))
    fireEvent.click(box('Daily reminder: By email'))
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]!()
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!()
    expect(await screen.findByText(toast)).toBeTruthy()
    expect([isChecked(box('Family groups: On devices')), isChecked(box('Daily reminder: By email'))]).toEqual(
      [false, true],
    )
  })

  it('follows another tab', async () => {
    const { turnOff } = api()
    await show(<ChannelTable />)
    await screen.findByRole('table')
    const channel = await userChannel()
    turnOff('family:in_app')
    act(() => channel.emit('preferences-changed', {}))
    await waitFor(() => expect(isChecked(box('Family groups: In the app'))).toBe(false))
  })

  it('says when it could not be loaded, and tries again', async () => {
    let fails = true
    serveApi({
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
      'GET /notification-prefs/channels': () =>
        fails ? new ErrorAnswer(403, 'common.error.not_allowed', 'no') : { rows: rowsWith([]) },
    })
    await show(<ChannelTable />)
    expect(await screen.findByText('Couldn’t load this list.')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})
