import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { NewCheckIn } from '#domain/checkins/schema.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Db } from '#services/database/db.ts'
import { checkIn, type CheckedInResult } from './checkIn.ts'
import { checkInOfMinor } from './checkInOfMinor.ts'

/**
 * Stores a check-in with everything that follows from it, all or nothing: what a guardian is to be told, and the answer
 * to words of danger.
 * @returns also the staff whose bell rang.
 * @throws OperationError `checkins.error.guardian_needed`
 */
export async function saveCheckIn(
  db: Db,
  actor: Actor,
  input: z.output<typeof NewCheckIn>,
  now: Date,
): Promise<CheckedInResult & { notified: NotificationSent[] }> {
  const danger = readDanger(input.reflection ?? '', actor)
  const minor = isMinor(actor.ageGroup)
  // Alone it is one statement, which needs no transaction around it.
  if (!minor && !danger.isDanger) return { ...(await checkIn(db, actor, input, now)), notified: [] }
  return db.tx(async (sql) => {
    const result = await (minor ? checkInOfMinor : checkIn)(sql, actor, input, now)
    const notified = result.isNew ? await answerDanger(sql, { actor, danger, place: 'check_in', now }) : []
    return { ...result, notified }
  })
}
