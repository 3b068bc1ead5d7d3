import {
  LOCK_MINUTES,
  LOCK_QUIET_HOURS,
  NETWORK_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
} from '#domain/account/signInPolicy.ts'
import type { Sql } from '#services/database/db.ts'
import { keyedHash } from '#services/secrets/signature.ts'

/** What failures are counted on. The order is the order of writing, the same everywhere, so that two calls cannot block each other. */
export type LockBuckets = { own: string; network?: string }

type Known = { email: string; network: string; knownDevice: string | undefined }

/**
 * A device the account knows has a budget of its own, which no stranger can use up. All other devices share the account's,
 * and their network has one. Addresses are kept as keyed hashes, so the table names nobody.
 */
export function lockBuckets({ email, network, knownDevice }: Known): LockBuckets {
  const who = keyedHash('sign-in-lock', email)
  return knownDevice
    ? { own: `device ${who} ${knownDevice}` }
    : { own: `account ${who}`, network: `network ${network}` }
}

/** Seconds until these buckets let somebody try again; 0 when they do now. */
export async function lockedFor(sql: Sql, { own, network }: LockBuckets, now: Date): Promise<number> {
  const [row] = await sql.query<{ until: Date | null }>(
    'select max(locked_until) as until from sign_in_locks where bucket = any($1)',
    [[own, network ?? own]],
    'lock-read',
  )
  return row?.until ? Math.max(0, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) : 0
}

// After LOCK_QUIET_HOURS without a failure everything starts over. The failure that fills the budget starts the next pause.
const COUNT = `
insert into sign_in_locks as l (bucket, failures, level, last_failure_at) values ($1, 1, 0, $2)
on conflict (bucket) do update set (failures, level, locked_until, last_failure_at) = (
  select
    case when f.failures >= $3 then 0 else f.failures end,
    case when f.failures >= $3 then least(f.level + 1, cardinality($4::int[])) else f.level end,
    case when f.failures >= $3 then $2::timestamptz + make_interval(mins => ($4::int[])[least(f.level + 1, cardinality($4::int[]))]) else l.locked_until end,
    $2::timestamptz
  from (select
    case when q.quiet then 0 else l.failures end + 1 as failures,
    case when q.quiet then 0 else l.level end as level
    from (select l.last_failure_at < $2::timestamptz - make_interval(hours => $5) as quiet) q) f
)`

/** Counts a wrong password. */
export async function countFailure(sql: Sql, { own, network }: LockBuckets, now: Date): Promise<void> {
  const count = (bucket: string, max: number) =>
    sql.query(COUNT, [bucket, now, max, [...LOCK_MINUTES], LOCK_QUIET_HOURS], 'lock-count')
  await count(own, SIGN_IN_FAILURES_MAX)
  if (network) await count(network, NETWORK_FAILURES_MAX)
}

/** A right password: the account or device starts over. The network is forgiven one failure, or an own account would unlock it at will. */
export async function forgive(sql: Sql, { own, network }: LockBuckets): Promise<void> {
  await sql.query('delete from sign_in_locks where bucket = $1', [own], 'lock-forgive')
  if (!network) return
  await sql.query('update sign_in_locks set failures = failures - 1 where bucket = $1 and failures > 0', [
    network,
  ])
}
