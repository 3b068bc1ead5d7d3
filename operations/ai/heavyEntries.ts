import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import type { LocalDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'

type Row = { id: string; version: string; words: string }

const SINCE = `
select id, version, concat_ws(E'\\n', title, body, transcript) as words from journal_entries where user_id = $1 and date > $2`

// An entry is long and looked at with every visit, and the same words in the same version always weigh the same.
const known = new Map<string, boolean>()
const KNOWN_MAX = 10_000

/**
 * Do a person's entries after some day speak of suicide, self-harm or danger? The words are read here and go no
 * further.
 */
export async function hasHeavyEntries(
  sql: Sql,
  { userId, after, locale }: { userId: string; after: LocalDay; locale: Locale },
): Promise<boolean> {
  const entries = await sql.query<Row>(SINCE, [userId, after], 'heavy-entries')
  return entries.some(({ id, version, words }) => {
    const key = `${id} ${version} ${locale}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= KNOWN_MAX) known.clear()
    const isHeavy = findsCrisis(words, locale)
    known.set(key, isHeavy)
    return isHeavy
  })
}
