import { z } from 'zod/mini'
import { badgeIds } from './badges.ts'
import { moods } from './moods.ts'

/** Weakest intensity. Source: docs/rules/checkins.md S-000-9. */
export const INTENSITY_MIN = 1
/** Strongest intensity. */
export const INTENSITY_MAX = 5
/** Intensity unless the member chooses. */
export const INTENSITY_DEFAULT = 3
/** Longest reflection, in characters: a page of text. No rule names a figure. */
export const REFLECTION_MAX = 2_000
/** Rows of 'Your Mood Journey'. Source: docs/rules/checkins.md S-000-9. */
export const HISTORY_ROWS = 20
/** Check-ins it takes before an average is put in words. Source: docs/rules/checkins.md H-5. */
export const VERDICT_MIN = 3
/** Most activities of a check-in. Source: docs/rules/checkins.md H-6. */
export const ACTIVITIES_MAX = 5
/** Most closer words of a check-in. Source: docs/rules/checkins.md H-7. */
export const FEELINGS_MAX = 3
/** Days of the weekly vibe chart. Source: docs/rules/checkins.md S-000-2. */
export const WEEK_DAYS = 7

// Only the shape: the lists are in `activities.ts` and `feelings.ts`, which no first screen loads.
const Id = z.string().check(z.regex(/^[a-z_]{1,20}$/))
/** Activities as sent. */
export const Activities = z.array(Id).check(z.maxLength(ACTIVITIES_MAX))
/** Closer words as sent. */
export const Feelings = z.array(Id).check(z.maxLength(FEELINGS_MAX))

/** A check-in as sent. The id is made by the sender, so that a repeated send counts once. */
export const NewCheckIn = z.strictObject({
  id: z.uuid(),
  mood: z.enum(moods, { error: 'checkins.field.mood' }),
  intensity: z._default(z.int().check(z.gte(INTENSITY_MIN), z.lte(INTENSITY_MAX)), INTENSITY_DEFAULT),
  reflection: z.optional(z.string().check(z.trim(), z.maxLength(REFLECTION_MAX))),
  /**
   * True keeps the reflection to its writer. False shares it with the guardian of a minor; for adults it changes
   * nothing.
   */
  isPrivate: z._default(z.boolean(), true),
  activities: z._default(Activities, []),
  feelings: z._default(Feelings, []),
})

/** A reflection as its writer sees it. */
export const ReflectionView = z.object({
  content: z.string(),
  isPrivate: z.boolean(),
  sharedWithParent: z.boolean(),
})
const Ids = z.array(z.string())
/** A check-in as its writer sees it. */
export const CheckInView = z.object({
  id: z.string(),
  mood: z.string(),
  intensity: z.number(),
  createdAt: z.string(),
  day: z.string(),
  /** Written after its day. Source: docs/rules/checkins.md H-1. */
  addedLater: z.boolean(),
  reflection: z.nullable(ReflectionView),
  /** What was part of it, and closer words for the mood, by id. Source: docs/rules/checkins.md H-6, H-7. */
  activities: Ids,
  feelings: Ids,
})
export type CheckInView = z.output<typeof CheckInView>

/** The streak card. Days are counted in the person's own zone. */
export const StreakView = z.object({
  current: z.number(),
  longest: z.number(),
  lastDay: z.nullable(z.string()),
})
/** A badge the member has earned. */
export const BadgeView = z.object({ id: z.enum(badgeIds), earnedAt: z.string() })
/** One day of the weekly chart: the mean score, or null for a day without a check-in (a gap, never zero). */
export const WeekDayView = z.object({
  day: z.string(),
  score: z.nullable(z.number()),
  mood: z.nullable(z.string()),
  count: z.number(),
})
/** The seven days of the chart and their mean. */
export const WeekView = z.object({ days: z.array(WeekDayView), average: z.nullable(z.number()) })
export type WeekView = z.output<typeof WeekView>
