import type { Actor } from '#domain/access/actor.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Keeps an adult's answer. Members under 18, or of unknown age, cannot agree. @throws OperationError
 * `settings.error.consent_minor`
 */
export async function setAnalyticsConsent(
  sql: Sql,
  actor: Actor,
  { consent, now }: { consent: boolean; now: Date },
): Promise<boolean> {
  const [row] = await sql.query(
    `update profiles set analytics_consent = $2, updated_at = $3
     where id = $1 and (not $2 or age_group in ('adult', 'elder')) returning 1 as saved`,
    [actor.id, consent, now],
  )
  if (!row) throw operationErrorOf(settingsApi.setAnalyticsConsent, 'settings.error.consent_minor')
  return consent
}
