import type { EntryView } from '#domain/journal/schema.ts'

const columns =
  'id title body transcript mood mood_id tags shared_with_parent is_held shared_at date version created_at updated_at'.split(
    ' ',
  )
/** The columns of a whole entry. */
export const ENTRY_COLUMNS = columns.join(', ')
/** The columns of a whole entry that goes by a name of its own in the statement. */
export const entryColumnsOf = (name: string): string =>
  columns.map((column) => `${name}.${column}`).join(', ')

/** A row of `ENTRY_COLUMNS`. */
export type EntryRow = {
  id: string
  title: string | null
  body: string
  transcript: string | null
  mood: number | null
  mood_id: string | null
  tags: string[]
  shared_with_parent: boolean
  is_held: boolean
  shared_at: Date | null
  date: string
  version: number
  created_at: Date
  updated_at: Date
}

/** An entry as its writer sees it. */
export const entryView = (row: EntryRow): EntryView => ({
  id: row.id,
  title: row.title,
  body: row.body,
  transcript: row.transcript,
  mood: row.mood,
  moodId: row.mood_id,
  tags: row.tags,
  sharedWithParent: row.shared_with_parent,
  date: row.date,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
