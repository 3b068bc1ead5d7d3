import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentErrors, consentToCheckIn } from './consent.ts'
import { BadgeView, CheckInView, NewCheckIn, StreakView, WeekView } from './schema.ts'

/** Check-ins: moods, reflections, streaks, badges. */
export const checkinsApi = {
  /** Saves a check-in, moves the streak and earns badges, all or nothing. Sending the same id again changes nothing. */
  saveCheckIn: contract({
    method: 'post',
    path: '/checkins',
    auth: 'consented',
    consent: consentToCheckIn,
    flag: 'ff.core',
    limit: 'write',
    body: NewCheckIn,
    output: z.object({
      checkIn: CheckInView,
      streak: StreakView,
      badgeEarned: z.nullable(BadgeView),
      /**
       * Two low days in three, or one at full strength: the site offers support. Source: docs/rules/checkins.md B-17.
       */
      offerSupport: z.boolean(),
      /** Support is offered because of what was written; the page then speaks of the words, not of the last days. */
      heavyWords: z.optional(z.boolean()),
    }),
    errors: consentErrors,
  }),
  /** 'Your Mood Journey': the latest 20 with reflections. */
  moodHistory: contract({
    method: 'get',
    path: '/checkins',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ checkIns: z.array(CheckInView) }),
  }),
  /** What the check-in tab shows besides the form, in one answer. */
  overview: contract({
    method: 'get',
    path: '/checkins/overview',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({
      checkIns: z.array(CheckInView),
      week: WeekView,
      streak: StreakView,
      badges: z.array(BadgeView),
    }),
  }),
  /** Returns, once for an account, that this is the moment to welcome the member after their first check-in. */
  welcome: contract({
    method: 'post',
    path: '/checkins/welcome',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ isFirst: z.boolean() }),
  }),
  /** Counts the streak again from the check-ins themselves (RPC `update_user_streak`). */
  updateUserStreak: contract({
    method: 'post',
    path: '/rpc/update-user-streak',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ current_streak: z.number(), badge_earned: z.nullable(z.string()) }),
  }),
}
