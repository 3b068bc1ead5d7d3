import { isCache, isPresence } from '../names.ts'
import { send, type Connection, type Frame } from './connection.ts'

type Member = { info: unknown; connections: Set<Connection> }
type Channel = { connections: Set<Connection>; members: Map<string, Member>; last?: Frame }

/** Who is in which channel. A channel exists while it has subscribers. */
export class Channels {
  readonly #channels = new Map<string, Channel>()

  get size(): number {
    return this.#channels.size
  }

  /** Names of the channels with subscribers. */
  names(): string[] {
    return [...this.#channels.keys()]
  }

  has(name: string): boolean {
    return this.#channels.has(name)
  }

  connectionsOf(name: string): ReadonlySet<Connection> {
    return this.#channels.get(name)?.connections ?? new Set()
  }

  /** User ids in a presence channel. */
  memberIds(name: string): string[] {
    return [...(this.#channels.get(name)?.members.keys() ?? [])]
  }

  /** Lets a connection in and tells it so; the others hear of a person's first connection only. */
  join(connection: Connection, name: string, member?: { id: string; info: unknown }): void {
    const channel: Channel = this.#channels.get(name) ?? { connections: new Set(), members: new Map() }
    if (channel.connections.has(connection)) return
    this.#channels.set(name, channel)
    if (member) this.#addMember(channel, name, connection, member)
    channel.connections.add(connection)
    connection.channels.add(name)
    const data = isPresence(name) ? JSON.stringify({ presence: roster(channel) }) : '{}'
    send(connection, { event: 'pusher_internal:subscription_succeeded', channel: name, data })
    if (isCache(name))
      send(connection, channel.last ?? { event: 'pusher:cache_miss', channel: name, data: '' })
  }

  /** Lets a connection out; the others hear of it when it was the person's last one. */
  leave(connection: Connection, name: string): void {
    const channel = this.#channels.get(name)
    if (!channel?.connections.delete(connection)) return
    connection.channels.delete(name)
    this.#removeMember(channel, name, connection)
    if (channel.connections.size === 0) this.#channels.delete(name)
  }

  /** Sends an event to all in a channel but one connection. */
  publish(frame: Frame & { channel: string }, exceptSocketId?: string): void {
    const channel = this.#channels.get(frame.channel)
    if (!channel) return
    sendToAll(channel, frame, exceptSocketId)
    if (isCache(frame.channel)) channel.last = frame
  }

  #addMember(
    channel: Channel,
    name: string,
    connection: Connection,
    { id, info }: { id: string; info: unknown },
  ) {
    connection.presence.set(name, id)
    const known = channel.members.get(id)
    if (known) {
      known.connections.add(connection)
      return
    }
    channel.members.set(id, { info, connections: new Set([connection]) })
    const data = JSON.stringify({ user_id: id, user_info: info })
    sendToAll(channel, { event: 'pusher_internal:member_added', channel: name, data })
  }

  #removeMember(channel: Channel, name: string, connection: Connection) {
    const id = connection.presence.get(name)
    if (id === undefined) return
    connection.presence.delete(name)
    const member = channel.members.get(id)
    member?.connections.delete(connection)
    if (member && member.connections.size > 0) return
    channel.members.delete(id)
    sendToAll(channel, {
      event: 'pusher_internal:member_removed',
      channel: name,
      data: JSON.stringify({ user_id: id }),
    })
  }
}

function sendToAll({ connections }: Channel, frame: Frame, exceptSocketId?: string) {
  const text = JSON.stringify(frame)
  for (const connection of connections) if (connection.id !== exceptSocketId) send(connection, text)
}

function roster({ members }: Channel) {
  const ids = [...members.keys()]
  return {
    count: ids.length,
    ids,
    hash: Object.fromEntries([...members].map(([id, { info }]) => [id, info])),
  }
}
