import type { Actor } from '#domain/access/actor.ts'
import { journalApi } from '#domain/journal/api.ts'
import { storedMood, uniqueTags, type EntryChange } from '#domain/journal/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import type { Db } from '#services/database/db.ts'
import { entryColumnsOf, entryView, type EntryRow } from './entryView.ts'
import { lockConsent } from './lockConsent.ts'
import { readEntry } from './readEntry.ts'
import { hasSameContent } from './sameContent.ts'
import type { SavedEntry } from './saveEntry.ts'
import { shareEntry } from './shareEntry.ts'
import { assessEntry } from './assessEntry.ts'

// What is held stays held: words that are taken out again may have been true. What was shared before the present guardian
// agreed was shared with nobody who is there: saved shared, it is shared anew.
const CHANGE = `
with old as (
  select id, is_held, shared_at from journal_entries where id = $1 and user_id = $2 and version = $3 for update
)
update journal_entries e set title = nullif($4::text, ''), body = $5, mood_id = $6, mood = $7, tags = $8::jsonb, visibility = $9::text,
  is_held = old.is_held or $10, version = e.version + 1, updated_at = $11::timestamptz,
  shared_at = case when $9 = 'guardian' then case when old.shared_at >= $12::timestamptz then old.shared_at else $11 end end
from old where e.id = old.id
returning ${entryColumnsOf('e')}, e.shared_at is distinct from old.shared_at as is_newly_shared`

type ChangedRow = EntryRow & { is_newly_shared: boolean }

/**
 * Changes an entry that is still at the version the change was made from. Sent again, the same change is none.
 * @throws OperationError `journal.error.changed_elsewhere` when another device or tab was faster; 404 for an entry
 * that is gone or belongs to another member; and what `assessEntry` and `lockConsent` throw.
 */
export async function changeEntry(
  db: Db,
  actor: Actor,
  { id, change, now }: { id: string; change: EntryChange; now: Date },
): Promise<SavedEntry> {
  const { isShared, danger } = await assessEntry(db, actor, change)
  const { isDanger } = danger
  const { mood, moodId } = storedMood(change)
  const rest = { badgesEarned: [], offerSupport: isDanger, heavyWords: isDanger }
  return db.tx(async (sql) => {
    const since = isShared ? await lockConsent(sql, actor.id) : null
    const [row] = await sql.query<ChangedRow>(
      CHANGE,
      [
        id,
        actor.id,
        change.version,
        change.title ?? '',
        change.body,
        moodId,
        mood,
        JSON.stringify(uniqueTags(change.tags)),
        isShared ? 'guardian' : 'private',
        isShared && isDanger,
        now,
        since,
      ],
      'journal-change',
    )
    if (!row) {
      const entry = await readEntry(sql, actor.id, id)
      if (!hasSameContent(entry, change, isShared)) {
        throw operationErrorOf(journalApi.changeEntry, 'journal.error.changed_elsewhere')
      }
      return { ...rest, entry, isChanged: false }
    }
    if (row.shared_at) {
      await shareEntry(sql, {
        childId: actor.id,
        entryId: id,
        sharedAt: row.shared_at,
        isNew: row.is_newly_shared,
        isHeld: row.is_held,
        now,
      })
    }
    const told = await answerDanger(sql, { actor, danger, place: 'journal', now })
    return { ...rest, entry: entryView(row), isChanged: true, told }
  })
}
