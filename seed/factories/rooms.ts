import { allRooms, textOfRoom } from '#domain/chat/rooms.ts'
import { locales, message } from '#messages'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import type { Sql } from '#services/database/db.ts'

/** The id of a seeded room. */
export const roomIdOf = (slug: string, band: string): string => seedId(`room:${slug}:${band}`)

/** Every room of the matrix; what is there stays as it is. Source: docs/rules/chat.md D-073. */
export async function seedRooms(sql: Sql, now: Date): Promise<void> {
  await insertRows(
    sql,
    'chat_rooms',
    {
      id: 'uuid',
      slug: 'text',
      band: 'text',
      active: 'boolean',
      last_sequence: 'numeric',
      last_revision: 'numeric',
      ...stamps,
    },
    allRooms.map(({ slug, band }) => ({
      id: roomIdOf(slug, band),
      slug,
      band,
      active: true,
      last_sequence: 0,
      last_revision: 0,
      created_at: now,
      updated_at: now,
    })),
  )
  await insertRows(
    sql,
    'chat_rooms_locales',
    { _parent_id: 'uuid', _locale: '_locales', name: 'text', description: 'text' },
    allRooms.flatMap((room) =>
      locales.map((locale) => ({
        _parent_id: roomIdOf(room.slug, room.band),
        _locale: locale,
        name: message(locale, `rooms.room.${textOfRoom(room)}.name`),
        description: message(locale, `rooms.room.${textOfRoom(room)}.description`),
      })),
    ),
  )
}
