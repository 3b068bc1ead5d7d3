import { z } from 'zod/mini'

/** A wall-clock time, `HH:MM`. */
export const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'coach.field.time' }))
/** Channels a coach message can take. */
export const coachChannels = ['push', 'in_app', 'email'] as const
/** Kinds of coach templates. Source: docs/rules/coach.md S-003-3. */
export const messageTypes = ['daily_motivation', 'daily_checkin_nudge', 'weekly_recap'] as const
/** Most coach messages a member gets in one of their days, over all channels. Source: docs/rules/coach.md S-000-3. */
export const COACH_MESSAGES_PER_DAY = 2
/** What the keys of the coach's notifications begin with. */
export const COACH_KEY = 'coach:'
/** Windows a person may choose. */
export const COACH_WINDOWS_MAX = 2
/** Minutes after a window's start in which its message may still leave. */
export const COACH_WINDOW_MINUTES = 120
/**
 * Days before a template may be used for a member again, unless editors choose. Source: docs/rules/coach.md S-003-5.
 */
export const TEMPLATE_COOLDOWN_DAYS = 7
/** Priority of a template, unless editors choose. Source: docs/rules/coach.md S-003-5. */
export const TEMPLATE_PRIORITY = 1
/** Recommended length of a template, in characters. Source: docs/rules/coach.md S-003-5. */
export const TEMPLATE_RECOMMENDED_LENGTH = 140
/** Hours a coach message may pop up on the dashboard. Source: docs/rules/coach.md S-000-9. */
export const COACH_POPUP_HOURS = 24

/** A span of wall-clock time; it may cross midnight. */
export const QuietHours = z.strictObject({ start: ClockTime, end: ClockTime })

/** When and how the coach may write. Source: docs/rules/coach.md S-000-3. */
export const CoachPreferences = z.strictObject({
  enabled: z.boolean(),
  windows: z.array(ClockTime).check(z.minLength(1), z.maxLength(COACH_WINDOWS_MAX)),
  channels: z.array(z.enum(coachChannels)).check(z.minLength(1), z.maxLength(coachChannels.length)),
  quiet_hours: QuietHours,
})
export type CoachPreferences = z.output<typeof CoachPreferences>

/** Preferences of a member who never chose any. Source: docs/rules/coach.md S-000-3. */
export const coachDefaults: CoachPreferences = {
  enabled: false,
  windows: ['09:00', '17:00'],
  channels: ['push'],
  quiet_hours: { start: '21:00', end: '07:00' },
}

/** A coach message as its reader sees it. */
export const CoachMessageView = z.object({ id: z.string(), content: z.string(), deliveredAt: z.string() })
export type CoachMessageView = z.output<typeof CoachMessageView>
