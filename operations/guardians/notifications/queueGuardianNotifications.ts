import { planNotification, type Delivery, type NotifiedEvent } from '#domain/guardians/notifications.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { notifyGuardians } from '#domain/guardians/jobs.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { guardianOf } from './guardianFacts.ts'

/** What happened: a check-in, with words that are shared or not, and whether they were read as danger. */
export type Happened = { childId: string; moodId: string; isDanger: boolean; isShared: boolean; now: Date }

const insertNotifications = statement(`
insert into parent_notices (id, child_id, link_id, event_type, mood_id, key, delivery, due_at, created_at, updated_at)
select n.id, $childId, $linkId, n.event,
  case when n.event <> 'checkin' or (select share_moods or age_group <> 'teen' from profiles where id = $childId)
    then $moodId::uuid end,
  n.event || ':' || $moodId, n.delivery, n.due_at, $now, $now
from unnest($ids::uuid[], $events::text[], $deliveries::text[], $dueAts::timestamptz[]) as n(id, event, delivery, due_at)
on conflict (key) do nothing returning delivery`)

/**
 * Notes, in the caller's transaction, what the guardian of a child or teen is to be notified of a check-in, each once:
 * the notification holds no words, and no mood when the mood is not shared now. Words of danger hold everything back:
 * no machine tells the household, and a person of the staff decides. Before the guardian said yes themselves nothing is
 * sent.
 * @returns how many were new, or null when no guardian has agreed for the child in any way.
 */
export async function queueGuardianNotifications(
  sql: Sql,
  { childId, moodId, isDanger, isShared, now }: Happened,
): Promise<number | null> {
  const guardian = await guardianOf(sql, childId)
  if (!guardian) return (await hasContact(sql, childId)) ? 0 : null
  const events: NotifiedEvent[] = isShared ? ['checkin', 'journal_shared'] : ['checkin']
  const plans = events.map((event): { delivery: Delivery; dueAt: Date } =>
    isDanger ? { delivery: 'held', dueAt: now } : planNotification({ event, ...guardian, now }),
  )
  const stored = await insertNotifications<{ delivery: Delivery }>(sql, {
    childId,
    linkId: guardian.link,
    moodId,
    now,
    ids: events.map(() => newId()),
    events,
    deliveries: plans.map(({ delivery }) => delivery),
    dueAts: plans.map(({ dueAt }) => dueAt),
  })
  if (stored.some(({ delivery }) => delivery === 'now')) {
    await enqueue(sql, notifyGuardians, {}, { key: guardian.link })
  }
  return stored.length
}

/** The code of a guardian was passed on: enough to check in, not to be notified of it. */
async function hasContact(sql: Sql, childId: string): Promise<boolean> {
  const links = await sql.query(
    `select 1 from guardian_links where child_id = $1 and status = 'contact' for share`,
    [childId],
    'notices-contact',
  )
  return links.length > 0
}
