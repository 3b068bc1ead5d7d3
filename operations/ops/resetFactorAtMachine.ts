import { enqueue } from '#operations/_kit/enqueue.ts'
import { endConnections } from '#domain/account/jobs.ts'
import { newId } from '#operations/_kit/ids.ts'
import { removeAllFactors } from '#operations/account/removeAllFactors.ts'
import { notifyPerson } from '#operations/account/notifyOfReset.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Removes the second factors of a member of staff, for an installation without a second person who may agree. The
 * operator who can run this holds the database anyway. The person is signed out everywhere and gets a mail. Gives a
 * sentence that says what happened.
 */
export async function resetFactorAtMachine(
  sql: Sql,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const address = email.trim().toLowerCase()
  const [user] = await sql.query<{ id: string }>(
    `select u.id from users u where u.email = $1 and exists (select 1 from user_roles r where r.user_id = u.id)
       and exists (select 1 from mfa_factors f where f.user_id = u.id)`,
    [address],
  )
  if (!user) return `No member of staff with a second factor has the address ${address}.`
  const id = newId()
  await removeAllFactors(sql, user.id)
  await sql.query('delete from factor_resets where user_id = $1 and decided_at is null', [user.id])
  await sql.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, null, 'factor_reset_agreed', jsonb_build_object('by', 'release', 'user', $2::uuid), $3, $3)`,
    [id, user.id, now],
  )
  await notifyPerson(sql, { userId: user.id, id, template: 'factor-reset-done' })
  await enqueue(sql, endConnections, { userId: user.id })
  return `The second factors of ${address} are removed. The next sign-in to the panel asks for a new one.`
}
