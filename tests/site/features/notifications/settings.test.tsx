import { isChecked } from '../../kit/act.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { NotificationSettings } from '#site/features/notifications/settings/NotificationSettings.tsx'
import { keyOf } from '#site/lib/query.ts'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import { later } from '../../kit/later.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const SAVE = 'POST /notification-prefs'
const noTable = {
  'GET /notification-prefs/channels': { rows: [] },
  'GET /notification-prefs/mute': { until: null },
}
function api(save: (call: Call) => unknown = ({ body }) => body, first: object = notificationDefaults) {
  let stored = first
  const calls = serveApi({
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'GET /notification-prefs': () => stored,
    ...noTable,
    [SAVE]: (call: Call) => {
      const answer = save(call)
      if (!(answer instanceof ErrorAnswer)) stored = answer as object
      return answer
    },
  })
  return { calls, store: (next: object) => (stored = next) }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const daily = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Remind me every day' })

describe('the settings of notifications', () => {
  it('show what is stored and save all of it', async () => {
    const { calls } = api()
    await show(<NotificationSettings />)
    expect((await screen.findByLabelText<HTMLInputElement>('Time')).value).toBe('09:00')
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('America/Detroit')
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('22:00')
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '07:45' } })
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'UTC' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:00' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Send me a birthday message' }))
    fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: '1990-05-01' } })
    save()
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(callsOf(calls, SAVE)[0]!.body).toEqual({
      daily_enabled: false,
      daily_time: '07:45',
      timezone: 'UTC',
      quiet_hours: { enabled: true, start: '22:00', end: '06:00' },
      digest_channel: 'both',
      birthday_messages: true,
      birth_date: '1990-05-01',
    })
  })

  it('switch the reminder at once', async () => {
    const { calls } = api()
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    fireEvent.click(daily())
    await waitFor(() => expect(callsOf(calls, SAVE)).toHaveLength(1))
    expect(callsOf(calls, SAVE)[0]!.body).toEqual({ ...notificationDefaults, daily_enabled: true })
    expect(isChecked(daily())).toBe(true)
  })

  it('take the switch back when that failed, and say so', async () => {
    api(() => new ErrorAnswer(500, 'common.error.unexpected', 'Something went wrong'))
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    fireEvent.click(daily())
    expect(await screen.findByText('Error updating preferences')).toBeTruthy()
    await waitFor(() => expect(isChecked(daily())).toBe(false))
  })

  it.each([
    [500, 'common.error.unexpected', 'whatever', 'Error', 'Failed to save preferences'],
    [0, 'common.error.offline', '', 'Error', 'Failed to save preferences'],
    [403, 'common.error.not_allowed', 'Not allowed here', 'Failed to Save', 'Not allowed here'],
  ])('say when saving failed (%d %s)', async (status, code, message, title, detail) => {
    api(() => new ErrorAnswer(status, code, message))
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    save()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
  })

  it('put what is wrong with the birth date under it', async () => {
    const text = 'This birth date doesn’t match the age you gave. Please check both.'
    api(() => new ErrorAnswer(422, 'notifications.error.birth_date_age', text))
    await show(<NotificationSettings />)
    fireEvent.change(await screen.findByLabelText(/Birth date/), { target: { value: '2020-05-01' } })
    save()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/Birth date/))
  })

  it('do not send half a time', async () => {
    const { calls } = api()
    await show(<NotificationSettings />)
    fireEvent.change(await screen.findByLabelText('Time'), { target: { value: '' } })
    save()
    expect(await screen.findByText('Please enter a time, such as 09:00.')).toBeTruthy()
    expect(callsOf(calls, SAVE)).toEqual([])
  })

  it('say when they could not be loaded, and try again', async () => {
    let fails = true
    serveApi({
      ...noTable,
      'GET /notification-prefs': () =>
        fails ? new ErrorAnswer(403, 'common.error.not_allowed', 'no') : notificationDefaults,
    })
    await show(<NotificationSettings />)
    expect(await screen.findByText('Failed to load notification preferences')).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Time')).toBeTruthy()
  })

  it.each(['child', 'teen'] as const)('ask no birth date of a %s', async (ageGroup) => {
    api()
    await show(<NotificationSettings />, { as: person({ ageGroup }) })
    await screen.findByLabelText('Time')
    expect(screen.queryByLabelText(/Birth date/)).toBeNull()
  })

  it('keep the last of two quick presses while the first is still answered', async () => {
    const answers: (() => void)[] = []
    const { calls } = api(({ body }) => new Promise((done) => answers.push(() => done(body))))
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    fireEvent.click(daily())
    await waitFor(() => expect(answers).toHaveLength(1))
    fireEvent.click(daily())
    await waitFor(() => expect(isChecked(daily())).toBe(false))
    answers[0]!()
    await waitFor(() => expect(callsOf(calls, SAVE)).toHaveLength(2))
    expect(isChecked(daily())).toBe(false)
    answers[1]!()
    const sent = callsOf(calls, SAVE).map(({ body }) => (body as typeof notificationDefaults).daily_enabled)
    expect(sent).toEqual([true, false])
    await waitFor(() => expect(isChecked(daily())).toBe(false))
  })

  it('are not put back by an answer of before that comes after Save', async () => {
    const late = later<object>()
    let asked = 0
    serveApi({
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
      ...noTable,
      'GET /notification-prefs': () => ((asked += 1) === 1 ? notificationDefaults : late.promise),
      [SAVE]: ({ body }: Call) => body as object,
    })
    const { client } = await show(<NotificationSettings />)
    fireEvent.change(await screen.findByLabelText('Time'), { target: { value: '07:45' } })
    void client.refetchQueries({ queryKey: keyOf(prefsApi.read) })
    await waitFor(() => expect(asked).toBe(2))
    save()
    await screen.findByText('Settings updated')
    await act(async () => late.resolve(notificationDefaults))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('07:45')
  })

  it('follow what another tab stored', async () => {
    const { store } = api()
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    const channel = await userChannel()
    store({ ...notificationDefaults, daily_enabled: true, daily_time: '06:30' })
    act(() => channel.emit('preferences-changed', {}))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('06:30'))
    expect(isChecked(daily())).toBe(true)
  })

  it('say when the next reminder comes with what is typed, and when none will', async () => {
    const { store } = api()
    await show(<NotificationSettings />)
    expect(await screen.findByText(/^It’s off\. Turned on, the next reminder comes/)).toBeTruthy()
    store({ ...notificationDefaults, daily_enabled: true })
    fireEvent.click(daily())
    expect(await screen.findByText(/^Next reminder: .*9:00/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:15' } })
    expect(screen.getByText(/^Next reminder: .*10:15/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '23:00' } })
    expect(screen.getByText('No reminder will come: this time is in your quiet hours.')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Keep quiet hours' }))
    expect(screen.getByText(/^Next reminder: .*11:00/)).toBeTruthy()
  })

  it('send a test and name its ways, or say why not', async () => {
    let fails = false
    serveApi({
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
      'GET /notification-prefs': notificationDefaults,
      ...noTable,
      'POST /notification-prefs/test': () =>
        fails
          ? new ErrorAnswer(409, 'notifications.error.test_no_way', 'None of the ways you chose')
          : { ways: ['email', 'in_app'] },
    })
    await show(<NotificationSettings />)
    await screen.findByLabelText('Time')
    const test = () => fireEvent.click(screen.getByRole('button', { name: 'Send me a test' }))
    test()
    expect(await screen.findByText('The test is on its way')).toBeTruthy()
    expect(screen.getByText('In the app · By email')).toBeTruthy()
    fails = true
    test()
    expect(await screen.findByText('Test Failed')).toBeTruthy()
    expect(screen.getByText('None of the ways you chose')).toBeTruthy()
  })
})
