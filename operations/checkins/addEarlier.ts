import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { storedDetails } from '#domain/checkins/details.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { EARLIER_DAYS, type EarlierCheckIn } from '#domain/checkins/historySchema.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { daysBetween, localDay } from '#domain/time/localDay.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { readCheckIn } from './readCheckIn.ts'

const insertEarlier = statement(
  `
with mood as (
  insert into moods (id, user_id, mood, intensity, day, added_later, activities, feelings, created_at, updated_at)
  values ($id, $userId, $mood, $intensity, $day, true, $activities, $feelings, $now, $now)
  on conflict (id) do nothing returning id
), words as (
  insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
  select $reflectionId::uuid, mood.id, $userId, $content::text, true, false, $now, $now
  from mood where $content::text <> ''
)
select id from mood`,
  'check-in-earlier',
)

/** What a change of the history led to: the check-in, whether its words are heavy, and the staff who were notified. */
export type StoredCheckIn = { checkIn: CheckInView; heavyWords: boolean; notified: NotificationSent[] }

/**
 * Stores a check-in for one of the seven days before today: no streak, no badge, no notification of a guardian. Words
 * of danger are answered as always. Source: docs/rules/checkins.md H-1.
 * @throws OperationError `history.error.day_range`; `common.error.not_found` for the id of another member's check-in
 */
export async function addEarlier(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  input: z.output<typeof EarlierCheckIn>,
  now: Date,
): Promise<StoredCheckIn> {
  const back = daysBetween(input.day, localDay(now, actor.timeZone))
  const content = input.reflection ?? ''
  const details = storedDetails(input.mood, input)
  const danger = readDanger(content, actor)
  return services.db.tx(async (sql) => {
    // A repeat over midnight finds what it stored, so the id is asked before the day.
    const known = await readCheckIn(sql, actor.id, input.id)
    if (known) return { checkIn: known, heavyWords: danger.isDanger, notified: [] }
    if (back < 1 || back > EARLIER_DAYS)
      throw operationErrorOf(historyApi.addEarlier, 'history.error.day_range')
    const stored = await insertEarlier(sql, {
      id: input.id,
      userId: actor.id,
      mood: input.mood,
      intensity: input.intensity,
      day: input.day,
      activities: JSON.stringify(details.activities),
      feelings: JSON.stringify(details.feelings),
      now,
      reflectionId: newId(),
      content,
    })
    const checkIn = await readCheckIn(sql, actor.id, input.id)
    if (!checkIn) throw new OperationError('common.error.not_found')
    if (stored.length === 0) return { checkIn, heavyWords: danger.isDanger, notified: [] }
    const notified = await answerDanger(sql, { actor, danger, source: 'check_in', now })
    const written = { actor, text: content, level: danger.level }
    await queueReview(services, sql, { ...written, source: 'check_in', id: input.id, now })
    return { checkIn, heavyWords: danger.isDanger, notified }
  })
}
