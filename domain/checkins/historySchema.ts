import { z } from 'zod/mini'
import { daysBetween } from '../time/localDay.ts'
import { moods } from './moods.ts'
import { Activities, Feelings, INTENSITY_MAX, INTENSITY_MIN, NewCheckIn, REFLECTION_MAX } from './schema.ts'

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
  activities: NewCheckIn.shape.activities,
  feelings: NewCheckIn.shape.feelings,
})

/**
 * What a check-in is changed to. Who may read the words stays as it was. Details that are not sent stay, but closer
 * words of another mood go.
 */
export const ChangedCheckIn = z.strictObject({
  mood: z.enum(moods, { error: 'checkins.field.mood' }),
  intensity: z.int().check(z.gte(INTENSITY_MIN), z.lte(INTENSITY_MAX)),
  reflection: z.string().check(z.trim(), z.maxLength(REFLECTION_MAX)),
  activities: z.optional(Activities),
  feelings: z.optional(Feelings),
})

/** A check-in of a day without its words. */
const Felt = z.object({ mood: z.string(), activities: z.array(z.string()), feelings: z.array(z.string()) })
/** A check-in of a day without its words. */
export type Felt = z.output<typeof Felt>
/** A day with a check-in: its check-ins in the order of the day, and the strength of the last one. */
export const DayView = z.object({ day: z.string(), checkIns: z.array(Felt), intensity: z.number() })
export type DayView = z.output<typeof DayView>
