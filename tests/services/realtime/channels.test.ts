import type PusherClient from 'pusher-js'
import type { Members, PresenceChannel } from 'pusher-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { app, clientOf, countBefore, listen, next, sdkFor } from './kit.ts'

let server: Awaited<ReturnType<typeof listen>>
let sdk: ReturnType<typeof sdkFor>
const clients: PusherClient[] = []

beforeAll(async () => {
  server = await listen()
  sdk = sdkFor(server.port, { encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64') })
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  await expect.poll(() => server.channels.stats()).toEqual({ connections: 0, channels: 0, people: 0 })
})
afterAll(() => server.close())

async function connect(userId: string, how?: { key?: string; forge?: boolean }) {
  const client = clientOf(sdk, server.port, userId, how)
  clients.push(client)
  await next(client.connection, 'connected')
  return client
}

async function join(client: PusherClient, name: string) {
  const channel = client.subscribe(name)
  await next(channel, 'pusher:subscription_succeeded')
  return channel
}

async function joinPresence(client: PusherClient, name: string) {
  const channel = client.subscribe(name) as PresenceChannel
  const members = await next<Members>(channel, 'pusher:subscription_succeeded')
  return { channel, members }
}

describe('events', () => {
  it('reach a public channel, in any script', async () => {
    const channel = await join(await connect('u1'), 'room-1')
    const heard = next(channel, 'message')
    await sdk.trigger('room-1', 'message', { text: 'é عربي' })
    expect(await heard).toEqual({ text: 'é عربي' })
  })

  it('leave out the connection that caused them', async () => {
    const [one, two] = [await connect('u1'), await connect('u2')]
    const [first, second] = [await join(one, 'private-r'), await join(two, 'private-r')]
    const counts = Promise.all(
      [first, second].map((channel) => countBefore(channel, 'e', next(channel, 'later'))),
    )
    await sdk.trigger('private-r', 'e', {}, { socket_id: one.connection.socket_id })
    await sdk.trigger('private-r', 'later', {})
    expect(await counts).toEqual([0, 1])
  })

  it('come in batches and to a hundred channels at once', async () => {
    const channel = await join(await connect('u1'), 'room-99')
    const counted = Promise.all(
      ['b', 'many'].map((name) => countBefore(channel, name, next(channel, 'later'))),
    )
    await sdk.triggerBatch([
      { channel: 'room-99', name: 'b', data: { i: 1 } },
      { channel: 'room-99', name: 'b', data: 'text' },
    ])
    await sdk.trigger(
      Array.from({ length: 100 }, (_, index) => `room-${index}`),
      'many',
      {},
    )
    await sdk.trigger('room-99', 'later', {})
    expect(await counted).toEqual([2, 1])
  })

  it('stay readable only to members when the channel is encrypted', async () => {
    const channel = await join(await connect('u1'), 'private-encrypted-x')
    const heard = next(channel, 'secret')
    await sdk.trigger('private-encrypted-x', 'secret', { s: 'top' })
    expect(await heard).toEqual({ s: 'top' })
  })

  it('are kept for late joiners of a cache channel', async () => {
    await next((await connect('u1')).subscribe('cache-n'), 'pusher:cache_miss')
    await sdk.trigger('cache-n', 'value', { n: 5 })
    expect(await next((await connect('u2')).subscribe('cache-n'), 'value')).toEqual({ n: 5 })
  })

  it('reach 200 connections, 50 times, within seconds', async () => {
    const many = await Promise.all(Array.from({ length: 200 }, () => connect('m')))
    const channels = await Promise.all(many.map((client) => join(client, 'room-many')))
    let heard = 0
    for (const channel of channels) channel.bind('t', () => (heard += 1))
    const begun = performance.now()
    for (let index = 0; index < 50; index += 1) await sdk.trigger('room-many', 't', { index })
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(10_000)
    expect(performance.now() - begun).toBeLessThan(8_000)
  })
})

describe('presence', () => {
  it('shows who is there, and tells of a first and a last connection only', async () => {
    const [one, two, twoAgain] = [await connect('u1'), await connect('u2'), await connect('u2')]
    const first = await joinPresence(one, 'presence-r')
    expect(first.members.count).toBe(1)
    const added = next<{ id: string; info: unknown }>(first.channel, 'pusher:member_added')
    const second = await joinPresence(two, 'presence-r')
    expect(await added).toEqual({ id: 'u2', info: { name: 'User u2' } })
    expect(second.members).toMatchObject({ count: 2, myID: 'u2', members: { u1: { name: 'User u1' } } })

    const more = countBefore(first.channel, 'pusher:member_added', next(first.channel, 'later'))
    await joinPresence(twoAgain, 'presence-r')
    await sdk.trigger('presence-r', 'later', {})
    expect(await more).toBe(0)

    const gone = countBefore(first.channel, 'pusher:member_removed', next(first.channel, 'later', 10_000))
    twoAgain.disconnect()
    await expect.poll(() => server.channels.stats().connections).toBe(2)
    await sdk.trigger('presence-r', 'later', {})
    expect(await gone).toBe(0)
    const removed = next<{ id: string }>(first.channel, 'pusher:member_removed')
    two.unsubscribe('presence-r')
    expect((await removed).id).toBe('u2')
  })

  it('can be asked for over HTTP', async () => {
    await joinPresence(await connect('u1'), 'presence-r')
    await join(await connect('u1'), 'room-1')
    const get = async (path: string, params = {}) => (await sdk.get({ path, params })).json()
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-r': { user_count: 1 } },
    })
    expect(await get('/channels/presence-r/users')).toEqual({ users: [{ id: 'u1' }] })
    expect(await get('/channels/room-1', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 1,
    })
    await expect(get('/channels/room-1/users')).rejects.toMatchObject({ status: 400 })
    const answer = await sdk.trigger('presence-r', 'e', {}, { info: 'user_count,subscription_count' })
    expect(await answer.json()).toEqual({
      channels: { 'presence-r': { user_count: 1, subscription_count: 1 } },
    })
  })
})

