import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Overview } from '#domain/checkins/events.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import type { Call } from './api.ts'

const zone = 'America/Detroit'
/** Today, where the person of these tests lives. */
export const today = (): string => localDay(new Date(), zone)

/** A week with a check-in each day but the one three days ago and today. */
export function overview(over: Partial<Overview> = {}): Overview {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today(), index - 6)).map((day, index) =>
    index === 3 || index === 6
      ? { day, score: null, mood: null, count: 0 }
      : { day, score: 4, mood: 'happy', count: 1 },
  )
  return {
    checkIns: [],
    week: { days, average: 4 },
    streak: { current: 2, longest: 9, lastDay: addDays(today(), -1) },
    badges: [],
    ...over,
  }
}

/** A stored check-in. */
export const checkInView = (over: Partial<CheckInView> = {}): CheckInView => ({
  id: '0198f3a0-1111-7000-8000-000000000001',
  mood: 'calm',
  intensity: 3,
  createdAt: new Date().toISOString(),
  day: today(),
  addedLater: false,
  reflection: null,
  activities: [],
  feelings: [],
  ...over,
})

/** Stores a check-in as the server does: the same id again changes nothing. */
export function newStore(answer: { badge?: boolean; offerSupport?: boolean; minor?: boolean } = {}) {
  const stored = new Map<string, unknown>()
  return ({ body }: Call) => {
    const { id, mood, intensity, reflection, isPrivate, activities, feelings } = body as {
      id: string
      mood: string
      intensity: number
      reflection?: string
      isPrivate: boolean
      activities?: string[]
      feelings?: string[]
    }
    const now = new Date().toISOString()
    if (!stored.has(id)) {
      stored.set(id, {
        checkIn: checkInView({
          id,
          mood,
          intensity,
          createdAt: now,
          activities: activities ?? [],
          feelings: feelings ?? [],
          reflection: reflection
            ? { content: reflection, isPrivate, sharedWithParent: answer.minor === true && !isPrivate }
            : null,
        }),
        streak: { current: 3, longest: 9, lastDay: today() },
        badgeEarned: answer.badge ? { id: 'streak_3', earnedAt: now } : null,
        offerSupport: answer.offerSupport ?? false,
      })
    }
    return stored.get(id)
  }
}
