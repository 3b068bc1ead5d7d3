import { removeVoices } from '#domain/journal/jobs.ts'
import type { EntryView } from '#domain/journal/schema.ts'
import { VOICE_NOTES, VOICE_PATH } from '#domain/journal/voice.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { audioTypes } from '#lib/audio/audioKind.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { lockJournal } from '../lockJournal.ts'
import { readEntry } from '../readEntry.ts'
import { readAudio } from './readAudio.ts'

type Named = { userId: string; entryId: string; id: string }
type Recorded = Named & { audio: string; now: Date }

// A try that never ended is taken over by the next one of the same id.
const reserve = statement(`
insert into voice_notes as v (id, user_id, entry_id, filename, type, size, seconds, created_at, updated_at)
values ($id, $userId, $entryId, $filename, $type, $size, $seconds, $now, $now)
on conflict (id) do update set updated_at = excluded.updated_at
  where v.user_id = excluded.user_id and v.entry_id = excluded.entry_id and v.stored_at is null
returning id`)
const STORE = `update voice_notes set stored_at = $2, updated_at = $2 where id = $1 and user_id = $3 returning id`
const SHOW = `update journal_entries set audio_url = $3, audio_seconds = $4, updated_at = $5 where id = $1 and user_id = $2`

/**
 * Stores the voice note of a member's entry: the file without its metadata, in private storage. An entry has one. The
 * row comes before the file, so that no file is ever without a row: what a killed process left is found at night.
 * @returns the entry, and whether the note is new
 * @throws OperationError 404 for another member's entry as for an unknown one, `voice.error.has_voice`, and those of
 * `readAudio`
 */
export async function saveVoice(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { audio, now, ...note }: Recorded,
): Promise<{ entry: EntryView; isChanged: boolean }> {
  const { userId, entryId, id } = note
  // Asked first: a file for no entry is not opened.
  const before = await readEntry(db, userId, entryId)
  if (await isStored(db, note)) return { entry: before, isChanged: false }
  const { bytes, kind, seconds } = await readAudio(audio)
  const location = { collection: VOICE_NOTES, name: `${id}.${kind}` }
  const type = audioTypes[kind]
  const isReserved = await db.tx(async (sql) => {
    await lockJournal(sql, userId)
    await readEntry(sql, userId, entryId)
    if (await isStored(sql, note)) return false
    await dropUnfinished(sql, note)
    const row = { ...note, filename: location.name, type, size: bytes.length, seconds, now }
    if ((await reserve(sql, row)).length === 0) throw hasVoice()
    return true
  })
  if (!isReserved) return { entry: await readEntry(db, userId, entryId), isChanged: false }
  await files.write(location, Buffer.from(bytes), type)
  const entry = await db.tx(async (sql) => {
    await lockJournal(sql, userId)
    // Another try of this entry came first, and removes this file.
    if ((await sql.query(STORE, [id, now, userId])).length === 0) throw hasVoice()
    await sql.query(SHOW, [entryId, userId, VOICE_PATH + id, seconds, now])
    // The entry went to the trash meanwhile: the note that it does not name goes at night.
    return readEntry(sql, userId, entryId)
  })
  return { entry, isChanged: true }
}

const hasVoice = () => operationErrorOf(voiceApi.saveVoice, 'voice.error.has_voice')

/**
 * Returns whether this very note is stored.
 * @throws OperationError `voice.error.has_voice` when the entry has another
 */
async function isStored(sql: Sql, { userId, entryId, id }: Named): Promise<boolean> {
  const [note] = await sql.query<{ id: string }>(
    'select id from voice_notes where entry_id = $1 and user_id = $2 and stored_at is not null',
    [entryId, userId],
  )
  if (note && note.id !== id) throw hasVoice()
  return note !== undefined
}

/** Another recording of the entry never arrived: its row makes room. */
async function dropUnfinished(sql: Sql, { userId, entryId, id }: Named): Promise<void> {
  const gone = await sql.query<{ filename: string }>(
    'delete from voice_notes where entry_id = $1 and user_id = $2 and id <> $3 and stored_at is null returning filename',
    [entryId, userId, id],
  )
  if (gone.length > 0) await enqueue(sql, removeVoices, { filenames: gone.map(({ filename }) => filename) })
}
