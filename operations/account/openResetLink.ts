import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

const OPEN = `
update recovery_requests r set verified_at = $2, token_hash = $3, link_hash = null, expires_at = $4, updated_at = $2
where r.link_hash = $1 and r.verified_at is null and r.used_at is null and r.expires_at > $2
  and exists (select 1 from users u where u.id = r.user_id and u.disabled_at is null)
returning r.id`

/**
 * Exchanges the token of a mailed link, once, for a secret of this browser.
 * @throws OperationError `account.error.verify_link` for a link that is unknown, used or too old
 */
export async function openResetLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  linkToken: string,
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  const until = new Date(now.getTime() + RECOVERY_MINUTES * 60_000)
  const opened = await db.query(OPEN, [hashToken(linkToken), now, hashToken(token), until])
  if (opened.length === 0) throw operationErrorOf(recoveryApi.openResetLink, 'account.error.verify_link')
  return token
}
