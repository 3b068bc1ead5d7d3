import { LOCK_MINUTES, LOCK_QUIET_HOURS, SIGN_IN_FAILURES_MAX } from '#domain/account/signInPolicy.ts'
import type { Sql } from '#services/database/db.ts'

/** Seconds until a bucket allows a try again; 0 when it does now. */
export async function lockedFor(sql: Sql, bucket: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ until: Date | null }>(
    'select locked_until as until from sign_in_locks where bucket = $1',
    [bucket],
    'lock-read',
  )
  return row?.until ? Math.max(0, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) : 0
}

// After LOCK_QUIET_HOURS without a failure everything starts over. The failure that fills the budget starts the next
// pause.
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
export async function countFailure(sql: Sql, bucket: string, now: Date): Promise<void> {
  await sql.query(
    COUNT,
    [bucket, now, SIGN_IN_FAILURES_MAX, [...LOCK_MINUTES], LOCK_QUIET_HOURS],
    'lock-count',
  )
}

/** A right password: the bucket starts over. */
export async function forgive(sql: Sql, bucket: string): Promise<void> {
  await sql.query('delete from sign_in_locks where bucket = $1', [bucket], 'lock-forgive')
}
