import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pusherRealtime } from '#services/realtime/pusher.ts'
import type { Realtime } from '#services/realtime/port.ts'
import { app, clientOf, countBefore, listen, next, sdkFor } from './kit.ts'

let server: Awaited<ReturnType<typeof listen>>
let realtime: Realtime
const warned: unknown[] = []
const log = { warn: (...said: unknown[]) => void warned.push(said) }
const settings = (port: number) => ({
  PUSHER_APP_ID: app.appId,
  PUSHER_KEY: app.key,
  PUSHER_SECRET: app.secret,
  PUSHER_CLUSTER: undefined,
  HOST: '0.0.0.0',
  PORT: port,
})

beforeAll(async () => {
  server = await listen()
  realtime = pusherRealtime(settings(server.port), log as never)
})
afterAll(() => server.close())

describe('the realtime port', () => {
  it('publishes, also to more channels than fit into one call', async () => {
    const client = clientOf(sdkFor(server.port), server.port, 'u1')
    const channel = client.subscribe('room-149')
    await next(channel, 'pusher:subscription_succeeded')
    const heard = next(channel, 'checked-in')
    await realtime.publish(
      Array.from({ length: 150 }, (_, index) => `room-${index}`),
      'checked-in',
      { id: 'x' },
    )
    expect(await heard).toEqual({ id: 'x' })
    client.disconnect()
  })

  it('signs what the server accepts, and terminates', async () => {
    const client = clientOf({ ...sdk(), authorizeChannel: signed } as never, server.port, 'u1')
    await next(client.subscribe('private-user-u1'), 'pusher:subscription_succeeded')
    await next(client.subscribe('presence-room-1'), 'pusher:subscription_succeeded')
    client.signin()
    await client.user.signinDonePromise
    const gone = next(client.connection, 'disconnected')
    await realtime.terminate('u1')
    await gone
  })

  it('reaches a person on connections that signed in only, so that none hears anything after it was terminated', async () => {
    const [signedIn, sneaky] = ['u7', 'u7'].map((id) =>
      clientOf({ ...sdk(), authorizeChannel: signed } as never, server.port, id),
    ) as [ReturnType<typeof clientOf>, ReturnType<typeof clientOf>]
    // What the site listens to (`site/src/lib/realtimeConnection.ts`).
    const messages: { event: string; channel?: string; data?: unknown }[] = []
    signedIn.connection.bind('message', (message: (typeof messages)[number]) => messages.push(message))
    signedIn.signin()
    await signedIn.user.signinDonePromise
    await expect.poll(() => signedIn.user.serverToUserChannel?.subscribed).toBe(true)
    // A client with a permission from before a session ended could go on listening.
    const joined = sneaky.subscribe('private-user-u7')
    await next(joined, 'pusher:subscription_succeeded')
    const open = sneaky.subscribe('room-u7')
    await next(open, 'pusher:subscription_succeeded')
    const overheard = countBefore(joined, 'note', next(open, 'later'))
    const heard = next(signedIn.user as never, 'note')
    await realtime.publish(['private-user-u7', 'private-user-other'], 'note', { id: 'x' })
    expect(await heard).toEqual({ id: 'x' })
    await realtime.publish('room-u7', 'later', {})
    expect(await overheard).toBe(0)
    expect(messages.filter(({ channel }) => channel === '#server-to-user-u7')).toMatchObject([
      { event: 'pusher_internal:subscription_succeeded' },
      { event: 'note', data: { id: 'x' } },
    ])
    const gone = next(signedIn.connection, 'disconnected')
    await realtime.terminate('u7')
    await gone
    sneaky.disconnect()
  })

  it('terminates a connection that never signed in and joined a family’s channel only', async () => {
    const client = clientOf({ ...sdk(), authorizeChannel: signed } as never, server.port, 'u1')
    await next(client.subscribe('private-family-f'), 'pusher:subscription_succeeded')
    const gone = next(client.connection, 'disconnected')
    await realtime.terminate('u1')
    await gone
  })

  it('names no person in private channels of the hosted service, which would not know what to do with it', () => {
    const hosted = pusherRealtime({ ...settings(1), PUSHER_CLUSTER: 'eu' }, log as never)
    expect(hosted.authorize('1.1', 'private-family-f', { userId: 'u1' })).toEqual({
      auth: expect.any(String) as string,
    })
  })

  it('signs nothing malformed', () => {
    const wrong: [string, string][] = [
      ['1.1:private-x', 'private-x'],
      ['', 'private-x'],
      ['1.1', 'public'],
      ['1.1', 'private-x:y'],
      ['1.1', 'private-\n'],
      ['1.1', `private-${'x'.repeat(300)}`],
      ['1.1', '#server-to-user-1'],
      ['1.1', 'presence-room'],
    ]
    for (const [socketId, channel] of wrong)
      expect(() => realtime.authorize(socketId, channel)).toThrow(RangeError)
    expect(() => realtime.authenticate('1.1::user::x', 'u1')).toThrow(RangeError)
  })

  it('never fails its caller; it counts and logs', async () => {
    const away = pusherRealtime(settings(1), log as never)
    await away.publish('room-1', 'x', {})
    await away.terminate('u1')
    await realtime.publish('room-1', 'x', 'y'.repeat(20_000))
    expect(away.stats()).toEqual({ published: 0, failed: 2 })
    expect(realtime.stats().failed).toBe(1)
    expect(warned).toHaveLength(3)
  })

  it('does not wait for an answer that begins and never ends', async () => {
    const endless = http.createServer((_, res) => res.writeHead(500).write('wait for it'))
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const slow = pusherRealtime(settings((endless.address() as AddressInfo).port), log as never)
    await slow.publish('room-1', 'x', {})
    expect(slow.stats()).toEqual({ published: 0, failed: 1 })
    endless.closeAllConnections()
    endless.close()
  }, 10_000)

  it('publishes to the server a setting names, which is none of ours', async () => {
    const settingsOf = { ...settings(1), PUSHER_HOST: `http://127.0.0.1:${server.port}` }
    const named = pusherRealtime(settingsOf, log as never)
    const client = clientOf({ ...sdk(), authorizeChannel: signed } as never, server.port, 'u9')
    const channel = client.subscribe('room-named')
    await next(channel, 'pusher:subscription_succeeded')
    const heard = next(channel, 'note')
    await named.publish('room-named', 'note', { id: 'x' })
    expect(await heard).toEqual({ id: 'x' })
    client.signin()
    await client.user.signinDonePromise
    const gone = next(client.connection, 'disconnected')
    await named.terminate('u9')
    await gone
    expect(named.authorize('1.1', 'private-family-f', { userId: 'u1' })).toEqual({
      auth: expect.any(String) as string,
    })
  })

  it('tells browsers where to listen', () => {
    expect(realtime.clientConfig()).toEqual({ key: app.key })
    for (const [PUSHER_HOST, origin] of [
      ['channels.example', 'https://channels.example'],
      ['channels.example:6001', 'https://channels.example:6001'],
      ['http://127.0.0.1:6001', 'http://127.0.0.1:6001'],
    ] as const)
      expect(pusherRealtime({ ...settings(1), PUSHER_HOST }, log as never).clientConfig()).toEqual({
        key: app.key,
        server: origin,
      })
    const hosted = pusherRealtime({ ...settings(1), PUSHER_CLUSTER: 'eu' }, log as never)
    expect(hosted.clientConfig()).toEqual({ key: app.key, cluster: 'eu' })
  })
})

const sdk = () => ({
  authenticateUser: (socketId: string, { id }: { id: string }) => realtime.authenticate(socketId, id),
})
const signed = (
  socketId: string,
  channel: string,
  member?: { user_id: string; user_info?: Record<string, string> },
) => realtime.authorize(socketId, channel, member && { userId: member.user_id, info: member.user_info ?? {} })
