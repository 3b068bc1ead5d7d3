import { describe, expect, it } from 'vitest'
import { callsForSupport, isStrongLow, lowMoods } from '#domain/checkins/lowMood.ts'
import { moods } from '#domain/checkins/moods.ts'

describe('support', () => {
  it('knows four low moods', () => expect([...lowMoods].sort()).toEqual(['angry', 'anxious', 'sad', 'tired']))

  it.each(moods)('after %s', (mood) => {
    const isLow = lowMoods.includes(mood)
    expect(isStrongLow({ mood, intensity: 4 })).toBe(false)
    expect(isStrongLow({ mood, intensity: 5 })).toBe(isLow)
    expect(callsForSupport({ mood, intensity: 1 }, 0)).toBe(false)
    expect(callsForSupport({ mood, intensity: 1 }, 1)).toBe(isLow)
    expect(callsForSupport({ mood, intensity: 5 }, 0)).toBe(isLow)
  })
})
