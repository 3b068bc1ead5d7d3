import type { SuggestionView } from '#domain/ai/suggestions.ts'
import { DECLINED_REMEMBERED, SUGGESTIONS_REMEMBERED, SUGGESTIONS_SHOWN } from '#domain/ai/suggestions.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  suggestion_type: SuggestionView['type']
  content: string
  source: SuggestionView['source']
  is_read: boolean
  is_done: boolean
  created_at: Date
}

// Those of one set share their instant; their ids keep the order in which they were made. What took the place of a
// declined one comes after them, and goes again when that one comes back.
const LATEST = `
select id, suggestion_type, content, source, is_read, answer is not distinct from 'done' as is_done, created_at
from ai_suggestions
where user_id = $1 and answer is distinct from 'not_for_me'
  and created_at = (select max(created_at) from ai_suggestions where user_id = $1)
order by id limit ${SUGGESTIONS_SHOWN}`

/** A member's latest set without what they declined: five, or fewer when nothing else is left. */
export async function latestSuggestions(sql: Sql, userId: string): Promise<SuggestionView[]> {
  const found = await sql.query<Row>(LATEST, [userId], 'suggestions')
  return found.map((row) => ({
    id: row.id,
    type: row.suggestion_type,
    content: row.content,
    source: row.source,
    isRead: row.is_read,
    isDone: row.is_done,
    createdAt: row.created_at.toISOString(),
  }))
}

const KNOWN = `
select content, answer is not distinct from 'not_for_me' as is_declined, at <= ${SUGGESTIONS_REMEMBERED} as is_recent
from (select *, row_number() over (order by created_at desc, id) as at,
    row_number() over (partition by answer order by created_at desc, id) as at_of_answer
  from ai_suggestions where user_id = $1) as known
where answer = 'not_for_me' and at_of_answer <= ${DECLINED_REMEMBERED} or at <= ${SUGGESTIONS_REMEMBERED}
order by at`

/** Texts a member was shown lately and the latest they declined, newest first. */
export async function knownTexts(
  sql: Sql,
  userId: string,
): Promise<{ recent: string[]; declined: string[] }> {
  const rows = await sql.query<{ content: string; is_declined: boolean; is_recent: boolean }>(KNOWN, [userId])
  return {
    recent: rows.filter((row) => row.is_recent).map(({ content }) => content),
    declined: rows.filter((row) => row.is_declined).map(({ content }) => content),
  }
}
