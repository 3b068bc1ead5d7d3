import { isChannelName, isPresence, isPrivate, userOfChannel } from '../names.ts'
import type { Channels } from './channels.ts'
import { send, type Connection } from './connection.ts'
import { channelAuthOk, type AppKeys } from './signatures.ts'

/** Channels one connection may join. */
const CHANNELS_MAX = 100

/** Handles `pusher:subscribe`: joins, or tells the client why not. */
export function subscribe(app: AppKeys, channels: Channels, connection: Connection, data: unknown): void {
  const { channel, auth, channel_data: channelData } = (data ?? {}) as Record<string, unknown>
  const refuse = (type: string, error: string, status: number) =>
    send(connection, {
      event: 'pusher:subscription_error',
      ...(typeof channel === 'string' && { channel: channel.slice(0, 200) }),
      data: { type, error, status },
    })

  const user = typeof channel === 'string' ? userOfChannel(channel) : undefined
  if (typeof channel !== 'string' || (!isChannelName(channel) && user === undefined)) {
    return refuse('InvalidChannel', 'Invalid channel name', 400)
  }
  if (user !== undefined && user !== connection.userId)
    return refuse('AuthError', 'Not signed in as this user', 401)
  if (connection.channels.size >= CHANNELS_MAX) return refuse('LimitReached', 'Too many channels', 429)
  if (!isPrivate(channel)) return channels.join(connection, channel)

  const signed = { socketId: connection.id, channel, auth }
  // A private channel may come without data. What was signed with it does not pass without it, so no client can hide
  // who they are.
  if (!isPresence(channel) && channelData === undefined) {
    return channelAuthOk(app, signed)
      ? channels.join(connection, channel)
      : refuse('AuthError', 'Invalid signature', 401)
  }
  if (typeof channelData !== 'string' || !channelAuthOk(app, { ...signed, channelData })) {
    return refuse('AuthError', 'Invalid signature', 401)
  }
  const member = readMember(channelData)
  if (!member) return refuse('AuthError', 'user_id is missing', 400)
  if (isPresence(channel)) return channels.join(connection, channel, member)
  connection.authorisedFor.add(member.id)
  channels.join(connection, channel)
}

function readMember(channelData: string): { id: string; info: unknown } | undefined {
  try {
    const { user_id: id, user_info: info } = JSON.parse(channelData) as Record<string, unknown>
    if (typeof id !== 'string' && typeof id !== 'number') return undefined
    return id === '' ? undefined : { id: String(id), info: info ?? {} }
  } catch {
    return undefined
  }
}
