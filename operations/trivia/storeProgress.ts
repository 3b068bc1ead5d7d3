import { TRIVIA_POINTS, TRIVIA_QUESTIONS } from '#domain/trivia/figures.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { PlayKey } from './playOf.ts'

const insertProgress = statement(
  `insert into trivia_session_progress (id, user_id, week_key, session_number, answers, score, completed_at, created_at, updated_at)
   select $id::uuid, p.user_id, p.week_key, p.session_number, jsonb_agg(a.choice order by a.question),
     $points::int * count(*) filter (where a.is_correct), $now::timestamptz, $now, $now
   from trivia_plays p join trivia_answers a on a.play_id = p.id
   where p.user_id = $userId::uuid and p.week_key = $weekKey::text and p.session_number = $session::numeric
   group by p.id having count(*) = $questions::int
   on conflict (user_id, week_key, session_number) do nothing`,
  'trivia-finish',
)

/** Stores that a session is finished, once all of its questions are answered. Again changes nothing. */
export async function storeProgress(
  sql: Sql,
  userId: string,
  { weekKey, session }: PlayKey,
  now: Date,
): Promise<void> {
  await insertProgress(sql, {
    id: newId(),
    points: TRIVIA_POINTS,
    questions: TRIVIA_QUESTIONS,
    userId,
    weekKey,
    session,
    now,
  })
}
