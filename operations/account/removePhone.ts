import type { Actor } from '#domain/access/actor.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { maskContact } from '#domain/account/contact.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import { confirmPassword } from './confirmPassword.ts'

const contract = contactApi.removePhone

/**
 * Removes the phone of an account, against the password; codes that were texted to it open nothing any more. Nothing to remove is fine.
 * @throws Failure `account.error.password_incorrect`, `.locked`, `.busy`
 */
export async function removePhone(
  services: Pick<Services, 'db' | 'authDb' | 'clock'>,
  actor: Actor,
  password: string,
  locale: Locale,
): Promise<void> {
  await confirmPassword(services, { contract, actor, password }, async (sql) => {
    const now = services.clock.now()
    const [removed] = await sql.query<{ phone: string }>(
      `update users u set phone = null, phone_verified_at = null, updated_at = now()
       from users before where u.id = $1 and before.id = u.id and u.phone is not null returning before.phone`,
      [actor.id],
    )
    if (!removed) return
    await sql.query(
      `update recovery_requests set used_at = $2, updated_at = $2 where user_id = $1 and kind = 'sms' and used_at is null`,
      [actor.id, now],
    )
    await queueMail(sql, {
      template: 'phone-removed',
      to: actor.email,
      locale: actor.locale ?? locale,
      args: { phone: maskContact(removed.phone), path: '/settings?tab=security' },
      key: `phone-removed:${newId()}`,
      userId: actor.id,
    })
  })
}
