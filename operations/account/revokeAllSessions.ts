import type { Actor } from '#domain/access/actor.ts'
import type { Services } from '#services'
import { endSessions } from './endSessions.ts'

/** Ends every session of a person, the one acting too. */
export async function revokeAllSessions(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  actor: Actor,
): Promise<void> {
  await db.tx((sql) => endSessions(sql, actor.id))
  void realtime.terminate(actor.id)
}
