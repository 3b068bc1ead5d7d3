import type Pusher from 'pusher-js'
import { notificationsApi } from '#domain/notifications/api.ts'
import { afterPaint } from './afterPaint.ts'
import { call } from './call.ts'
import { comeBack } from './comeBack.ts'
import { realtimeConfig } from './realtimeConfig.ts'

/**
 * Opens a connection to Channels, hosted or embedded. The library loads only now, after the page has been drawn.
 * @throws whatever kept the library or the configuration away.
 */
export async function openConnection(): Promise<Pusher> {
  await afterPaint()
  const [{ default: Channels }, config] = await Promise.all([import('pusher-js'), realtimeConfig()])
  const secure = location.protocol === 'https:'
  const port = Number(location.port) || (secure ? 443 : 80)
  const pusher = new Channels(config.key, {
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
  comeBack(pusher)
  return pusher
}
