import type Pusher from 'pusher-js'
import { notificationsApi } from '#domain/notifications/api.ts'
import { call } from './call.ts'

/** A live channel and what to do with it. */
export type LiveChannel = {
  /** `private-user-<id>` and friends. */
  channel: string
  /** Called with each event of the channel; check `data` with the event's schema. */
  onEvent: (name: string, data: unknown) => void
  /** Fetches again. Called after a lost connection is back, and every `pollMs` while it is gone. */
  refetch: () => void
  /** How often to ask while there is no live connection, in milliseconds. */
  pollMs?: number
}

const POLL_MS = 20_000
let connection: Promise<Pusher> | null = null

/** Opens the one connection of this page. The library loads only now. */
async function connect(): Promise<Pusher> {
  const [{ default: Channels }, config] = await Promise.all([
    import('pusher-js'),
    call(notificationsApi.realtimeConfig),
  ])
  const secure = location.protocol === 'https:'
  const port = Number(location.port) || (secure ? 443 : 80)
  return new Channels(config.key, {
    cluster: config.cluster,
    ...(config.embedded && { wsHost: location.hostname, wsPort: port, wssPort: port, forceTLS: secure }),
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
}

/** Follows a channel until the returned function is called. Without a connection it polls; it never throws. */
export function follow({ channel, onEvent, refetch, pollMs = POLL_MS }: LiveChannel): () => void {
  let stopped = false
  let subscribed = false
  let missed = false
  let undo = () => {}
  const timer = setInterval(() => {
    if (subscribed || document.hidden) return
    refetch()
  }, pollMs)

  connection ??= connect()
  connection.then(
    (pusher) => {
      if (stopped) return
      const live = pusher.subscribe(channel)
      const up = () => {
        subscribed = true
        // Events of the time in between are gone, so ask once.
        if (missed) refetch()
        missed = false
      }
      const down = () => {
        missed ||= subscribed
        subscribed = false
      }
      const state = ({ current }: { current: string }) => {
        if (current !== 'connected') down()
      }
      const global = (name: string, data: unknown) => {
        if (!name.startsWith('pusher:')) onEvent(name, data)
      }
      live.bind('pusher:subscription_succeeded', up)
      live.bind('pusher:subscription_error', down)
      live.bind_global(global)
      pusher.connection.bind('state_change', state)
      undo = () => {
        live.unbind_global(global)
        live.unbind('pusher:subscription_succeeded', up)
        live.unbind('pusher:subscription_error', down)
        pusher.connection.unbind('state_change', state)
        pusher.unsubscribe(channel)
      }
    },
    () => {
      connection = null
    },
  )
  return () => {
    stopped = true
    clearInterval(timer)
    undo()
  }
}

/** Closes the connection; part of signing out. */
export async function closeRealtime(): Promise<void> {
  const open = connection
  connection = null
  const pusher = await open?.catch(() => null)
  pusher?.disconnect()
}
