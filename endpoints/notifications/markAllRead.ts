import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { markAllRead as mark } from '#operations/notifications/markAllRead.ts'

export const markAllRead = serve(notificationsApi.markAllRead, async ({ actor, services: { db, clock } }) => {
  await mark(db, actor.id, clock.now())
  return { ok: true as const }
})
