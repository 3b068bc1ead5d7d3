import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { realtimeConfig as config } from '#operations/notifications/realtimeConfig.ts'

export const realtimeConfig = serve(notificationsApi.realtimeConfig, ({ services }) =>
  Promise.resolve(config(services.realtime)),
)
