import type { Actor } from '#domain/access/actor.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { confirmPassword } from './confirmPassword.ts'
import { dropPhone } from './dropPhone.ts'

const contract = contactApi.removePhone

/**
 * Removes the phone of an account, against the password; codes that were texted to it open nothing any more. Nothing to
 * remove is fine.
 * @throws OperationError `account.error.password_incorrect`, `.locked`, `.busy`
 */
export async function removePhone(
  services: Pick<Services, 'db' | 'authDb' | 'clock'>,
  actor: Actor,
  password: string,
  locale: Locale,
): Promise<void> {
  await confirmPassword(services, { contract, actor, password }, async (sql) => {
    const { id: userId, email } = actor
    if (!(await dropPhone(sql, { userId, email, locale: actor.locale ?? locale }))) return
    await sql.query(
      `update recovery_requests set used_at = $2, updated_at = $2 where user_id = $1 and kind = 'sms' and used_at is null`,
      [actor.id, services.clock.now()],
    )
  })
}
