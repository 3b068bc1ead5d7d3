import type PusherClient from 'pusher-js'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { nearbyRealtime } from '#services/realtime/embedded/nearby.ts'
import type { Realtime } from '#services/realtime/port.ts'
import { recordingRealtime } from '#tests/kit/recorders.ts'
import { clientOf, countBefore, listen, next, sdkFor } from './kit.ts'

let server: Awaited<ReturnType<typeof listen>>
let realtime: Realtime
const remote = recordingRealtime()
const clients: PusherClient[] = []

beforeAll(async () => {
  server = await listen()
  realtime = nearbyRealtime(remote, server.channels)
})
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()))
afterAll(() => server.close())

async function connect(userId: string): Promise<PusherClient> {
  const client = clientOf(sdkFor(server.port), server.port, userId)
  clients.push(client)
  await next(client.connection, 'connected')
  return client
}

it('events reach everybody in the channels but the sender, without a call over HTTP', async () => {
  const [mine, theirs] = [await connect('u1'), await connect('u2')]
  const heard = [mine.subscribe('private-a'), theirs.subscribe('private-b')]
  await Promise.all(heard.map((channel) => next(channel, 'pusher:subscription_succeeded')))
  const arrived = next(heard[1]!, 'said')
  const echoes = countBefore(heard[0]!, 'said', next(heard[0]!, 'later'))
  await realtime.publish(
    ['private-a', 'private-b', 'private-empty'],
    'said',
    { words: 'Grüße' },
    { exceptSocketId: mine.connection.socket_id },
  )
  expect(await arrived).toEqual({ words: 'Grüße' })
  await realtime.publish('private-a', 'later', {})
  expect(await echoes).toBe(0)
  expect(remote.published).toEqual([])
  expect(realtime.stats()).toEqual({ published: 2, failed: 0 })
})

it('what is a person’s own reaches their signed-in connections, and no client that joined by the name', async () => {
  const [client, sneaky] = [await connect('u4'), await connect('u4')]
  client.signin()
  await expect.poll(() => client.user.serverToUserChannel?.subscribed).toBe(true)
  const joined = sneaky.subscribe('private-user-u4')
  await next(joined, 'pusher:subscription_succeeded')
  const open = sneaky.subscribe('room-u4')
  await next(open, 'pusher:subscription_succeeded')
  const overheard = countBefore(joined, 'note', next(open, 'later'))
  const heard = next(client.user as never, 'note')
  await realtime.publish('private-user-u4', 'note', { id: 'x' })
  expect(await heard).toEqual({ id: 'x' })
  await realtime.publish('room-u4', 'later', {})
  expect(await overheard).toBe(0)
})

it('a person’s connections end at once', async () => {
  const client = await connect('u3')
  client.signin()
  await client.user.signinDonePromise
  const ended = next(client.connection, 'disconnected')
  await realtime.terminate('u3')
  await ended
  expect(remote.terminated).toEqual([])
})

it('permissions are signed as ever', () => {
  expect(realtime.authorize('1.2', 'private-a')).toEqual(remote.authorize('1.2', 'private-a'))
})
