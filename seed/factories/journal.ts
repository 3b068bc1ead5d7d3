import { moodScores } from '#domain/checkins/moods.ts'
import { journalBadges } from '#domain/journal/badges.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'
import { journals } from '../content/journal.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { emailOf } from './people.ts'

type Writer = { id: string; email: string; time_zone: string }

// Each badge on the day of the entry that earned it, as if the product had watched.
const AWARD = `
insert into user_badges (id, user_id, badge, badge_type, badge_name, badge_description, icon, earned_at, created_at, updated_at)
select gen_random_uuid(), e.user_id, b.id, 'journal', b.name, b.entries || ' entries', b.id, e.created_at, e.created_at, e.created_at
from (select user_id, created_at, row_number() over (partition by user_id order by created_at) as n from journal_entries) as e
join json_to_recordset($1::json) as b(id text, name text, entries int) on b.entries = e.n
on conflict (user_id, badge) do nothing`

/** Stores what some people of the demo dataset wrote, with runs up to yesterday so that a visitor can write today. */
export async function seedJournal(sql: Sql, now: Date): Promise<void> {
  const handles = new Map(Object.keys(journals).map((handle) => [emailOf(handle), handle]))
  const writers = await sql.query<Writer>(
    'select u.id, u.email, p.time_zone from users u join profiles p on p.id = u.id where u.email = any($1) order by 2',
    [[...handles.keys()]],
  )
  const rows = writers.flatMap(({ id, email, time_zone }) => {
    const handle = handles.get(email)!
    return journals[handle]!.map((entry, index) => {
      const date = addDays(localDay(now, time_zone), -entry.ago)
      const at = instantOf(date, entry.at, time_zone)
      return {
        id: seedId(`journal:${handle}:${index}`),
        user_id: id,
        title: entry.title ?? null,
        body: entry.body,
        mood_id: entry.mood ?? null,
        mood: entry.mood ? moodScores[entry.mood] : null,
        tags: entry.tags ?? [],
        visibility: entry.with ? 'guardian' : 'private',
        shared_at: entry.with ? at : null,
        is_held: false,
        version: 1,
        date,
        created_at: at,
        updated_at: at,
      }
    })
  })
  await insertRows(
    sql,
    'journal_entries',
    {
      id: 'uuid',
      user_id: 'uuid',
      title: 'text',
      body: 'text',
      mood_id: 'text',
      mood: 'numeric',
      tags: 'jsonb',
      visibility: 'text',
      shared_at: 'timestamptz',
      is_held: 'boolean',
      version: 'int',
      date: 'text',
      ...stamps,
    },
    rows,
  )
  await sql.query(AWARD, [JSON.stringify(journalBadges)])
}
