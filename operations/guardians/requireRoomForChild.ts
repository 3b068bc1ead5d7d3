import { consentApi } from '#domain/guardians/consentApi.ts'
import { CHILDREN_MAX } from '#domain/guardians/notifications.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * One guardian agrees for so many children and teens. Counted over the mailbox of the link, however it is written, and
 * over the account that is or would be connected. Call it with `lockGuardianship` held, so that two at once do not both
 * fit.
 * @throws OperationError `onboarding.error.too_many_children`
 */
export async function requireRoomForChild(
  sql: Sql,
  { link, accountId }: { link: string; accountId?: string },
): Promise<void> {
  const others = await sql.query(
    `select distinct g.child_id from guardian_links g join guardian_links asked on asked.id = $1
     where g.status in ('contact', 'verified') and g.child_id <> asked.child_id
       and (g.guardian_mailbox = asked.guardian_mailbox or g.guardian_id = coalesce($2, asked.guardian_id))`,
    [link, accountId ?? null],
  )
  if (others.length >= CHILDREN_MAX) {
    throw operationErrorOf(consentApi.verifyGuardian, 'onboarding.error.too_many_children')
  }
}
