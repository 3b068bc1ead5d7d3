import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { app, clientOf, listen, next, sdkFor } from './kit.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeEach(async () => {
  server = await listen({ activityTimeoutSeconds: 1, pongTimeoutSeconds: 1, connectionsMax: 2 })
})
afterEach(() => server.close())

/** A bare socket, to say what no client library would. */
async function open(path = `/app/${app.key}?protocol=7`) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`)
  const heard: { event: string; data?: { code?: number } }[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  return {
    socket,
    heard,
    closed,
    say: (text: unknown) => socket.send(typeof text === 'string' ? text : JSON.stringify(text)),
  }
}

describe('a connection', () => {
  it('stays when it answers pings, and goes when it is silent', async () => {
    const client = clientOf(sdkFor(server.port), server.port, 'u1')
    await next(client.connection, 'connected')
    const silent = await open()
    expect(await silent.closed).toBe(4201)
    expect(client.connection.state).toBe('connected')
    client.disconnect()
  })

  it('comes back and joins again after the server went away', async () => {
    const client = clientOf(sdkFor(server.port), server.port, 'u1')
    const channel = client.subscribe('room-1')
    await next(channel, 'pusher:subscription_succeeded')
    const { port } = server
    await server.close()
    server = await listen({}, port)
    await next(channel, 'pusher:subscription_succeeded')
    client.disconnect()
  })

  it('is asked to come back later when there are too many', async () => {
    const two = [await open(), await open()]
    expect(await (await open()).closed).toBe(4100)
    for (const { socket } of two) socket.close()
  })

  it('must speak a protocol we know', async () => {
    expect(await (await open(`/app/${app.key}?protocol=99`)).closed).toBe(4007)
    expect(await (await open(`/app/${app.key}`)).closed).toBe(4007)
    expect(await (await open('/app/other?protocol=7')).closed).toBe(4001)
    expect(await (await open('/elsewhere')).closed).toBe(1006)
  })

  it('survives nonsense', async () => {
    const { say, heard, socket } = await open()
    const nonsense = [
      '',
      'null',
      '[]',
      '{',
      '"x"',
      '{"event":7}',
      '{"event":"pusher:subscribe"}',
      '{"event":"unknown"}',
    ]
    for (const text of nonsense) say(text)
    say({ event: 'pusher:subscribe', data: { channel: 'a b' } })
    say({ event: 'pusher:subscribe', data: { channel: '#server-to-user-u1' } })
    say({ event: 'pusher:subscribe', data: { channel: 'presence-x', auth: 7, channel_data: {} } })
    say({ event: 'pusher:unsubscribe', data: null })
    say({ event: 'client-x', channel: 'room-1', data: 1 })
    say({ event: 'pusher:ping' })
    await expect.poll(() => heard.at(-1)?.event).toBe('pusher:pong')
    expect(heard.filter(({ event }) => event === 'pusher:subscription_error')).toHaveLength(4)
    socket.close()
  })

  it('may not claim to be a person', async () => {
    const { say, closed } = await open()
    say({ event: 'pusher:signin', data: { auth: `${app.key}:forged`, user_data: '{"id":"u1"}' } })
    expect(await closed).toBe(4009)
  })

  it('may not join endless channels or talk without end', async () => {
    const { say, heard, closed } = await open()
    for (let index = 0; index < 101; index += 1)
      say({ event: 'pusher:subscribe', data: { channel: `room-${index}` } })
    await expect.poll(() => heard.at(-1)?.event).toBe('pusher:subscription_error')
    expect(server.channels.stats().channels).toBe(100)
    for (let index = 0; index < 200; index += 1) say({ event: 'pusher:ping' })
    expect(await closed).toBe(4100)
  })
})

describe('one network', () => {
  it('cannot take the places of all others', async () => {
    const crowded = await listen({
      connectionsPerNetworkMax: 2,
      networkOf: ({ url }) => new URL(url!, 'http://x').searchParams.get('from')!,
    })
    const come = (from: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${crowded.port}/app/${app.key}?protocol=7&from=${from}`)
      socket.on('error', () => {})
      const closed = new Promise<number>((resolve) => socket.on('close', resolve))
      return new Promise<{ socket: WebSocket; closed: Promise<number> }>((resolve) =>
        socket.once('message', () => resolve({ socket, closed })),
      )
    }
    const [first] = [await come('a'), await come('a')]
    expect(await (await come('a')).closed).toBe(4100)
    const other = await come('b')
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    first!.socket.close()
    await first!.closed
    await expect.poll(() => crowded.channels.stats().connections).toBe(2)
    expect((await come('a')).socket.readyState).toBe(WebSocket.OPEN)
    await crowded.close()
  })
})
