import type { Mood } from '#domain/checkins/moods.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import type { Random } from '../random.ts'

/** How a member felt on a day: the score of the chart (1 to 5, with fractions), or null when they did not check in. */
export type Curve = readonly (number | null)[]

/** How each weekday feels on the whole, Sunday first. */
const WEEKDAY = [0.1, -0.4, -0.1, 0, 0.05, 0.35, 0.4]
/** How much of yesterday is still there today. */
const MEMORY = 0.6

/**
 * The days of a person, oldest first: a level of their own, the rhythm of the week, moods that last a few days, a week
 * that goes low and slowly comes back, and gaps. `firstWeekday` is that of the oldest day, 0 for Sunday. The latest
 * `run` days before the last one have no gap, and the last has none either unless `lastIsOpen`.
 */
export function moodCurve(
  random: Random,
  {
    days,
    firstWeekday,
    run,
    lastIsOpen,
  }: { days: number; firstWeekday: number; run: number; lastIsOpen: boolean },
): Curve {
  const level = 3.2 + random.around() * 0.5
  const rate = 0.5 + random.next() * 0.42
  const low = {
    start: random.between(Math.floor(days / 4), Math.floor(days * 0.7)),
    depth: 1.1 + random.next() * 0.8,
  }
  const gaps = [gapIn(random, days), gapIn(random, days)]
  let mood = 0
  return Array.from({ length: days }, (_, day) => {
    mood = MEMORY * mood + random.around() * 0.9
    const score = level + mood + WEEKDAY[(firstWeekday + day) % 7]! - low.depth * lowness(day - low.start)
    const skips = !random.chance(rate) || gaps.some(({ from, to }) => day >= from && day <= to)
    const fromEnd = days - 1 - day
    if (fromEnd === 0 ? lastIsOpen : skips && fromEnd > run) return null
    return Math.min(5, Math.max(1, score))
  })
}

/** Depth of the low week on its nth day: down within two days, about a week low, then back over ten days. */
function lowness(day: number): number {
  if (day < 0) return 0
  if (day < 2) return (day + 1) / 3
  return day < 7 ? 1 : Math.exp(-(day - 6) / 4)
}

function gapIn(random: Random, days: number): { from: number; to: number } {
  const from = random.between(0, days - 1)
  return { from, to: from + random.between(2, 5) }
}

/** What a score around 2 feels like, by focus area. */
const uneasy: Partial<Record<FocusArea, Mood>> = {
  anxiety: 'anxious',
  stress: 'anxious',
  pressure: 'anxious',
  'self-esteem': 'anxious',
  sleep: 'tired',
  depression: 'tired',
  motivation: 'tired',
  family: 'angry',
  relationships: 'angry',
}

/** The mood a person picks for a score. */
export function moodFor(random: Random, score: number, areas: readonly FocusArea[]): Mood {
  if (score >= 4.6) return 'excited'
  if (score >= 3.7) return random.chance(0.85) ? 'happy' : 'excited'
  if (score >= 2.7) return random.chance(0.85) ? 'calm' : 'happy'
  if (score < 1.8) return random.chance(0.75) ? 'sad' : 'tired'
  const own = areas.map((area) => uneasy[area]).find((mood) => mood !== undefined) ?? 'sad'
  return random.chance(0.6) ? own : random.pick(['anxious', 'tired', 'angry'] as const)
}

/** How strong: the further from the middle, the stronger. 1 to 5. */
export function intensityFor(random: Random, score: number): number {
  return Math.min(5, Math.max(1, Math.round(2.3 + Math.abs(score - 3) * 1.2 + random.around())))
}
