import { ENTRY_ROWS, EXCERPT_MAX, type EntryLine } from '#domain/journal/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { conditionsOf, type LookedFor } from './lookedFor.ts'

/** What to look for, and after which entry. */
export type EntrySearch = LookedFor & { before?: string | undefined }

const COLUMNS = `id, title, left(body, ${EXCERPT_MAX}) as excerpt, mood, mood_id, tags, shared_with_parent, is_held, date, created_at,
  audio_url is not null as has_voice`
type Row = Omit<EntryLine, 'moodId' | 'sharedWithParent' | 'isHeld' | 'createdAt' | 'hasVoice'> & {
  mood_id: string | null
  shared_with_parent: boolean
  is_held: boolean
  has_voice: boolean
  created_at: Date
}

/**
 * A page of a person's entries, newest first, with where the next one begins. Each kind of search is a statement of its
 * own, so that each has the plan and the index that fit it.
 */
export async function listEntries(
  sql: Sql,
  userId: string,
  { search, tags, before }: EntrySearch,
): Promise<{ entries: EntryLine[]; next: string | null }> {
  const values: unknown[] = [userId]
  const parameter = (value: unknown): string => `$${values.push(value)}`
  const conditions = ['user_id = $1', ...conditionsOf({ search, tags }, parameter)]
  if (before) {
    const [at, id] = readCursor(before)
    conditions.push(`(created_at, id) < (${parameter(at)}::timestamptz, ${parameter(id)}::uuid)`)
  }
  const rows = await sql.query<Row>(
    `select ${COLUMNS} from journal_entries where ${conditions.join(' and ')}
     order by created_at desc, id desc limit ${ENTRY_ROWS + 1}`,
    values,
  )
  const page = rows.slice(0, ENTRY_ROWS)
  return {
    entries: page.map(({ mood_id, shared_with_parent, is_held, has_voice, created_at, ...line }) => ({
      ...line,
      moodId: mood_id,
      sharedWithParent: shared_with_parent,
      isHeld: shared_with_parent && is_held,
      hasVoice: has_voice,
      createdAt: created_at.toISOString(),
    })),
    next: rows.length > ENTRY_ROWS ? cursorOf(page.at(-1)!) : null,
  }
}
