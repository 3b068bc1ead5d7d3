import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** Makes an existing account owner and super admin. Safe to repeat. Gives a sentence that says what happened. */
export async function grantOwner(sql: Sql, { email, now }: { email: string; now: Date }): Promise<string> {
  const address = email.trim().toLowerCase()
  const [user] = await sql.query<{ id: string }>(
    'select id from users where email = $1 and email_verified_at is not null',
    [address],
  )
  if (!user)
    return `No account has confirmed the address ${address}. Sign up on the site, open the link in the mail, then run this again.`
  await sql.query(
    `insert into user_roles (id, user_id, admin_role, super_admin, created_at, updated_at)
     values ($1, $2, 'owner', true, $3, $3) on conflict do nothing`,
    [newId(), user.id, now],
  )
  await sql.query(
    `insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
     values ($1, $2, 'owner_granted', '{"by":"release"}', $3, $3)`,
    [newId(), user.id, now],
  )
  return `${address} is an owner now. Enrol a second factor before opening /admin.`
}
