import type { Actor } from '#domain/access/actor.ts'
import { mfaApi } from '#domain/account/api.ts'
import { ENROLMENT_MINUTES } from '#domain/account/signInPolicy.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { open } from '#lib/secrets/box.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#lib/totp/recoveryCodes.ts'
import { verify } from '#lib/totp/totp.ts'
import { withAccountLock } from './accountLock.ts'
import { endSessions } from './endSessions.ts'
import { countCode, FACTOR_PURPOSE, forgiveCode } from './factorCodes.ts'
import { priorityOfActor } from './priorityOf.ts'

/**
 * Ends an enrolment with a first code and gives the recovery codes. This session counts as having passed the factor;
 * all others, which never did, end.
 * @throws OperationError `account.error.mfa_setup_expired`, `.too_many_codes`, `.invalid_code`
 */
export async function verifyFactor(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  { factorId, code }: { factorId: string; code: string },
): Promise<string[]> {
  const now = services.clock.now()
  const seconds = await countCode(services.db, actor.id, now)
  if (seconds > 0) {
    throw operationErrorOf(mfaApi.verify, 'account.error.too_many_codes', {
      args: { minutes: minutesOf(seconds), seconds },
    })
  }
  const codes = newRecoveryCodes()
  await withAccountLock(services, { email: actor.email, priority: priorityOfActor(actor) }, async (sql) => {
    const step = await stepOf(sql, { userId: actor.id, factorId, code, now })
    await sql.query(
      'update mfa_factors set verified_at = $2, last_step = $3, updated_at = $2 where id = $1',
      [factorId, now, step],
    )
    await sql.query('delete from mfa_recovery_codes where user_id = $1', [actor.id])
    for (const recoveryCode of codes) {
      await sql.query(
        'insert into mfa_recovery_codes (id, user_id, code_hash, created_at, updated_at) values ($1, $2, $3, now(), now())',
        [newId(), actor.id, hashRecoveryCode(recoveryCode)],
      )
    }
    await sql.query('update sessions set factor_at = now(), updated_at = now() where id = $1', [
      actor.sessionId,
    ])
    await endSessions(sql, actor.id, { except: actor.sessionId })
    await forgiveCode(sql, actor.id)
  })
  void services.realtime.terminate(actor.id)
  return codes
}

type Attempt = { userId: string; factorId: string; code: string; now: Date }

/** The half minute of a right code for an enrolment that still runs. */
async function stepOf(sql: Sql, { userId, factorId, code, now }: Attempt): Promise<number> {
  const since = new Date(now.getTime() - ENROLMENT_MINUTES * 60_000)
  const [factor] = await sql.query<{ sealed_secret: string }>(
    `select sealed_secret from mfa_factors
     where id = $1 and user_id = $2 and verified_at is null and created_at > $3 for update`,
    [factorId, userId, since],
  )
  if (!factor) throw operationErrorOf(mfaApi.verify, 'account.error.mfa_setup_expired')
  const verdict = await verify(open(FACTOR_PURPOSE, factor.sealed_secret), code, null, now)
  if (!verdict.ok) throw operationErrorOf(mfaApi.verify, 'account.error.invalid_code')
  return verdict.step
}
