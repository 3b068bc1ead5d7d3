import { isLocale, type Locale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { open } from '#services/secrets/box.ts'
import { queueVerification } from './sendVerification.ts'

/** The address in the job is sealed for this. */
export const WELCOME_SEAL = 'welcome'

type Welcome = { userId: string | null; sealed: string; locale: Locale }

/** The mail after a sign-up: to a new account a link that confirms the address, to the owner of an old one that it exists. */
export async function welcomeMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, sealed, locale }: Welcome,
): Promise<void> {
  const email = open(WELCOME_SEAL, sealed)
  await db.tx(async (sql) => {
    if (userId === null) return tellOwner(sql, email, locale)
    const [waiting] = await sql.query<{ language: string | null }>(
      `select p.language from users u join profiles p on p.id = u.id
       where u.id = $1 and u.email_verified_at is null and not exists (
         select 1 from verification_codes v where v.user_id = u.id and v.purpose = 'email') for update of u`,
      [userId],
    )
    if (!waiting) return
    await queueVerification(sql, {
      userId,
      email,
      locale: isLocale(waiting.language) ? waiting.language : locale,
      now: clock.now(),
    })
  })
}

/** One mail a day at most, so that the form cannot be used to flood somebody. */
async function tellOwner(sql: Sql, email: string, fallback: Locale): Promise<void> {
  const [owner] = await sql.query<{ id: string; language: string | null; today: string }>(
    'select u.id, p.language, current_date::text as today from users u join profiles p on p.id = u.id where u.email = $1',
    [email],
  )
  if (!owner) return
  await queueMail(sql, {
    template: 'account-exists',
    to: email,
    locale: isLocale(owner.language) ? owner.language : fallback,
    args: { path: '/auth' },
    key: `account-exists:${owner.id}:${owner.today}`,
    userId: owner.id,
  })
}
