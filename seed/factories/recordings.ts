import { storedRichText } from '#domain/content/storedRichText.ts'
import { locales } from '#messages'
import type { Sql } from '#services/database/db.ts'
import type { FileStore } from '#services/storage/port.ts'
import { recordings } from '../content/recordings.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { giveFirstVersions } from './firstVersions.ts'

const localized = { _locale: '_locales', _parent_id: 'uuid' } as const

/** Two short recordings and the pieces they belong to, so that the demo dataset has something to hear. */
export async function seedRecordings(sql: Sql, files: FileStore, now: Date): Promise<void> {
  const rows = []
  for (const { key, make, ...rest } of recordings) {
    const bytes = make()
    const name = `${seedId(`recording-file:${key}`)}.wav`
    await files.write({ collection: 'audio', name }, bytes, 'audio/wav')
    rows.push({
      ...rest,
      audio: seedId(`recording:${key}`),
      piece: seedId(`motivation:${key}`),
      name,
      size: bytes.length,
    })
  }
  const stamped = { created_at: now, updated_at: now }
  await insertRows(
    sql,
    'audio',
    { id: 'uuid', filename: 'text', mime_type: 'text', filesize: 'int', prefix: 'text', ...stamps },
    rows.map(({ audio, name, size }) => ({
      id: audio,
      filename: name,
      mime_type: 'audio/wav',
      filesize: size,
      prefix: 'audio',
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
    rows.map(({ piece, audio, targetMood }) => ({
      id: piece,
      content_type: 'audio',
      target_mood: targetMood,
      audio_id: audio,
      _status: 'published',
      ...stamped,
    })),
  )
  const words = rows.flatMap((row) =>
    locales.map((locale) => ({ row, ...row.words[locale], _locale: locale })),
  )
  await insertRows(
    sql,
    'audio_locales',
    { ...localized, title: 'text', transcript: 'text' },
    words.map(({ row, ...text }) => ({ ...text, _parent_id: row.audio })),
  )
  await insertRows(
    sql,
    'motivational_content_locales',
    { ...localized, title: 'text', content: 'jsonb' },
    words.map(({ row, content, ...text }) => ({
      ...text,
      content: storedRichText(content),
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
