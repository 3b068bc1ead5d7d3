import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { OperationError } from '#operations/_kit/failure.ts'
import { mayListen } from '#operations/notifications/mayListen.ts'

export const realtimeAuth = serve(notificationsApi.realtimeAuth, ({ actor, input, services }) => {
  const { socket_id: socket, channel_name: channel } = input.body
  if (!mayListen(actor, channel, services.env)) throw new OperationError('common.error.not_allowed')
  return Promise.resolve(services.realtime.authorize(socket, channel, { userId: actor.id }))
})
