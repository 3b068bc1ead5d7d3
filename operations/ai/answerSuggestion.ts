import { composeCurated } from '#domain/ai/composeCurated.ts'
import { SUGGESTIONS_SHOWN, type SuggestionAnswer, type SuggestionView } from '#domain/ai/suggestions.ts'
import type { Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { suggestionsLock } from './generateSuggestions.ts'
import { latestSuggestions } from './latestSuggestions.ts'
import { recentMoods } from './recentMoods.ts'
import { storeSuggestions } from './storeSuggestions.ts'
import { suggestionRequest, type Asker } from './suggestionRequest.ts'
import { withLock } from './withLock.ts'

type Answer = { actor: Asker; locale: Locale; id: string; answer: SuggestionAnswer }

const STORE_ANSWER = `
with mine as (select id from ai_suggestions where id = $1 and user_id = $2 for update),
answered as (update ai_suggestions s set answer = $3::text, is_read = true, updated_at = $4 from mine
  where s.id = mine.id and s.answer is distinct from $3 returning s.id)
select exists (select 1 from mine) as found, exists (select 1 from answered) as changed`

/**
 * Stores a member's answer to a suggestion of theirs, or takes it back with null. A declined one makes room for another
 * of our editors', once, whichever tabs press. Source: docs/rules/ai.md B-35.
 * @throws OperationError `common.error.not_found` when they have no such one.
 */
export async function answerSuggestion(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, locale, id, answer }: Answer,
): Promise<{ suggestions: SuggestionView[]; isChanged: boolean }> {
  return withLock(db, { bucket: suggestionsLock(actor.id), now: () => clock.now() }, () =>
    db.tx(async (sql) => {
      const now = clock.now()
      const [row] = await sql.query<{ found: boolean; changed: boolean }>(STORE_ANSWER, [
        id,
        actor.id,
        answer,
        now,
      ])
      if (!row!.found) throw new OperationError('common.error.not_found')
      if (row!.changed && answer === 'not_for_me') await bringAnother(sql, { actor, locale, id, now })
      return { suggestions: await latestSuggestions(sql, actor.id), isChanged: row!.changed }
    }),
  )
}

/** Adds one to the set a declined suggestion left, of a kind the others are not, unless the set is full or old. */
async function bringAnother(
  sql: Sql,
  { actor, locale, id, now }: Omit<Answer, 'answer'> & { now: Date },
): Promise<void> {
  const left = await latestSuggestions(sql, actor.id)
  if (left.length >= SUGGESTIONS_SHOWN) return
  const [declined] = await sql.query<{ created_at: Date; is_latest: boolean }>(
    `select created_at, created_at = (select max(created_at) from ai_suggestions where user_id = $2) as is_latest
     from ai_suggestions where id = $1`,
    [id, actor.id],
  )
  if (!declined!.is_latest) return
  const { moods } = await recentMoods(sql, actor, now)
  const { request } = await suggestionRequest(sql, { actor, locale, moods, now })
  const shown = new Set(left.map(({ content }) => content))
  const choices = composeCurated(request).filter(({ content }) => !shown.has(content))
  const other = choices.find(({ type }) => left.every((one) => one.type !== type)) ?? choices[0]
  if (!other) return
  await storeSuggestions(sql, {
    userId: actor.id,
    source: 'curated',
    suggestions: [other],
    at: declined!.created_at,
  })
}
