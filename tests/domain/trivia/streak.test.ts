import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/localDay.ts'
import { longestStreak, STREAK_WINDOW, triviaStreak } from '#domain/trivia/streak.ts'
import { randomFrom } from '#seed/random.ts'
import { rounds } from '#tests/kit/rounds.ts'

const NOW = '2026-03-14'
const ago = (weeks: number) => addDays(NOW, -7 * weeks)

describe('the weekly streak', () => {
  it.each([
    ['nothing', [], 0],
    ['this weekend', [0], 1],
    ['last weekend, this one still open', [1], 1],
    ['three in any order', [2, 0, 1], 3],
    ['one missed', [0, 1, 3], 3],
    ['the last one missed, this one still open', [2, 3], 2],
    ['two missed in a row', [0, 1, 4, 5], 2],
    ['two missed within eight', [0, 2, 3, 5, 6], 3],
    ['two missed further apart', [0, 2, 3, 4, 5, 6, 7, 8, 10], 9],
    ['two missed exactly eight apart', [0, 1, 3, 4, 5, 6, 7, 8, 9, 11], 10],
    ['only long ago', [4], 0],
  ])('with %s', (_, played, streak) => {
    expect(triviaStreak(played.map(ago), NOW)).toBe(streak)
  })

  it('holds, over many calendars, what its rule says', () => {
    const random = randomFrom('streaks')
    for (let round = 0; round < rounds({ usual: 2_000, thorough: 20_000 }); round += 1) {
      const isPlayed = Array.from({ length: 30 }, () => random.chance(0.8))
      const played = isPlayed.flatMap((yes, week) => (yes ? [ago(week)] : []))
      if (triviaStreak(played, NOW) !== expected(isPlayed)) {
        expect.fail(
          `${isPlayed.map(Number).join('')}: ${triviaStreak(played, NOW)}, not ${expected(isPlayed)}`,
        )
      }
      expect(longestStreak(played)).toBeGreaterThanOrEqual(triviaStreak(played, NOW))
    }
  })
})

/** The longest run back from now that begins with a played weekend and has no eight weekends with two missed. */
function expected(isPlayed: readonly boolean[]): number {
  const from = isPlayed[0] ? 0 : 1
  let best = 0
  for (let end = from; end < isPlayed.length; end += 1) {
    const run = isPlayed.slice(from, end + 1)
    const missed = run.flatMap((yes, index) => (yes ? [] : [index]))
    if (missed.some((at, index) => index > 0 && at - missed[index - 1]! < STREAK_WINDOW)) break
    if (run.at(-1)) best = run.filter(Boolean).length
  }
  return best
}
