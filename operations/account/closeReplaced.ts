import type { Services } from '#services'
import type { Client } from './client.ts'
import type { StartedSession } from './startSession.ts'

/** Ends the live connections of the member who was signed in at this browser before, when that was another. */
export function closeReplaced(
  { realtime }: Pick<Services, 'realtime'>,
  { session: before }: Client,
  { actor }: StartedSession,
): void {
  if (before && before.userId !== actor.id) void realtime.terminate(before.userId)
}
