import type { PreferencesChanged } from '#domain/notifications/events.ts'
import type { Services } from '#services'

/** Tells a member's other tabs that the preferences changed. After the commit; no answer waits for it. */
export function publishNotificationChange(
  { publish }: Pick<Services['realtime'], 'publish'>,
  userId: string,
): void {
  const event: PreferencesChanged = { name: 'preferences-changed', data: {} }
  void publish(`private-user-${userId}`, event.name, event.data)
}
