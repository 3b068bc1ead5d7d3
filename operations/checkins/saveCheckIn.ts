import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { NewCheckIn } from '#domain/checkins/schema.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import { needsReview, queueReview, type ReviewServices } from '#operations/moderation/queueReview.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import { checkIn, type CheckedInResult } from './checkIn.ts'
import { checkInOfMinor } from './checkInOfMinor.ts'

/**
 * Stores a check-in with everything that follows from it, all or nothing: the notification of a guardian, and the
 * answer to words of danger.
 * @returns also the staff who were notified.
 * @throws OperationError `checkins.error.guardian_needed`
 */
export async function saveCheckIn(
  services: ReviewServices & Pick<Services, 'db'>,
  actor: Actor,
  input: z.output<typeof NewCheckIn>,
  now: Date,
): Promise<CheckedInResult & { notified: NotificationSent[] }> {
  const { db } = services
  const text = input.reflection ?? ''
  const danger = readDanger(text, actor)
  const written = { actor, text, level: danger.level }
  const minor = isMinor(actor.ageGroup)
  const sent = { input, danger, now }
  // Alone it is one statement, which needs no transaction around it.
  if (!minor && !danger.isDanger && !needsReview(services, written))
    return { ...(await checkIn(db, actor, sent)), notified: [] }
  return db.tx(async (sql) => {
    const result = await (minor ? checkInOfMinor : checkIn)(sql, actor, sent)
    if (!result.isNew) return { ...result, notified: [] }
    const notified = await answerDanger(sql, { actor, danger, place: 'check_in', now })
    await queueReview(services, sql, { ...written, place: 'check_in', id: input.id, now })
    return { ...result, notified }
  })
}
