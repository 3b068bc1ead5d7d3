import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { markRead as mark } from '#operations/notifications/markRead.ts'

export const markRead = serve(notificationsApi.markRead, async ({ actor, input, services, fail }) => {
  const found = await mark(services.db, { userId: actor.id, id: input.params.id, now: services.clock.now() })
  return found ? { ok: true as const } : fail('notifications.error.mark_read')
})
