import type { Actor } from '#domain/access/actor.ts'
import type { CheckedIn } from '#domain/checkins/events.ts'
import type { Services } from '#services'

/**
 * Tells the person's other tabs, after the check-in is stored. A lost event costs nothing: tabs fetch again when they
 * reconnect.
 */
export function publishCheckIn(
  { realtime }: Services,
  actor: Actor,
  { checkIn }: { checkIn: { id: string } },
): void {
  const event: CheckedIn = { name: 'checked-in', data: { id: checkIn.id } }
  void realtime.publish(`private-user-${actor.id}`, event.name, event.data)
}
