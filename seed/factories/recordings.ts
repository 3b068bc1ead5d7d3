import { locales } from '#messages'
import type { Sql } from '#services/database/db.ts'
import type { FileStore } from '#services/storage/port.ts'
import { recordingOf, type Recording } from '../audio/recording.ts'
import { recordings, type RecordingKey } from '../content/recordings.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { pieceText } from '../pieceText.ts'
import { giveFirstVersions } from './firstVersions.ts'

/** Milliseconds between recordings: a first release has pieces to read between them. */
const APART = 4 * 60_000 + 30_000
const localized = { _locale: '_locales', _parent_id: 'uuid' } as const

/** A recording for each name. */
export type MadeRecordings = Readonly<Record<RecordingKey, Recording>>

/** Makes every recording: a few seconds of work. */
export async function makeRecordings(): Promise<MadeRecordings> {
  const made: Partial<Record<RecordingKey, Recording>> = {}
  for (const { key, make } of recordings) made[key] = await recordingOf(make)
  return made as MadeRecordings
}

/**
 * Stores recordings and the pieces they belong to. Each is a little newer than the one before, so that "newest first"
 * has an order.
 */
export async function seedRecordings(
  sql: Sql,
  files: FileStore,
  { made, now }: { made: MadeRecordings; now: Date },
): Promise<void> {
  const rows = []
  for (const [index, { key, targetMood, tags, words }] of recordings.entries()) {
    const { file, seconds, wave } = made[key]
    const name = `${seedId(`recording-file:${key}`)}.mp3`
    await files.write({ collection: 'audio', name }, file, 'audio/mpeg')
    const at = new Date(now.getTime() - (recordings.length - index) * APART)
    rows.push({
      targetMood,
      tags,
      words,
      audio: seedId(`recording:${key}`),
      piece: seedId(`motivation:${key}`),
      name,
      size: file.length,
      seconds,
      wave,
      stamped: { created_at: at, updated_at: at },
    })
  }
  await insertRows(
    sql,
    'audio',
    {
      id: 'uuid',
      filename: 'text',
      mime_type: 'text',
      filesize: 'int',
      prefix: 'text',
      seconds: 'numeric',
      wave: 'jsonb',
      made_from: 'enum_audio_made_from',
      ...stamps,
    },
    rows.map(({ audio, name, size, seconds, wave, stamped }) => ({
      id: audio,
      filename: name,
      mime_type: 'audio/mpeg',
      filesize: size,
      prefix: 'audio',
      seconds,
      wave,
      made_from: 'tones',
      ...stamped,
    })),
  )
  await insertRows(
    sql,
    'motivational_content',
    {
      id: 'uuid',
      content_type: 'enum_motivational_content_content_type',
      target_mood: 'enum_motivational_content_target_mood',
      audio_id: 'uuid',
      _status: 'enum_motivational_content_status',
      ...stamps,
    },
    rows.map(({ piece, audio, targetMood, stamped }) => ({
      id: piece,
      content_type: 'audio',
      target_mood: targetMood,
      audio_id: audio,
      _status: 'published',
      ...stamped,
    })),
  )
  const texts = rows.flatMap((row) =>
    locales.map((locale) => ({ row, ...row.words[locale], _locale: locale })),
  )
  await insertRows(
    sql,
    'audio_locales',
    { ...localized, title: 'text', transcript: 'text' },
    texts.map(({ row, ...text }) => ({ ...text, _parent_id: row.audio })),
  )
  await insertRows(
    sql,
    'motivational_content_locales',
    { ...localized, title: 'text', content: 'jsonb' },
    texts.map(({ row, content, ...text }) => ({
      ...text,
      content: pieceText(content),
      _parent_id: row.piece,
    })),
  )
  await insertRows(
    sql,
    'motivational_content_texts',
    { parent_id: 'uuid', path: 'text', order: 'int', text: 'text' },
    rows.flatMap(({ piece, tags }) =>
      tags.map((text, index) => ({ parent_id: piece, path: 'tags', order: index + 1, text })),
    ),
  )
  await giveFirstVersions(sql)
}
