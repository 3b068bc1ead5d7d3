import { CONFIRM_MAILS_PER_HOUR } from '#domain/account/claimPolicy.ts'
import { isLocale, type Locale } from '#messages'
import { takeAttempt } from '#operations/_kit/attempts.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { open } from '#lib/secrets/box.ts'
import { keyedHash } from '#lib/secrets/signature.ts'
import { queueVerification } from './queueVerification.ts'

/** The address in the job is encrypted for this. */
export const WELCOME_PURPOSE = 'welcome'

type Welcome = { userId: string | null; encrypted: string; mailId: string; locale: Locale }

/**
 * The mail an account that claims an address is followed by: a link that confirms the address; or, when a confirmed
 * account has it, the news to the owner of that one, without a link that could let the claim in.
 */
export async function welcomeMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, encrypted, mailId, locale }: Welcome,
): Promise<void> {
  const email = open(WELCOME_PURPOSE, encrypted)
  const now = clock.now()
  await db.tx(async (sql) => {
    if (await notifyOwner(sql, email, locale)) return
    const [waiting] = await sql.query<{ language: string | null; username: string }>(
      `select p.language, p.username from users u join profiles p on p.id = u.id
       where u.id = $1 and u.email = $2 and u.email_verified_at is null and not exists (
         select 1 from verification_codes v where v.id = $3) for update of u`,
      [userId, email, mailId],
    )
    if (!waiting || !(await maySend(sql, email, now))) return
    const { language, username } = waiting
    const to = { userId: userId!, email, username, locale: isLocale(language) ? language : locale }
    await queueVerification(sql, { id: mailId, ...to, now })
  })
}

/**
 * For all callers and claims together: a mailbox is not to be filled. Who gets none any more can prove the address by
 * recovery.
 */
async function maySend(sql: Sql, email: string, now: Date): Promise<boolean> {
  const bucket = `confirm-sent ${keyedHash('recovery-contact', email)}`
  return (await takeAttempt(sql, { bucket, max: CONFIRM_MAILS_PER_HOUR, perSeconds: 3600, now })) === 0
}

/**
 * One mail a day at most, so that the form cannot be used to flood a mailbox. @returns whether the address has an owner
 */
async function notifyOwner(sql: Sql, email: string, fallback: Locale): Promise<boolean> {
  const [owner] = await sql.query<{ id: string; language: string | null; today: string }>(
    `select u.id, p.language, current_date::text as today from users u join profiles p on p.id = u.id
     where u.email = $1 and u.email_verified_at is not null`,
    [email],
  )
  if (!owner) return false
  await queueMail(sql, {
    template: 'account-exists',
    to: email,
    locale: isLocale(owner.language) ? owner.language : fallback,
    args: { path: '/auth' },
    key: `account-exists:${owner.id}:${owner.today}`,
    userId: owner.id,
  })
  return true
}
