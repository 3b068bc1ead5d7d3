import { contactApi } from '#domain/account/contactApi.ts'
import type { Actor } from '#domain/access/actor.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { welcome } from '#domain/account/jobs.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { encrypt } from '#lib/secrets/box.ts'
import { spendCodeRequest } from './spendCodeRequest.ts'
import { WELCOME_PURPOSE } from './welcomeMail.ts'

/**
 * Has the mail that confirms the person's address sent once more, unless it is confirmed. The job finds out whether
 * another account has the address: this call must not know.
 * @throws OperationError `account.error.code_cooldown`, `.code_requests`
 */
export async function sendVerification(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): Promise<{ alreadyVerified: boolean }> {
  if (actor.emailVerified) return { alreadyVerified: true }
  await db.tx(async (sql) => {
    await spendCodeRequest(sql, contactApi.sendVerification, {
      bucket: `verify-email ${actor.id}`,
      now: clock.now(),
    })
    const encrypted = encrypt(WELCOME_PURPOSE, actor.email)
    await enqueue(sql, welcome, {
      userId: actor.id,
      locale: actor.locale ?? locale,
      sealed: encrypted,
      mailId: newId(),
    })
  })
  return { alreadyVerified: false }
}
