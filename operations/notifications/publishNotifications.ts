import type { NotificationPosted } from '#domain/notifications/events.ts'
import type { Services } from '#services'
import type { NotificationSent } from './notify.ts'

/** Publishes to open pages that there is a new notification. After the commit; a lost event only saves no wait. */
export async function publishNotifications(
  { publish }: Pick<Services['realtime'], 'publish'>,
  notified: readonly Pick<NotificationSent, 'id' | 'userId'>[],
): Promise<void> {
  await Promise.all(
    notified.map(({ id, userId }) => {
      const event: NotificationPosted = { name: 'notice-posted', data: { id } }
      return publish(`private-user-${userId}`, event.name, event.data)
    }),
  )
}
