import { notificationsApi } from '#domain/notifications/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { listNotifications } from '#operations/notifications/listNotifications.ts'

export const notices = serve(notificationsApi.notices, ({ actor, services }) =>
  listNotifications(services.db, actor.id),
)
