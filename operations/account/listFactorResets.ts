import type { Actor } from '#domain/access/actor.ts'
import type { FactorResetView } from '#domain/account/factorResetApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'

type Row = Omit<FactorResetView, 'askedAt' | 'expiresAt'> & { askedAt: Date; expiresAt: Date }

/** Requests that wait for a decision, oldest first. @throws OperationError 403 without the permission */
export async function listFactorResets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<FactorResetView[]> {
  requirePermission(actor, 'factors.decide')
  const rows = await db.query<Row>(
    `select r.id, u.email, p.username, a.email as "askedBy", r.asked_at as "askedAt", r.expires_at as "expiresAt",
       $1 not in (r.user_id, r.asked_by_id) as "mayDecide"
     from factor_resets r join users u on u.id = r.user_id join profiles p on p.id = u.id join users a on a.id = r.asked_by_id
     where r.decided_at is null and r.expires_at > $2 order by r.asked_at`,
    [actor.id, clock.now()],
  )
  return rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}
