import { URGENT_MINUTES } from '#domain/moderation/childSafety.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import type { DangerSource } from '#domain/moderation/dangerSources.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { caseReaders } from './childSafetyStaff.ts'
import { signalGuardian } from './signalGuardian.ts'
import { notifyStaff } from './notifyStaff.ts'
import { ringDesk } from './ringDesk.ts'

// Read by staff in the back office, which speaks English.
const descriptions = {
  danger_at_home:
    'Words of a minor may speak of danger at home. They are not shown here, and no guardian was told of them.',
  words_of_danger:
    'Words of a minor may speak of suicide, self-harm or danger. They are not shown here, and no guardian was told of them.',
} as const
/**
 * By what staff knows which account it is: the pseudonym, the age group and the country, never a name. Not all who read
 * the case read profiles.
 */
const ACCOUNT = `'Account: ' || p.username || ', ' || p.age_group || coalesce(', ' || p.country, '') || '.'`
/** How long one case stands for all that a minor writes in one source, in hours. */
const CASE_HOURS = 24

const insertCase = statement(
  `
insert into child_safety_cases
  (id, level, category, description, user_id, place, count, last_seen_at, due_at, status, created_at, updated_at)
select $id, $level, $category, $description::text || ' ' || ${ACCOUNT}, $childId, $source, 1, $now, $dueAt, 'open', $now, $now
from profiles p where p.id = $childId`,
  'danger-new',
)

/** A minor whose words were read as danger, how near, and where. */
export type Asked = {
  childId: string
  source: DangerSource
  level: RiskLevel
  isAtHome: boolean
  now: Date
}

// A case only ever becomes nearer: its level, its category and its deadline.
const AGAIN = `
update child_safety_cases c set count = c.count + 1, last_seen_at = $3, updated_at = $3,
  category = case when $4 then 'danger_at_home' else c.category end,
  description = case when $4 then $5 || ' ' || (select ${ACCOUNT} from profiles p where p.id = $1) else c.description end,
  level = case when $6 then 'urgent' else c.level end, due_at = case when $6 then least(c.due_at, $7) else c.due_at end
from (select id, level from child_safety_cases where user_id = $1 and place = $2 and status <> 'closed'
  and created_at > $3::timestamptz - interval '${CASE_HOURS} hours' order by created_at desc limit 1) as old
where c.id = old.id returning c.id, $6 and old.level <> 'urgent' as is_nearer`

/**
 * Asks a person of the staff to look, in the transaction that stores the words: a case that says who, where and when,
 * never what. Further words in the same source within a day raise its count, and notify again once when they turn
 * urgent; once the case is closed, new words are a new case. Only staff with the personal mark see it; what is urgent
 * also rings for moderators on shift, without a word of it. Source: docs/rules/moderation.md child-safety, shifts.
 * While none of them is on shift, the guardian gets a signal of what is urgent, unless the danger may be at home.
 * @returns the notified staff and guardian.
 */
export async function escalateToStaff(
  sql: Sql,
  { childId, source, level, isAtHome, now }: Asked,
): Promise<NotificationSent[]> {
  // Two saves at once must not make two cases.
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('danger:' || $1 || ':' || $2, 0))`, [
    childId,
    source,
  ])
  const isUrgent = isAtLeast(level, 'urgent')
  const dueAt = isUrgent ? new Date(now.getTime() + URGENT_MINUTES * 60_000) : null
  const [known] = await sql.query<{ id: string; is_nearer: boolean }>(
    AGAIN,
    [childId, source, now, isAtHome, descriptions.danger_at_home, isUrgent, dueAt],
    'danger-again',
  )
  if (known && !known.is_nearer) return []
  const id = known?.id ?? newId()
  if (!known) {
    const category = isAtHome ? 'danger_at_home' : 'words_of_danger'
    await insertCase(sql, {
      id,
      category,
      level: isUrgent ? 'urgent' : 'concern',
      description: descriptions[category],
      childId,
      source,
      dueAt,
      now,
    })
  }
  const staff = await caseReaders(sql, now)
  const notified = await notifyStaff(sql, { caseId: id, source, isUrgent, staff, now })
  if (!isUrgent) return notified
  notified.push(...(await ringDesk(sql, { except: staff.map((one) => one.id), now })))
  if (staff.some(({ has_mark, on_duty }) => has_mark && on_duty)) return notified
  return [...notified, ...((await signalGuardian(sql, { caseId: id, now })) ?? [])]
}
