import { afterEach, expect, it, vi } from 'vitest'
import { closeRealtime, follow } from '#site/lib/realtime.ts'
import { serveApi } from '../checkins/api.ts'
import { FakePusher, userChannel } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
afterEach(async () => {
  await closeRealtime()
  vi.unstubAllGlobals()
})

it('several followers of a channel share one subscription, which ends with the last of them', async () => {
  serveApi({ 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } })
  const heard: string[] = []
  const one = (name: string) =>
    follow({
      channel: 'private-user-1',
      onEvent: (event) => heard.push(`${name}: ${event}`),
      refetch: () => {},
    })
  const leaveA = one('a')
  const channel = await userChannel()
  const leaveB = one('b')
  channel.emit('hello')
  leaveA()
  channel.emit('again')
  expect(heard).toEqual(['a: hello', 'b: hello', 'b: again'])
  const pusher = FakePusher.latest!
  expect(pusher.subscribed).toEqual(['private-user-1'])
  expect(pusher.channels.size).toBe(1)
  leaveB()
  expect(pusher.channels.size).toBe(0)
})

it('connects again after the server hung up, because one channel was no longer this page’s', async () => {
  serveApi({ 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } })
  const leave = follow({ channel: 'private-user-1', onEvent: () => {}, refetch: () => {}, pollMs: 20 })
  await userChannel()
  const pusher = FakePusher.latest!
  const connect = vi.fn()
  Object.assign(pusher, { connect })
  const become = (state: string) => {
    Object.assign(pusher.connection, { state })
    pusher.connection.emit('state_change', { current: state })
  }
  // Its own tries to come back are left to the library.
  become('connecting')
  await vi.waitFor(() => expect(pusher.channels.size).toBe(1))
  expect(connect).not.toHaveBeenCalled()
  become('disconnected')
  await vi.waitFor(() => expect(connect).toHaveBeenCalled(), { timeout: 4_000 })
  leave()
})
