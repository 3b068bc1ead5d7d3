import { maskContact } from '#domain/account/contact.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

type Drop = {
  userId: string
  email: string
  locale: Locale
  /** Only a phone that was confirmed after this; else any. */
  confirmedAfter?: Date
}

/** Takes the phone from an account and notifies the owner by mail. @returns whether there was one to take */
export async function dropPhone(sql: Sql, { userId, email, locale, confirmedAfter }: Drop): Promise<boolean> {
  const [removed] = await sql.query<{ phone: string }>(
    `update users u set phone = null, phone_verified_at = null, updated_at = now()
     from users before where u.id = $1 and before.id = u.id and before.phone is not null
       and ($2::timestamptz is null or before.phone_verified_at > $2) returning before.phone`,
    [userId, confirmedAfter ?? null],
  )
  if (!removed) return false
  await queueMail(sql, {
    template: 'phone-removed',
    to: email,
    locale,
    args: { phone: maskContact(removed.phone), path: '/settings?tab=security' },
    key: `phone-removed:${newId()}`,
    userId,
  })
  return true
}
