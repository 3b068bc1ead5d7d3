import http from 'node:http'
import type { AddressInfo } from 'node:net'
import PusherSdk from 'pusher'
import * as pusherJs from 'pusher-js'
import type PusherClient from 'pusher-js'
import { createChannelsServer, type ChannelsServerOptions } from '#services/realtime/embedded/server.ts'

export const app = { appId: '1', key: 'test-key', secret: 'test-secret' }

/** pusher-js is a CommonJS build whose class sits at another place in Node than in a bundler. */
const Client = ((pusherJs as { Pusher?: unknown }).Pusher ??
  (pusherJs.default as { Pusher?: unknown }).Pusher ??
  pusherJs.default) as typeof PusherClient

/** An HTTP server with the embedded realtime server in it, on a free port. */
export async function listen(options: Partial<ChannelsServerOptions> = {}, port = 0) {
  const channels = createChannelsServer({ ...app, ...options })
  const server = http.createServer((req, res) => {
    void channels.handleHttp(req, res).then((done) => done || res.writeHead(404).end())
  })
  server.on('upgrade', (req, socket, head) => channels.handleUpgrade(req, socket, head) || socket.destroy())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    channels.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { channels, port: (server.address() as AddressInfo).port, close }
}

export function sdkFor(port: number, more: Partial<PusherSdk.Options> = {}) {
  return new PusherSdk({
    ...app,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
    ...more,
  } as PusherSdk.Options)
}

/** A real pusher-js client of a person. */
export function clientOf(
  sdk: PusherSdk,
  port: number,
  userId: string,
  how: { key?: string; forge?: boolean } = {},
) {
  return new Client(how.key ?? app.key, {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, give) => {
        if (how.forge) return give(null, { auth: `${app.key}:forged`, channel_data: '{"user_id":"u1"}' })
        const member = { user_id: userId, user_info: { name: `User ${userId}` } }
        give(
          null,
          sdk.authorizeChannel(
            socketId,
            channelName,
            /^(presence|private-family)-/.test(channelName) ? member : undefined,
          ),
        )
      },
      endpoint: '',
      transport: 'ajax',
    },
    userAuthentication: {
      customHandler: ({ socketId }, give) => give(null, sdk.authenticateUser(socketId, { id: userId })),
      endpoint: '',
      transport: 'ajax',
    },
  })
}

type Bindable = {
  bind(name: string, heard: (data: never) => void): unknown
  unbind(name: string, heard: (data: never) => void): unknown
}

/** The next event of a name; fails when it does not come in time. */
export function next<T = unknown>(target: Bindable, name: string, withinMs = 3_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no "${name}" came`)), withinMs)
    const heard = (data: never) => {
      clearTimeout(late)
      target.unbind(name, heard)
      resolve(data as T)
    }
    target.bind(name, heard)
  })
}

/**
 * How many events of a name come before something else. Events of one connection keep their order, so a later one that
 * came shows that an earlier one did not.
 */
export async function countBefore(target: Bindable, name: string, end: Promise<unknown>): Promise<number> {
  let count = 0
  const heard = () => (count += 1)
  target.bind(name, heard)
  await end
  target.unbind(name, heard)
  return count
}
