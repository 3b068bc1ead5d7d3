import { DELETED_WORDS_DAYS } from '#domain/chat/schema.ts'
import { TRASH_DAYS } from '#domain/journal/schema.ts'
import { HAS_LIVE_SESSION } from '#operations/notifications/pushSql.ts'
import type { Sql } from '#services/database/db.ts'

/** Months after which an event loses its member. Source: docs/rules/analytics.md S-002-9. */
export const ANALYTICS_MONTHS = 26
/** Years an order outlives the account of its buyer. Source: docs/rules/account.md D-117. */
const ORDERS_KEPT_YEARS = 7
/** Rows one statement touches, so that none holds its locks for long. */
const BATCH = 5_000

/** Rows (`s`) go when the instant in `since` is longer ago than `age`; `only` says which of them. */
type Rule = { table: string; since: string; age: string; only?: string }
/** A message (`s`) that was reported or removed: it is kept longer, for appeals. */
const REVIEWED = `(s.state = 'removed' or exists (select from moderation_items i
  where i.subject_kind = 'message' and i.subject_id = s.id::text and i.source = 'report'))`
const OF_MINORS = `exists (select from chat_rooms r where r.id = s.room_id and r.band not in ('adult', 'elder'))`
const rules = {
  sessions: { table: 'sessions', since: 'expires_at', age: '0 days' },
  challenges: { table: 'sign_in_challenges', since: 'expires_at', age: '0 days' },
  codes: { table: 'verification_codes', since: 'expires_at', age: '1 day' },
  recoveries: { table: 'recovery_requests', since: 'expires_at', age: '1 day' },
  limits: { table: 'rate_limits', since: 'window_start', age: '1 day' },
  attempts: { table: 'attempt_budgets', since: 'updated_at', age: '1 day' },
  locks: { table: 'sign_in_locks', since: 'last_failure_at', age: '30 days' },
  paymentEvents: { table: 'stripe_events', since: 'received_at', age: '90 days' },
  mailbox: { table: 'mailbox_messages', since: 'created_at', age: '7 days' },
  factors: { table: 'mfa_factors', since: 'created_at', age: '1 day', only: 's.verified_at is null' },
  devices: { table: 'known_devices', since: 'last_seen_at', age: '1 year' },
  clientErrors: { table: 'client_errors', since: 'last_seen_at', age: '90 days' },
  mails: { table: 'email_logs', since: 'created_at', age: '90 days' },
  // Source: docs/rules/notifications.md D-124.
  testMessages: { table: 'test_messages', since: 'created_at', age: '30 days' },
  bell: { table: 'notifications', since: 'sent_at', age: '1 year' },
  coach: { table: 'coach_message_deliveries', since: 'delivered_at', age: '1 year' },
  // A request without an answer: the stranger's address is deleted. Source: docs/rules/guardians.md X-9.
  guardians: { table: 'guardian_links', since: 'updated_at', age: '14 days', only: `s.status = 'pending'` },
  notices: { table: 'parent_notices', since: 'created_at', age: '30 days' },
  pushes: {
    table: 'push_subscriptions',
    since: 'updated_at',
    age: '7 days',
    only: `not (${HAS_LIVE_SESSION})`,
  },
  // What a member does not want is remembered, so that it does not come again. Source: docs/rules/ai.md B-35.
  suggestions: {
    table: 'ai_suggestions',
    since: 'created_at',
    age: '90 days',
    only: `s.answer is distinct from 'not_for_me'`,
  },
  prompts: { table: 'writing_prompts', since: 'created_at', age: '90 days' },
  careOffers: { table: 'care_offers', since: 'written_at', age: '1 day' },
  exports: {
    table: 'data_exports',
    since: 'updated_at',
    age: '90 days',
    only: `s.state in ('expired', 'failed') and s.filename is null`,
  },
  // Source: docs/rules/account.md D-117.
  deletions: { table: 'account_deletions', since: 'erased_at', age: '1 year' },
  // Orders of accounts that are gone, once bookkeeping lets them go. A gift stays with who got it. Source:
  // docs/rules/account.md D-117.
  ordersWithoutBuyer: {
    table: 'orders',
    since: 'created_at',
    age: `${ORDERS_KEPT_YEARS} years`,
    only: `s.user_id is null and not exists (select from order_items i join entitlements e on e.order_item_id = i.id where i.order_id = s.id)`,
  },
  factorResets: { table: 'factor_resets', since: 'expires_at', age: '90 days' },
  // Source: docs/rules/journal.md trash.
  trashedEntries: { table: 'trashed_entries', since: 'deleted_at', age: `${TRASH_DAYS} days` },
  // Source: docs/rules/moderation.md D-086.
  decidedItems: { table: 'moderation_items', since: 'decided_at', age: '24 months' },
  deletedEntries: { table: 'deleted_entries', since: 'deleted_at', age: '1 day' },
  // Source: docs/rules/chat.md D-086.
  roomsOfMinors: {
    table: 'chat_messages',
    since: 'created_at',
    age: '6 months',
    only: `${OF_MINORS} and not ${REVIEWED}`,
  },
  roomMessages: {
    table: 'chat_messages',
    since: 'created_at',
    age: '12 months',
    only: `not ${REVIEWED}`,
  },
  reviewedMessages: { table: 'chat_messages', since: 'created_at', age: '24 months' },
  roomVisits: { table: 'chat_room_visits', since: 'seen_at', age: '12 months' },
} as const satisfies Record<string, Rule>

