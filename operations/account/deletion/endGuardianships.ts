import { messageFor } from '#messages'
import type { GuardianLink } from '#operations/guardians/findLink.ts'
import { lockChild } from '#operations/guardians/lockChild.ts'
import { lockGuardianship } from '#operations/guardians/lockGuardianship.ts'
import type { Revoked } from '#operations/guardians/revokeGuardian.ts'
import { revokeLink } from '#operations/guardians/revokeLink.ts'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Ends what ties an account that is about to be deleted to guardians and children, in the caller's transaction. A child
 * of it rests until another guardian agrees, the one who was asked already if there is one, and is notified. The
 * links go, and with them the addresses in them.
 * @returns the children, to be notified after the commit
 */
export async function endGuardianships(sql: Sql, userId: string, now: Date): Promise<Revoked[]> {
  await lockGuardianship(sql)
  const links = await sql.query<GuardianLink>(
    `select id, child_id, guardian_email, guardian_id, status, language from guardian_links
     where child_id = $1 or guardian_id = $1 order by child_id, id`,
    [userId],
  )
  if (links.length === 0) return []
  // Children come before families everywhere, so that no two transactions wait for each other.
  for (const { child_id: childId } of links) await lockChild(sql, childId)
  const revoked: Revoked[] = []
  for (const link of links) {
    const aside = link.status === 'revoked' ? [] : await revokeLink(sql, link, now)
    if (link.child_id === userId) continue
    if (link.status === 'contact' || link.status === 'verified') {
      revoked.push({ childId: link.child_id, aside })
      await notifyChild(sql, link, now)
    }
  }
  await sql.query('delete from guardian_links where id = any($1::uuid[])', [links.map(({ id }) => id)])
  return revoked
}

/** Notifies a child that their guardian is gone. */
async function notifyChild(sql: Sql, { id, child_id: childId }: GuardianLink, now: Date): Promise<void> {
  await notify(
    sql,
    [
      {
        userId: childId,
        key: `guardian-gone:${id}`,
        type: 'system',
        channels: ['in_app', 'push'],
        words: (locale) => ({
          title: messageFor(locale, 'guardians.gone_title'),
          message: messageFor(locale, 'guardians.gone_text'),
        }),
        push: neutralPush,
        link: '/settings?tab=guardian',
      },
    ],
    { now },
  )
}
