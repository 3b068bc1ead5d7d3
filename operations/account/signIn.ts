import { accountApi } from '#domain/account/api.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword, needsRehash, verifyPassword } from '#services/passwords/hash.ts'
import { withAccountLock } from './accountLock.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { countFailure, forgive, lockBuckets, lockedFor } from './signInLocks.ts'
import { startChallenge } from './startChallenge.ts'
import { startSession, type StartedSession } from './startSession.ts'
import { turnOf } from './turnOf.ts'

/** Where a right password led: in, or to the second factor (then no session exists yet). */
export type SignedIn =
  { state: 'signed-in'; session: StartedSession } | { state: 'second-factor'; challenge: string }
type Refused = { state: 'locked'; seconds: number } | { state: 'wrong' }

type Account = {
  id: string
  password_hash: string
  disabled: boolean
  knows_device: boolean
  has_factor: boolean
}
const ACCOUNT = `
select u.id, u.password_hash, u.disabled_at is not null as disabled,
  exists (select 1 from known_devices d where d.user_id = u.id and d.device_id = $2) as knows_device,
  exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor
from users u where u.email = $1`

/**
 * Signs in with a password. One account takes one attempt at a time: look at the pause, check one password, count. An unknown
 * or closed account goes the same way with the same work and the same answer as a wrong password.
 * @throws Failure `account.error.wrong_credentials`, `.locked`, `.busy`
 */
export async function signIn(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SignedIn> {
  const turn = await turnOf(services.db, email, client)
  const outcome = await withAccountLock(
    services,
    { email, turn },
    async (sql): Promise<SignedIn | Refused> => {
      const now = services.clock.now()
      const [account] = await sql.query<Account>(ACCOUNT, [email, client.deviceId ?? ''], 'sign-in-account')
      const knownDevice = account?.knows_device ? client.deviceId : undefined
      const buckets = lockBuckets({ email, network: client.network, knownDevice })
      const seconds = await lockedFor(sql, buckets, now)
      if (seconds > 0) return { state: 'locked', seconds }
      const isRight = await verifyPassword(password, account?.password_hash)
      if (!account || !isRight || account.disabled) {
        await countFailure(sql, buckets, now)
        return { state: 'wrong' }
      }
      await forgive(sql, buckets)
      await renewHash(sql, account, password)
      if (account.has_factor)
        return {
          state: 'second-factor',
          challenge: await startChallenge(sql, { userId: account.id, client, now }),
        }
      return {
        state: 'signed-in',
        session: await startSession(sql, { userId: account.id, client, passedFactor: false }),
      }
    },
  )
  // Refusals are thrown out here: inside, they would undo the counting.
  switch (outcome.state) {
    case 'locked':
      throw failureOf(accountApi.signIn, 'account.error.locked', {
        args: { minutes: minutesOf(outcome.seconds), seconds: outcome.seconds },
      })
    case 'wrong':
      throw failureOf(accountApi.signIn, 'account.error.wrong_credentials')
    case 'signed-in':
      closeReplaced(services, client, outcome.session)
      return outcome
    case 'second-factor':
      return outcome
  }
}

/** Hashes made at an older cost are replaced while the password is at hand. */
async function renewHash(sql: Sql, account: Account, password: string): Promise<void> {
  if (!needsRehash(account.password_hash)) return
  await sql.query('update users set password_hash = $2, updated_at = now() where id = $1', [
    account.id,
    await hashPassword(password),
  ])
}
