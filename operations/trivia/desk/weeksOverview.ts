import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { addDays } from '#domain/time/localDay.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import { combinations, deskWeek } from '#domain/trivia/schedule.ts'
import { ROUNDS_SHOWN, type RoundRow, type triviaWeeksApi } from '#domain/trivia/weeksApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import { nameOf } from '#operations/trivia/weeks/bank.ts'
import type { Services } from '#services'

/** Weekends staff sees: two to come after the current or next one, and two that are over. */
const WEEKENDS = [14, 7, 0, -7, -14]

const APPROVED = `
select age_group as "ageGroup", locale, count(*) as approved from trivia_questions
where active and review_state = 'approved' and jsonb_array_length(options) = 4 group by 1, 2`
const PUBLISHED = `
select week_key as "weekKey", age_group as "ageGroup", locale from trivia_weekly_sessions
where status = 'published' and week_key = any($1::text[])`
const ROUNDS = `
select id, date, age_group as "ageGroup", jsonb_array_length(question_ids) as questions from trivia_rounds
order by date desc, created_at desc limit ${ROUNDS_SHOWN}`

type Choice = { ageGroup: string; locale: string }

/**
 * Weekends around the present, latest first, and rounds, newest date first. @throws OperationError 403 without the
 * permission `content.write`
 */
export async function weeksOverview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<Output<typeof triviaWeeksApi.weeks>> {
  requirePermission(actor, 'content.write')
  const weekKey = deskWeek(clock.now())
  const keys = WEEKENDS.map((days) => addDays(weekKey, days))
  const [approved, published, rounds] = await Promise.all([
    db.query<Choice & { approved: number }>(APPROVED, [], 'trivia-approved'),
    db.query<Choice & { weekKey: string }>(PUBLISHED, [keys], 'trivia-weeks'),
    db.query<RoundRow>(ROUNDS, [], 'trivia-rounds'),
  ])
  const counts = new Map(approved.map((row) => [`${row.ageGroup}:${row.locale}`, row.approved]))
  const done = new Set(published.map((row) => `${row.weekKey}:${row.ageGroup}:${row.locale}`))
  const weeks = keys.map((key) => ({
    weekKey: key,
    sessions: combinations.map((choice) => ({
      ...choice,
      isPublished: done.has(`${key}:${nameOf(choice)}`),
      approved: Math.min(TRIVIA_WEEK_QUESTIONS, counts.get(nameOf(choice)) ?? 0),
    })),
  }))
  return { weekKey, weeks, rounds }
}
