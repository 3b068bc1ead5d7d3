import { flags } from '#domain/flags/flags.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'

/** Adds missing flags and refreshes their words. A switch set by hand stays as it is. */
export async function seedFlags(sql: Sql, now: Date): Promise<void> {
  const rows = Object.entries(flags).map(([key, flag]) => ({ id: seedId(`flag:${key}`), key, ...flag }))
  await sql.query(
    `insert into feature_flags as f (id, flag_key, category, description, enabled, created_at, updated_at)
     select id, key, category, description, enabled, $2, $2
     from json_to_recordset($1::json) as r(id uuid, key text, category text, description text, enabled boolean)
     on conflict (flag_key) do update set category = excluded.category, description = excluded.description
     where (f.category, f.description) is distinct from (excluded.category, excluded.description)`,
    [JSON.stringify(rows), now],
  )
}
