import { accountApi } from '#domain/account/api.ts'
import type { SecondFactorProof } from '#domain/account/credentials.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import type { z } from 'zod/mini'
import { withAccountLock } from './accountLock.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { acceptRecoveryCode, acceptTotp, countCode, forgiveCode } from './factorCodes.ts'
import { startSession, type StartedSession } from './startSession.ts'

type FactorProof = z.output<typeof SecondFactorProof>

const WAITING = `
select c.user_id, u.email from sign_in_challenges c join users u on u.id = c.user_id and u.disabled_at is null
where c.token_hash = $1 and c.expires_at > $2`

/**
 * Finishes a sign-in with the second factor. The challenge is used up by it; a wrong code leaves it for another try.
 * @throws OperationError `account.error.challenge_expired`, `.too_many_codes`, `.invalid_code`
 */
export async function secondFactor(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  proof: FactorProof,
  challenge: string | undefined,
  client: Client,
): Promise<StartedSession> {
  const now = services.clock.now()
  const tokenHash = hashToken(challenge ?? '')
  const [waiting] = await services.db.query<{ user_id: string; email: string }>(WAITING, [tokenHash, now])
  if (!waiting) throw operationErrorOf(accountApi.secondFactor, 'account.error.challenge_expired')
  const userId = waiting.user_id
  // Counted on its own, before anything is looked at: nothing that happens later takes the count back but a right code.
  const seconds = await countCode(services.db, userId, now)
  if (seconds > 0) {
    const args = { minutes: minutesOf(seconds), seconds }
    throw operationErrorOf(accountApi.secondFactor, 'account.error.too_many_codes', { args })
  }
  const session = await withAccountLock(
    services,
    { email: waiting.email, priority: 'first' },
    async (sql) => {
      if (!(await isRight(sql, userId, proof, now)))
        throw operationErrorOf(accountApi.secondFactor, 'account.error.invalid_code')
      const used = await sql.query(
        'delete from sign_in_challenges where token_hash = $1 and expires_at > $2 returning id',
        [tokenHash, now],
      )
      // Gone since it was read: a password change or a twin of this call took it. Rolling back gives the code back.
      if (used.length === 0)
        throw operationErrorOf(accountApi.secondFactor, 'account.error.challenge_expired')
      await forgiveCode(sql, userId)
      return startSession(sql, { userId, client, passedFactor: true })
    },
  )
  closeReplaced(services, client, session)
  return session
}

const isRight = (
  sql: Sql,
  userId: string,
  { code, recoveryCode }: FactorProof,
  now: Date,
): Promise<boolean> =>
  code === undefined
    ? acceptRecoveryCode(sql, userId, recoveryCode ?? '', now)
    : acceptTotp(sql, userId, code, now)
