import type { EntryView } from '#domain/journal/schema.ts'
import { VOICE_PATH, type TranscriptSource } from '#domain/journal/voice.ts'

const columns =
  'id title body transcript transcript_by audio_url audio_seconds mood mood_id tags shared_with_parent is_held person_may_look shared_at date version created_at updated_at'.split(
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
  transcript_by: TranscriptSource | null
  audio_url: string | null
  audio_seconds: number | null
  mood: number | null
  mood_id: string | null
  tags: string[]
  shared_with_parent: boolean
  is_held: boolean
  person_may_look: boolean
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
  // One that came before it was noted who wrote it down is the member's.
  transcriptBy: row.transcript === null ? null : (row.transcript_by ?? 'member'),
  // What was stored elsewhere before is not ours to play.
  audioUrl: row.audio_url?.startsWith(VOICE_PATH) ? row.audio_url : null,
  audioSeconds: row.audio_seconds,
  mood: row.mood,
  moodId: row.mood_id,
  tags: row.tags,
  sharedWithParent: row.shared_with_parent,
  isHeld: row.shared_with_parent && row.is_held,
  personMayLook: row.person_may_look,
  date: row.date,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
