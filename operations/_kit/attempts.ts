import type { Sql } from '#services/database/db.ts'

/** How many attempts in any span of `perSeconds` (it slides) a bucket has. */
export type Budget = { bucket: string; max: number; perSeconds: number; now: Date }

// Counting and deciding are one statement, so it holds with any number of calls at once, over all processes.
// No row comes back when the budget is spent, and a rejected attempt does not push the end of the pause away.
const TAKE = `
insert into attempt_budgets as b (bucket, attempts, updated_at) values ($1, array[$2::timestamptz], $2)
on conflict (bucket) do update set
  attempts = array(select a from unnest(b.attempts) a where a > $2::timestamptz - make_interval(secs => $4) order by a) || $2::timestamptz,
  updated_at = $2
where (select count(*) from unnest(b.attempts) a where a > $2::timestamptz - make_interval(secs => $4)) < $3
returning bucket`

const OLDEST = `
select min(a) as oldest from attempt_budgets b, unnest(b.attempts) a
where b.bucket = $1 and a > $2::timestamptz - make_interval(secs => $3)`

/** Counts an attempt before it is looked at. Gives the seconds to wait, 0 when it may be looked at. */
export async function takeAttempt(sql: Sql, { bucket, max, perSeconds, now }: Budget): Promise<number> {
  const taken = await sql.query(TAKE, [bucket, now, max, perSeconds], 'attempt-take')
  if (taken.length > 0) return 0
  const [row] = await sql.query<{ oldest: Date | null }>(OLDEST, [bucket, now, perSeconds])
  const free = (row?.oldest?.getTime() ?? now.getTime()) + perSeconds * 1000
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000))
}

/** Gives the latest attempt back: it was right, and only wrong ones shall count. */
export async function returnAttempt(sql: Sql, bucket: string): Promise<void> {
  await sql.query(
    'update attempt_budgets set attempts = attempts[1:cardinality(attempts) - 1] where bucket = $1',
    [bucket],
  )
}

/** Seconds as whole minutes for an answer, at least 1. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
