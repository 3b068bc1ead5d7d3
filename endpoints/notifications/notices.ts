import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { listNotices } from '#operations/notifications/listNotices.ts'

export const notices = serve(notificationsApi.notices, ({ actor, services }) =>
  listNotices(services.db, actor.id),
)
