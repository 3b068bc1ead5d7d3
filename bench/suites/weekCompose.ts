import { addDays } from '#domain/time/localDay.ts'
import { combinations } from '#domain/trivia/schedule.ts'
import { publishWeekend } from '#operations/trivia/weeks/publishWeekend.ts'
import { curatedTrivia } from '#seed/content/trivia.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { seedId } from '#seed/ids.ts'
import { systemClock } from '#services/clock/clock.ts'
import type { Data } from '../kit/data.ts'
import { spreadOf } from '../kit/figures.ts'
import type { Goal } from '../kit/report.ts'

/** Approved questions of the bank, and what a weekend of all sixteen sessions may take, in seconds. */
const QUESTIONS = 4_000
const SECONDS_MAX = 2
/** Weekends that are there before, as after half a year, and those that are measured. */
const [BEFORE, MEASURED] = [26, 9]
const FIRST = '2026-01-03'

/** week-compose: a weekend composed from 4,000 questions and published, with the uses of half a year to look at. */
export async function weekCompose({ db }: Pick<Data, 'db'>): Promise<Goal> {
  const each = QUESTIONS / combinations.length
  const bank = combinations.flatMap(({ ageGroup, locale }) => {
    const curated = curatedTrivia.filter(
      (question) => question.ageGroup === ageGroup && question.locale === locale,
    )
    return Array.from({ length: each }, (_, index) => {
      const question = curated[index % curated.length]!
      const copy = Math.floor(index / curated.length)
      return copy === 0
        ? question
        : {
            ...question,
            id: seedId(`bench:${question.id}:${copy}`),
            prompt: `${question.prompt} (${copy})`,
          }
    })
  })
  await db.query('delete from trivia_weekly_sessions')
  await db.query('delete from trivia_questions')
  await seedTriviaBank(db, new Date(), bank)
  const services = { db, clock: systemClock, realtime: { publish: () => Promise.resolve() } as never }
  const seconds: number[] = []
  for (let week = 0; week < BEFORE + MEASURED; week += 1) {
    const begun = performance.now()
    const { published } = await publishWeekend(services, addDays(FIRST, 7 * week))
    if (published.length !== combinations.length) throw new Error(`${published.length} sessions published`)
    if (week >= BEFORE) seconds.push((performance.now() - begun) / 1000)
  }
  const spread = spreadOf(seconds)
  return {
    what: `week-compose, ${combinations.length} sessions from ${bank.length} questions`,
    measured: spread.median,
    goal: SECONDS_MAX,
    isAtLeast: false,
    unit: ' s',
    spread,
  }
}
