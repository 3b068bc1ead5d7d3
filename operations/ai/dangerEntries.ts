import type { Actor } from '#domain/access/actor.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import type { LocalDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'

type Row = { id: string; version: string }
type Worded = Row & { words: string }

const SINCE = `select id, version from journal_entries where user_id = $1 and date > $2`
const WORDS = `
select id, version, concat_ws(E'\\n', title, body, transcript) as words from journal_entries where user_id = $1 and id = any($2)`

// An entry is long and looked at with every visit, and the same words in the same version always weigh the same: they
// are read once.
const known = new Map<string, boolean>()
const KNOWN_MAX = 10_000

/**
 * Do a person's entries after some day speak of suicide, self-harm or danger? The words are read here and go no
 * further.
 */
export async function hasEntriesOfDanger(
  sql: Sql,
  writer: Pick<Actor, 'id' | 'locale' | 'ageGroup'>,
  after: LocalDay,
): Promise<boolean> {
  const keyOf = ({ id, version }: Row) => `${id} ${version} ${writer.locale} ${writer.ageGroup}`
  const entries = await sql.query<Row>(SINCE, [writer.id, after], 'danger-entries')
  if (entries.some((entry) => known.get(keyOf(entry)))) return true
  const others = entries.filter((entry) => !known.has(keyOf(entry))).map(({ id }) => id)
  if (others.length === 0) return false
  const unread = await sql.query<Worded>(WORDS, [writer.id, others], 'danger-entry-words')
  if (known.size + unread.length > KNOWN_MAX) known.clear()
  for (const entry of unread) known.set(keyOf(entry), readDanger(entry.words, writer).isDanger)
  return unread.some((entry) => known.get(keyOf(entry)))
}
