import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { storedDetails } from '#domain/checkins/details.ts'
import { callsForSupport, isStrongLow, LOW_DAYS_BACK, lowMoods } from '#domain/checkins/lowMood.ts'
import { readDanger, type Danger } from '#domain/moderation/readDanger.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { z } from 'zod/mini'
import { CHECK_IN_COLUMNS, checkInOf, type CheckInRow } from './checkInRow.ts'
import { awardSql, STREAK_BADGES_JSON, streakBadgeRows } from './awardSql.ts'
import {
  type BadgeView,
  type CheckInView,
  type NewCheckIn,
  type StreakView,
} from '#domain/checkins/schema.ts'

/** What a check-in led to. `isNew` is false when the same check-in had been stored before. */
export type CheckedInResult = {
  checkIn: z.output<typeof CheckInView>
  streak: z.output<typeof StreakView>
  badgeEarned: z.output<typeof BadgeView> | null
  offerSupport: boolean
  heavyWords: boolean
  isNew: boolean
}

/** The streak `s` with the check-in of `$day`: as before on the same day, one more on the day after, else a new one. */
const CONTINUED_STREAK = `case
      when s.last_day >= $day then s.current_streak
      when s.last_day = $dayBefore then s.current_streak + 1
      else 1 end`

/**
 * One statement, so one round trip and all or nothing: mood, reflection, streak, badge. The unique keys make a repeat
 * harmless, and the streak's own row lock makes fifty at once one step.
 */
export const insertCheckIn = statement(
  `
with mood as (
  insert into moods (id, user_id, mood, intensity, day, activities, feelings, created_at, updated_at)
  values ($id, $userId, $mood, $intensity, $day, $activities, $feelings, $now, $now)
  on conflict (id) do nothing returning id
), words as (
  insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
  select $reflectionId::uuid, mood.id, $userId, $content::text, $isPrivate, $isShared, $now, $now
  from mood where $content::text <> '' returning id
), streak as (
  insert into user_streaks as s (id, user_id, current_streak, longest_streak, last_day, created_at, updated_at)
  select $streakId::uuid, $userId, 1, 1, $day, $now, $now from mood
  on conflict (user_id) do update set
    current_streak = ${CONTINUED_STREAK},
    longest_streak = greatest(s.longest_streak, ${CONTINUED_STREAK}),
    last_day = greatest(s.last_day, $day), updated_at = $now
  returning current_streak, longest_streak, last_day
), badge as (
  ${awardSql(`select $badgeId::uuid, $userId::uuid, b.id, b.type, b.name, b.words, $now::timestamptz
    from streak join ${streakBadgeRows('$badges')} on b.days = streak.current_streak`)}
)
select (select count(*) from mood) as stored, streak.current_streak, streak.longest_streak, streak.last_day, badge.badge,
  (select count(distinct m.day) from moods m
    where m.user_id = $userId and m.day > $lowAfter and m.day < $day and m.mood = any($lowMoods)) as low_days
from (select 1) as one left join streak on true left join badge on true`,
  'check-in',
)

type Row = {
  stored: number
  current_streak: number | null
  longest_streak: number
  last_day: string
  badge: BadgeId | null
  low_days: number
}

/** A check-in on its way in: what was sent, what its words were read as, and when. */
export type SentCheckIn = { input: z.output<typeof NewCheckIn>; danger: Danger; now: Date }

/** Stores a check-in of a person at an instant. The day is the one in the person's zone. */
export async function checkIn(
  sql: Sql,
  actor: Actor,
  { input, danger, now }: SentCheckIn,
): Promise<CheckedInResult> {
  const day = localDay(now, actor.timeZone)
  const content = input.reflection ?? ''
  const details = storedDetails(input.mood, input)
  // Before a guardian has verified themselves, the words stay private whatever the box says.
  const isPrivate = input.isPrivate || !mayMeet(actor)
  const isShared = isMinor(actor.ageGroup) && !isPrivate && content !== ''
  const [row] = await insertCheckIn<Row>(sql, {
    id: input.id,
    userId: actor.id,
    mood: input.mood,
    intensity: input.intensity,
    day,
    activities: JSON.stringify(details.activities),
    feelings: JSON.stringify(details.feelings),
    now,
    reflectionId: newId(),
    content,
    isPrivate,
    isShared,
    streakId: newId(),
    dayBefore: addDays(day, -1),
    badgeId: newId(),
    badges: STREAK_BADGES_JSON,
    lowAfter: addDays(day, -LOW_DAYS_BACK - 1),
    lowMoods,
  })
  if (row!.stored === 0) return storedBefore(sql, actor, { id: input.id, content, danger })
  const heavyWords = danger.isDanger
  return {
    isNew: true,
    checkIn: {
      id: input.id,
      mood: input.mood,
      intensity: input.intensity,
      createdAt: now.toISOString(),
      day,
      addedLater: false,
      activities: [...details.activities],
      feelings: [...details.feelings],
      reflection: content === '' ? null : { content, isPrivate, sharedWithParent: isShared },
    },
    streak: { current: row!.current_streak!, longest: row!.longest_streak, lastDay: row!.last_day },
    // A badge is earned all the same; nothing is praised on such a save.
    badgeEarned: row!.badge && !heavyWords ? { id: row!.badge, earnedAt: now.toISOString() } : null,
    offerSupport: heavyWords || callsForSupport(input, row!.low_days),
    heavyWords,
  }
}

type Known = CheckInRow & { current_streak: number; longest_streak: number; last_day: string | null }

/** The answer to a repeat: what is stored, as if the first answer had arrived. Another member's id is not found. */
async function storedBefore(
  sql: Sql,
  actor: Actor,
  { id, content, danger }: { id: string; content: string; danger: Danger },
): Promise<CheckedInResult> {
  const [known] = await sql.query<Known>(
    `select ${CHECK_IN_COLUMNS},
       coalesce(s.current_streak, 0) as current_streak, coalesce(s.longest_streak, 0) as longest_streak, s.last_day
     from moods m left join reflections r on r.mood_id = m.id left join user_streaks s on s.user_id = m.user_id
     where m.id = $1 and m.user_id = $2`,
    [id, actor.id],
  )
  if (!known) throw new OperationError('common.error.not_found')
  // The first answer may have been lost, and with it the offer. What is stored may be other words than these.
  const stored = known.content ?? ''
  const heavyWords = (stored === content ? danger : readDanger(stored, actor)).isDanger
  return {
    isNew: false,
    checkIn: checkInOf(known),
    streak: { current: known.current_streak, longest: known.longest_streak, lastDay: known.last_day },
    badgeEarned: null,
    offerSupport: heavyWords || isStrongLow(known),
    heavyWords,
  }
}
