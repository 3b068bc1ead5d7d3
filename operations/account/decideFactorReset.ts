import type { Actor } from '#domain/access/actor.ts'
import { factorResetApi } from '#domain/account/factorResetApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { removeAllFactors } from './removeAllFactors.ts'
import { notifyPerson } from './notifyOfReset.ts'

// The first decision counts, and no asker decides alone: the table rejects that too.
const DECIDE = `
update factor_resets set decided_by_id = $2, decided_at = $3, agreed = $4
where id = $1 and decided_at is null and expires_at > $3 and user_id <> $2 and asked_by_id <> $2
returning user_id`

/**
 * Agrees to a request or refuses it. Agreeing removes the factors and ends every session and live connection of the
 * person, who gets a mail either way.
 * @throws OperationError 403 without the permission, `account.error.reset_not_open` when it is decided, over, or the
 * caller's own
 */
export async function decideFactorReset(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, agree }: { id: string; agree: boolean },
): Promise<void> {
  requirePermission(actor, 'factors.decide')
  const now = clock.now()
  const userId = await db.tx(async (sql) => {
    const [request] = await sql.query<{ user_id: string }>(DECIDE, [id, actor.id, now, agree])
    if (!request) throw operationErrorOf(factorResetApi.decide, 'account.error.reset_not_open')
    if (agree) await removeAllFactors(sql, request.user_id)
    await sql.query(
      `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
       values ($1, $2, $3, jsonb_build_object('id', $4::uuid, 'user', $5::uuid), $6, $6)`,
      [newId(), actor.id, agree ? 'factor_reset_agreed' : 'factor_reset_refused', id, request.user_id, now],
    )
    await notifyPerson(sql, {
      userId: request.user_id,
      id,
      template: agree ? 'factor-reset-done' : 'factor-reset-refused',
    })
    return request.user_id
  })
  if (agree) void realtime.terminate(userId)
}
