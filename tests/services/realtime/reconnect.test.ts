import type PusherClient from 'pusher-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { closeConnection, reconnect } from '#site/lib/reconnect.ts'
import { clientOf, listen, next, sdkFor } from './kit.ts'

let server: Awaited<ReturnType<typeof listen>>
let sdk: ReturnType<typeof sdkFor>
const clients: PusherClient[] = []

beforeAll(async () => {
  server = await listen()
  sdk = sdkFor(server.port)
})
afterEach(() => clients.splice(0).forEach(closeConnection))
afterAll(() => server.close())

async function connect(userId: string) {
  const client = clientOf(sdk, server.port, userId)
  reconnect(client)
  clients.push(client)
  await next(client.connection, 'connected')
  client.signin()
  const channel = client.subscribe(`private-user-${userId}`)
  await next(channel, 'pusher:subscription_succeeded')
  return { client, channel }
}

it('a connection the server ended for good comes back by itself, signed in and with its channels', async () => {
  const { client, channel } = await connect('u1')
  const gone = next(client.connection, 'disconnected')
  await sdk.terminateUserConnections('u1')
  await gone
  await next(channel, 'pusher:subscription_succeeded', 5_000)
  const heard = next(channel, 'hello')
  await sdk.trigger('private-user-u1', 'hello', { n: 1 })
  expect(await heard).toEqual({ n: 1 })
  // Also the second time.
  const goneAgain = next(client.connection, 'disconnected')
  await sdk.terminateUserConnections('u1')
  await goneAgain
  await next(channel, 'pusher:subscription_succeeded', 5_000)
})

it('one that was closed on purpose stays closed', async () => {
  const { client } = await connect('u2')
  const connects = vi.spyOn(client, 'connect')
  vi.useFakeTimers()
  closeConnection(client)
  await vi.advanceTimersByTimeAsync(120_000)
  vi.useRealTimers()
  expect(connects).not.toHaveBeenCalled()
  expect(client.connection.state).toBe('disconnected')
})
