import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { DangerSource } from '#domain/moderation/places.ts'
import type { Danger } from '#domain/moderation/readDanger.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { escalateToStaff } from './escalateToStaff.ts'
import { offerCare } from './care.ts'

type Answer = { actor: Pick<Actor, 'id' | 'ageGroup'>; danger: Danger; place: DangerSource; now: Date }

/**
 * What follows words of danger, in the transaction that stores them: the panel of help is offered, and for children and
 * teens a person of the staff is asked to look. Grown-ups are offered help and nothing else. Does nothing for other
 * words.
 * @returns the notified staff; their open pages are notified after the commit.
 */
export async function answerDanger(
  sql: Sql,
  { actor, danger, place, now }: Answer,
): Promise<NotificationSent[]> {
  if (!danger.isDanger) return []
  await offerCare(sql, actor.id, now)
  if (!isMinor(actor.ageGroup)) return []
  return escalateToStaff(sql, {
    childId: actor.id,
    place,
    level: danger.level,
    isAtHome: danger.isAtHome,
    now,
  })
}
