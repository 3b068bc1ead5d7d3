import type { Services } from '#services'
import type { Client } from './client.ts'
import type { StartedSession } from './startSession.ts'

/** Ends the live connections of whoever was signed in at this browser before, when that was somebody else. */
export async function closeReplaced(
  { realtime }: Pick<Services, 'realtime'>,
  { session: before }: Client,
  { actor }: StartedSession,
): Promise<void> {
  if (before && before.userId !== actor.id) await realtime.terminate(before.userId)
}
