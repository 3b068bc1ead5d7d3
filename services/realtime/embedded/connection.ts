import { randomInt } from 'node:crypto'
import { WebSocket } from 'ws'

/** A reader this far behind is cut off: it will connect and fetch again, and the others are not held up. */
const BACKLOG_MAX_BYTES = 1_000_000

/**
 * Codes of the protocol. 4000-4099: do not come back. 4100-4199: come back later. 4200-4299: come back now. 4300 and
 * up: the connection stays.
 */
export const codes = {
  unknownKey: 4001,
  unauthorized: 4009,
  badProtocol: 4007,
  comeBackLater: 4100,
  silent: 4201,
  badMessage: 4300,
  clientEvent: 4301,
} as const

/** One browser tab. */
export type Connection = {
  readonly id: string
  readonly socket: WebSocket
  /** Channels it joined. */
  readonly channels: Set<string>
  /** Under which user id it is in each presence channel. */
  readonly presence: Map<string, string>
  /** User ids a private channel was authorised for; a connection that left the channel is still that person's. */
  readonly authorisedFor: Set<string>
  /** Who it belongs to, after it signed in. */
  userId?: string
  /** When it was last heard of, in ms. */
  lastSeen: number
  /** When its latest messages and client events came, in ms. */
  readonly messageTimes: number[]
  readonly eventTimes: number[]
}

/** Wraps a fresh socket. */
export function connectionOf(socket: WebSocket): Connection {
  return {
    id: `${randomInt(1_000_000_000)}.${randomInt(1_000_000_000)}`,
    socket,
    channels: new Set(),
    presence: new Map(),
    authorisedFor: new Set(),
    lastSeen: Date.now(),
    messageTimes: [],
    eventTimes: [],
  }
}

/** A message to a client. In events of the server `data` is a text with JSON in it. */
export type Frame = { event: string; channel?: string; data?: unknown; user_id?: string }

/** Sends, unless the connection is closing or hopelessly behind. */
export function send({ socket }: Connection, frame: Frame | string): void {
  if (socket.readyState !== WebSocket.OPEN) return
  if (socket.bufferedAmount > BACKLOG_MAX_BYTES) return socket.terminate()
  socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
}

/** Tells the client what is wrong. */
export function complain(connection: Connection, code: number, message: string): void {
  send(connection, { event: 'pusher:error', data: { code, message } })
}

/** Tells the client what is wrong and hangs up. */
export function hangUp(connection: Connection, code: number, message: string): void {
  complain(connection, code, message)
  connection.socket.close(code, message)
}

/** Notes that something happened now; false when it happened `max` times within the last second already. */
export function withinRate(times: number[], max: number): boolean {
  const now = Date.now()
  while (times[0] !== undefined && now - times[0] >= 1000) times.shift()
  if (times.length >= max) return false
  times.push(now)
  return true
}
