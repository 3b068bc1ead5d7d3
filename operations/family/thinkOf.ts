import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { THOUGHT_HOURS } from '#domain/family/schema.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import { publishToPerson } from './publishToFamily.ts'
import { notifyLeft } from './notifyLeft.ts'

/** The count of how often one member thought of another. */
export const thoughtBucket = (from: string, to: string): string => `family-thought ${from}:${to}`

const PAIR = `
select p.takes_thoughts and not exists (
    select 1 from blocked_users where blocker_id = $2 and blocked_id = $1) as takes,
  exists (select 1 from blocked_users where blocker_id = $1 and blocked_id = $2) as is_blocked,
  coalesce(me.first_name, me.username) as name
from family_members mine join family_members theirs on theirs.family_id = mine.family_id
join profiles p on p.id = theirs.user_id join users u on u.id = p.id and u.disabled_at is null join profiles me on me.id = mine.user_id
where mine.user_id = $1 and theirs.user_id = $2 and mine.family_id = $3 and $1 <> $2
  and mine.role <> 'waiting' and theirs.role <> 'waiting'`

/**
 * Notifies a member of the family that the caller thinks of them: one press, no words. Who blocked the caller or wants
 * none is not notified, and the caller cannot tell. Quiet hours leave the notification in the app. Source:
 * docs/rules/family.md X-14.
 * @throws OperationError 404, `family.error.you_blocked`, `.thought_again` with the minutes and seconds to wait
 */
export async function thinkOf(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { id }: Pick<Actor, 'id'>,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<void> {
  const now = clock.now()
  const notified = await db.tx(async (sql) => {
    const [pair] = await sql.query<{ takes: boolean; is_blocked: boolean; name: string }>(PAIR, [
      id,
      userId,
      familyId,
    ])
    if (!pair) throw new OperationError('common.error.not_found')
    if (pair.is_blocked) throw operationErrorOf(familyApi.think, 'family.error.you_blocked')
    const budget = { bucket: thoughtBucket(id, userId), max: 1, perSeconds: THOUGHT_HOURS * 3_600, now }
    const seconds = await takeAttempt(sql, budget)
    if (seconds > 0) {
      const args = { minutes: minutesOf(seconds), seconds }
      throw operationErrorOf(familyApi.think, 'family.error.thought_again', { args })
    }
    if (!pair.takes) return []
    return notifyLeft(sql, {
      to: [userId],
      key: `thought:${id}:${now.getTime()}`,
      title: 'family.thought.title',
      text: 'family.thought.text',
      args: { name: pair.name },
      now,
    })
  })
  // The caller's other tabs show that it was sent.
  void publishToPerson(realtime, id)
  void publishNotifications(realtime, notified)
}
