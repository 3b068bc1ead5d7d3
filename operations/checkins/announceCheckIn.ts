import type { Actor } from '#domain/access/actor.ts'
import type { CheckedIn } from '#domain/checkins/events.ts'
import type { Services } from '#services'
import type { CheckedInResult } from './checkIn.ts'

/** Tells the person's other tabs, after the check-in is stored. A lost event costs nothing: tabs fetch again when they reconnect. */
export function announceCheckIn({ realtime }: Services, actor: Actor, result: CheckedInResult): void {
  const { checkIn, streak, badgeEarned } = result
  const event: CheckedIn = { name: 'checked-in', data: { checkIn, streak, badgeEarned } }
  void realtime.publish(`private-user-${actor.id}`, event.name, event.data)
}
