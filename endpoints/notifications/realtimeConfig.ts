import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'

export const realtimeConfig = serve(notificationsApi.realtimeConfig, ({ services }) => {
  const { key, cluster } = services.realtime.clientConfig()
  // pusher-js insists on a cluster; with our own server the name means nothing.
  return Promise.resolve({ key, cluster: cluster ?? 'local', embedded: cluster === undefined })
})
