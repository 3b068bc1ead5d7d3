import type { Actor } from '#domain/access/actor.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { journalApi } from '#domain/journal/api.ts'
import type { EntryView } from '#domain/journal/schema.ts'
import type { TranscriptSource } from '#domain/journal/voice.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { entryColumnsOf, entryView, type EntryRow } from '../entryView.ts'
import { readEntry } from '../readEntry.ts'
import { requireCleanText } from '../requireCleanText.ts'
import { wordsOfEntry } from '../wordsOfEntry.ts'

type Spoken = { id: string; version: number; words: string; by: TranscriptSource; now: Date }
/** What keeping a transcript led to. `notified`: the staff who were notified. */
export type SavedTranscript = {
  entry: EntryView
  offerSupport: boolean
  heavyWords: boolean
  isChanged: boolean
  notified: NotificationSent[]
}

// An entry that is shared is held from then on where its voice speaks of danger, as where its words do.
const update = statement(`
update journal_entries e set transcript = nullif($words::text, ''), transcript_by = case when $words = '' then null else $by::text end,
  is_held = e.is_held or ($isDanger::boolean and e.shared_at is not null), version = e.version + 1, updated_at = $now::timestamptz
where e.id = $id and e.user_id = $userId and e.version = $version
returning ${entryColumnsOf('e')}`)

/**
 * Keeps the words of an entry's voice note. They are assessed as the entry's words are, and no guardian reads them.
 * @throws OperationError `journal.error.severe`, `journal.error.unverified`, `journal.error.changed_elsewhere`; 404 for
 * another member's entry as for an unknown one
 */
export async function saveTranscript(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  { id, version, words, by, now }: Spoken,
): Promise<SavedTranscript> {
  const { db } = services
  const danger = readDanger(words, actor)
  const { isDanger, level } = danger
  if (await isOn(db, 'ff.journal_check_private')) requireCleanText({ words, isCrisis: isDanger })
  return db.tx(async (sql) => {
    const [row] = await update<EntryRow>(sql, { id, userId: actor.id, version, words, by, isDanger, now })
    if (!row) {
      const entry = await readEntry(sql, actor.id, id)
      if ((entry.transcript ?? '') !== words)
        throw operationErrorOf(journalApi.changeEntry, 'journal.error.changed_elsewhere')
      return { entry, offerSupport: isDanger, heavyWords: isDanger, isChanged: false, notified: [] }
    }
    const notified = await answerDanger(sql, { actor, danger, source: 'journal', now })
    await queueReview(services, sql, { actor, text: wordsOfEntry(row), level, source: 'journal', id, now })
    return {
      entry: entryView(row),
      offerSupport: isDanger,
      heavyWords: isDanger,
      isChanged: true,
      notified,
    }
  })
}
