import { CARE_HOURS, CARE_REST_HOURS, type CareView } from '#domain/moderation/careApi.ts'
import type { Sql } from '#services/database/db.ts'

// Never put away, or put away once and long enough ago.
const IS_OPEN = `written_at > $2::timestamptz - interval '${CARE_HOURS} hours' and (times_put_away = 0
  or (times_put_away = 1 and put_away_at <= $2::timestamptz - interval '${CARE_REST_HOURS} hours'))`

/**
 * Remembers, in the caller's transaction, that the panel of help is offered. It keeps no words and not where they
 * stand.
 */
export async function offerCare(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql.query(
    `insert into care_offers (user_id, written_at) values ($1, $2)
     on conflict (user_id) do update set written_at = excluded.written_at, times_put_away = 0, put_away_at = null`,
    [userId, now],
    'care-offer',
  )
}

/** Is the panel of help to be shown to this person now? */
export async function careOf(sql: Sql, userId: string, now: Date): Promise<CareView> {
  const [row] = await sql.query<{ times_put_away: number }>(
    `select times_put_away from care_offers where user_id = $1 and ${IS_OPEN}`,
    [userId, now],
    'care',
  )
  return { isOpen: row !== undefined, isBack: (row?.times_put_away ?? 0) > 0 }
}

/** Puts the panel away where it is open; two tabs that do it at once do it once. */
export async function putCareAway(sql: Sql, userId: string, now: Date): Promise<CareView> {
  await sql.query(
    `update care_offers set times_put_away = times_put_away + 1, put_away_at = $2 where user_id = $1 and ${IS_OPEN}`,
    [userId, now],
    'care-put-away',
  )
  return { isOpen: false, isBack: false }
}
