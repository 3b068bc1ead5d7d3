import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { storedDetails } from '#domain/checkins/details.ts'
import { historyApi } from '#domain/checkins/historyApi.ts'
import { EDIT_MINUTES, type ChangedCheckIn } from '#domain/checkins/historySchema.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { holdCheckIn } from '#operations/guardians/notifications/holdCheckIn.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import type { StoredCheckIn } from './addEarlier.ts'
import { lockCheckIn, readCheckIn } from './readCheckIn.ts'

type Change = { id: string; change: z.output<typeof ChangedCheckIn>; now: Date }

/**
 * Changes the mood, strength, details and words of a member's own check-in. Who may read the words stays; new words
 * are private. A guardian is not notified again: what they read, now or later, is what stands there. Source:
 * docs/rules/checkins.md H-2.
 * @throws OperationError `common.error.not_found`, `history.error.edit_closed`
 */
export async function changeCheckIn(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  { id, change, now }: Change,
): Promise<StoredCheckIn> {
  return services.db.tx(async (sql) => {
    const before = await lockCheckIn(sql, actor.id, id)
    if (!before) throw new OperationError('common.error.not_found')
    if (now.getTime() - Date.parse(before.createdAt) > EDIT_MINUTES * 60_000)
      throw operationErrorOf(historyApi.change, 'history.error.edit_closed')
    const { activities, feelings } = storedDetails(change.mood, { ...before, ...change })
    await sql.query(
      `update moods set mood = $2, intensity = $3, activities = $4, feelings = $5, updated_at = $6 where id = $1`,
      [id, change.mood, change.intensity, JSON.stringify(activities), JSON.stringify(feelings), now],
    )
    await changeWords(sql, { userId: actor.id, id, content: change.reflection, now })
    const danger = readDanger(change.reflection, actor)
    if (danger.isDanger && isMinor(actor.ageGroup)) await holdCheckIn(sql, { moodId: id, now })
    const isNew = change.reflection !== (before.reflection?.content ?? '')
    const notified = isNew ? await answerDanger(sql, { actor, danger, source: 'check_in', now }) : []
    const written = { actor, text: change.reflection, level: danger.level }
    if (isNew) await queueReview(services, sql, { ...written, source: 'check_in', id, now })
    return { checkIn: (await readCheckIn(sql, actor.id, id))!, heavyWords: danger.isDanger, notified }
  })
}

type Words = { userId: string; id: string; content: string; now: Date }

async function changeWords(sql: Sql, { userId, id, content, now }: Words): Promise<void> {
  if (content === '') {
    await sql.query('delete from reflections where mood_id = $1', [id])
    return
  }
  await sql.query(
    `insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
     values ($1, $2, $3, $4, true, false, $5, $5)
     on conflict (mood_id) do update set content = excluded.content, updated_at = excluded.updated_at`,
    [newId(), id, userId, content, now],
  )
}
