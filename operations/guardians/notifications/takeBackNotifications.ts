import { notifyGuardians } from '#domain/guardians/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Rows of notifications about one check-in, as the database had them: what waited or was sent, and those in the app.
 */
export type TakenBack = { notices: readonly object[]; bells: readonly object[] }

/**
 * Deletes what a guardian was or is to be notified of about a check-in, and those in the app. A mail that is queued
 * finds nothing to send and does not leave.
 */
export async function takeBackNotifications(sql: Sql, moodId: string): Promise<TakenBack> {
  const notices = await sql.query<{ notice: { id: string; link_id: string } }>(
    `delete from parent_notices n where key in ('checkin:' || $1, 'journal_shared:' || $1)
     returning row_to_json(n) as notice`,
    [moodId],
  )
  const keys = notices.map(({ notice }) => `parent:${notice.link_id}:${notice.id}`)
  const bells = await sql.query<{ bell: object }>(
    `delete from notifications b where key = any($1::text[]) and type = 'guardian_alert' returning row_to_json(b) as bell`,
    [keys],
  )
  return { notices: notices.map(({ notice }) => notice), bells: bells.map(({ bell }) => bell) }
}

/**
 * Puts back what `takeBackNotifications` deleted, for guardians who still agree: what was sent counts as sent, so that
 * nothing is sent twice, and what waited waits again.
 */
export async function putBackNotifications(sql: Sql, { notices, bells }: TakenBack): Promise<void> {
  const waiting = await sql.query<{ link_id: string; is_waiting: boolean }>(
    `insert into parent_notices select n.* from json_populate_recordset(null::parent_notices, $1::json) n
     join guardian_links g on g.id = n.link_id and g.status = 'verified'
     on conflict (key) do nothing returning link_id, sent_at is null and delivery = 'now' as is_waiting`,
    [JSON.stringify(notices)],
  )
  await sql.query(
    `insert into notifications select b.* from json_populate_recordset(null::notifications, $1::json) b
     join users u on u.id = b.user_id
     where exists (select 1 from parent_notices n where b.key = 'parent:' || n.link_id || ':' || n.id)
     on conflict do nothing`,
    [JSON.stringify(bells)],
  )
  for (const { link_id } of waiting.filter((one) => one.is_waiting))
    await enqueue(sql, notifyGuardians, {}, { key: link_id })
}
