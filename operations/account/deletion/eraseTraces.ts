import type { Sql } from '#services/database/db.ts'
import { newId } from '#operations/_kit/ids.ts'
import { statement } from '#services/database/statement.ts'
import { addressBucket, deviceBuckets } from '../signInBudgets.ts'

/** Stands in texts of others where a member was named. */
export const DELETED_USER = 'deleted user'

/** A member as others may have kept them. */
export type Named = { id: string; email: string; phone: string | null; username: string; now: Date }

// One statement for all, as they touch different tables. Jobs: what waits to be sent or done for the member, or names
// them in the key of a mail; one that runs at the moment ends by itself and finds no one. Notifications: "… thinks of
// you" and "… wants to join", at others. Locks stay while another account has the address. The deletion is counted
// without the member, and only of one who could be counted (docs/rules/analytics.md D-025).
const erase = statement(
  `
with mails as (
  delete from email_logs where user_id = $id::uuid or position($text::text in key) > 0 returning key
), notices as (
  delete from notifications where user_id <> $id::uuid and position($text::text in key) > 0
), limits as (
  delete from rate_limits where position($text::text in bucket) > 0
), attempts as (
  delete from attempt_budgets where position($text::text in bucket) > 0
), mailbox as (
  delete from mailbox_messages where recipient in ($email::text, $phone::text)
), locks as (
  delete from sign_in_locks where (bucket = $bucket::text or starts_with(bucket, $devices::text))
    and not exists (select 1 from users where email = $email::text and id <> $id::uuid)
), items as (
  update child_safety_cases set description = replace(description, $username::text, '${DELETED_USER}') where user_id = $id::uuid
), bought as (
  update orders set customer_email = null, shipping_name = null, shipping_address = null where user_id = $id::uuid
), refunded as (
  update refunds set reason = null where asked_by_id = $id::uuid
), counted as (
  insert into analytics_events (id, event_type, language, created_at, updated_at)
  select $eventId::uuid, 'account_deleted', language, $now, $now from profiles
  where id = $id::uuid and analytics_consent and age_group in ('adult', 'elder')
)
select graphile_worker.complete_jobs(array(
  select j.id from graphile_worker._private_jobs j where j.locked_at is null
    and (position($text::text in j.payload::text) > 0 or j.payload ->> 'key' in (select key from mails))))`,
  'erase-traces',
)

/**
 * Removes what names a member outside of their own rows, in the caller's transaction, before those go: waiting jobs and
 * mails, notifications of others, counters, and the mailbox of a machine without a mail server. An open case of danger
 * stays without the name.
 */
export async function eraseTraces(sql: Sql, { id, email, phone, username, now }: Named): Promise<void> {
  const [bucket, devices] = [addressBucket(email), deviceBuckets(email)]
  const eventId = newId()
  await erase(sql, { id, text: id, email, phone, username, bucket, devices, eventId, now })
}
