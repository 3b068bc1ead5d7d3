import type { Suggestion, SuggestionView } from '#domain/ai/suggestions.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

// One statement: all of them or none.
const STORE = `
insert into ai_suggestions (id, user_id, suggestion_type, content, source, is_read, created_at, updated_at)
select made.id, $1, made.type, made.content, $2, false, $3, $3
from unnest($4::uuid[], $5::text[], $6::text[]) as made(id, type, content)`

type Made = {
  userId: string
  source: SuggestionView['source']
  suggestions: readonly Suggestion[]
  /** The instant of the set they belong to. */
  at: Date
}

/** Stores suggestions of a set in their order. */
export async function storeSuggestions(sql: Sql, { userId, source, suggestions, at }: Made): Promise<void> {
  await sql.query(STORE, [
    userId,
    source,
    at,
    suggestions.map(() => newId()),
    suggestions.map(({ type }) => type),
    suggestions.map(({ content }) => content),
  ])
}
