import type { Actor } from '#domain/access/actor.ts'
import type { Services } from '#services'
import { endSessions } from './endSessions.ts'

/** Ends every session of a person but the one acting. Gives how many ended. */
export async function revokeOtherSessions(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  actor: Actor,
): Promise<number> {
  const ended = await db.tx((sql) => endSessions(sql, actor.id, { except: actor.sessionId }))
  if (ended > 0) void realtime.terminate(actor.id)
  return ended
}
