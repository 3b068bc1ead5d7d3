import { ENTRY_ROWS, EXCERPT_MAX, TRASH_DAYS, type TrashedLine } from '#domain/journal/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { cursorOf, readCursor } from './cursor.ts'

const LIST = `
select id, title, left(body, ${EXCERPT_MAX}) as excerpt, mood_id, created_at, deleted_at from trashed_entries
where user_id = $1 and (deleted_at, id) < ($2::timestamptz, $3::uuid) order by deleted_at desc, id desc limit ${ENTRY_ROWS + 1}`

type Row = {
  id: string
  title: string | null
  excerpt: string
  mood_id: string | null
  created_at: Date
  deleted_at: Date
}

/** A page of a person's trash, deleted last first, with where the next one begins. */
export async function listTrash(
  sql: Sql,
  userId: string,
  { before }: { before?: string | undefined },
): Promise<{ entries: TrashedLine[]; next: string | null }> {
  const [at, id] = before ? readCursor(before) : ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const rows = await sql.query<Row>(LIST, [userId, at, id], 'journal-trash')
  const page = rows.slice(0, ENTRY_ROWS)
  const last = page.at(-1)
  return {
    entries: page.map(({ mood_id, created_at, deleted_at, ...line }) => ({
      ...line,
      moodId: mood_id,
      createdAt: created_at.toISOString(),
      goesAt: new Date(deleted_at.getTime() + TRASH_DAYS * 86_400_000).toISOString(),
    })),
    next: last && rows.length > ENTRY_ROWS ? cursorOf({ id: last.id, created_at: last.deleted_at }) : null,
  }
}
