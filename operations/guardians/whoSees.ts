import type { Actor } from '#domain/access/actor.ts'
import { maskEmail } from '#domain/account/mailbox.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import type { GuardianNotificationView } from '#domain/guardians/notifications.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import { guardianOf } from './notifications/guardianFacts.ts'
import { notifiedThrough } from './notifications/notificationsOf.ts'

/** What the guardian of a person can see and was notified of. */
export type WhoSees = {
  guardianEmail: string | null
  since: string | null
  isConnected: boolean
  sharesMoods: boolean
  maySwitch: boolean
  notified: GuardianNotificationView[]
}

/** Reads it, for the child or teen it is about. */
export async function whoSees(sql: Sql, actor: Actor): Promise<WhoSees> {
  const guardian = await guardianOf(sql, actor.id)
  return {
    guardianEmail: guardian && maskEmail(guardian.to),
    since: guardian && guardian.since.toISOString(),
    isConnected: guardian?.accountId != null,
    sharesMoods: actor.sharesMoods,
    maySwitch: actor.ageGroup === 'teen',
    notified: guardian ? await notifiedThrough(sql, guardian.link, { all: true }) : [],
  }
}

/**
 * A teen decides whether the guardian hears moods; the very next check-in, and everything that still waits, follows it.
 * @throws OperationError `onboarding.error.sharing_teens_only`
 */
export async function shareMoods(
  sql: Sql,
  actor: Actor,
  { shareMoods: wanted, now }: { shareMoods: boolean; now: Date },
): Promise<void> {
  const changed = await sql.query(
    `update profiles set share_moods = $2, updated_at = $3 where id = $1 and age_group = 'teen' returning id`,
    [actor.id, wanted, now],
  )
  if (changed.length === 0)
    throw operationErrorOf(guardianApi.shareMoods, 'onboarding.error.sharing_teens_only')
}
