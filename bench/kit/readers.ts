import http from 'node:http'
import { WebSocket } from 'ws'
import { channelOfRoom } from '#domain/chat/channels.ts'
import type { BenchPerson } from './data.ts'
import type { Server } from './server.ts'

/** An open page of a reader. */
export type Reader = {
  /** Called with each message, as it comes from the wire. */
  onMessage: (text: string) => void
  close: () => void
}

/** Connections that are opened at a time. */
const AT_ONCE = 20
/** The key of the embedded Channels server. */
const KEY = 'evenkeel'

/** Opens plain sockets to a server. */
export const plainReaders = (server: Server, count: number): Promise<Reader[]> =>
  inTurn(Array.from({ length: count }), async () => {
    const { reader, socket } = open(server.url.replace('http', 'ws'))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return reader
  })

/** Opens pages of members in a room of adults: signed in, and in its channel. */
export const roomReaders = (
  server: Server,
  people: readonly BenchPerson[],
  roomId: string,
): Promise<Reader[]> =>
  inTurn(people, async (person, index) => {
    const address = `${server.url.replace('http', 'ws')}/app/${KEY}?protocol=7`
    // Each from a network of its own: one network has a limit.
    const { reader, socket } = open(address, { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` })
    const heard = waiterOf(reader)
    const { socket_id: socketId } = (await heard('pusher:connection_established')) as { socket_id: string }
    const sign = (path: string, body: object) => ask(server.url, { path, person, body })
    const signedIn = heard('pusher:signin_success')
    const signature = await sign('/api/realtime/user-auth', { socket_id: socketId })
    socket.send(JSON.stringify({ event: 'pusher:signin', data: JSON.parse(signature) as unknown }))
    await signedIn
    const channel = channelOfRoom(roomId, 'adult')
    const joined = heard('pusher_internal:subscription_succeeded')
    const right = await sign('/api/realtime/auth', { socket_id: socketId, channel_name: channel })
    const data = { ...(JSON.parse(right) as object), channel }
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }))
    await joined
    return reader
  })

function open(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false })
  const reader: Reader = { onMessage: () => undefined, close: () => socket.terminate() }
  // A socket that breaks shows by what is never heard.
  socket.on('error', () => undefined)
  socket.on('message', (data) => reader.onMessage(String(data)))
  return { reader, socket }
}

/** Waits for an event of the protocol and gives its data. */
const waiterOf = (reader: Reader) => (event: string) =>
  new Promise<unknown>((resolve) => {
    reader.onMessage = (text) => {
      const frame = JSON.parse(text) as { event: string; data: unknown }
      if (frame.event !== event) return
      resolve(typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data)
    }
  })

const agent = new http.Agent({ keepAlive: true })

/** Asks as a member, on a connection that stays open; a body makes it a POST. @throws Error for any answer but 200 */
export const ask = (
  url: string,
  { path, person, body }: { path: string; person: BenchPerson; body?: object },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie: `ek_session=${person.token}`,
      origin: url.replace('127.0.0.1', 'localhost'),
      'content-type': 'application/json',
    }
    const request = http.request(url + path, { method: body ? 'POST' : 'GET', headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      )
    })
    request.on('error', reject)
    request.end(body && JSON.stringify(body))
  })

/** Does some work for each, a few at a time. */
async function inTurn<T, R>(all: readonly T[], work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map((one, n) => work(one, from + n)))))
  return done
}
