import type { Actor } from '#domain/access/actor.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'

/**
 * Ends one session of the person's own. @throws OperationError `common.error.not_found` for any other id, also another
 * person's.
 */
export async function revokeSession(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const ended = await db.query('delete from sessions where id = $1 and user_id = $2 returning id', [
    id,
    actor.id,
  ])
  if (ended.length === 0) throw new OperationError('common.error.not_found')
  void realtime.terminate(actor.id)
}