const deletionOf = ({ table, since, age, only = 'true' }: Rule): string =>
  `delete from ${table} where ctid = any(array(
     select s.ctid from ${table} s where s.${since} < $1::timestamptz - interval '${age}' and ${only} limit $2)) returning 1`

// What is more than to delete by an instant. `$1` is the present, `$2` a batch.
const others = {
  analytics: `update analytics_events set user_id = null, event_metadata = null, updated_at = $1 where ctid = any(array(
    select ctid from analytics_events where created_at < $1::timestamptz - interval '${ANALYTICS_MONTHS} months'
      and (user_id is not null or event_metadata is not null) limit $2)) returning 1`,
  tokens: `delete from ai_usage where ctid = any(array(
    select ctid from ai_usage where day < to_char($1::timestamptz - interval '40 days', 'YYYY-MM-DD') limit $2)) returning 1`,
  // The words of a message its author deleted, once no moderator has it open. Source: docs/rules/chat.md D-083.
  deletedWords: `update chat_messages set message = null where ctid = any(array(
    select m.ctid from chat_messages m where m.state = 'deleted' and m.message is not null
      and m.deleted_at < $1::timestamptz - interval '${DELETED_WORDS_DAYS} days'
      and not exists (select from moderation_items i where i.subject_kind = 'message' and i.subject_id = m.id::text and i.state = 'open')
    limit $2)) returning 1`,
  jobs: `select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < $1::timestamptz - interval '14 days' limit $2))`,
} as const

/** How many rows of each kind went. */
export type Pruned = Record<keyof typeof rules | keyof typeof others, number>

/**
 * Removes what is needed no more and forgets who caused old events. Safe to repeat and to interrupt: `signal` ends
 * it between two batches.
 */
export async function pruneOld(
  sql: Sql,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<Pruned> {
  const deletions = Object.entries(rules).map(([name, rule]) => [name, deletionOf(rule)] as const)
  const pruned: Record<string, number> = {}
  for (const [name, statement] of [...deletions, ...Object.entries(others)]) {
    pruned[name] = 0
    for (let touched = BATCH; touched === BATCH && !signal?.aborted;) {
      touched = (await sql.query(statement, [now, BATCH])).length
      pruned[name] += touched
    }
  }
  return pruned as Pruned
}
