import { vi } from 'vitest'

type Listener = (data: unknown) => void
type Global = (name: string, data: unknown) => void

class FakeChannel {
  listeners = new Map<string, Set<Listener>>()
  globals = new Set<Global>()
  bind(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener))
  }
  unbind(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener)
  }
  bind_global(listener: Global) {
    this.globals.add(listener)
  }
  unbind_global(listener: Global) {
    this.globals.delete(listener)
  }
  emit(name: string, data?: unknown) {
    this.listeners.get(name)?.forEach((listener) => listener(data))
    this.globals.forEach((listener) => listener(name, data))
  }
}

/** Stands in for pusher-js: one connection, whose events the test sends. */
export class FakePusher {
  static latest: FakePusher | null = null
  channels = new Map<string, FakeChannel>()
  subscribed: string[] = []
  connection = new FakeChannel()
  signin = vi.fn()
  constructor() {
    FakePusher.latest = this
  }
  subscribe(name: string): FakeChannel {
    this.subscribed.push(name)
    const channel = this.channels.get(name) ?? new FakeChannel()
    this.channels.set(name, channel)
    setTimeout(() => channel.emit('pusher:subscription_succeeded'))
    return channel
  }
  unsubscribe(name: string) {
    this.channels.delete(name)
  }
  disconnect() {}
}

/** The one channel of a person, once it is subscribed. */
export const userChannel = (): Promise<FakeChannel> =>
  vi.waitFor(() => {
    const [channel] = FakePusher.latest?.channels.values() ?? []
    if (!channel) throw new Error('not subscribed yet')
    return channel
  })
