import { isEncrypted, isPrivate, isRoom } from '../names.ts'
import type { Channels } from './channels.ts'
import { codes, complain, hangUp, send, withinRate, type Connection } from './connection.ts'
import type { People } from './people.ts'
import { userAuthOk, type AppKeys } from './signatures.ts'
import { subscribe } from './subscribe.ts'

const CLIENT_EVENTS_PER_SECOND = 10
const CLIENT_EVENT_MAX_BYTES = 10_240
/** A page that joins all its channels after a reconnect stays far below. */
const MESSAGES_PER_SECOND = 200

/** What handling a message needs. */
export type Context = { app: AppKeys; channels: Channels; people: People }

/** Handles one message of a client. Whatever it contains, the server stays up. */
export function receive(context: Context, connection: Connection, raw: string): void {
  connection.lastSeen = Date.now()
  if (!withinRate(connection.messageTimes, MESSAGES_PER_SECOND)) {
    return hangUp(connection, codes.comeBackLater, 'Too many messages')
  }
  const message = parse(raw)
  if (!message) return complain(connection, codes.badMessage, 'Not a message')
  const { event, data } = message
  switch (event) {
    case 'pusher:ping':
      return send(connection, { event: 'pusher:pong', data: {} })
    case 'pusher:pong':
      return
    case 'pusher:subscribe':
      return subscribe(context.app, context.channels, connection, data)
    case 'pusher:unsubscribe':
      return context.channels.leave(connection, String((data as { channel?: unknown } | null)?.channel))
    case 'pusher:signin':
      return signIn(context, connection, data)
    default:
      if (event.startsWith('client-')) clientEvent(context, connection, message, raw)
  }
}

type Message = { event: string; channel?: unknown; data?: unknown }

function parse(raw: string): Message | undefined {
  try {
    const message = JSON.parse(raw) as Message | null
    return typeof message?.event === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

function signIn({ app, people }: Context, connection: Connection, data: unknown) {
  const { auth, user_data: userData } = (data ?? {}) as Record<string, unknown>
  const signed = typeof userData === 'string' && userAuthOk(app, { socketId: connection.id, userData, auth })
  const id = signed ? readUserId(userData) : undefined
  if (typeof id !== 'string' || id === '') {
    return hangUp(connection, codes.unauthorized, 'Connection not authorized')
  }
  people.signIn(connection, id)
  send(connection, { event: 'pusher:signin_success', data: { user_data: userData } })
}

function readUserId(userData: string): unknown {
  try {
    return (JSON.parse(userData) as { id?: unknown } | null)?.id
  } catch {
    return undefined
  }
}

/** Events between clients, such as "is typing": only inside a private channel both have joined. */
function clientEvent(
  { channels }: Context,
  connection: Connection,
  { event, channel, data }: Message,
  raw: string,
) {
  const refuse = (why: string) => complain(connection, codes.clientEvent, why)
  if (
    typeof channel !== 'string' ||
    !isPrivate(channel) ||
    isEncrypted(channel) ||
    isRoom(channel) ||
    !connection.channels.has(channel)
  ) {
    return refuse('Client events need a private channel that was joined, and not a room')
  }
  if (Buffer.byteLength(raw) > CLIENT_EVENT_MAX_BYTES) return refuse('Client event is too large')
  if (!withinRate(connection.eventTimes, CLIENT_EVENTS_PER_SECOND)) return refuse('Too many client events')
  const userId = connection.presence.get(channel)
  channels.publish({ event, channel, data, ...(userId !== undefined && { user_id: userId }) }, connection.id)
}
