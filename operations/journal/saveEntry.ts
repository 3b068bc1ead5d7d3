import type { Actor } from '#domain/access/actor.ts'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { journalApi } from '#domain/journal/api.ts'
import { journalBadges } from '#domain/journal/badges.ts'
import type { EntryView, NewEntry } from '#domain/journal/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { awardSql } from '#operations/checkins/awardSql.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { entryValues } from './entryValues.ts'
import { ENTRY_COLUMNS, entryView, type EntryRow } from './entryView.ts'
import { lockConsent } from './lockConsent.ts'
import { lockJournal } from './lockJournal.ts'
import { readEntry } from './readEntry.ts'
import { shareEntry } from './shareEntry.ts'
import { assessEntry } from './assessEntry.ts'

/** What saving led to. `isChanged` is false when the very same had been stored before. */
export type SavedEntry = {
  entry: EntryView
  badgesEarned: { id: BadgeId; earnedAt: string }[]
  offerSupport: boolean
  heavyWords: boolean
  isChanged: boolean
  /** The staff who were notified. */
  notified?: NotificationSent[]
}

const insertEntry = statement(
  `
insert into journal_entries
  (id, user_id, title, body, mood_id, mood, tags, visibility, is_held, person_may_look, date, created_at, updated_at, shared_at)
select $id::uuid, $userId::uuid, nullif($title::text, ''), $body::text, $moodId::text, $mood::numeric, $tags::jsonb,
  $visibility::text, $isWithheld::boolean, $personMayLook::boolean, $date::text, $now::timestamptz, $now, case when $visibility = 'guardian' then $now end
where not exists (select 1 from deleted_entries where id = $id and user_id = $userId)
  and not exists (select 1 from trashed_entries where id = $id)
on conflict (id) do nothing returning ${ENTRY_COLUMNS}`,
  'journal-save',
)

const MOST = Math.max(...journalBadges.map(({ entries }) => entries))
/** The badges a person's entries are worth; each once, whatever is deleted later. */
const AWARD =
  awardSql(`select gen_random_uuid(), $1::uuid, b.id, 'journal', b.name, b.entries || ' entries', $2::timestamptz
  from json_to_recordset($3::json) as b(id text, name text, entries int)
  where b.entries <= (select count(*) from (select 1 from journal_entries where user_id = $1 limit ${MOST}) as few)`)
const BADGES_JSON = JSON.stringify(journalBadges)

/**
 * Stores an entry of a person at an instant with the badges it earns and, when a child or teen shares it, what their
 * guardian is to be sent: all or nothing, and once however often it is sent.
 * @throws OperationError `journal.error.severe`, `journal.error.unverified`, `journal.error.guardian_needed`;
 * `journal.error.deleted` for one that was stored and deleted since
 */
export async function saveEntry(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  input: NewEntry,
  now: Date,
): Promise<SavedEntry> {
  const { db } = services
  const { isShared, danger, words } = await assessEntry(db, actor, input)
  const { isDanger } = danger
  const answer = { offerSupport: isDanger, heavyWords: isDanger }
  return db.tx(async (sql) => {
    await lockJournal(sql, actor.id)
    if (isShared) await lockConsent(sql, actor.id)
    const [row] = await insertEntry<EntryRow>(sql, {
      id: input.id,
      userId: actor.id,
      ...entryValues(input),
      visibility: isShared ? 'guardian' : 'private',
      isWithheld: isShared && isDanger,
      personMayLook: isShared && input.personMayLook,
      date: localDay(now, actor.timeZone),
      now,
    })
    // The answer to a repeat: what is stored, as if the first answer had arrived. Another member's id is not found.
    if (!row) {
      if (await wasDeleted(sql, actor.id, input.id)) {
        throw operationErrorOf(journalApi.saveEntry, 'journal.error.deleted')
      }
      const entry = await readEntry(sql, actor.id, input.id)
      return { entry, badgesEarned: [], ...answer, isChanged: false }
    }
    if (row.shared_at) {
      await shareEntry(sql, {
        childId: actor.id,
        entryId: row.id,
        sharedAt: row.shared_at,
        isNew: true,
        isWithheld: isDanger,
        now,
      })
    }
    const badgesEarned = await award(sql, actor.id, now)
    const source = input.answersPrompt ? 'reflection' : 'journal'
    const notified = await answerDanger(sql, { actor, danger, source, now })
    const { level } = danger
    await queueReview(services, sql, { actor, text: words, level, source, id: row.id, now })
    // Badges are earned all the same; nothing is praised on such a save.
    return {
      ...answer,
      entry: entryView(row),
      badgesEarned: isDanger ? [] : badgesEarned,
      isChanged: true,
      notified,
    }
  })
}

async function wasDeleted(sql: Sql, userId: string, id: string): Promise<boolean> {
  const found = await sql.query(
    `select 1 from deleted_entries where id = $1 and user_id = $2
     union all select 1 from trashed_entries where id = $1 and user_id = $2`,
    [id, userId],
  )
  return found.length > 0
}

async function award(sql: Sql, userId: string, now: Date): Promise<SavedEntry['badgesEarned']> {
  const rows = await sql.query<{ badge: BadgeId }>(AWARD, [userId, now, BADGES_JSON], 'journal-award')
  return rows.map(({ badge }) => ({ id: badge, earnedAt: now.toISOString() }))
}
