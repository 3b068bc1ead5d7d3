import { describe, expect, it } from 'vitest'
import { badges } from '#domain/checkins/badges.ts'
import { applyCheckedIn, averageOf, type SavedCheckIn, type Overview } from '#domain/checkins/events.ts'
import { bandOf, heroMoods, scoreOf } from '#domain/checkins/moods.ts'

describe('moods', () => {
  it.each([
    [5, 'great'],
    [4.5, 'great'],
    [4.49, 'good'],
    [3.5, 'good'],
    [3.49, 'neutral'],
    [2.5, 'neutral'],
    [2.49, 'low'],
    [1.5, 'low'],
    [1.49, 'struggling'],
    [0, 'struggling'],
  ])('an average of %d is %s', (average, band) => expect(bandOf(average)).toBe(band))
  it.each([
    ['excited', 5],
    ['happy', 4],
    ['calm', 3],
    ['anxious', 2],
    ['angry', 2],
    ['tired', 2],
    ['sad', 1],
    ['nameless', 3],
  ])('%s scores %d', (mood, score) => expect(scoreOf(mood)).toBe(score))
  it('the five faces of the landing page stand for 5, 4, 3, 2 and 1', () => {
    expect(Object.values(heroMoods).map(scoreOf)).toEqual([5, 4, 3, 2, 1])
  })
})

describe('badges', () => {
  it('are twelve with ids of their own', () => {
    expect(badges).toHaveLength(12)
    expect(new Set(badges.map(({ id }) => id)).size).toBe(12)
  })
})

const day = (name: string, score: number | null, count: number) => ({
  day: name,
  score,
  count,
  mood: score === null ? null : 'calm',
})
const state: Overview = {
  checkIns: [],
  badges: [],
  streak: { current: 0, longest: 0, lastDay: null },
  week: { days: [day('2026-03-11', 4, 2), day('2026-03-12', null, 0)], average: 4 },
}
const saved = (id: string, mood: string): SavedCheckIn => ({
  checkIn: {
    id,
    mood,
    intensity: 3,
    createdAt: '2026-03-12T10:00:00.000Z',
    day: '2026-03-12',
    addedLater: false,
    reflection: null,
    activities: [],
    feelings: [],
  },
  streak: { current: 2, longest: 2, lastDay: '2026-03-12' },
  badgeEarned: null,
})

describe('applying a saved check-in', () => {
  it('adds it on top, fills its day, and means over check-ins', () => {
    const next = applyCheckedIn(state, saved('a', 'sad'))
    expect(next.checkIns.map(({ id }) => id)).toEqual(['a'])
    expect(next.week.days[1]).toMatchObject({ score: 1, count: 1, mood: 'sad' })
    expect(next.week.average).toBeCloseTo(3)
  })
  it('twice changes nothing', () => {
    const once = applyCheckedIn(state, saved('a', 'sad'))
    expect(applyCheckedIn(once, saved('a', 'sad'))).toBe(once)
  })
  it('keeps twenty rows', () => {
    let next = state
    for (let index = 0; index < 25; index += 1) next = applyCheckedIn(next, saved(`e${index}`, 'calm'))
    expect(next.checkIns).toHaveLength(20)
    expect(next.checkIns[0]?.id).toBe('e24')
  })
  it('an empty week has no average', () => expect(averageOf([day('2026-03-12', null, 0)])).toBeNull())
})
