import type { Actor } from '#domain/access/actor.ts'
import { journalApi } from '#domain/journal/api.ts'
import type { EntryChange } from '#domain/journal/schema.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { entryValues } from './entryValues.ts'
import { entryColumnsOf, entryView, type EntryRow } from './entryView.ts'
import { lockConsent } from './lockConsent.ts'
import { readEntry } from './readEntry.ts'
import { hasSameContent } from './sameContent.ts'
import type { SavedEntry } from './saveEntry.ts'
import { shareEntry } from './shareEntry.ts'
import { assessEntry } from './assessEntry.ts'

// A held entry stays held: words that are taken out again may have been true. An entry shared before the present
// guardian agreed has no reader: saved as shared, it is shared anew.
const updateEntry = statement(
  `
with old as (
  select id, is_held, shared_at from journal_entries where id = $id and user_id = $userId and version = $version for update
)
update journal_entries e set title = nullif($title::text, ''), body = $body, mood_id = $moodId, mood = $mood, tags = $tags::jsonb,
  visibility = $visibility::text, is_held = old.is_held or $isWithheld, person_may_look = $personMayLook::boolean, version = e.version + 1, updated_at = $now::timestamptz,
  shared_at = case when $visibility = 'guardian'
    then case when old.shared_at >= $agreedAt::timestamptz then old.shared_at else $now end end
from old where e.id = old.id
returning ${entryColumnsOf('e')}, e.shared_at is distinct from old.shared_at as is_newly_shared`,
  'journal-change',
)

type ChangedRow = EntryRow & { is_newly_shared: boolean }

/**
 * Changes an entry that is still at the version the change was made from. Sent again, the same change is none.
 * @throws OperationError `journal.error.changed_elsewhere` when another device or tab was faster; 404 for an entry
 * that is gone or belongs to another member; and what `assessEntry` and `lockConsent` throw.
 */
export async function changeEntry(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  { id, change, now }: { id: string; change: EntryChange; now: Date },
): Promise<SavedEntry> {
  const { db } = services
  const { isShared, danger, words } = await assessEntry(db, actor, change)
  const { isDanger } = danger
  const rest = { badgesEarned: [], offerSupport: isDanger, heavyWords: isDanger }
  return db.tx(async (sql) => {
    const agreedAt = isShared ? await lockConsent(sql, actor.id) : null
    const [row] = await updateEntry<ChangedRow>(sql, {
      id,
      userId: actor.id,
      version: change.version,
      ...entryValues(change),
      visibility: isShared ? 'guardian' : 'private',
      isWithheld: isShared && isDanger,
      personMayLook: isShared && change.personMayLook,
      now,
      agreedAt,
    })
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
        isWithheld: row.is_held,
        now,
      })
    }
    const notified = await answerDanger(sql, { actor, danger, source: 'journal', now })
    const { level } = danger
    await queueReview(services, sql, { actor, text: words, level, source: 'journal', id, now })
    return { ...rest, entry: entryView(row), isChanged: true, notified }
  })
}
