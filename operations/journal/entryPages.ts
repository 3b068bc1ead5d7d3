import { PRINT_ROWS, type EntryView } from '#domain/journal/schema.ts'
import type { Sql } from '#services/database/db.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { conditionsOf, type LookedFor } from './lookedFor.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'

/** A page of a person's whole entries, all or those looked for, oldest first, with where the next one begins. */
export async function entryPages(
  sql: Sql,
  userId: string,
  { after, rows: max = PRINT_ROWS, ...lookedFor }: LookedFor & { after?: string | undefined; rows?: number },
): Promise<{ entries: EntryView[]; next: string | null }> {
  const [at, id] = after ? readCursor(after) : ['-infinity', '00000000-0000-0000-0000-000000000000']
  const values: unknown[] = [userId, at, id, max + 1]
  const conditions = conditionsOf(lookedFor, (value) => `$${values.push(value)}`)
  const rows = await sql.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from journal_entries
     where ${['user_id = $1', '(created_at, id) > ($2::timestamptz, $3::uuid)', ...conditions].join(' and ')}
     order by created_at, id limit $4`,
    values,
  )
  const page = rows.slice(0, max)
  return { entries: page.map(entryView), next: rows.length > max ? cursorOf(page.at(-1)!) : null }
}