describe('events between clients', () => {
  it('reach the others of a private channel, and say who sent them where presence is known', async () => {
    const [one, two] = [await connect('u1'), await connect('u2')]
    const [first, second] = [await join(one, 'private-r'), await join(two, 'private-r')]
    const heard = next(second, 'client-typing')
    const echoed = countBefore(first, 'client-typing', next(first, 'later'))
    first.trigger('client-typing', { on: true })
    expect(await heard).toEqual({ on: true })
    await sdk.trigger('private-r', 'later', {})
    expect(await echoed).toBe(0)

    const [here, there] = [await joinPresence(one, 'presence-r'), await joinPresence(two, 'presence-r')]
    const meta = new Promise((resolve) =>
      there.channel.bind('client-x', (_: unknown, from: unknown) => resolve(from)),
    )
    here.channel.trigger('client-x', {})
    expect(await meta).toEqual({ user_id: 'u1' })
  })

  it('are limited to ten a second', async () => {
    const [one, two] = [await connect('u1'), await connect('u2')]
    const [first, second] = [await join(one, 'private-r'), await join(two, 'private-r')]
    const refused = next(one.connection, 'error')
    const heard = countBefore(second, 'client-f', next(second, 'later'))
    for (let index = 0; index < 15; index += 1) first.trigger('client-f', { index })
    expect(await refused).toMatchObject({ data: { code: 4301 } })
    await sdk.trigger('private-r', 'later', {})
    expect(await heard).toBe(10)
  })
})

