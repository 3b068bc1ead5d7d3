import type { DangerSource } from '#domain/moderation/places.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { notifyStaff } from './notifyStaff.ts'

// Read by staff in the back office, which speaks English.
const descriptions = {
  danger_at_home:
    'Words of a minor may speak of danger at home. They are not shown here, and no guardian was told of them.',
  words_of_danger:
    'Words of a minor may speak of suicide, self-harm or danger. They are not shown here, and no guardian was told of them.',
} as const
/**
 * By what staff knows which account it is: the pseudonym, the age group and the country, never a name. Not all who read
 * the item read profiles.
 */
const ACCOUNT = `'Account: ' || p.username || ', ' || p.age_group || coalesce(', ' || p.country, '') || '.'`
/** How long one item stands for all that a minor writes in one place, in hours. */
const ITEM_HOURS = 24

/** A minor whose words were read as danger, and where. */
export type Asked = { childId: string; place: DangerSource; isAtHome: boolean; now: Date }

/**
 * Asks a person of the staff to look, in the transaction that stores the words: an item of the highest severity that
 * says who, where and when, never what. Further words in the same place within a day raise its count; once the item is
 * closed, new words are a new item.
 * @returns the notified staff.
 */
export async function escalateToStaff(
  sql: Sql,
  { childId, place, isAtHome, now }: Asked,
): Promise<NotificationSent[]> {
  // Two saves at once must not make two items.
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('danger:' || $1 || ':' || $2, 0))`, [
    childId,
    place,
  ])
  const category = isAtHome ? 'danger_at_home' : 'words_of_danger'
  const known = await sql.query(
    `update incidents set count = count + 1, last_seen_at = $3, updated_at = $3,
       category = case when $4 then 'danger_at_home' else category end,
       description = case when $4 then $5 || ' ' || (select ${ACCOUNT} from profiles p where p.id = $1) else description end
     where user_id = $1 and place = $2 and kind = 'safety' and status <> 'closed'
       and created_at > $3::timestamptz - interval '${ITEM_HOURS} hours' returning id`,
    [childId, place, now, isAtHome, descriptions.danger_at_home],
    'danger-again',
  )
  if (known.length > 0) return []
  const id = newId()
  await sql.query(
    `insert into incidents (id, kind, category, severity, description, user_id, place, count, last_seen_at, status, created_at, updated_at)
     select $1, 'safety', $2, 'high', $3 || ' ' || ${ACCOUNT}, $4, $5, 1, $6, 'open', $6, $6
     from profiles p where p.id = $4`,
    [id, category, descriptions[category], childId, place, now],
    'danger-new',
  )
  return notifyStaff(sql, { incidentId: id, place, now })
}
