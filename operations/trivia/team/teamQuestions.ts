import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { TEAM_QUESTIONS } from '#domain/trivia/figures.ts'
import { sessionChoices, type SessionQuestion } from '#domain/trivia/session.ts'
import type { Sql } from '#services/database/db.ts'

// Approved questions with four options, in the member's language first. Those of this weekend come last, so that a game
// does not tell the answers of a session that is still to be played.
const QUESTIONS = `
with choices as (select * from json_to_recordset($1::json) as c("ageGroup" text, locale text, rank int)),
this_weekend as (
  select distinct e ->> 'id' as id from trivia_weekly_sessions s,
    jsonb_array_elements(s.session_1_questions || s.session_2_questions || s.session_3_questions) e
  where s.week_key = $2 and (s.age_group, s.locale) in (select "ageGroup", locale from choices))
select q.id, q.locale, q.prompt as q, q.options, q.correct_option_id as "correctId", q.category, q.difficulty, q.explanation
from trivia_questions q
join choices c on c."ageGroup" = q.age_group and c.locale = q.locale
where q.review_state = 'approved' and q.active and not q.sensitive and jsonb_array_length(q.options) = 4
order by c.rank, q.id::text in (select id from this_weekend), random() limit ${TEAM_QUESTIONS}`

type Row = Pick<SessionQuestion, 'id' | 'q' | 'category' | 'difficulty'> & {
  locale: string
  options: { id: string; text: string; emoji?: string }[]
  correctId: string
  explanation: unknown
}
/** A question of a team game, and its language. */
export type TeamQuestion = { language: string; question: SessionQuestion }

/** Questions for one player of a team game, made for their age; fewer where the bank has fewer. */
export async function teamQuestions(
  sql: Sql,
  { ageGroup, locale, weekKey }: { ageGroup: AgeGroup; locale: string | null; weekKey: string },
): Promise<TeamQuestion[]> {
  const choices = sessionChoices(ageGroup, locale ?? 'en').map((choice, rank) => ({ ...choice, rank }))
  const rows = await sql.query<Row>(QUESTIONS, [JSON.stringify(choices), weekKey], 'trivia-team-questions')
  return rows.map(({ locale: language, correctId, options, explanation, ...question }) => ({
    language,
    question: {
      ...question,
      options: options.map(({ text, emoji }) => ({ text, ...(emoji && { emoji }) })),
      correct: options.find(({ id }) => id === correctId)?.text ?? '',
      explanation: plainText(readRichText(explanation).text),
    },
  }))
}
