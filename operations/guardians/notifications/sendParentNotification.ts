import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { readDanger } from '#domain/moderation/readDanger.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { queueGuardianNotifications } from './queueGuardianNotifications.ts'

const contract = guardianApi.sendParentNotification
/** Older check-ins are no news. */
const NEWS_HOURS = 24

/**
 * Sees to it that the guardian hears of the caller's latest check-in; what was noted before is not noted twice. Only
 * children and teens can ask, and only about themselves.
 * @returns whether anything was new.
 * @throws OperationError `onboarding.error.own_events_only`, `checkins.error.guardian_needed`
 */
export async function sendParentNotification(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  childId: string,
): Promise<boolean> {
  if (childId !== actor.id || !isMinor(actor.ageGroup)) {
    throw operationErrorOf(contract, 'onboarding.error.own_events_only')
  }
  if (!mayMeet(actor)) throw operationErrorOf(contract, 'checkins.error.guardian_needed')
  return db.tx(async (sql) => {
    // What happened before the guardian agreed is none of their business.
    const [latest] = await sql.query<{ id: string; content: string | null; is_shared: boolean }>(
      `select m.id, r.content, coalesce(r.shared_with_parent, false) as is_shared
       from moods m join guardian_links g on g.child_id = m.user_id and g.status = 'verified' and g.verified_at <= m.created_at
       left join reflections r on r.mood_id = m.id
       where m.user_id = $1 and not m.added_later and m.created_at > $2::timestamptz - interval '${NEWS_HOURS} hours'
       order by m.created_at desc, m.id desc limit 1`,
      [actor.id, clock.now()],
    )
    if (!latest) return false
    const queued = await queueGuardianNotifications(sql, {
      childId: actor.id,
      moodId: latest.id,
      isDanger: readDanger(latest.content ?? '', actor).isDanger,
      isShared: latest.is_shared,
      now: clock.now(),
    })
    return queued !== null && queued > 0
  })
}
