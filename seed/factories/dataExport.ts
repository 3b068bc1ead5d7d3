import { makeExport } from '#domain/account/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { emailOf } from './people.ts'

/** Who finds a copy of their data in the settings. */
const HANDLE = 'walter'

/** A copy of the data of one account of the demo dataset. The worker makes the file, as for any member. */
export async function seedDataExport(sql: Sql, now: Date): Promise<void> {
  const id = seedId(`data-export:${HANDLE}`)
  const [asked] = await sql.query(
    `insert into data_exports (id, user_id, asked_by_id, state, progress, created_at, updated_at)
     select $1, u.id, u.id, 'pending', 0, $3, $3 from users u where u.email = $2
     on conflict (id) do nothing returning id`,
    [id, emailOf(HANDLE), now],
  )
  if (asked) await enqueue(sql, makeExport, { exportId: id }, { key: id })
}
