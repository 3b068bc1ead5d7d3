import { planNotification, type Delivery } from '#domain/guardians/notifications.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { notifyGuardians } from '#domain/guardians/jobs.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { guardianOf } from './guardianFacts.ts'

/** An entry a child or teen shares. */
export type SharedEntry = {
  childId: string
  entryId: string
  /** When sharing was switched on. */
  sharedAt: Date
  /** It was switched on with this very save. */
  isNew: boolean
  /** Words of danger are, or were, in it. */
  isWithheld: boolean
  now: Date
}

// The entry remembers since when it is shared, so a notification is due once for each sharing and guardian, also when
// old notifications are gone.
const insertNotification = statement(
  `
insert into parent_notices (id, child_id, link_id, event_type, entry_id, key, delivery, due_at, created_at, updated_at)
values ($id, $childId, $linkId, 'journal_shared', $entryId, $key, $delivery, $dueAt, $now, $now)
on conflict (key) do nothing returning delivery`,
  'shared-store',
)
/** What was not sent yet is withheld, and what was sent is hidden. */
const HOLD = `update parent_notices set delivery = 'held', updated_at = $2 where entry_id = $1 and delivery <> 'held'`

/**
 * Notes, in the caller's transaction, that the guardian of a child or teen is to be notified of a shared entry; the row
 * holds no words.
 * @returns false when no guardian has agreed for the child.
 */
export async function queueSharedEntry(
  sql: Sql,
  { childId, entryId, sharedAt, isNew, isWithheld, now }: SharedEntry,
): Promise<boolean> {
  const guardian = await guardianOf(sql, childId)
  if (!guardian) return false
  if (isWithheld) await sql.query(HOLD, [entryId, now], 'shared-hold')
  if (isNew) {
    const plan: { delivery: Delivery; dueAt: Date } = isWithheld
      ? { delivery: 'held', dueAt: now }
      : planNotification({ event: 'journal_shared', ...guardian, now })
    const [stored] = await insertNotification<{ delivery: Delivery }>(sql, {
      id: newId(),
      childId,
      linkId: guardian.link,
      entryId,
      key: `journal_shared:${entryId}:${guardian.link}:${sharedAt.getTime()}`,
      ...plan,
      now,
    })
    if (stored?.delivery === 'now') await enqueue(sql, notifyGuardians, {}, { key: guardian.link })
  }
  return true
}
