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
  recoveries: `delete from recovery_requests where ctid = any(array(
    select ctid from recovery_requests where expires_at < $1 - interval '1 day' limit $2))`,
  limits: `delete from rate_limits where ctid = any(array(
    select ctid from rate_limits where window_start < $1 - interval '1 day' limit $2))`,
  attempts: `delete from attempt_budgets where ctid = any(array(
    select ctid from attempt_budgets where updated_at < $1 - interval '1 day' limit $2))`,
  locks: `delete from sign_in_locks where ctid = any(array(
    select ctid from sign_in_locks where last_failure_at < $1 - interval '30 days' limit $2))`,
  mailbox: `delete from mailbox_messages where ctid = any(array(
    select ctid from mailbox_messages where created_at < $1 - interval '7 days' limit $2))`,
  factors: `delete from mfa_factors where ctid = any(array(
    select ctid from mfa_factors where verified_at is null and created_at < $1 - interval '1 day' limit $2))`,
  devices: `delete from known_devices where ctid = any(array(
    select ctid from known_devices where last_seen_at < $1 - interval '1 year' limit $2))`,
  clientErrors: `delete from client_errors where ctid = any(array(
    select ctid from client_errors where last_seen_at < $1 - interval '90 days' limit $2))`,
  mails: `delete from email_logs where ctid = any(array(
    select ctid from email_logs where created_at < $1 - interval '90 days' limit $2))`,
  bell: `delete from notifications where ctid = any(array(
    select ctid from notifications where sent_at < $1 - interval '1 year' limit $2))`,
  coach: `delete from coach_message_deliveries where ctid = any(array(
    select ctid from coach_message_deliveries where delivered_at < $1 - interval '1 year' limit $2))`,
  // Nobody answered: the address of a stranger is forgotten. Source: spec beyond X9.
  guardians: `delete from guardian_links where ctid = any(array(
    select ctid from guardian_links where status = 'pending' and updated_at < $1 - interval '14 days' limit $2))`,
  notices: `delete from parent_notices where ctid = any(array(
    select ctid from parent_notices where created_at < $1 - interval '30 days' limit $2))`,
  pushes: `delete from push_subscriptions where ctid = any(array(
    select ctid from push_subscriptions s where s.updated_at < $1 - interval '7 days' and not (${HAS_LIVE_SESSION}) limit $2))`,
  analytics: `update analytics_events set user_id = null, event_metadata = null, updated_at = $1 where ctid = any(array(
    select ctid from analytics_events where created_at < $1 - interval '${ANALYTICS_MONTHS} months'
      and (user_id is not null or event_metadata is not null) limit $2))`,
  suggestions: `delete from ai_suggestions where ctid = any(array(
    select ctid from ai_suggestions where created_at < $1 - interval '90 days' limit $2))`,
  prompts: `delete from writing_prompts where ctid = any(array(
    select ctid from writing_prompts where created_at < $1 - interval '90 days' limit $2))`,
  tokens: `delete from ai_usage where ctid = any(array(
    select ctid from ai_usage where day < to_char($1 - interval '40 days', 'YYYY-MM-DD') limit $2))`,
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
