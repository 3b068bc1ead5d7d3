import { locales } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { protocol } from '../content/protocol.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

const words = {
  watch: 'text',
  concern: 'text',
  urgent: 'text',
  whom_to_call: 'text',
  how_to_write: 'text',
} as const

/**
 * The crisis protocol an installation begins with, in every language, with no one on duty: then everyone who may read
 * reports is notified.
 */
export async function seedProtocol(sql: Sql, now: Date): Promise<void> {
  const id = seedId('crisis-protocol')
  await insertRows(sql, 'crisis_protocol', { id: 'uuid', ...stamps }, [
    { id, created_at: now, updated_at: now },
  ])
  await insertRows(
    sql,
    'crisis_protocol_locales',
    { _locale: '_locales', _parent_id: 'uuid', ...words },
    locales.map((locale) => ({ _locale: locale, _parent_id: id, ...protocol[locale] })),
  )
}
