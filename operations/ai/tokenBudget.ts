import type { Sql } from '#services/database/db.ts'

/** One person's tokens on one of their days. */
type Day = { userId: string; day: string }

// Counting and deciding are one statement: calls at the same time, in any number of processes, cannot spend more than
// there is.
const RESERVE = `
insert into ai_usage as u (user_id, day, tokens) select $1, $2, $3::int where $3::int <= $4::int
on conflict (user_id, day) do update set tokens = u.tokens + excluded.tokens where u.tokens + excluded.tokens <= $4::int
returning tokens`

/** Sets tokens aside before they are spent. False when the day's budget does not hold them. */
export async function reserveTokens(
  sql: Sql,
  { userId, day, tokens, budget }: Day & { tokens: number; budget: number },
): Promise<boolean> {
  return (await sql.query(RESERVE, [userId, day, tokens, budget], 'tokens-reserve')).length > 0
}

/** Replaces what was set aside by what was spent. */
export async function settleTokens(
  sql: Sql,
  { userId, day, reserved, spent }: Day & { reserved: number; spent: number },
): Promise<void> {
  await sql.query(
    'update ai_usage set tokens = greatest(0, tokens - $3::int + $4::int) where user_id = $1 and day = $2',
    [userId, day, reserved, spent],
  )
}
