import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { EntryChange } from '#domain/journal/schema.ts'
import { mayWrite } from '#domain/guardians/consentLevels.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { entryValues } from './entryValues.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'
import { readEntry } from './readEntry.ts'
import { hasSameContent } from './sameContent.ts'
import type { SavedEntry } from './saveEntry.ts'

const unshare = statement(
  `
update journal_entries set visibility = 'private', shared_at = null, person_may_look = false, version = version + 1, updated_at = $now
where id = $id and user_id = $userId and version = $version and visibility = 'guardian'
  and coalesce(title, '') = $title and body = $body
  and mood_id is not distinct from $moodId and mood is not distinct from $mood::numeric and tags = $tags::jsonb
returning ${ENTRY_COLUMNS}`,
  'journal-unshare',
)

/**
 * Takes sharing back where that is all a change does: it needs no consent, and no list of words can forbid it. A
 * repeat changes nothing.
 * @returns null for any other change.
 * @throws OperationError 404 for an entry that is gone or belongs to another member.
 */
export async function unshareEntry(
  sql: Sql,
  actor: Actor,
  { id, change, now }: { id: string; change: EntryChange; now: Date },
): Promise<SavedEntry | null> {
  if (change.sharedWithParent || !isMinor(actor.ageGroup)) return null
  const [row] = await unshare<EntryRow>(sql, {
    id,
    userId: actor.id,
    version: change.version,
    ...entryValues(change),
    now,
  })
  const rest = { badgesEarned: [], offerSupport: false, heavyWords: false }
  if (row) return { ...rest, entry: entryView(row), isChanged: true }
  // With a guardian a repeat is answered like that of any other change.
  if (mayWrite(actor)) return null
  const entry = await readEntry(sql, actor.id, id)
  return hasSameContent(entry, change, false) ? { ...rest, entry, isChanged: false } : null
}
