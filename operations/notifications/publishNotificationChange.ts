import type { PreferencesChanged } from '#domain/notifications/events.ts'
import type { Services } from '#services'

/** Tells a person's other tabs that the preferences changed. After the commit. */
export function publishNotificationChange(
  { publish }: Pick<Services['realtime'], 'publish'>,
  userId: string,
): Promise<void> {
  const event: PreferencesChanged = { name: 'preferences-changed', data: {} }
  return publish(`private-user-${userId}`, event.name, event.data)
}
