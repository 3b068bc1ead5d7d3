import { z } from 'zod/mini'
import { daysBetween } from '../time/localDay.ts'
import { moods } from './moods.ts'
import { INTENSITY_MAX, INTENSITY_MIN, NewCheckIn, REFLECTION_MAX } from './schema.ts'

/** How many days back a check-in can be added. Source: docs/rules/checkins.md H-1. */
export const EARLIER_DAYS = 7
/** Minutes in which a check-in can be changed. Source: docs/rules/checkins.md H-2. */
export const EDIT_MINUTES = 15
/** Seconds in which a deleted check-in can be brought back. Source: docs/rules/checkins.md H-3. */
export const UNDO_SECONDS = 60
/** Most days that are read at once: a year and the days around it. */
export const DAYS_MAX = 372
/** Most check-ins of a month that are read. No rule names a figure. */
export const MONTH_ROWS = 1_000

/** A day, `YYYY-MM-DD`, that is in the calendar. */
export const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => {
    const at = new Date(`${day}T12:00:00Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  }),
)
/** A month, `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** Days to read, both ends included. */
export const DayRange = z.strictObject({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < DAYS_MAX, {
    path: ['to'],
  }),
)

/** A check-in for an earlier day. Its words are the writer's alone. */
export const EarlierCheckIn = z.strictObject({
  id: NewCheckIn.shape.id,
  day: Day,
  mood: NewCheckIn.shape.mood,
  intensity: NewCheckIn.shape.intensity,
  reflection: NewCheckIn.shape.reflection,
})

/** What a check-in is changed to. Who may read the words stays as it was. */
export const ChangedCheckIn = z.strictObject({
  mood: z.enum(moods, { error: 'checkins.field.mood' }),
  intensity: z.int().check(z.gte(INTENSITY_MIN), z.lte(INTENSITY_MAX)),
  reflection: z.string().check(z.trim(), z.maxLength(REFLECTION_MAX)),
})

/** A day with a check-in: its moods in the order of the day, and the strength of the last one. */
export const DayView = z.object({ day: z.string(), moods: z.array(z.string()), intensity: z.number() })
export type DayView = z.output<typeof DayView>
