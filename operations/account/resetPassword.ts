import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { NEW_PHONE_DAYS } from '#domain/account/recoveryPolicy.ts'
import { isLocale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { withAccountLock } from './accountLock.ts'
import { addressSalt } from './addressSalt.ts'
import { endOtherClaims, lockClaims } from './claims.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { revokeCredentials } from './revokeCredentials.ts'
import { dropPhone } from './dropPhone.ts'
import { endSessions } from './endSessions.ts'
import { verifiedRecovery, type VerifiedRecovery } from './readRecovery.ts'
import { requireStrong } from './requireStrong.ts'
import type { SignedIn } from './signIn.ts'
import { addressBucket } from './signInBudgets.ts'
import { forgive } from './signInLocks.ts'
import { startChallenge } from './startChallenge.ts'
import { startSession } from './startSession.ts'
import { isOthersAddress } from './verifyEmail.ts'

const contract = recoveryApi.resetPassword
const unauthorized = () => operationErrorOf(contract, 'account.error.recovery_unauthorized')

/**
 * Sets a new password with a verified recovery of this browser, which is used up by it. Every session of the account
 * and every other way in that was asked for ends; then a session begins, or the second factor is asked for. The owner
 * gets a mail. Proven by mail, it also removes a phone that came lately: a thief of the account may have added
 * it, and could come back by it. If the address is only proven by this, everything that came before goes, factors too,
 * and all other accounts that claim the address end.
 * @throws OperationError `account.error.recovery_unauthorized`, `.password_weak`, `.busy`
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
  let ended: string[] = []
  const outcome = await withAccountLock(
    services,
    { email, priority: 'first' },
    async (sql): Promise<SignedIn> => {
      const { userId } = recovery
      const byMail = recovery.kind !== 'sms'
      if (byMail) await lockClaims(sql, email)
      await useUp(sql, recovery, now)
      const passwordHash = await hashPassword(password, { salt: await addressSalt(sql, email) })
      const account = await storePassword(sql, recovery, passwordHash)
      const locale = isLocale(account.language) ? account.language : client.locale
      await endSessions(sql, userId)
      ended = []
      if (byMail && !account.was_confirmed) {
        await dropUnproven(sql, userId)
        ended = await endOtherClaims(sql, { userId, email, now })
      } else if (byMail) {
        const confirmedAfter = new Date(now.getTime() - NEW_PHONE_DAYS * 86_400_000)
        await dropPhone(sql, { userId, email, locale, confirmedAfter })
      }
      if (byMail || account.was_confirmed) await forgive(sql, addressBucket(email))
      await queueMail(sql, {
        template: 'password-changed',
        to: email,
        locale,
        args: { path: '/auth' },
        key: `password-changed:${newId()}`,
        userId,
      })
      if (account.has_factor && (account.was_confirmed || !byMail))
        return { state: 'second-factor', challenge: await startChallenge(sql, { userId, client, now }) }
      return { state: 'signed-in', session: await startSession(sql, { userId, client, passedFactor: false }) }
    },
  )
  for (const id of [recovery.userId, ...ended]) void services.realtime.terminate(id)
  if (outcome.state === 'signed-in') closeReplaced(services, client, outcome.session)
  return outcome
}

/**
 * One statement decides, so that of any number of calls at once one goes on. Every other request of the account ends
 * with it.
 */
async function useUp(sql: Sql, { id, userId }: VerifiedRecovery, now: Date): Promise<void> {
  const used = await sql.query(
    `update recovery_requests set used_at = $2, updated_at = $2
     where id = $1 and verified_at is not null and used_at is null and expires_at > $2 returning id`,
    [id, now],
  )
  if (used.length === 0) throw unauthorized()
  await revokeCredentials(sql, userId, now)
}

type Stored = { language: string | null; has_factor: boolean; was_confirmed: boolean }

/** A code or link that came by mail also proves the address, unless another account has proven it meanwhile. */
async function storePassword(
  sql: Sql,
  { userId, kind }: VerifiedRecovery,
  passwordHash: string,
): Promise<Stored> {
  try {
    const [row] = await sql.query<Stored>(
      `update users u set password_hash = $2, password_changed_at = now(), updated_at = now(),
         email_verified_at = case when $3 then coalesce(u.email_verified_at, now()) else u.email_verified_at end
       from users before join profiles p on p.id = before.id
       where u.id = $1 and before.id = u.id and before.disabled_at is null
       returning p.language, before.email_verified_at is not null as was_confirmed,
         exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor`,
      [userId, passwordHash, kind !== 'sms'],
    )
    if (!row) throw unauthorized()
    return row
  } catch (error) {
    throw isOthersAddress(error) ? unauthorized() : error
  }
}

/**
 * Takes away what came to an account before its address was proven: a stranger may have made it. A factor would shut
 * the owner of the address out, a phone or a device would be a way back in.
 */
async function dropUnproven(sql: Sql, userId: string): Promise<void> {
  for (const table of ['mfa_factors', 'mfa_recovery_codes', 'known_devices', 'push_subscriptions'])
    await sql.query(`delete from ${table} where user_id = $1`, [userId])
  await sql.query('update users set phone = null, phone_verified_at = null where id = $1', [userId])
}
