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
import { costOfRooms } from './costOfRooms.ts'
import { answerPaths } from './mailAnswer.ts'
import { nameForMail } from './nameForMail.ts'
import { decryptPageToken, encryptPageToken } from './notifications/notificationMail.ts'
import { lockChild } from './lockChild.ts'
import { spendGuardianMail } from './spendGuardianMail.ts'

const contract = consentApi.guardianStart
const DAY_MS = 86_400_000
const KEEPS_PAGE = `guardian_links.status <> 'revoked' and guardian_links.page_token_sealed is not null`

/**
 * Sends a six-digit code to the guardian of a child or teen, at the address `named`, else at the one asked last.
 * Everything is one transaction, the mail included: an error leaves no trace, and the limits hold over all
 * processes. An older code stops working.
 * @throws OperationError `onboarding.error.guardian_not_needed`, `.guardian_is_self`, `.guardian_unnamed`,
 * `.confirm_first`, `.code_cooldown`, `.code_requests`
 */
export async function startGuardian(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  named: string | undefined,
  locale: Locale,
): Promise<{ resendInSeconds: number; expiresInMinutes: number }> {
  if (!isMinor(actor.ageGroup)) throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
  const now = clock.now()
  await db.tx(async (sql) => {
    await lockChild(sql, actor.id)
    await requireOpen(sql, actor.id)
    const guardianEmail = named ?? (await findAskedLast(sql, actor.id))
    requireOther(actor, guardianEmail)
    if (!actor.emailVerified) await requireSameGuardian(sql, { childId: actor.id, guardianEmail, now })
    await spendGuardianMail(sql, { childId: actor.id, guardianEmail, now })
    const code = newGuardianCode()
    const notAfter = new Date(now.getTime() + GUARDIAN_CODE_MINUTES * 60_000)
    await storeCode(sql, { childId: actor.id, guardianEmail, code, notAfter, now })
    const pageToken = await storeLink(sql, {
      childId: actor.id,
      guardianEmail,
      language: actor.locale ?? locale,
      now,
    })
    const language = actor.locale ?? locale
    await queueMail(sql, {
      template: 'guardian-code',
      to: guardianEmail,
      locale: language,
      args: {
        child: nameForMail(actor),
        code,
        rooms: await costOfRooms(sql, language),
        ...answerPaths(`/guardian/${pageToken}`),
      },
      key: `guardian-code:${newId()}`,
      userId: actor.id,
      notAfter,
    })
  })
  return { resendInSeconds: CODE_RESEND_SECONDS, expiresInMinutes: GUARDIAN_CODE_MINUTES }
}

/**
 * The address asked last: of the request that is open, else of one that was answered with no or taken back.
 * @throws OperationError `onboarding.error.guardian_unnamed`
 */
async function findAskedLast(sql: Sql, childId: string): Promise<string> {
  const [link] = await sql.query<{ guardian_email: string }>(
    `select guardian_email from guardian_links where child_id = $1 order by status = 'revoked', updated_at desc limit 1`,
    [childId],
  )
  if (link) return link.guardian_email
  throw operationErrorOf(contract, 'onboarding.error.guardian_unnamed', {
    fields: { 'body.guardianEmail': 'onboarding.error.guardian_unnamed' },
  })
}

/** @throws OperationError `onboarding.error.guardian_is_self` */
function requireOther(actor: Actor, guardianEmail: string): void {
  if (mailboxOf(guardianEmail) !== mailboxOf(actor.email)) return
  throw operationErrorOf(contract, 'onboarding.error.guardian_is_self', {
    fields: { 'body.guardianEmail': 'onboarding.error.guardian_is_self' },
  })
}

async function requireOpen(sql: Sql, childId: string): Promise<void> {
  const verified = await sql.query(
    `select 1 from guardian_links where child_id = $1 and status = 'verified'`,
    [childId],
  )
  if (verified.length > 0) throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
}

/**
 * Before a child's own address is confirmed their account may be a stranger's script: it writes to one guardian's
 * mailbox a day.
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
 * Asking a guardian again takes nothing away: an open request keeps its page, so that the links of every mail about it
 * work. After a no there is a new one. Returns the secret of the page.
 */
async function storeLink(
  sql: Sql,
  { childId, guardianEmail, language, now }: Request & { language: Locale },
): Promise<string> {
  const fresh = newToken()
  await sql.query(
    `delete from guardian_links where child_id = $1 and status = 'pending' and guardian_email <> $2`,
    [childId, guardianEmail],
  )
  const [link] = await sql.query<{ encrypted: string }>(
    `insert into guardian_links (id, child_id, guardian_email, status, page_token_hash, page_token_sealed, language, created_at, updated_at)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $7)
     on conflict (child_id, guardian_email) do update set language = $6,
       page_token_hash = case when ${KEEPS_PAGE} then guardian_links.page_token_hash else $4 end,
       page_token_sealed = case when ${KEEPS_PAGE} then guardian_links.page_token_sealed else $5 end,
       contact_at = case guardian_links.status when 'contact' then guardian_links.contact_at end,
       status = case guardian_links.status when 'contact' then 'contact' else 'pending' end,
       guardian_id = case guardian_links.status when 'contact' then guardian_links.guardian_id end,
       verified_at = null, revoked_at = null, updated_at = $7
     returning page_token_sealed as encrypted`,
    [newId(), childId, guardianEmail, hashToken(fresh), encryptPageToken(fresh), language, now],
  )
  return decryptPageToken(link!.encrypted)
}
