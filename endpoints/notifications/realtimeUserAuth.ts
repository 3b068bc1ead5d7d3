import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'

export const realtimeUserAuth = serve(notificationsApi.realtimeUserAuth, ({ actor, input, services }) =>
  Promise.resolve(services.realtime.authenticate(input.body.socket_id, actor.id)),
)
