import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { CODE_RESEND_SECONDS, GUARDIAN_CODE_MINUTES } from '#domain/guardians/schema.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { GUARDIAN_PURPOSE, hashGuardianCode, newGuardianCode } from './guardianCodes.ts'
import { nameForMail } from './nameForMail.ts'
import { encryptPageToken } from './notifications/notificationMail.ts'
import { lockChild } from './lockChild.ts'
import { spendGuardianMail } from './spendGuardianMail.ts'

const contract = consentApi.guardianStart
const DAY_MS = 86_400_000

/**
 * Sends a six-digit code to the guardian of a child or teen. Everything is one transaction, the mail included: a
 * refusal leaves no trace, and the limits hold over all processes. An older code stops working.
 * @throws OperationError `onboarding.error.guardian_not_needed`, `.guardian_is_self`, `.confirm_first`, `.code_cooldown`, `.code_requests`
 */
export async function startGuardian(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  guardianEmail: string,
  locale: Locale,
): Promise<{ resendInSeconds: number; expiresInMinutes: number }> {
  if (!isMinor(actor.ageGroup)) throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
  if (mailboxOf(guardianEmail) === mailboxOf(actor.email)) {
    throw operationErrorOf(contract, 'onboarding.error.guardian_is_self', {
      fields: { 'body.guardianEmail': 'onboarding.error.guardian_is_self' },
    })
  }
  const now = clock.now()
  await db.tx(async (sql) => {
    await lockChild(sql, actor.id)
    await requireOpen(sql, actor.id)
    if (!actor.emailVerified) await requireSameGuardian(sql, { childId: actor.id, guardianEmail, now })
    await spendGuardianMail(sql, { childId: actor.id, guardianEmail, now })
    const code = newGuardianCode()
    const pageToken = newToken()
    const notAfter = new Date(now.getTime() + GUARDIAN_CODE_MINUTES * 60_000)
    await storeCode(sql, { childId: actor.id, guardianEmail, code, notAfter, now })
    await storeLink(sql, {
      childId: actor.id,
      guardianEmail,
      pageToken,
      language: actor.locale ?? locale,
      now,
    })
    await queueMail(sql, {
      template: 'guardian-code',
      to: guardianEmail,
      locale: actor.locale ?? locale,
      args: { child: nameForMail(actor), code, path: `/guardian/${pageToken}` },
      key: `guardian-code:${newId()}`,
      userId: actor.id,
      notAfter,
    })
  })
  return { resendInSeconds: CODE_RESEND_SECONDS, expiresInMinutes: GUARDIAN_CODE_MINUTES }
}

async function requireOpen(sql: Sql, childId: string): Promise<void> {
  const verified = await sql.query(
    `select 1 from guardian_links where child_id = $1 and status = 'verified'`,
    [childId],
  )
  if (verified.length > 0) throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
}

/**
 * Before a child's own address is confirmed their account may be anybody's script: it writes to one guardian's mailbox
 * a day.
 * @throws OperationError `onboarding.error.confirm_first`
 */
async function requireSameGuardian(sql: Sql, { childId, guardianEmail, now }: Request): Promise<void> {
  const named = await sql.query<{ contact: string }>(
    'select distinct contact from verification_codes where user_id = $1 and purpose = $2 and created_at > $3',
    [childId, GUARDIAN_PURPOSE, new Date(now.getTime() - DAY_MS)],
  )
  if (named.every(({ contact }) => mailboxOf(contact) === mailboxOf(guardianEmail))) return
  throw operationErrorOf(contract, 'onboarding.error.confirm_first', {
    fields: { 'body.guardianEmail': 'onboarding.error.confirm_first' },
  })
}

type Request = { childId: string; guardianEmail: string; now: Date }

async function storeCode(
  sql: Sql,
  { childId, guardianEmail, code, notAfter, now }: Request & { code: string; notAfter: Date },
): Promise<void> {
  await sql.query(
    `update verification_codes set superseded = true, updated_at = $3
     where user_id = $1 and purpose = $2 and used_at is null and not superseded`,
    [childId, GUARDIAN_PURPOSE, now],
  )
  await sql.query(
    `insert into verification_codes (id, user_id, purpose, contact, code_hash, expires_at, superseded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, false, $7, $7)`,
    [newId(), childId, GUARDIAN_PURPOSE, guardianEmail, hashGuardianCode(childId, code), notAfter, now],
  )
}

/**
 * One pending link at a time. An address that was named before and never agreed is forgotten: it may be a stranger's.
 * Asking a guardian again whose code was passed on takes nothing away.
 */
async function storeLink(
  sql: Sql,
  { childId, guardianEmail, pageToken, language, now }: Request & { pageToken: string; language: Locale },
): Promise<void> {
  await sql.query(
    `delete from guardian_links where child_id = $1 and status = 'pending' and guardian_email <> $2`,
    [childId, guardianEmail],
  )
  await sql.query(
    `insert into guardian_links (id, child_id, guardian_email, status, page_token_hash, page_token_sealed, language, created_at, updated_at)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $7)
     on conflict (child_id, guardian_email) do update set page_token_hash = $4, page_token_sealed = $5, language = $6,
       status = case guardian_links.status when 'contact' then 'contact' else 'pending' end,
       guardian_id = case guardian_links.status when 'contact' then guardian_links.guardian_id end,
       verified_at = null, revoked_at = null, updated_at = $7`,
    [newId(), childId, guardianEmail, hashToken(pageToken), encryptPageToken(pageToken), language, now],
  )
}
