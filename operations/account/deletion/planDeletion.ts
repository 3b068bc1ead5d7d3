import { eraseAtOf, type DeletionAsker } from '#domain/account/deletion.ts'
import { newId } from '#operations/_kit/ids.ts'
import { publishChanged } from '#operations/family/publishToFamily.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { endSessions } from '../endSessions.ts'
import { revokeCredentials } from '../revokeCredentials.ts'
import { mailPlanned } from './deletionMails.ts'

type Planned = { userId: string; askedBy: DeletionAsker; now: Date }

/**
 * Plans the deletion of an account in the caller's transaction. From then on the account is closed: no session is left,
 * no other member sees it, nothing is sent to it. A deletion that is planned already stays as it is. The member gets a
 * mail, and so does the guardian of a minor.
 * @returns the instant from which on it cannot be undone
 */
export async function planDeletion(sql: Sql, { userId, askedBy, now }: Planned): Promise<Date> {
  const [planned] = await sql.query<{ erase_at: Date; is_new: boolean }>(
    `insert into account_deletions as d (id, user_id, requested_by, requested_at, erase_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set user_id = excluded.user_id returning d.erase_at, xmax = 0 as is_new`,
    [newId(), userId, askedBy, now, eraseAtOf(now)],
  )
  const { erase_at: eraseAt, is_new: isNew } = planned!
  if (!isNew) return eraseAt
  await sql.query('update users set disabled_at = $2, updated_at = $2 where id = $1', [userId, now])
  await endSessions(sql, userId)
  await revokeCredentials(sql, userId, now)
  await mailPlanned(sql, { userId, askedBy, eraseAt })
  return eraseAt
}

/**
 * Closes the live connections of an account whose deletion was planned or undone, and makes its families ask again.
 * Call it after the commit; it never rejects.
 */
export async function publishHidden(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  userId: string,
): Promise<void> {
  void realtime.terminate(userId)
  const families = await db
    .query<{ id: string }>('select family_id as id from family_members where user_id = $1', [userId])
    .catch(() => [])
  for (const { id } of families) void publishChanged({ db, realtime }, id)
}
