import type { Actor } from '#domain/access/actor.ts'
import { accountApi } from '#domain/account/api.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import { hashPassword } from '#lib/passwords/hash.ts'
import { addressSalt } from './addressSalt.ts'
import { revokeCredentials } from './revokeCredentials.ts'
import { confirmPassword } from './confirmPassword.ts'
import { endSessions } from './endSessions.ts'
import { requireStrong } from './requireStrong.ts'

/** The old password, and the one to be. */
export type PasswordChange = { currentPassword: string; newPassword: string }

/**
 * Changes the password against the old one. All other sessions, half-finished sign-ins and open recoveries end, and the
 * owner of a confirmed address gets a mail.
 * @throws OperationError `account.error.password_weak`, `.password_incorrect`, `.locked`, `.busy`
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  { currentPassword, newPassword }: PasswordChange,
  locale: Locale,
): Promise<void> {
  const contract = accountApi.changePassword
  await requireStrong(contract, 'body.newPassword', newPassword, { email: actor.email, name: actor.username })
  await confirmPassword(services, { contract, actor, password: currentPassword }, async (sql) => {
    await sql.query(
      'update users set password_hash = $2, password_changed_at = now(), updated_at = now() where id = $1',
      [actor.id, await hashPassword(newPassword, { salt: await addressSalt(sql, actor.email) })],
    )
    await endSessions(sql, actor.id, { except: actor.sessionId })
    await revokeCredentials(sql, actor.id, services.clock.now())
    // An address that is not proven may be a stranger's mailbox.
    if (!actor.emailVerified) return
    await queueMail(sql, {
      template: 'password-changed',
      to: actor.email,
      locale: actor.locale ?? locale,
      args: { path: '/auth' },
      key: `password-changed:${newId()}`,
      userId: actor.id,
    })
  })
  void services.realtime.terminate(actor.id)
}
