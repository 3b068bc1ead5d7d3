import { sharedPreview, sharedTitle, type NoticeEvent, type ToldView } from '#domain/onboarding/notices.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  event_type: NoticeEvent
  created_at: Date
  sent_at: Date | null
  delivery: string
  mood: string | null
  content: string | null
}
/** Rows of a list of what a guardian was told. */
export const TOLD_ROWS = 20

// What may be read of a notice at this moment: a mood or words that are no longer shared are not there any more. Notices of a
// time before the present consent do not count.
const READ = `
select n.id, n.event_type, n.created_at, n.sent_at, n.delivery,
  case when n.event_type = 'checkin' and (p.share_moods or p.age_group <> 'teen') then m.mood end as mood,
  case when n.event_type = 'journal_shared' and r.shared_with_parent and not r.is_private then r.content end as content
from parent_notices n
join guardian_links g on g.id = n.link_id and g.status = 'verified' and n.created_at >= g.verified_at
join profiles p on p.id = n.child_id
left join moods m on m.id = n.mood_id
left join reflections r on r.mood_id = n.mood_id
where (n.event_type = 'checkin' or (r.shared_with_parent and not r.is_private))`

/** Some notices as the guardian reads them now, oldest first; what is not shared any more is left out. */
export async function toldByIds(sql: Sql, link: string, ids: readonly string[]): Promise<ToldView[]> {
  const rows = await sql.query<Row>(
    `${READ} and n.link_id = $1 and n.id = any($2::uuid[]) order by n.created_at, n.event_type`,
    [link, ids],
    'told-by-ids',
  )
  return rows.map(toldView)
}

/** The latest a guardian was told through a link, newest first; with what waits or is not told when `all`. */
export async function toldThrough(sql: Sql, link: string, { all }: { all: boolean }): Promise<ToldView[]> {
  const rows = await sql.query<Row>(
    `${READ} and n.link_id = $1 and ($2 or n.sent_at is not null) order by n.created_at desc, n.event_type limit ${TOLD_ROWS}`,
    [link, all],
    'told-through',
  )
  return rows.map(toldView)
}

const toldView = (row: Row): ToldView => ({
  id: row.id,
  event: row.event_type,
  at: row.created_at.toISOString(),
  mood: row.mood,
  title: row.content && sharedTitle(row.content),
  preview: row.content && sharedPreview(row.content),
  state: row.sent_at ? 'told' : ['off', 'held'].includes(row.delivery) ? 'not_told' : 'waiting',
})
