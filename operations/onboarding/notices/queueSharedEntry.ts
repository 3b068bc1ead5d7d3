import { planNotice, type Delivery } from '#domain/onboarding/notices.ts'
import { enqueue } from '#jobs/_kit/task.ts'
import { tellGuardians } from '#jobs/onboarding/tellGuardians.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { askAPerson } from './askAPerson.ts'
import { guardianOf } from './guardianFacts.ts'

/** An entry a child or teen shares. */
export type SharedEntry = { childId: string; entryId: string; isDangerAtHome: boolean; now: Date }

// Told once, however often it is saved. Words that may speak of danger at home hold back what was not told yet, and hide what was.
const STORE = `
insert into parent_notices as n (id, child_id, link_id, event_type, entry_id, key, delivery, due_at, created_at, updated_at)
values ($1, $2, $3, 'journal_shared', $4::uuid, 'journal_shared:' || $4::text, $5, $6, $7, $7)
on conflict (key) do update set delivery = excluded.delivery, updated_at = excluded.updated_at
  where excluded.delivery = 'held' and n.delivery <> 'held'
returning delivery`

/**
 * Notes, in the caller's transaction, that the guardian of a child or teen is to be told of a shared entry; the notice holds no
 * words.
 * @returns false when nobody has agreed for the child.
 */
export async function queueSharedEntry(
  sql: Sql,
  { childId, entryId, isDangerAtHome, now }: SharedEntry,
): Promise<boolean> {
  const guardian = await guardianOf(sql, childId)
  if (!guardian) return false
  const plan: { delivery: Delivery; dueAt: Date } = isDangerAtHome
    ? { delivery: 'held', dueAt: now }
    : planNotice({ event: 'journal_shared', ...guardian, now })
  const [stored] = await sql.query<{ delivery: Delivery }>(STORE, [
    newId(),
    childId,
    guardian.link,
    entryId,
    plan.delivery,
    plan.dueAt,
    now,
  ])
  if (stored?.delivery === 'now') await enqueue(sql, tellGuardians, {}, { key: guardian.link })
  if (stored?.delivery === 'held') await askAPerson(sql, { childId, what: 'entry', now })
  return true
}
