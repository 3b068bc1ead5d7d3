import { open, encrypt } from '#lib/secrets/box.ts'
import type { Sql } from '#services/database/db.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import { guardiansBehind } from './guardianFacts.ts'
import { notificationLine } from './notificationLine.ts'
import { notifiedByIds } from './notificationsOf.ts'

const PURPOSE = 'guardian-page'

/** A page's secret, for storing beside its hash. */
export const encryptPageToken = (token: string): string => encrypt(PURPOSE, token)

/** The secret again. */
export const decryptPageToken = (encrypted: string): string => open(PURPOSE, encrypted)

/**
 * What fills a mail of notifications (`link`, `notices`: ids with commas), read at the moment it leaves: no one learns
 * what is no longer shared. Null when nothing is left to say or the guardian has taken the consent back; then there is
 * no mail.
 */
export async function notificationMail(
  sql: Sql,
  { link, notices }: Readonly<Record<string, string>>,
): Promise<{ to: string; args: Record<string, string> } | null> {
  const [guardian] = await guardiansBehind(sql, [link!])
  if (!guardian) return null
  const notified = await notifiedByIds(sql, guardian.link, notices!.split(','))
  if (notified.length === 0) return null
  return {
    to: guardian.to,
    args: {
      child: guardian.child,
      lines: notified.map((one) => notificationLine(one, guardian)).join('\n\n'),
      path: guardian.accountId ? '/settings?tab=guardian' : await pagePath(sql, guardian.link),
    },
  }
}

/** The address of the page from the guardian's first mail. A link from before secrets were kept gets a new one. */
export async function pagePath(sql: Sql, link: string): Promise<string> {
  const fresh = newToken()
  const [row] = await sql.query<{ encrypted: string }>(
    `update guardian_links set
       page_token_hash = case when page_token_sealed is null then $2 else page_token_hash end,
       page_token_sealed = coalesce(page_token_sealed, $3)
     where id = $1 returning page_token_sealed as encrypted`,
    [link, hashToken(fresh), encryptPageToken(fresh)],
  )
  return `/guardian/${row ? decryptPageToken(row.encrypted) : ''}`
}
