import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { addDays } from '#domain/time/localDay.ts'
import type { BankQuestion, Choosing } from '#domain/trivia/compose.ts'
import type { SessionChoice } from '#domain/trivia/session.ts'
import type { Sql } from '#services/database/db.ts'

// Only questions with four options come: sessions take no others.
const APPROVED = `
select q.id, q.locale, q.age_group as "ageGroup", q.category, q.difficulty, q.prompt, q.options,
  q.correct_option_id as "correctOptionId", q.explanation
from trivia_questions q
join json_to_recordset($1::json) as c("ageGroup" text, locale text) on c."ageGroup" = q.age_group and c.locale = q.locale
where q.active and q.review_state = 'approved' and jsonb_array_length(q.options) = 4`

/** Weekends that are looked at for the last use of a question: half a year. */
const WEEKENDS = 26
const LAST_USED = `
select e ->> 'id' as id, max(s.week_key) as week
from trivia_weekly_sessions s, jsonb_array_elements(s.session_1_questions || s.session_2_questions || s.session_3_questions) e
where s.status = 'published' and s.week_key < $1 and s.week_key >= $2 group by 1`

/** The name of an age group in a language. */
export const nameOf = ({ ageGroup, locale }: SessionChoice): string => `${ageGroup}:${locale}`

/** What a weekend is composed of. */
export type Bank = {
  /** Approved questions, by the name of their age group and language. */
  questions: ReadonlyMap<string, readonly BankQuestion[]>
  choosing: Required<Choosing>
}

/** Reads the approved questions of some age groups and languages, and what a choice among them goes by. */
export async function readBank(sql: Sql, weekKey: string, choices: readonly SessionChoice[]): Promise<Bank> {
  const rows = await sql.query<Omit<BankQuestion, 'explanation'> & { explanation: unknown }>(
    APPROVED,
    [JSON.stringify(choices)],
    'trivia-bank',
  )
  const questions = new Map(choices.map((choice) => [nameOf(choice), [] as BankQuestion[]]))
  for (const row of rows)
    questions.get(nameOf(row))!.push({ ...row, explanation: plainText(readRichText(row.explanation).text) })
  return {
    questions,
    choosing: { lastUsed: await lastUsed(sql, weekKey), first: await chosenByStaff(sql, weekKey) },
  }
}

async function lastUsed(sql: Sql, weekKey: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ id: string; week: string }>(
    LAST_USED,
    [weekKey, addDays(weekKey, -7 * WEEKENDS)],
    'trivia-last-used',
  )
  return new Map(rows.map(({ id, week }) => [id, week]))
}

/** Days of a round that belong to a weekend: Monday before it to its Sunday. */
const [BEFORE, AFTER] = [-5, 1]

async function chosenByStaff(sql: Sql, weekKey: string): Promise<Set<string>> {
  const rounds = await sql.query<{ ids: string[] }>(
    'select question_ids as ids from trivia_rounds where date between $1 and $2',
    [addDays(weekKey, BEFORE), addDays(weekKey, AFTER)],
    'trivia-rounds-of-week',
  )
  return new Set(rounds.flatMap(({ ids }) => ids))
}

/** Age groups and languages whose weekend is published. */
export async function publishedChoices(sql: Sql, weekKey: string): Promise<Set<string>> {
  const rows = await sql.query<{ ageGroup: AgeGroup; locale: string }>(
    `select age_group as "ageGroup", locale from trivia_weekly_sessions where week_key = $1 and status = 'published'`,
    [weekKey],
    'trivia-published',
  )
  return new Set(rows.map(nameOf))
}
