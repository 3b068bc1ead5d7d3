import { dataMap, type PersonCollection } from '#domain/account/dataMap/index.ts'
import { sharedPreview, sharedTitle } from '#domain/guardians/notifications.ts'
import type { Sql } from '#services/database/db.ts'
import { batchStatement, countStatement, partsOf, scopeValues, type ExportScope } from './exportScope.ts'

/** A row of a copy, by column. */
export type ExportRow = { id: string } & Record<string, unknown>

/** Rows that are read at a time: enough for few statements, few enough for little memory. */
const BATCH = 250
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Collections that name a person, in the order of the data map. */
export const exportCollections = Object.keys(dataMap) as PersonCollection[]

/** Gives the rows of a collection in batches, oldest first. */
export async function* exportRows(
  sql: Sql,
  collection: PersonCollection,
  scope: ExportScope,
): AsyncGenerator<readonly ExportRow[]> {
  for (const [number, part] of partsOf(collection, scope).entries()) {
    const statement = batchStatement(collection, part)
    const name = `export-${scope.kind}-${collection}-${number}`
    const read = (after: string) =>
      sql.query<ExportRow>(statement, [...scopeValues(scope), after, BATCH], name)
    for (let coming: Promise<ExportRow[]> | null = read(FIRST); coming;) {
      const rows: ExportRow[] = await coming
      // The next batch is read while this one is written.
      coming = rows.length < BATCH ? null : read(rows.at(-1)!.id)
      // A writer that stops in between does not wait for it.
      coming?.catch(() => undefined)
      if (rows.length > 0) yield scope.kind === 'guardian' ? rows.map(asShown) : rows
    }
  }
}

/** Words as a guardian is shown them: their beginning. */
const asShown = (row: ExportRow): ExportRow => ({
  ...row,
  ...(typeof row.title === 'string' && { title: sharedTitle(row.title) }),
  ...(typeof row.body === 'string' && { body: sharedPreview(row.body) }),
  ...(typeof row.content === 'string' && { content: sharedPreview(row.content) }),
})

/** Returns how many rows a copy has of each collection; those without a row are left out. */
export async function countRows(sql: Sql, scope: ExportScope): Promise<Map<PersonCollection, number>> {
  const counted = new Map<PersonCollection, number>()
  for (const collection of exportCollections) {
    let count = 0
    for (const part of partsOf(collection, scope)) {
      const [row] = await sql.query<{ n: number }>(countStatement(collection, part), [...scopeValues(scope)])
      count += row!.n
    }
    if (count > 0) counted.set(collection, count)
  }
  return counted
}
