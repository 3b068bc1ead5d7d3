import {
  sharedPreview,
  sharedTitle,
  type NotifiedEvent,
  type GuardianNotificationView,
} from '#domain/guardians/notifications.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  event_type: NotifiedEvent
  created_at: Date
  sent_at: Date | null
  delivery: string
  mood: string | null
  title: string | null
  content: string | null
}
/** Rows of a list of what a guardian was notified of. */
export const NOTIFICATION_ROWS = 20

// What may be read of a notification at this moment: a mood or words that are no longer shared are not there any more.
// Notices of a time before the present consent do not count. An entry counts while a minor shares it, since a moment
// after the consent; a notification of an earlier sharing does not. Words that may speak of danger at home are shown to
// no guardian; the child still sees that they were not notified.
const IS_SHOWN = 'e.is_held is not true'
const READ = `
select n.id, n.event_type, n.created_at, n.sent_at, n.delivery,
  case when n.event_type = 'checkin' and (p.share_moods or p.age_group <> 'teen') then m.mood end as mood,
  e.title, case when n.event_type = 'journal_shared' then coalesce(r.content, e.body) end as content
from parent_notices n
join guardian_links g on g.id = n.link_id and g.status = 'verified' and n.created_at >= g.verified_at
join profiles p on p.id = n.child_id
left join moods m on m.id = n.mood_id
left join reflections r on r.mood_id = n.mood_id and r.shared_with_parent and not r.is_private
left join journal_entries e on e.id = n.entry_id and e.shared_with_parent and e.shared_at >= g.verified_at
  and n.created_at >= e.shared_at and p.age_group in ('child', 'teen')
where (n.event_type = 'checkin' or r.id is not null or e.id is not null)`

/** Some notifications as the guardian reads them now, oldest first; what is not shared any more is left out. */
export async function notifiedByIds(
  sql: Sql,
  link: string,
  ids: readonly string[],
): Promise<GuardianNotificationView[]> {
  const rows = await sql.query<Row>(
    `${READ} and ${IS_SHOWN} and n.link_id = $1 and n.id = any($2::uuid[]) order by n.created_at, n.event_type`,
    [link, ids],
    'told-by-ids',
  )
  return rows.map(notificationView)
}

/** The latest notifications of a link, newest first; with what waits or is withheld when `all`. */
export async function notifiedThrough(
  sql: Sql,
  link: string,
  { all }: { all: boolean },
): Promise<GuardianNotificationView[]> {
  const rows = await sql.query<Row>(
    `${READ} and n.link_id = $1 and ($2 or (n.sent_at is not null and ${IS_SHOWN})) order by n.created_at desc, n.event_type limit ${NOTIFICATION_ROWS}`,
    [link, all],
    'told-through',
  )
  return rows.map(notificationView)
}

const notificationView = (row: Row): GuardianNotificationView => ({
  id: row.id,
  event: row.event_type,
  at: row.created_at.toISOString(),
  mood: row.mood,
  title: row.content && sharedTitle(row.title ?? row.content),
  preview: row.content && sharedPreview(row.content),
  state: row.sent_at ? 'notified' : ['off', 'held'].includes(row.delivery) ? 'not_notified' : 'waiting',
})
