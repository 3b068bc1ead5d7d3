import type Pusher from 'pusher-js'
import { closeConnection } from './comeBack.ts'
import { openConnection } from './realtimeConnection.ts'

/** A live channel and what to do with it. */
export type LiveChannel = {
  /** A public channel, or `private-user-<id>` for what comes to the person who is signed in. */
  channel: string
  /** Called with each event of the channel; check `data` with the event's schema. */
  onEvent: (name: string, data: unknown) => void
  /** Fetches again. Called after a lost connection is back, and every `pollMs` while it is gone. */
  refetch: () => void
  /** How often to ask while there is no live connection, in milliseconds. */
  pollMs?: number
}

/** One channel of the connection and everybody on this page who follows it. */
type Room = {
  channel: string
  followers: Set<LiveChannel>
  live: boolean
  /** Events may have passed unheard: ask once when the channel is up. */
  missed: boolean
  joined: boolean
  leave: () => void
}

const POLL_MS = 20_000
/** A channel that took longer than this to come up may have missed something, in milliseconds. */
const SLOW_MS = 3_000
let connection: Promise<Pusher> | null = null
const rooms = new Map<string, Room>()

/**
 * Follows a channel until the returned function is called. Several parts of a page may follow the same one; it is
 * subscribed once and left when the last of them is gone. Without a connection it polls; it never throws.
 */
export function follow(follower: LiveChannel): () => void {
  const room = rooms.get(follower.channel) ?? newRoom(follower.channel)
  room.followers.add(follower)
  void join(room)
  const timer = setInterval(() => {
    if (room.live || document.hidden) return
    follower.refetch()
    // A connection that could not be opened at all is tried again with each poll.
    void join(room)
  }, follower.pollMs ?? POLL_MS)
  return () => {
    clearInterval(timer)
    room.followers.delete(follower)
    if (room.followers.size > 0) return
    rooms.delete(room.channel)
    room.leave()
  }
}

function newRoom(channel: string): Room {
  const room: Room = {
    channel,
    followers: new Set(),
    live: false,
    missed: false,
    joined: false,
    leave: () => {},
  }
  rooms.set(channel, room)
  return room
}

async function join(room: Room): Promise<void> {
  if (room.joined) return
  room.joined = true
  const since = Date.now()
  const mine = (connection ??= openConnection())
  const pusher = await mine.catch(() => null)
  if (!pusher) {
    if (connection === mine) connection = null
    room.joined = false
    return
  }
  if (room.followers.size > 0) subscribe(room, pusher, since)
}

/** One message of the connection, as the library hands it on. */
type Message = { event: string; channel?: string; data?: unknown }

function subscribe(room: Room, pusher: Pusher, since: number): void {
  // What is a person's own comes without a channel to join, once the connection is signed in: it ends with the session.
  const own = room.channel.startsWith('private-user-')
  const name = room.channel.replace('private-user-', '#server-to-user-')
  const up = () => {
    const ask = room.missed || Date.now() - since > SLOW_MS
    since = Infinity
    room.live = true
    room.missed = false
    if (ask) room.followers.forEach(({ refetch }) => refetch())
  }
  const down = () => {
    room.missed ||= room.live
    room.live = false
  }
  const state = ({ current }: { current: string }) => {
    if (current !== 'connected') down()
  }
  const hear = ({ event, channel, data }: Message) => {
    if (channel !== name) return
    if (event === 'pusher_internal:subscription_succeeded') up()
    else if (!event.startsWith('pusher')) room.followers.forEach(({ onEvent }) => onEvent(event, data))
  }
  pusher.connection.bind('message', hear)
  pusher.connection.bind('state_change', state)
  room.leave = () => {
    pusher.connection.unbind('message', hear)
    pusher.connection.unbind('state_change', state)
    if (!own) pusher.unsubscribe(name)
  }
  if (!own) pusher.subscribe(name)
  else if (pusher.user.serverToUserChannel?.subscribed) up()
  else pusher.signin()
}

/** Closes the connection; part of signing out. */
export async function closeRealtime(): Promise<void> {
  const open = connection
  connection = null
  const pusher = await open?.catch(() => null)
  if (pusher) closeConnection(pusher)
}
