import type { Sql } from '#services/database/db.ts'

/** A dataset: what is in the database besides its schema. */
export type DatasetName = 'minimal' | 'demo'

/** Which dataset this database holds, or null when it holds none yet. */
export async function datasetOf(sql: Sql): Promise<DatasetName | null> {
  const [row] = await sql.query<{ name: DatasetName }>(
    `select value ->> 'name' as name from app_state where key = 'world'`,
  )
  return row?.name ?? null
}

/** Notes the dataset, with the moment it was made. */
export const setDataset = async (sql: Sql, name: DatasetName, now: Date): Promise<void> => {
  await sql.query(
    `insert into app_state (key, value, updated_at) values ('world', $1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [JSON.stringify({ name, seededAt: now.toISOString() }), now],
  )
}
