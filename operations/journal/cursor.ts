import { z } from 'zod/mini'
import { Failure } from '#operations/_kit/failure.ts'

// PostgreSQL knows no year 0.
const Place = z.tuple([z.iso.datetime().check(z.regex(/^[12]/)), z.uuid()])

/** Where a page ends: the moment and id of its last row. */
export const cursorOf = (row: { created_at: Date; id: string }): string =>
  `${row.created_at.toISOString()}_${row.id}`

/**
 * The moment and id a page begins after.
 * @throws Failure 422 for what no server of ours made.
 */
export function placeOf(cursor: string): [at: string, id: string] {
  const place = Place.safeParse(cursor.split('_'))
  if (!place.success) throw new Failure('common.error.invalid_input', 422)
  return place.data
}
