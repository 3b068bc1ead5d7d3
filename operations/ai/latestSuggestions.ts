import { SUGGESTIONS_SHOWN, type SuggestionView } from '#domain/ai/suggestions.ts'
import type { Sql } from '#services/database/db.ts'

type Row = {
  id: string
  suggestion_type: SuggestionView['type']
  content: string
  source: SuggestionView['source']
  is_read: boolean
  created_at: Date
}

// Those of one set share their instant; their ids keep the order in which they were made.
const LATEST = `
select id, suggestion_type, content, source, is_read, created_at from ai_suggestions
where user_id = $1 order by created_at desc, id limit $2`

/** A person's latest suggestions, the newest set first; five unless told. */
export async function latestSuggestions(
  sql: Sql,
  userId: string,
  rows = SUGGESTIONS_SHOWN,
): Promise<SuggestionView[]> {
  const found = await sql.query<Row>(LATEST, [userId, rows], 'suggestions')
  return found.map((row) => ({
    id: row.id,
    type: row.suggestion_type,
    content: row.content,
    source: row.source,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
  }))
}
