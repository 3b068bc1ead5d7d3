import { HAS_LIVE_SESSION } from '#operations/notifications/pushSql.ts'
import type { Sql } from '#services/database/db.ts'

/** Months after which an event no longer says who caused it. Source: spec 002 §9. */
export const ANALYTICS_MONTHS = 26
/** Rows one statement touches, so that none holds its locks for long. */
const BATCH = 5_000

// What is old, and the condition on `$1`, the present. The name is the one in the answer.
const expired = {
  sessions:
    'delete from sessions where ctid = any(array(select ctid from sessions where expires_at < $1 limit $2))',
  challenges:
    'delete from sign_in_challenges where ctid = any(array(select ctid from sign_in_challenges where expires_at < $1 limit $2))',
  codes: `delete from verification_codes where ctid = any(array(
    select ctid from verification_codes where expires_at < $1 - interval '1 day' limit $2))`,
  limits: `delete from rate_limits where ctid = any(array(
    select ctid from rate_limits where window_start < $1 - interval '1 day' limit $2))`,
  attempts: `delete from attempt_budgets where ctid = any(array(
    select ctid from attempt_budgets where updated_at < $1 - interval '1 day' limit $2))`,
  locks: `delete from sign_in_locks where ctid = any(array(
    select ctid from sign_in_locks where last_failure_at < $1 - interval '30 days' limit $2))`,
  mailbox: `delete from mailbox_messages where ctid = any(array(
    select ctid from mailbox_messages where created_at < $1 - interval '7 days' limit $2))`,
  pushes: `delete from push_subscriptions where ctid = any(array(
    select ctid from push_subscriptions s where s.updated_at < $1 - interval '7 days' and not (${HAS_LIVE_SESSION}) limit $2))`,
  analytics: `update analytics_events set user_id = null, event_metadata = null, updated_at = $1 where ctid = any(array(
    select ctid from analytics_events where created_at < $1 - interval '${ANALYTICS_MONTHS} months'
      and (user_id is not null or event_metadata is not null) limit $2))`,
  jobs: `select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < $1 - interval '14 days' limit $2))`,
} as const

/** How many rows of each kind went. */
export type Pruned = Record<keyof typeof expired, number>

/**
 * Removes what nobody needs any more and forgets who caused old events. Safe to repeat and to interrupt: `signal` ends it
 * between two batches.
 */
export async function pruneOld(
  sql: Sql,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<Pruned> {
  const pruned = Object.fromEntries(Object.keys(expired).map((name) => [name, 0])) as Pruned
  for (const name of Object.keys(expired) as (keyof typeof expired)[]) {
    for (let touched = BATCH; touched === BATCH && !signal?.aborted;) {
      const statement = expired[name].replaceAll('$1', '$1::timestamptz')
      touched = (await sql.query(name === 'jobs' ? statement : `${statement} returning 1`, [now, BATCH]))
        .length
      pruned[name] += touched
    }
  }
  return pruned
}
