import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { NEW_PHONE_DAYS } from '#domain/account/recoveryPolicy.ts'
import { isLocale } from '#messages'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import { withAccountLock } from './accountLock.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { closeWaysIn } from './closeWaysIn.ts'
import { dropPhone } from './dropPhone.ts'
import { endSessions } from './endSessions.ts'
import { verifiedRecovery, type VerifiedRecovery } from './readRecovery.ts'
import { requireStrong } from './requireStrong.ts'
import type { SignedIn } from './signIn.ts'
import { forgive, lockBuckets } from './signInLocks.ts'
import { startChallenge } from './startChallenge.ts'
import { startSession } from './startSession.ts'

const contract = recoveryApi.resetPassword
const unauthorized = () => failureOf(contract, 'account.error.recovery_unauthorized')

/**
 * Sets a new password with a verified recovery of this browser, which is used up by it. Every session of the account and every other
 * way in that was asked for ends; then a session begins, or the second factor is asked for. The owner gets a mail. Proven by mail, it also
 * removes a phone that came lately: whoever took the account over may have added it, and could come back by it.
 * @throws Failure `account.error.recovery_unauthorized`, `.password_weak`, `.busy`
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  { token, password }: { token: string | undefined; password: string },
  client: Client,
): Promise<SignedIn> {
  const now = services.clock.now()
  const recovery = await verifiedRecovery(services.db, token, now)
  if (!recovery) throw unauthorized()
  const { email, username } = recovery
  await requireStrong(contract, 'body.password', password, { email, name: username })
  const outcome = await withAccountLock(
    services,
    { email, turn: 'first' },
    async (sql): Promise<SignedIn> => {
      await useUp(sql, recovery, now)
      const account = await storePassword(sql, recovery, await hashPassword(password))
      const locale = isLocale(account.language) ? account.language : client.locale
      const { userId } = recovery
      await endSessions(sql, userId)
      if (recovery.kind !== 'sms') {
        const confirmedAfter = new Date(now.getTime() - NEW_PHONE_DAYS * 86_400_000)
        await dropPhone(sql, { userId, email, locale, confirmedAfter })
      }
      await forgive(sql, lockBuckets({ email, network: client.network, knownDevice: undefined }))
      await queueMail(sql, {
        template: 'password-changed',
        to: email,
        locale,
        args: { path: '/auth' },
        key: `password-changed:${newId()}`,
        userId,
      })
      if (account.has_factor)
        return { state: 'second-factor', challenge: await startChallenge(sql, { userId, client, now }) }
      return { state: 'signed-in', session: await startSession(sql, { userId, client, passedFactor: false }) }
    },
  )
  void services.realtime.terminate(recovery.userId)
  if (outcome.state === 'signed-in') closeReplaced(services, client, outcome.session)
  return outcome
}

/** One statement decides, so that of any number of calls at once one goes on. Every other request of the account ends with it. */
async function useUp(sql: Sql, { id, userId }: VerifiedRecovery, now: Date): Promise<void> {
  const used = await sql.query(
    `update recovery_requests set used_at = $2, updated_at = $2
     where id = $1 and verified_at is not null and used_at is null and expires_at > $2 returning id`,
    [id, now],
  )
  if (used.length === 0) throw unauthorized()
  await closeWaysIn(sql, userId, now)
}

type Stored = { language: string | null; has_factor: boolean }

/** A code or link that came by mail also proves the address. */
async function storePassword(
  sql: Sql,
  { userId, kind }: VerifiedRecovery,
  passwordHash: string,
): Promise<Stored> {
  const [row] = await sql.query<Stored>(
    `update users u set password_hash = $2, password_changed_at = now(), updated_at = now(),
       email_verified_at = case when $3 then coalesce(u.email_verified_at, now()) else u.email_verified_at end
     from profiles p where u.id = $1 and p.id = u.id and u.disabled_at is null
     returning p.language, exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor`,
    [userId, passwordHash, kind !== 'sms'],
  )
  if (!row) throw unauthorized()
  return row
}
