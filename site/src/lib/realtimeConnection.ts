import Channels from 'pusher-js'
import { notificationsApi } from '#domain/notifications/api.ts'
import { call } from './call.ts'
import { closeConnection, reconnect } from './reconnect.ts'
import { realtimeConfig } from './realtimeConfig.ts'

/** A connection to Channels. */
export type LiveConnection = {
  /**
   * Follows a public channel, or what comes to the person (`private-user-<id>`), until the returned function is called.
   */
  listen: (channel: string, listener: Listener) => () => void
  /** For good. */
  close: () => void
}
/** What to do when events come, and when they begin and cease to. */
type Listener = { up: () => void; down: () => void; hear: (name: string, data: unknown) => void }
/** One message, as the library hands it on. */
type Message = { event: string; channel?: string; data?: unknown }

/**
 * Opens a connection to Channels: hosted, at a named server, or embedded.
 * @throws whatever kept the library or the configuration away.
 */
export async function openConnection(): Promise<LiveConnection> {
  const config = await realtimeConfig()
  const { protocol, hostname, port: ownPort } = config.server ? new URL(config.server) : location
  const secure = protocol === 'https:'
  const port = Number(ownPort) || (secure ? 443 : 80)
  const pusher = new Channels(config.key, {
    cluster: config.cluster,
    ...((config.embedded || config.server) && {
      wsHost: hostname,
      wsPort: port,
      wssPort: port,
      forceTLS: secure,
    }),
    // Only sockets: the library's other ways in would load scripts, which our CSP forbids.
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        call(notificationsApi.realtimeAuth, {
          body: { socket_id: socketId, channel_name: channelName },
        }).then(
          (answer) => done(null, answer),
          (error: Error) => done(error, null),
        )
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, done) => {
        call(notificationsApi.realtimeUserAuth, { body: { socket_id: socketId } }).then(
          (answer) => done(null, answer),
          (error: Error) => done(error, null),
        )
      },
    },
  })
  reconnect(pusher)
  return {
    listen: (channel, listener) => listen(pusher, channel, listener),
    close: () => closeConnection(pusher),
  }
}

function listen(pusher: Channels, channel: string, { up, down, hear }: Listener): () => void {
  // What is a person's own comes without a channel to join, once the connection is signed in: it ends with the session.
  const own = channel.startsWith('private-user-')
  const name = channel.replace('private-user-', '#server-to-user-')
  const message = ({ event, channel: from, data }: Message) => {
    if (from !== name) return
    if (event === 'pusher_internal:subscription_succeeded') up()
    else if (!event.startsWith('pusher')) hear(event, data)
  }
  const state = ({ current }: { current: string }) => {
    if (current !== 'connected') down()
  }
  pusher.connection.bind('message', message)
  pusher.connection.bind('state_change', state)
  if (!own) pusher.subscribe(name)
  else if (pusher.user.serverToUserChannel?.subscribed) up()
  else pusher.signin()
  return () => {
    pusher.connection.unbind('message', message)
    pusher.connection.unbind('state_change', state)
    if (!own) pusher.unsubscribe(name)
  }
}
