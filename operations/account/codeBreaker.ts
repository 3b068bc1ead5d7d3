import { WRONG_CODES_PER_DAY } from '#domain/account/recoveryPolicy.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { codesRest } from '#domain/account/jobs.ts'
import { TAKE } from '#operations/_kit/sharedLimit.ts'
import type { Sql } from '#services/database/db.ts'

const DAY_SECONDS = 24 * 3600
const BUCKET = 'wrong codes of recovery'
const dayOf = (now: Date) => new Date(now.getTime() - (now.getTime() % (DAY_SECONDS * 1000)))

/** Seconds until codes are looked at again: they rest for what is left of the day, in UTC. */
export const secondsOfRest = (now: Date): number =>
  Math.ceil((dayOf(now).getTime() + DAY_SECONDS * 1000 - now.getTime()) / 1000)

/** Whether so many wrong codes came today, over all contacts, that none is looked at any more. */
export async function doCodesRest(sql: Sql, now: Date): Promise<boolean> {
  const full = await sql.query(
    'select 1 from rate_limits where bucket = $1 and window_start = $2 and count >= $3',
    [BUCKET, dayOf(now), WRONG_CODES_PER_DAY],
    'codes-rest',
  )
  return full.length > 0
}

/**
 * Counts a code before it is looked at, over all contacts and processes, in one statement. The one that fills the day
 * has staff notified.
 * @returns whether it may be looked at
 */
export async function countCheck(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(TAKE, [BUCKET, dayOf(now)], 'rate-limit')
  const { count } = row!
  if (count === WRONG_CODES_PER_DAY) {
    const day = dayOf(now).toISOString().slice(0, 10)
    await enqueue(sql, codesRest, { day }, { key: day })
  }
  return count <= WRONG_CODES_PER_DAY
}

/** A right code: only wrong ones count. */
export async function returnCheck(sql: Sql, now: Date): Promise<void> {
  await sql.query('update rate_limits set count = count - 1 where bucket = $1 and window_start = $2', [
    BUCKET,
    dayOf(now),
  ])
}
