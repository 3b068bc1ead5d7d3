import type { Sql } from '#services/database/db.ts'

/** A world: what is in the database besides its schema. */
export type WorldName = 'minimal' | 'demo'

/** Which world this database holds, or null when it holds none yet. */
export async function worldOf(sql: Sql): Promise<WorldName | null> {
  const [row] = await sql.query<{ name: WorldName }>(
    `select value ->> 'name' as name from app_state where key = 'world'`,
  )
  return row?.name ?? null
}

/** Notes the world, with the moment it was made. */
export const setWorld = async (sql: Sql, name: WorldName, now: Date): Promise<void> => {
  await sql.query(
    `insert into app_state (key, value, updated_at) values ('world', $1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [JSON.stringify({ name, seededAt: now.toISOString() }), now],
  )
}
