import { COACH_MESSAGES_PER_DAY } from '#domain/coach/schema.ts'
import { HAS_CONSENT, IS_OUTSIDE_HOURS, IS_UNMUTED } from '#operations/notifications/clockSql.ts'

/** Everyone the coach can write to: preferences `n`, their profile `p`, and an account `u` that is not closed. */
export const RECEIVERS = `
notification_preferences n
join profiles p on p.id = n.user_id and p.age_group is not null
join users u on u.id = n.user_id and u.disabled_at is null`

/**
 * True for a receiver who may get a message now: the coach is on, it is not in their quiet hours nor muted, a guardian
 * agreed for a minor, and the day's messages are not used up. Expects `clock` and `$now`. Source: docs/rules/coach.md
 * S-000-3.
 */
export const MAY_RECEIVE = `
n.coach_enabled
and ${IS_OUTSIDE_HOURS} and ${IS_UNMUTED}
and ${HAS_CONSENT}
and (select count(*) from coach_message_deliveries d
  where d.user_id = n.user_id and d.day = clock.day) < ${COACH_MESSAGES_PER_DAY}`
