import { eraseAtOf } from '#domain/account/deletion.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { emailOf } from './people.ts'

/** Who is in the seven days before a deletion: signing in asks whether the account stays. */
const HANDLE = 'diego'
/** Days since the request. */
const DAYS_AGO = 2

/** One account of the demo dataset that is about to be deleted, closed as a request leaves it. */
export async function seedDeletion(sql: Sql, now: Date): Promise<void> {
  const requestedAt = new Date(now.getTime() - DAYS_AGO * 86_400_000)
  const [closed] = await sql.query<{ id: string }>(
    'update users set disabled_at = $2, updated_at = $2 where email = $1 returning id',
    [emailOf(HANDLE), requestedAt],
  )
  if (!closed) return
  await sql.query('delete from sessions where user_id = $1', [closed.id])
  await sql.query(
    `insert into account_deletions (id, user_id, requested_by, requested_at, erase_at) values ($1, $2, 'self', $3, $4)
     on conflict (user_id) do nothing`,
    [seedId(`deletion:${HANDLE}`), closed.id, requestedAt, eraseAtOf(requestedAt)],
  )
}
