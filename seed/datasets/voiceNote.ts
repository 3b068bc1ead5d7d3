import { VOICE_NOTES, VOICE_PATH } from '#domain/journal/voice.ts'
import type { Services } from '#services'
import { addStrike, newTrack } from '../audio/track.ts'
import { wav } from '../audio/wav.ts'
import { seedId } from '../ids.ts'
import { runOnce } from '../runOnce.ts'

const SECONDS = 6
/** What stands for a voice: a hum of two tones, since no person spoke it. */
const WORDS = 'Hum of the ferry, two tones. I wanted to keep it for the evening.'

/** Gives an entry of the demo dataset a voice note and its words. Without the entry nothing happens. */
export async function seedVoiceNote(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<boolean> {
  const [entryId, id] = [seedId('journal:maren:0'), seedId('voice:maren:0')]
  const found = await db.query<{ user_id: string }>('select user_id from journal_entries where id = $1', [
    entryId,
  ])
  if (found.length === 0) return false
  const track = newTrack(SECONDS, 8_000)
  for (const [at, hz] of [
    [0, 174],
    [1.5, 220],
    [3, 174],
  ] as const)
    addStrike(track, { at, hz, gain: 0.3, partials: [[1, 1, 3] as const, [2, 0.3, 2] as const] })
  const file = wav(track)
  return db.tx((sql) =>
    runOnce(sql, 'voice-note', now, async () => {
      await sql.query(
        `insert into voice_notes (id, user_id, entry_id, filename, type, size, seconds, stored_at, created_at, updated_at)
         values ($1, $2, $3, $4, 'audio/wav', $5, $6, $7, $7, $7)`,
        [id, found[0]!.user_id, entryId, `${id}.wav`, file.length, SECONDS, now],
      )
      await sql.query(
        `update journal_entries set audio_url = $2, audio_seconds = $3, transcript = $4, transcript_by = 'member' where id = $1`,
        [entryId, VOICE_PATH + id, SECONDS, WORDS],
      )
      await files.write({ collection: VOICE_NOTES, name: `${id}.wav` }, file, 'audio/wav')
    }),
  )
}
