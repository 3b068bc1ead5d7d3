import { CODE_FAILURES_MAX, CODE_LOCK_MINUTES } from '#domain/account/recoveryPolicy.ts'
import type { Sql } from '#services/database/db.ts'

/** Whether a code may be looked at (`left`: tries after this one), or for how many seconds none may. */
export type Guess = { left: number } | { lockedForSeconds: number }

// One statement, so that of any number of calls at once, over all processes, no more than the limit come back with a
// row. The try that uses the last one up starts the pause before it is looked at; a right one takes that back.
const COUNT = `
insert into sign_in_locks as l (bucket, failures, level, last_failure_at) values ($1, 1, 0, $2)
on conflict (bucket) do update set (failures, locked_until, last_failure_at) = (
  select n.failures, case when n.failures >= $3 then $2::timestamptz + make_interval(mins => $4) end, $2::timestamptz
  from (select case
    when l.locked_until is not null or l.last_failure_at <= $2::timestamptz - make_interval(mins => $4) then 1
    else l.failures + 1 end as failures) n)
where l.locked_until is null or l.locked_until <= $2
returning failures`

/** Counts a code before it is looked at; pauses after ten. Source: docs/rules/account.md D-020. */
export async function countGuess(sql: Sql, bucket: string, now: Date): Promise<Guess> {
  const [row] = await sql.query<{ failures: number }>(
    COUNT,
    [bucket, now, CODE_FAILURES_MAX, CODE_LOCK_MINUTES],
    'guess-count',
  )
  return row
    ? { left: CODE_FAILURES_MAX - row.failures }
    : { lockedForSeconds: await lockedFor(sql, bucket, now) }
}

/** A right code: counting starts over. */
export async function forgiveGuesses(sql: Sql, bucket: string): Promise<void> {
  await sql.query('delete from sign_in_locks where bucket = $1', [bucket], 'guess-forgive')
}

async function lockedFor(sql: Sql, bucket: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ locked_until: Date | null }>(
    'select locked_until from sign_in_locks where bucket = $1',
    [bucket],
  )
  const until = row?.locked_until?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}
