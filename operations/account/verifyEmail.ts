import { contactApi } from '#domain/account/contactApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { endOtherClaims, lockClaims } from './claims.ts'
import { EMAIL_PURPOSE } from './queueVerification.ts'

// Using the link up and confirming the address are one statement. An address that was changed since is not confirmed by
// an old link.
const CONFIRM = `
with used as (
  update verification_codes set used_at = $4, updated_at = $4
  where id = $1 and purpose = $2 and code_hash = $3 and used_at is null and not superseded and expires_at > $4
  returning user_id, contact
)
update users u set email_verified_at = coalesce(u.email_verified_at, $4), updated_at = $4
from used where u.id = used.user_id and u.email = used.contact returning u.id, u.email`

const refused = () => operationErrorOf(contactApi.verifyEmail, 'account.error.verify_link')

/**
 * Confirms an address by the token of the mailed link. From then on the account is the only one of its address: all
 * others that claim it end. Rejected when another one has confirmed it meanwhile.
 * @throws OperationError `account.error.verify_link`
 */
export async function verifyEmail(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  token: string,
): Promise<void> {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !secret) throw refused()
  const now = clock.now()
  const ended = await db.tx(async (sql) => {
    // Two links of one address at once: the later one finds its account gone.
    const [mailed] = await sql.query<{ contact: string }>(
      'select contact from verification_codes where id = $1 and purpose = $2',
      [id, EMAIL_PURPOSE],
    )
    if (!mailed) throw refused()
    await lockClaims(sql, mailed.contact)
    const confirmed = await confirm(sql, [id, EMAIL_PURPOSE, hashToken(secret), now])
    if (!confirmed) throw refused()
    return endOtherClaims(sql, { userId: confirmed.id, email: confirmed.email, now })
  })
  for (const userId of ended) void realtime.terminate(userId)
}

async function confirm(sql: Sql, values: unknown[]): Promise<{ id: string; email: string } | undefined> {
  try {
    const [confirmed] = await sql.query<{ id: string; email: string }>(CONFIRM, values)
    return confirmed
  } catch (error) {
    if (isOthersAddress(error)) throw refused()
    throw error
  }
}

/**
 * Did a statement fail because another account has confirmed the address? The unique index says so, also of two at
 * once.
 */
export const isOthersAddress = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email_confirmed'
}
