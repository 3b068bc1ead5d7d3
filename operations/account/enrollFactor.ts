import type { Actor } from '#domain/access/actor.ts'
import { mfaApi } from '#domain/account/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { qrSvg } from '#lib/qr/qr.ts'
import { encrypt } from '#lib/secrets/box.ts'
import { newSecret, uri } from '#lib/totp/totp.ts'
import { withAccountLock } from './accountLock.ts'
import { FACTOR_PURPOSE } from './factorCodes.ts'
import { priorityOfActor } from './priorityOf.ts'

/** What a member scans or types to set up an authenticator app. Shown once. */
export type Enrolment = { factorId: string; friendlyName: string; qrSvg: string; secret: string }

/**
 * Starts the enrolment of a second factor. Enrolments that were not finished are cleaned away, so a name can be used
 * again. Only for a confirmed address: a factor on another one could shut its owner out of it.
 * @throws OperationError `account.error.email_unverified`, `.mfa_already_enabled`, `.busy`
 */
export async function enrollFactor(
  services: Pick<Services, 'authDb' | 'clock'>,
  actor: Actor,
  friendlyName: string,
): Promise<Enrolment> {
  if (!actor.emailVerified) throw operationErrorOf(mfaApi.enroll, 'account.error.email_unverified')
  const secret = newSecret()
  const factorId = newId()
  // Two enrolments at once come one after the other: the later one stands.
  await withAccountLock(services, { email: actor.email, priority: priorityOfActor(actor) }, async (sql) => {
    const verified = await sql.query(
      'select 1 from mfa_factors where user_id = $1 and verified_at is not null',
      [actor.id],
    )
    if (verified.length > 0) throw operationErrorOf(mfaApi.enroll, 'account.error.mfa_already_enabled')
    await sql.query('delete from mfa_factors where user_id = $1', [actor.id])
    await sql.query(
      `insert into mfa_factors (id, user_id, friendly_name, sealed_secret, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
      [factorId, actor.id, friendlyName, encrypt(FACTOR_PURPOSE, secret), services.clock.now()],
    )
  })
  return { factorId, friendlyName, secret, qrSvg: await qrSvg(uri(secret, actor.email)) }
}
