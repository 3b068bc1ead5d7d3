import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { personId } from './people.ts'

const HOUR_MS = 3_600_000
/** Handle, hours from now until it begins and ends, note that is handed over. */
const shifts = [
  ['otto', -9, -1, 'A quiet night. One held entry waits for a second person.'],
  ['iris', -1, 11, null],
  ['otto', 11, 19, null],
  ['iris', 35, 43, null],
] as const

/** A rota with staff on shift now: the two members of staff who work with children in danger. */
export async function seedShifts(sql: Sql, now: Date): Promise<void> {
  await insertRows(
    sql,
    'moderator_shifts',
    {
      id: 'uuid',
      user_id: 'uuid',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      note: 'text',
      ...stamps,
    },
    shifts.map(([handle, from, to, note], index) => ({
      id: seedId(`shift:${index}`),
      user_id: personId(handle),
      starts_at: new Date(now.getTime() + from * HOUR_MS),
      ends_at: new Date(now.getTime() + to * HOUR_MS),
      note,
      created_at: now,
      updated_at: now,
    })),
  )
}
