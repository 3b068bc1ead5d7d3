import type { Sql } from '#services/database/db.ts'

/**
 * Makes private, in the caller's transaction, whatever a child or teen shared: with a guardian who goes the sharing
 * ends.
 */
export async function unshareAll(sql: Sql, childId: string, now: Date): Promise<void> {
  await sql.query(
    `update journal_entries set visibility = 'private', shared_at = null, person_may_look = false, version = version + 1, updated_at = $2
     where user_id = $1 and visibility = 'guardian'`,
    [childId, now],
    'journal-unshare-all',
  )
}
