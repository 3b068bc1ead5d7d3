import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { lockedItem, type ItemRow } from './itemRow.ts'

/** Whether a moderator has the personal mark. */
export const hasMark = ({ roles }: Pick<Actor, 'roles'>): boolean => can(roles, 'child_safety.work')

/**
 * The condition, as SQL, that an item may be shown: held words of danger of a minor are child safety, and there for the
 * mark alone. `mark` is what says that the reader has it. Source: docs/rules/moderation.md child-safety.
 */
export const shownSql = <const Item extends string, const Mark extends string>(item: Item, mark: Mark) =>
  `(${mark} or not (${item}.source = 'held_message' and ${item}.category = 'self_harm'
    and coalesce(${item}.age_group::text in ('child', 'teen'), false)))` as const

const isForMarked = ({ source, category, age_group }: ItemRow): boolean =>
  source === 'held_message' && category === 'self_harm' && isMinor(age_group)

/** `lockedItem` for a moderator. @throws OperationError 404, also for an item that needs the mark */
export async function lockedFor(sql: Sql, actor: Pick<Actor, 'roles'>, id: string): Promise<ItemRow> {
  const item = await lockedItem(sql, id)
  if (isForMarked(item) && !hasMark(actor)) throw new OperationError('common.error.not_found')
  return item
}
