import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { mayListen } from '#operations/notifications/mayListen.ts'

export const realtimeAuth = serve(notificationsApi.realtimeAuth, async ({ actor, input, services }) => {
  const { socket_id: socket, channel_name: channel } = input.body
  if (!(await mayListen(actor, channel, services))) throw new Failure('common.error.not_allowed', 403)
  return services.realtime.authorize(socket, channel, { userId: actor.id })
})
