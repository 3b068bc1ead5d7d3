import type { Actor } from '#domain/access/actor.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { RECOVERY_MINUTES, TEXTS_PER_HOUR } from '#domain/account/recoveryPolicy.ts'
import type { Locale } from '#messages'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queueSms } from '#operations/notifications/queueSms.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { confirmPassword } from './confirmPassword.ts'
import { phoneBlock } from './phoneStatus.ts'
import { hashContact, hashPhoneCode, newCode } from './recoveryCodes.ts'
import { spendCodeRequest } from './spendCodeRequest.ts'

/** `purpose` of a code sent to a phone that is to be added, in `verification_codes`. */
export const PHONE_PURPOSE = 'phone'

const contract = contactApi.startPhone

/**
 * Sends a code to a number, against the password: a phone can open the account later, so a borrowed session must not
 * add one. Whether another account has the number is not looked at here, or the form would tell. The account gets it
 * with the right code only.
 * @throws OperationError `account.error.phone_not_offered`, `.email_unverified`, `.code_cooldown`, `.code_requests`,
 * and those of the password
 */
export async function startPhone(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'env'>,
  actor: Actor,
  { phone, password }: { phone: string; password: string },
  locale: Locale,
): Promise<void> {
  const block = phoneBlock(actor, services.env)
  if (block === 'unverified_email') throw operationErrorOf(contract, 'account.error.email_unverified')
  if (block) throw operationErrorOf(contract, 'account.error.phone_not_offered')
  const now = services.clock.now()
  await confirmPassword(services, { contract, actor, password }, async (sql) => {
    await spendCodeRequest(sql, contract, { bucket: `phone ${actor.id}`, now })
    await spendText(sql, phone, now)
    const code = newCode()
    const notAfter = new Date(now.getTime() + RECOVERY_MINUTES * 60_000)
    const id = await storeCode(sql, { userId: actor.id, phone, code, notAfter, now })
    await queueSms(sql, {
      template: 'phone-code',
      to: phone,
      locale: actor.locale ?? locale,
      args: { code },
      key: `phone:${id}`,
      notAfter,
    })
  })
}

/** A number may be a stranger's: it gets few texts from all callers together. */
async function spendText(sql: Sql, phone: string, now: Date): Promise<void> {
  const bucket = `phone-text ${hashContact(phone)}`
  const seconds = await takeAttempt(sql, { bucket, max: TEXTS_PER_HOUR, perSeconds: 3600, now })
  if (seconds > 0) {
    throw operationErrorOf(contract, 'account.error.code_requests', {
      args: { minutes: minutesOf(seconds), seconds },
    })
  }
}

type PhoneCode = { userId: string; phone: string; code: string; notAfter: Date; now: Date }

async function storeCode(sql: Sql, { userId, phone, code, notAfter, now }: PhoneCode): Promise<string> {
  const id = newId()
  await sql.query(
    `update verification_codes set superseded = true, updated_at = $3
     where user_id = $1 and purpose = $2 and used_at is null and not superseded`,
    [userId, PHONE_PURPOSE, now],
  )
  await sql.query(
    `insert into verification_codes (id, user_id, purpose, contact, code_hash, expires_at, superseded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, false, $7, $7)`,
    [id, userId, PHONE_PURPOSE, phone, hashPhoneCode(userId, phone, code), notAfter, now],
  )
  return id
}
