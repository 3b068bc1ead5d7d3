import { afterPaint } from './afterPaint.ts'
import type { LiveConnection } from './realtimeConnection.ts'

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

/** One channel of the connection and its followers on this page. */
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
let connection: Promise<LiveConnection> | null = null
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
    if (room.live || document.hidden || !room.followers.has(follower)) return
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
  const mine = (connection ??= open())
  const live = await mine.catch(() => null)
  if (!live) {
    if (connection === mine) connection = null
    room.joined = false
    return
  }
  if (room.followers.size > 0) listen(room, live, since)
}

/** Everything about connections loads only now, after the page has been drawn. */
const open = (): Promise<LiveConnection> =>
  afterPaint()
    .then(() => import('./realtimeConnection.ts'))
    .then(({ openConnection }) => openConnection())

function listen(room: Room, live: LiveConnection, since: number): void {
  room.leave = live.listen(room.channel, {
    up: () => {
      const ask = room.missed || Date.now() - since > SLOW_MS
      since = Infinity
      room.live = true
      room.missed = false
      if (ask) room.followers.forEach(({ refetch }) => refetch())
    },
    down: () => {
      room.missed ||= room.live
      room.live = false
    },
    hear: (name, data) => room.followers.forEach(({ onEvent }) => onEvent(name, data)),
  })
}

/** Closes the connection and polls no more; part of signing out. */
export async function closeRealtime(): Promise<void> {
  for (const room of rooms.values()) room.followers.clear()
  rooms.clear()
  const mine = connection
  connection = null
  const live = await mine?.catch(() => null)
  live?.close()
}
