import { CLAIM_DAYS } from '#domain/account/claimPolicy.ts'
import type { Services } from '#services'
import { eraseAccounts } from './eraseAccounts.ts'

/** Accounts one transaction removes. */
const BATCH = 200

/** With this migration accounts began to be notified that they end. No account's time begins before it. */
const NOTIFIED_SINCE = '20261122_100100_unconfirmed_addresses'

// A session's `last_seen_at` moves with every visit; a sign-out takes the session away, but the device was seen then. A
// child or teen whose guardian agreed stays, and so do the guardian, staff, and a person staff still has to look after.
const UNVISITED = `
select u.id from users u
where u.email_verified_at is null and u.created_at < $1
  and not exists (select 1 from sessions s where s.user_id = u.id and s.last_seen_at >= $1)
  and not exists (select 1 from known_devices d where d.user_id = u.id and d.last_seen_at >= $1)
  and not exists (select 1 from guardian_links g where g.child_id = u.id and g.status in ('contact', 'verified'))
  and not exists (select 1 from guardian_links g where g.guardian_id = u.id and g.status in ('contact', 'verified'))
  and not exists (select 1 from user_roles r where r.user_id = u.id)
  and not exists (select 1 from child_safety_cases c where c.user_id = u.id and c.status <> 'closed')
  and exists (select 1 from payload_migrations m where m.name = '${NOTIFIED_SINCE}' and m.created_at < $1)
order by u.created_at limit ${BATCH} for update of u skip locked`

/**
 * Removes accounts whose address was never confirmed and that had no visit for a month. Using the account keeps it.
 * Safe to repeat and to interrupt. Gives how many.
 */
export async function pruneClaims(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  const since = new Date(now.getTime() - CLAIM_DAYS * 86_400_000)
  let removed = 0
  for (let found = BATCH; found === BATCH && !signal?.aborted;) {
    const ids = await db.tx(async (sql) => {
      const gone = (await sql.query<{ id: string }>(UNVISITED, [since])).map(({ id }) => id)
      await eraseAccounts(sql, gone, now)
      return gone
    })
    for (const id of ids) void realtime.terminate(id)
    found = ids.length
    removed += found
  }
  return removed
}