describe('people', () => {
  it('are reached on all their connections once signed in', async () => {
    const client = await connect('u1')
    client.signin()
    await client.user.signinDonePromise
    const heard = next(client.user as never, 'note')
    await expect.poll(() => server.channels.stats().channels).toBe(1)
    await sdk.sendToUser('u1', 'note', { hi: 1 })
    expect(await heard).toEqual({ hi: 1 })
  })

  it('are cut off everywhere at once, whether they signed in or not', async () => {
    const signedIn = await connect('u1')
    signedIn.signin()
    await signedIn.user.signinDonePromise
    const inOwnChannel = await connect('u1')
    await join(inOwnChannel, 'private-user-u1')
    const inRoom = await connect('u1')
    await joinPresence(inRoom, 'presence-r')
    const inFamily = await connect('u1')
    await join(inFamily, 'private-family-f')
    const left = await connect('u1')
    await join(left, 'private-family-f')
    left.unsubscribe('private-family-f')
    const other = await connect('u2')
    await join(other, 'private-family-f')
    const gone = [signedIn, inOwnChannel, inRoom, inFamily, left].map((client) =>
      next(client.connection, 'disconnected'),
    )
    await sdk.terminateUserConnections('u1')
    await Promise.all(gone)
    expect(other.connection.state).toBe('connected')
  })
})

describe('what is rejected', () => {
  it('a private channel without, or with another, name than it was signed for', async () => {
    for (const channel_data of [undefined, '{"user_id":"u9"}', 'x']) {
      const client = await connect('u1')
      client.config.channelAuthorizer = ({ socketId, channelName }, give) => {
        const { auth } = sdk.authorizeChannel(socketId, channelName, { user_id: 'u1' })
        give(null, { auth, ...(channel_data !== undefined && { channel_data }) })
      }
      expect(await next(client.subscribe('private-family-f'), 'pusher:subscription_error')).toMatchObject({
        type: 'AuthError',
        status: 401,
      })
    }
  })

  it('a forged signature', async () => {
    const client = await connect('u3', { forge: true })
    for (const name of ['private-r', 'presence-r']) {
      expect(await next(client.subscribe(name), 'pusher:subscription_error')).toMatchObject({
        type: 'AuthError',
        status: 401,
      })
    }
  })

  it('an unknown key, for good', async () => {
    const client = clientOf(sdk, server.port, 'x', { key: 'nope' })
    clients.push(client)
    expect(await next(client.connection, 'error')).toMatchObject({ error: { data: { code: 4001 } } })
    await expect.poll(() => client.connection.state).toBe('disconnected')
  })

  it('calls with a wrong secret, an old time, another body, another app', async () => {
    await expect(sdkFor(server.port, { secret: 'wrong' }).trigger('room-1', 'm', {})).rejects.toMatchObject({
      status: 401,
    })
    await expect(sdkFor(server.port, { appId: '2' }).trigger('room-1', 'm', {})).rejects.toMatchObject({
      status: 404,
    })
    const at = (path: string) => `http://127.0.0.1:${server.port}${path}`
    const body = JSON.stringify({ name: 'm', channel: 'room-1', data: '{}' })
    const query = sdk.createSignedQueryString({ method: 'POST', path: `/apps/${app.appId}/events`, body })
    const post = (text: string, search: string) =>
      fetch(at(`/apps/1/events?${search}`), { method: 'POST', body: text })
    expect((await post(body, query)).status).toBe(200)
    expect((await post(body.replace('room-1', 'room-2'), query)).status).toBe(401)
    expect((await post(body, query.replace(/auth_timestamp=\d+/, 'auth_timestamp=1000000000'))).status).toBe(
      401,
    )
    expect((await post(body, query.replace(/auth_timestamp=\d+/, 'auth_timestamp=NaN'))).status).toBe(401)
    expect((await post(body, '')).status).toBe(401)
    expect((await post('x'.repeat(300_000), query)).status).toBe(413)
    expect((await fetch(at('/elsewhere'))).status).toBe(404)
    expect((await fetch(at('/apps/1/channels/%E0%A4%A'))).status).toBe(401)
  })

  it('what is too large or malformed', async () => {
    await expect(sdk.trigger('room-1', 'm', 'x'.repeat(11_000))).rejects.toMatchObject({ status: 413 })
    for (const body of [
      'nonsense',
      'null',
      '{}',
      '{"name":"m","channel":"a b","data":""}',
      '{"name":"m","channel":"r","data":{}}',
    ]) {
      await expect(sdk.post({ path: '/events', body }), body).rejects.toMatchObject({ status: 400 })
    }
    await expect(sdk.post({ path: '/batch_events', body: '{"batch":{}}' })).rejects.toMatchObject({
      status: 400,
    })
  })
})
