import type { Actor } from '#domain/access/actor.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { maskContact } from '#domain/account/contact.ts'
import { CODE_LOCK_MINUTES } from '#domain/account/recoveryPolicy.ts'
import type { Locale } from '#messages'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { countGuess, forgiveGuesses } from './codeGuesses.ts'
import { hashPhoneCode } from './recoveryCodes.ts'
import { PHONE_PURPOSE } from './startPhone.ts'

const contract = contactApi.verifyPhone

/**
 * Stores the number whose code this is with the account; the owner gets a mail. Tries are counted first, on the
 * account.
 * @throws OperationError `account.error.code_locked`, `.recovery_code`, `.phone_taken`
 */
export async function verifyPhone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  code: string,
  locale: Locale,
): Promise<string> {
  const now = clock.now()
  const bucket = `phone ${actor.id}`
  const guess = await countGuess(db, bucket, now)
  if ('lockedForSeconds' in guess) throw locked(guess.lockedForSeconds)
  const phone = await db.tx(async (sql) => {
    const number = await useCode(sql, actor.id, code, now)
    if (number === null) return null
    await store(sql, actor.id, number, now)
    await queueMail(sql, {
      template: 'phone-added',
      to: actor.email,
      locale: actor.locale ?? locale,
      args: { phone: maskContact(number), path: '/settings?tab=security' },
      key: `phone-added:${newId()}`,
      userId: actor.id,
    })
    return number
  })
  if (phone === null) {
    if (guess.left === 0) throw locked(CODE_LOCK_MINUTES * 60)
    throw operationErrorOf(contract, 'account.error.recovery_code', { args: { attempts: guess.left } })
  }
  await forgiveGuesses(db, bucket)
  return phone
}

/** Uses the code up and gives the number it was sent to; null for a wrong one. */
async function useCode(sql: Sql, userId: string, code: string, now: Date): Promise<string | null> {
  const [waiting] = await sql.query<{ id: string; contact: string; code_hash: string }>(
    `select id, contact, code_hash from verification_codes
     where user_id = $1 and purpose = $2 and used_at is null and not superseded and expires_at > $3
     order by created_at desc limit 1 for update`,
    [userId, PHONE_PURPOSE, now],
  )
  if (!waiting || waiting.code_hash !== hashPhoneCode(userId, waiting.contact, code)) return null
  await sql.query('update verification_codes set used_at = $2, updated_at = $2 where id = $1', [
    waiting.id,
    now,
  ])
  return waiting.contact
}

/** Said only to a member who has the phone in hand: it is on another account. */
async function store(sql: Sql, userId: string, phone: string, now: Date): Promise<void> {
  try {
    await sql.query('update users set phone = $2, phone_verified_at = $3, updated_at = now() where id = $1', [
      userId,
      phone,
      now,
    ])
  } catch (error) {
    if ((error as { code?: unknown }).code === '23505')
      throw operationErrorOf(contract, 'account.error.phone_taken')
    throw error
  }
}

const locked = (seconds: number) =>
  operationErrorOf(contract, 'account.error.code_locked', { args: { minutes: minutesOf(seconds), seconds } })
