import type { CheckInsChanged } from '#domain/checkins/events.ts'
import type { Services } from '#services'

/**
 * Notifies the member's other tabs after their history changed. A lost event costs nothing: tabs fetch when they
 * reconnect.
 */
export function publishChange({ realtime }: Pick<Services, 'realtime'>, userId: string): void {
  const event: CheckInsChanged = { name: 'check-ins-changed', data: {} }
  void realtime.publish(`private-user-${userId}`, event.name, event.data)
}
