import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { Channels } from './channels.ts'
import { codes, connectionOf, hangUp, send, type Connection } from './connection.ts'
import { handleApi } from './httpApi.ts'
import { receive } from './incoming.ts'
import { People } from './people.ts'
import { requestUrl } from './requestUrl.ts'

/** Options of `createChannelsServer`. */
export type ChannelsServerOptions = {
  /** Digits only: some SDKs read it as a number. */
  appId: string
  key: string
  secret: string
  /** Seconds of silence after which a connection is asked whether it is there. 120 when left out. */
  activityTimeoutSeconds?: number
  /** Seconds it then has to answer. 30 when left out. */
  pongTimeoutSeconds?: number
  /** Connections this process takes; more are asked to come back later. 10,000 when left out. */
  connectionsMax?: number
  /**
   * Connections of one network; a school behind one address fits, a single laptop cannot take all places. 500 when left
   * out.
   */
  connectionsPerNetworkMax?: number
  /** The network a request comes from. Its socket's address when left out. */
  networkOf?: (req: IncomingMessage) => string
}

/** A server for the Channels protocol, version 7, to be hung into an HTTP server. */
export type ChannelsServer = {
  /** Takes over an upgrade of `/app/:key`; false when the request is none of ours (the caller then answers it). */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Answers a call of the HTTP API under `/apps/`; false when the request is none of ours. */
  handleHttp(req: IncomingMessage, res: ServerResponse): Promise<boolean>
  /** Sends an event to all in a channel but one connection, as a call of the HTTP API does. */
  publish(channel: string, event: string, data: unknown, exceptSocketId?: string): void
  /** Hangs up on every connection of a person. */
  terminate(userId: string): void
  stats(): { connections: number; channels: number; people: number }
  /**
   * Tells every client to come back in a second, to the process that follows, and stops. (Told to come back at once,
   * pusher-js finds no server there and then waits for 15 s.)
   */
  close(): void
}

/** Milliseconds a client has to answer the goodbye. */
const GOODBYE_MS = 1_000
const MESSAGE_MAX_BYTES = 64 * 1024

/**
 * Makes the embedded realtime server. It keeps everything in memory: one process, clients fetch again after a restart.
 */
export function createChannelsServer(options: ChannelsServerOptions): ChannelsServer {
  const {
    appId,
    key,
    secret,
    activityTimeoutSeconds = 120,
    pongTimeoutSeconds = 30,
    connectionsMax = 10_000,
    connectionsPerNetworkMax = 500,
    networkOf = (req) => req.socket.remoteAddress ?? '',
  } = options
  const app = { key, secret }
  const connections = new Set<Connection>()
  const channels = new Channels()
  const people = new People()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES })
  const terminate = (userId: string) => people.terminate(userId, connections)

  const perNetwork = new Map<string, number>()

  function welcome(socket: WebSocket, url: URL, givenKey: string, network: string) {
    const connection = connectionOf(socket)
    // Without a listener a broken frame would end the process; the close that follows is all we need.
    socket.on('error', () => {})
    if (givenKey !== key) return hangUp(connection, codes.unknownKey, 'Could not find app by key')
    const protocol = Number(url.searchParams.get('protocol'))
    if (!(protocol >= 5 && protocol <= 7))
      return hangUp(connection, codes.badProtocol, 'Unsupported protocol version')
    const ofNetwork = perNetwork.get(network) ?? 0
    if (connections.size >= connectionsMax || ofNetwork >= connectionsPerNetworkMax)
      return hangUp(connection, codes.comeBackLater, 'Over capacity')
    connections.add(connection)
    perNetwork.set(network, ofNetwork + 1)
    socket.on('message', (data) => receive({ app, channels, people }, connection, String(data)))
    socket.on('close', () => {
      for (const name of [...connection.channels]) channels.leave(connection, name)
      people.signOut(connection)
      connections.delete(connection)
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    const data = JSON.stringify({ socket_id: connection.id, activity_timeout: activityTimeoutSeconds })
    send(connection, { event: 'pusher:connection_established', data })
  }

  const patrol = setInterval(
    () => {
      for (const connection of connections) {
        const idleSeconds = (Date.now() - connection.lastSeen) / 1000
        if (idleSeconds > activityTimeoutSeconds + pongTimeoutSeconds) {
          connection.socket.close(codes.silent, 'Pong reply not received')
        } else if (idleSeconds > activityTimeoutSeconds) send(connection, { event: 'pusher:ping', data: {} })
      }
    },
    Math.min(5_000, activityTimeoutSeconds * 500),
  )
  patrol.unref()

  return {
    handleUpgrade(req, socket, head) {
      const url = requestUrl(req)
      const givenKey = url && /^\/app\/([^/]+)\/?$/.exec(url.pathname)?.[1]
      if (!givenKey) return false
      sockets.handleUpgrade(req, socket, head, (opened) => welcome(opened, url, givenKey, networkOf(req)))
      return true
    },
    handleHttp: (req, res) => handleApi({ appId, app, channels, terminate }, req, res),
    publish: (channel, event, data, exceptSocketId) =>
      channels.publish({ event, channel, data: JSON.stringify(data) }, exceptSocketId),
    terminate,
    stats: () => ({ connections: connections.size, channels: channels.size, people: people.size }),
    close() {
      clearInterval(patrol)
      for (const { socket } of connections) socket.close(codes.comeBackLater, 'The server restarts')
      // A sleeping phone never answers the goodbye, and would hold up the end of the process.
      setTimeout(() => {
        for (const { socket } of connections) socket.terminate()
      }, GOODBYE_MS).unref()
      sockets.close()
    },
  }
}
