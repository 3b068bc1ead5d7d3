import type { Sql } from '#services/database/db.ts'

/** The PostgreSQL type of each column, as `text` or `timestamptz`. */
export type Columns = Readonly<Record<string, string>>
/** A row with a value for each column; dates as `Date`. A missing value is null. */
export type RowOf<C extends Columns> = { readonly [K in keyof C]?: unknown }

/** Rows one statement takes. */
const CHUNK = 2_000

/**
 * Inserts many rows with few statements. Rows that are there already stay as they are. Gives how many were new.
 * Names of tables and columns are written into the statement: they come from our source only.
 */
export async function insertRows<C extends Columns>(
  sql: Sql,
  table: string,
  columns: C,
  rows: readonly RowOf<C>[],
): Promise<number> {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  const text = `insert into ${table} (${names.join(', ')})
    select ${names.join(', ')} from json_to_recordset($1::json) as r(${typed.join(', ')}) on conflict do nothing`
  let inserted = 0
  for (let at = 0; at < rows.length; at += CHUNK) {
    inserted += (await sql.query(`${text} returning 1`, [JSON.stringify(rows.slice(at, at + CHUNK))])).length
  }
  return inserted
}

/** The two columns every table has. */
export const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const
