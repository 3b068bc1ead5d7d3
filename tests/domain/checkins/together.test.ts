import { describe, expect, it } from 'vitest'
import type { DayView } from '#domain/checkins/historySchema.ts'
import { oftenTogether, TOGETHER_DAYS } from '#domain/checkins/together.ts'

/** Days from the first of March, one check-in each. */
const daysOf = (...felt: readonly (readonly [mood: string, ...activities: string[]])[]): DayView[] =>
  felt.map(([mood, ...activities], index) => ({
    day: `2026-03-${String(index + 1).padStart(2, '0')}`,
    intensity: 3,
    checkIns: [{ mood, activities, feelings: [] }],
  }))
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

describe('often together', () => {
  const happy = ['happy', 'walk'] as const
  const low = ['sad', 'work'] as const

  it(`says nothing below ${TOGETHER_DAYS} days with check-ins`, () => {
    const days = daysOf(...times(7, happy), ...times(7, low))
    expect(oftenTogether(days.slice(0, TOGETHER_DAYS - 1))).toBeNull()
    expect(oftenTogether(days)).not.toBeNull()
  })

  it('counts days, not check-ins', () => {
    const [day] = daysOf(happy)
    expect(oftenTogether([{ ...day!, checkIns: times(30, day!.checkIns[0]!) }])).toBeNull()
  })

  it('gives shares with an activity and without it, for each side', () => {
    expect(oftenTogether(daysOf(...times(7, happy), ...times(7, low)))).toEqual({
      better: [{ activity: 'walk', with: { count: 7, of: 7 }, without: { count: 0, of: 7 } }],
      lower: [{ activity: 'work', with: { count: 7, of: 7 }, without: { count: 0, of: 7 } }],
    })
  })

  it('needs four with it and four without it', () => {
    expect(oftenTogether(daysOf(...times(3, happy), ...times(11, low)))).toEqual({ better: [], lower: [] })
    expect(oftenTogether(daysOf(...times(4, happy), ...times(10, low)))?.better).toHaveLength(1)
  })

  it('leaves out what is no more frequent than without it', () => {
    const even = [...times(4, happy), ...times(4, ['sad', 'walk'] as const)]
    const rest = [...times(4, ['happy', 'music'] as const), ...times(4, ['sad', 'music'] as const)]
    expect(oftenTogether(daysOf(...even, ...rest))).toEqual({ better: [], lower: [] })
  })

  it('leaves out check-ins that name no activity: they say nothing about one', () => {
    const days = daysOf(...times(8, happy), ...times(12, ['sad'] as const))
    expect(oftenTogether(days)).toEqual({ better: [], lower: [] })
  })
})
