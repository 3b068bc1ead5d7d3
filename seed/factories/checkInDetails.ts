import { activitiesFor } from '#domain/checkins/activities.ts'
import type { Details } from '#domain/checkins/details.ts'
import { feelingsFor } from '#domain/checkins/feelings.ts'
import { isLowMood } from '#domain/checkins/lowMood.ts'
import { scoreOf, type Mood } from '#domain/checkins/moods.ts'
import { randomFrom, type Random } from '../random.ts'
import type { SeededPerson } from './people.ts'

/** Share of check-ins that name activities, and closer words. */
const NAMED = { activities: 0.7, feelings: 0.35 }

/**
 * What a person names beside a mood on a day. Two activities of theirs come more often on better days and one on lower
 * days, so that the history has something to put side by side. A row of figures of its own: moods and words stay as
 * they are.
 */
export function detailsOf({ handle, ageGroup }: SeededPerson, mood: Mood, day: string): Details {
  const own = randomFrom(`habits:${handle}`)
  const all = activitiesFor(ageGroup)
  const [first, second, heavy] = several(own, all, 3)
  const random = randomFrom(`details:${handle}:${day}`)
  const habit = scoreOf(mood) >= 4 ? random.pick([first!, second!]) : isLowMood(mood) ? heavy! : null
  const usual = several(
    random,
    all.filter((id) => ![first, second, heavy].includes(id)),
    random.between(1, 2),
  )
  const isHabit = habit !== null && random.chance(0.65)
  // Now and then a habit comes on any day.
  const stray = random.chance(0.2) ? [random.pick([first!, second!, heavy!])] : []
  return {
    activities: random.chance(NAMED.activities)
      ? [...new Set([...(isHabit ? [habit] : stray), ...usual])]
      : [],
    feelings: random.chance(NAMED.feelings)
      ? several(random, feelingsFor(ageGroup, mood), random.between(1, 2))
      : [],
  }
}

/** Some of a list, each once. */
function several<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(random.between(0, left.length - 1), 1)[0]!)
}
