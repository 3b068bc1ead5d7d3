import type { BadgeEarned } from '#domain/checkins/events.ts'
import type { Services } from '#services'

/** Tells a person's tabs that a badge was earned. A lost event costs nothing: tabs fetch again when they reconnect. */
export function publishBadge({ realtime }: Pick<Services, 'realtime'>, userId: string): void {
  const event: BadgeEarned = { name: 'badge-earned', data: {} }
  void realtime.publish(`private-user-${userId}`, event.name, event.data)
}
