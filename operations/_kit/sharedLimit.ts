import type { Sql } from '#services/database/db.ts'

type Take = { bucket: string; max: number; perSeconds: number; now: Date }

/**
 * One row for each bucket; a new window overwrites the old one. Counting and reading are one statement, so it holds
 * over processes.
 */
export const TAKE = `
insert into rate_limits as r (bucket, window_start, count) values ($1, $2, 1)
on conflict (bucket) do update set
  count = case when r.window_start = excluded.window_start then r.count + 1 else 1 end,
  window_start = excluded.window_start
returning count`

/** Counts one call in PostgreSQL. Gives the seconds to wait, 0 when the call is free to go. */
export async function takeShared(sql: Sql, { bucket, max, perSeconds, now }: Take): Promise<number> {
  const milliseconds = perSeconds * 1000
  const start = now.getTime() - (now.getTime() % milliseconds)
  const [row] = await sql.query<{ count: number }>(TAKE, [bucket, new Date(start)], 'rate-limit')
  return row!.count <= max ? 0 : Math.max(1, Math.ceil((start + milliseconds - now.getTime()) / 1000))
}
