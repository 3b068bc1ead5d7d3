import { endConnections } from '#domain/account/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { planDeletion } from '#operations/account/deletion/planDeletion.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Plans the deletion of a member's account for support, whatever the member chose about deletions. It is noted in the
 * audit trail; the member gets a mail and may undo it by signing in. Gives a sentence that says what happened.
 * Source: docs/rules/account.md B-choices.
 */
export async function deleteAccountAtMachine(
  sql: Sql,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const address = email.trim().toLowerCase()
  const [user] = await sql.query<{ id: string }>(
    `select u.id from users u where u.email = $1 and u.email_verified_at is not null
       and not exists (select 1 from user_roles r where r.user_id = u.id)`,
    [address],
  )
  if (!user) return `No member without a role has confirmed the address ${address}.`
  const eraseAt = await planDeletion(sql, { userId: user.id, askedBy: 'support', now })
  await sql.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, null, 'deletion_planned', jsonb_build_object('by', 'release', 'user', $2::uuid), $3, $3)`,
    [newId(), user.id, now],
  )
  await enqueue(sql, endConnections, { userId: user.id })
  return `The account of ${address} is closed. It is deleted on ${eraseAt.toISOString()}; until then signing in keeps it.`
}
