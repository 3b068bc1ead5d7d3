import { afterEach, expect, it, vi } from 'vitest'
import { closeRealtime, follow } from '#site/lib/realtime.ts'
import { serveApi } from '../checkins/api.ts'
import { person } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
afterEach(async () => {
  vi.useRealTimers()
  await closeRealtime()
  vi.unstubAllGlobals()
})

const channel = `private-user-${person().id}`
const config = { 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } }

it('several followers of a person share one signed-in connection, each until it leaves', async () => {
  serveApi(config)
  const heard: string[] = []
  const one = (name: string) =>
    follow({ channel, onEvent: (event) => heard.push(`${name}: ${event}`), refetch: () => {} })
  const leaveA = one('a')
  const own = await userChannel()
  const leaveB = one('b')
  own.emit('hello')
  leaveA()
  own.emit('again')
  leaveB()
  own.emit('to no follower')
  expect(heard).toEqual(['a: hello', 'b: hello', 'b: again'])
  const pusher = FakePusher.latest!
  // Nothing is joined: a permission to join would outlive the session.
  expect([...pusher.channels.values()]).toEqual([own])
  expect(pusher.connection.listeners.get('message')!.size).toBe(0)
})

it('a follower who comes back later hears again and does not have to ask', async () => {
  serveApi(config)
  const first = follow({ channel, onEvent: () => {}, refetch: () => {} })
  const own = await userChannel()
  await vi.waitFor(() => expect(own.subscribed).toBe(true))
  first()
  const [onEvent, refetch] = [vi.fn(), vi.fn()]
  vi.useFakeTimers()
  const leave = follow({ channel, onEvent, refetch, pollMs: 100 })
  await vi.advanceTimersByTimeAsync(0)
  own.emit('hello', { a: 1 })
  expect(onEvent).toHaveBeenCalledWith('hello', { a: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(refetch).not.toHaveBeenCalled()
  leave()
})

it('a public channel is joined, and left with the last follower', async () => {
  serveApi(config)
  const heard: unknown[] = []
  const leave = follow({ channel: 'flags', onEvent: (...event) => heard.push(event), refetch: () => {} })
  await vi.waitFor(() => expect(FakePusher.latest!.channels.get('flags')?.subscribed).toBe(true))
  const pusher = FakePusher.latest!
  pusher.channels.get('flags')!.emit('flag-changed', { key: 'x' })
  expect(heard).toEqual([['flag-changed', { key: 'x' }]])
  expect(pusher.signin).not.toHaveBeenCalled()
  leave()
  expect(pusher.channels.size).toBe(0)
})

it('connects again after the server hung up, because one channel was no longer this page’s', async () => {
  serveApi(config)
  const leave = follow({ channel, onEvent: () => {}, refetch: () => {}, pollMs: 20 })
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

it('asks no more once a member has signed out', async () => {
  serveApi({})
  const refetch = vi.fn()
  vi.useFakeTimers()
  const leave = follow({ channel, onEvent: () => {}, refetch, pollMs: 100 })
  await vi.advanceTimersByTimeAsync(250)
  const before = refetch.mock.calls.length
  expect(before).toBeGreaterThan(0)
  void closeRealtime()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(refetch).toHaveBeenCalledTimes(before)
  leave()
})
