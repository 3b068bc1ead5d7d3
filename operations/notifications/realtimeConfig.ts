import type { z } from 'zod/mini'
import type { notificationsApi } from '#domain/notifications/api.ts'
import type { Realtime } from '#services/realtime/port.ts'

/** What a browser needs to open the live connection. */
export function realtimeConfig(
  realtime: Pick<Realtime, 'clientConfig'>,
): z.output<(typeof notificationsApi)['realtimeConfig']['output']> {
  const { key, cluster, server } = realtime.clientConfig()
  // pusher-js insists on a cluster; with another server than the hosted one the name means nothing.
  return {
    key,
    cluster: cluster ?? 'local',
    embedded: cluster === undefined && server === undefined,
    ...(server && { server }),
  }
}
