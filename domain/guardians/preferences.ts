import { z } from 'zod/mini'
import type { QuietSpan } from '../notifications/quietHours.ts'

const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'common.field.invalid_format' }))

/** Preferences of a guardian: shape `parent_notification_preferences`. Source: docs/rules/guardians.md S-002-3. */
export const GuardianPreferences = z.strictObject({
  checkin_alerts: z.boolean(),
  journal_alerts: z.boolean(),
  /** One mail a day instead of one for each. */
  daily_digest: z.boolean(),
  /** Wall-clock times `HH:MM` in the guardian's zone; nothing is sent in between. Equal times mean never quiet. */
  quiet_hours_start: ClockTime,
  quiet_hours_end: ClockTime,
})
export type GuardianPreferences = z.output<typeof GuardianPreferences>

/** The quiet hours of a guardian. */
export const quietSpanOf = (preferences: GuardianPreferences): QuietSpan => ({
  start: preferences.quiet_hours_start,
  end: preferences.quiet_hours_end,
})

/** Preferences of a guardian who never chose any. Source: docs/rules/guardians.md S-002-3, S-002-9. */
export const guardianPreferencesDefault: GuardianPreferences = {
  checkin_alerts: true,
  journal_alerts: true,
  daily_digest: false,
  quiet_hours_start: '21:00',
  quiet_hours_end: '07:00',
}
/** When the digest leaves, in the guardian's zone. Source: docs/rules/guardians.md D-044. */
export const DIGEST_TIME = '18:00'
