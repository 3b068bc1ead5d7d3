import type { Actor } from '#domain/access/actor.ts'
import { journalApi } from '#domain/journal/api.ts'
import { storedMood, uniqueTags, type EntryChange, type EntryView } from '#domain/journal/schema.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import type { Db } from '#services/database/db.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'
import { readEntry } from './readEntry.ts'
import type { SavedEntry } from './saveEntry.ts'
import { shareEntry } from './shareEntry.ts'
import { weighWords } from './weighWords.ts'

// What is held stays held: words that are taken out again may have been true.
const CHANGE = `
update journal_entries set title = nullif($4::text, ''), body = $5, mood_id = $6, mood = $7, tags = $8::jsonb, visibility = $9,
  is_held = is_held or $10, version = version + 1, updated_at = $11
where id = $1 and user_id = $2 and version = $3 returning ${ENTRY_COLUMNS}`

/**
 * Changes an entry that is still at the version the change was made from. Sent again, the same change is none.
 * @throws Failure `journal.error.changed_elsewhere` when somebody else's hand, or another tab's, was faster; 404 for an entry
 * that is gone or belongs to somebody else; and what `weighWords` throws.
 */
export async function changeEntry(
  db: Db,
  actor: Actor,
  { id, change, now }: { id: string; change: EntryChange; now: Date },
): Promise<SavedEntry> {
  const { isShared, heavyWords, offerSupport, isDangerAtHome } = await weighWords(db, actor, change)
  const { mood, moodId } = storedMood(change)
  const tags = uniqueTags(change.tags)
  const rest = { badgesEarned: [], offerSupport, heavyWords }
  return db.tx(async (sql) => {
    const [row] = await sql.query<EntryRow>(
      CHANGE,
      [
        id,
        actor.id,
        change.version,
        change.title ?? '',
        change.body,
        moodId,
        mood,
        JSON.stringify(tags),
        isShared ? 'guardian' : 'private',
        isShared && isDangerAtHome,
        now,
      ],
      'journal-change',
    )
    if (!row) {
      const entry = await readEntry(sql, actor.id, id)
      const wanted = { ...change, mood, moodId, tags, sharedWithParent: isShared }
      if (!isSame(entry, wanted)) throw failureOf(journalApi.changeEntry, 'journal.error.changed_elsewhere')
      return { ...rest, entry, isChanged: false }
    }
    if (isShared) {
      await shareEntry(sql, { childId: actor.id, entryId: id, isDangerAtHome: row.is_held, now })
    }
    return { ...rest, entry: entryView(row), isChanged: true }
  })
}

type Content = Pick<EntryChange, 'title' | 'body'> &
  Pick<EntryView, 'mood' | 'moodId' | 'tags' | 'sharedWithParent'>

const isSame = (entry: EntryView, wanted: Content): boolean =>
  (entry.title ?? '') === (wanted.title ?? '') &&
  entry.body === wanted.body &&
  entry.mood === wanted.mood &&
  entry.moodId === wanted.moodId &&
  entry.sharedWithParent === wanted.sharedWithParent &&
  entry.tags.join() === wanted.tags.join()
