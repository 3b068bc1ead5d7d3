import { deletionApi } from '#domain/account/deletionApi.ts'
import { mayUndo, type DeletionAsker } from '#domain/account/deletion.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { withAccountLock } from '../accountLock.ts'
import type { Client } from '../client.ts'
import { closeReplaced } from '../closeReplaced.ts'
import { acceptRecoveryCode, acceptTotp, countCode, forgiveCode } from '../factorCodes.ts'
import { startSession, type StartedSession } from '../startSession.ts'
import { mailUndone } from './deletionMails.ts'
import { publishHidden } from './planDeletion.ts'

const contract = deletionApi.undoDeletion
const expired = () => operationErrorOf(contract, 'account.error.challenge_expired')

type Waiting = {
  user_id: string
  email: string
  requested_by: DeletionAsker
  age_group: AgeGroup | null
  has_factor: boolean
}
type Proof = { code?: string | undefined; recoveryCode?: string | undefined }

const WAITING = `
select c.user_id, u.email, d.requested_by, p.age_group,
  exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null) as has_factor
from sign_in_challenges c join users u on u.id = c.user_id join profiles p on p.id = u.id
join account_deletions d on d.user_id = u.id and d.erased_at is null and d.erase_at > $2
where c.token_hash = $1 and c.expires_at > $2`

/**
 * Undoes the deletion of the account whose password was given just now, and signs in. The challenge is used up by it; a
 * wrong code leaves it for another try.
 * @throws OperationError `account.error.challenge_expired`, `.deletion_guardian`, `.too_many_codes`, `.invalid_code`
 */
export async function undoDeletion(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  proof: Proof,
  challenge: string | undefined,
  client: Client,
): Promise<StartedSession> {
  const now = services.clock.now()
  const tokenHash = hashToken(challenge ?? '')
  const [waiting] = await services.db.query<Waiting>(WAITING, [tokenHash, now])
  if (!waiting) throw expired()
  const { user_id: userId, email, has_factor: needsFactor } = waiting
  if (!mayUndo(waiting.requested_by, waiting.age_group === 'child'))
    throw operationErrorOf(contract, 'account.error.deletion_guardian')
  if (needsFactor) {
    const seconds = await countCode(services.db, userId, now)
    if (seconds > 0) {
      const args = { minutes: minutesOf(seconds), seconds }
      throw operationErrorOf(contract, 'account.error.too_many_codes', { args })
    }
  }
  const session = await withAccountLock(services, { email, priority: 'first' }, async (sql) => {
    if (needsFactor && !(await isRight(sql, userId, proof, now)))
      throw operationErrorOf(contract, 'account.error.invalid_code')
    const used = await sql.query(
      'delete from sign_in_challenges where token_hash = $1 and expires_at > $2 returning id',
      [tokenHash, now],
    )
    if (used.length === 0 || !(await dropPlan(sql, { userId, now }))) throw expired()
    if (needsFactor) await forgiveCode(sql, userId)
    return startSession(sql, { userId, client, passedFactor: needsFactor })
  })
  closeReplaced(services, client, session)
  void publishHidden(services, userId)
  return session
}

/**
 * Opens an account again whose deletion was planned, and mails it, in the caller's transaction.
 * @returns false when none was, or it is too late
 */
export async function dropPlan(sql: Sql, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const dropped = await sql.query(
    'delete from account_deletions where user_id = $1 and erased_at is null and erase_at > $2 returning id',
    [userId, now],
  )
  if (dropped.length === 0) return false
  await sql.query('update users set disabled_at = null, updated_at = $2 where id = $1', [userId, now])
  await mailUndone(sql, userId)
  return true
}

const isRight = (sql: Sql, userId: string, { code, recoveryCode }: Proof, now: Date): Promise<boolean> =>
  code === undefined
    ? acceptRecoveryCode(sql, userId, recoveryCode ?? '', now)
    : acceptTotp(sql, userId, code, now)
