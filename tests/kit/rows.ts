import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** A row by the names of its columns: dates as `Date`, JSON as it is. What it leaves out gets the table's default. */
export type Row = Readonly<Record<string, unknown>>

/** Tables without an `id` of ours: they have another key, or a number the database gives. */
const OTHER_KEY = /^(app_state|attempt_budgets|rate_limits|sandbox_\w+|sign_in_locks|\w+_locales)$/

/**
 * Stores rows with one statement, each with a new id where it has none, and gives the ids. A column that only some of
 * them have is null in the others. Names are written into the statement: they come from tests only.
 */
export async function addRows(sql: Sql, table: string, rows: readonly Row[]): Promise<string[]> {
  const whole = rows.map((row) => (OTHER_KEY.test(table) ? row : { id: newId(), ...row }))
  const names = [...new Set(whole.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ')
  await sql.query(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(whole)],
  )
  return whole.map((row: Row) => row.id as string)
}

/** Stores one row and gives its id. */
export const addRow = async (sql: Sql, table: string, row: Row): Promise<string> =>
  (await addRows(sql, table, [row]))[0]!

/** The two columns for when a row was made and last changed. */
export const stampedAt = (at: Date) => ({ created_at: at, updated_at: at })

type RowWith<Needed extends string> = Row & Readonly<Record<Needed, unknown>>
type Factory<Needed extends string> = {
  (sql: Sql, row: RowWith<Needed>): Promise<string>
  (sql: Sql, rows: readonly RowWith<Needed>[]): Promise<string[]>
}

/** Makes what adds rows of one table: a test says what it is about, `usual` says the rest. */
export function factory<Needed extends string = never>(table: string, usual: () => Row): Factory<Needed> {
  const whole = (row: Row) => ({ ...usual(), ...row })
  const add = (sql: Sql, given: Row | readonly Row[]) =>
    Array.isArray(given)
      ? addRows(sql, table, (given as readonly Row[]).map(whole))
      : addRow(sql, table, whole(given as Row))
  return add as Factory<Needed>
}
