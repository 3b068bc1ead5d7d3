import { mailboxOf } from '#domain/account/mailbox.ts'
import { keyedHash } from '#lib/secrets/signature.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

const hashOf = (email: string) => keyedHash('trial', mailboxOf(email))

/**
 * Returns whether a member can still have the trial: neither the account nor its mailbox, under any spelling and in any
 * account before, had one. Source: docs/rules/billing.md D-037.
 */
export async function hasTrialLeft(sql: Sql, userId: string, email: string): Promise<boolean> {
  const [row] = await sql.query<{ used: boolean }>(
    `select exists (select 1 from subscriptions where user_id = $1 and trial_end is not null)
       or exists (select 1 from trial_uses where mailbox_hash = $2) as used`,
    [userId, hashOf(email)],
  )
  return !row!.used
}

/** Notes that the mailbox of a member had its trial. */
export async function noteTrial(sql: Sql, userId: string, now: Date): Promise<void> {
  const [user] = await sql.query<{ email: string }>('select email from users where id = $1', [userId])
  if (!user) return
  await sql.query(
    'insert into trial_uses (id, mailbox_hash, used_at) values ($1, $2, $3) on conflict (mailbox_hash) do nothing',
    [newId(), hashOf(user.email), now],
  )
}
