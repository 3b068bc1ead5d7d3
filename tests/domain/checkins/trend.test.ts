import { expect, it } from 'vitest'
import { trendOf } from '#domain/checkins/trend.ts'

const day = (name: string, ...moods: string[]) => ({
  day: name,
  checkIns: moods.map((mood) => ({ mood, activities: [], feelings: [] })),
  intensity: 3,
})

it('gathers weeks that end today; the mean is over check-ins, a week without one has none', () => {
  const days = [
    day('2026-02-01', 'happy'),
    day('2026-03-06', 'sad', 'happy', 'happy'),
    day('2026-03-12', 'calm'),
  ]
  expect(trendOf(days, '2026-03-12', 4)).toEqual([
    { from: '2026-02-13', count: 0, score: null },
    { from: '2026-02-20', count: 0, score: null },
    { from: '2026-02-27', count: 0, score: null },
    { from: '2026-03-06', count: 4, score: 3 },
  ])
  expect(trendOf(days, '2026-03-12', 12)[6]).toEqual({ from: '2026-01-30', count: 1, score: 4 })
})
