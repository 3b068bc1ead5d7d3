import { vi } from 'vitest'
import { person } from './page.tsx'

type Listener = (data: unknown) => void
type Message = { event: string; channel: string; data: unknown }

/** Listeners by name. */
class Listeners {
  listeners = new Map<string, Set<Listener>>()
  bind(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener))
  }
  unbind(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener)
  }
  emit(name: string, data?: unknown) {
    this.listeners.get(name)?.forEach((listener) => listener(data))
  }
}

/** A channel as the server has it; what it sends comes over the connection. */
class FakeChannel {
  subscribed = false
  constructor(
    readonly connection: Listeners,
    readonly channel: string,
  ) {}
  succeed() {
    this.subscribed = true
    this.emit('pusher_internal:subscription_succeeded')
  }
  emit(event: string, data?: unknown) {
    const message: Message = { event, channel: this.channel, data }
    this.connection.emit('message', message)
  }
}

/** Stands in for pusher-js: one connection of `person()`, whose events the test sends. */
export class FakePusher {
  static latest: FakePusher | null = null
  channels = new Map<string, FakeChannel>()
  connection = new Listeners()
  user: { serverToUserChannel: FakeChannel | null } = { serverToUserChannel: null }
  signin = vi.fn(() => {
    if (this.user.serverToUserChannel) return
    this.user.serverToUserChannel = this.subscribe(`#server-to-user-${person().id}`)
  })
  constructor() {
    FakePusher.latest = this
  }
  subscribe(name: string): FakeChannel {
    const channel = this.channels.get(name) ?? new FakeChannel(this.connection, name)
    this.channels.set(name, channel)
    setTimeout(() => channel.succeed())
    return channel
  }
  unsubscribe(name: string) {
    this.channels.delete(name)
  }
  disconnect() {}
}

/** What comes to the person, once the page listens on a connection that is signed in. */
export const userChannel = (): Promise<FakeChannel> =>
  vi.waitFor(() => {
    const channel = FakePusher.latest?.user.serverToUserChannel
    if (!channel || !channel.connection.listeners.get('message')?.size) throw new Error('no listener yet')
    return channel
  })
