import { createHash } from 'node:crypto'
import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { composeCurated, type SuggestionRequest } from '#domain/ai/composeCurated.ts'
import { SUGGESTIONS_REMEMBERED, SUGGESTIONS_SHOWN, type SuggestionView } from '#domain/ai/suggestions.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { composeSuggestions } from './composeSuggestions.ts'
import { latestSuggestions } from './latestSuggestions.ts'
import { recentMoods } from './recentMoods.ts'
import { withLock } from './withLock.ts'
import { usesModel } from './usesModel.ts'

/** Asked again within so many milliseconds, the same set is the answer: it was one wish. */
const SAME_WISH_MS = 3_000

/** What came of asking for suggestions. */
export type Generated =
  | { kind: 'no-moods' }
  | { kind: 'done'; suggestions: SuggestionView[]; isNew: boolean; offerSupport: boolean }

type GenerationRequest = { actor: Actor & { ageGroup: AgeGroup }; locale: Locale; curatedOnly: boolean }

/**
 * Five new suggestions from the latest seven check-ins. One set for presses at the same time, from any tab and
 * in any process. Where recent words speak of a crisis no model is asked.
 */
export async function generateSuggestions(
  services: Services,
  { actor, locale, curatedOnly }: GenerationRequest,
): Promise<Generated> {
  const { db, clock } = services
  const bucket = `suggestions ${actor.id}`
  const now = clock.now()
  return withLock(db, { bucket, now: () => clock.now() }, async (): Promise<Generated> => {
    const { moods, needsPeople } = await recentMoods(db, actor, now)
    if (moods.length === 0) return { kind: 'no-moods' }
    const latest = await latestSuggestions(db, actor.id, SUGGESTIONS_REMEMBERED)
    // Made just before this was asked, or by another press while this one waited for its turn.
    if (latest[0] && Date.parse(latest[0].createdAt) > now.getTime() - SAME_WISH_MS) {
      const suggestions = latest.slice(0, SUGGESTIONS_SHOWN)
      return { kind: 'done', suggestions, isNew: false, offerSupport: needsPeople }
    }
    const day = localDay(now, actor.timeZone)
    const request: SuggestionRequest = {
      locale,
      ageGroup: actor.ageGroup,
      focusAreas: actor.focusAreas,
      moods,
      recent: latest.map(({ content }) => content),
      seed: createHash('sha256').update(`${actor.id} ${day}`).digest('hex'),
    }
    const asksModel = !curatedOnly && !needsPeople && usesModel(services, actor)
    const composed = asksModel
      ? await composeSuggestions(services, { userId: actor.id, day, request })
      : { source: 'curated' as const, suggestions: composeCurated(request) }
    await db.query(STORE, [
      actor.id,
      composed.source,
      clock.now(),
      composed.suggestions.map(() => newId()),
      composed.suggestions.map(({ type }) => type),
      composed.suggestions.map(({ content }) => content),
    ])
    const suggestions = await latestSuggestions(db, actor.id)
    return { kind: 'done', suggestions, isNew: true, offerSupport: needsPeople }
  })
}

// One statement: all five or none.
const STORE = `
insert into ai_suggestions (id, user_id, suggestion_type, content, source, is_read, created_at, updated_at)
select made.id, $1, made.type, made.content, $2, false, $3, $3
from unnest($4::uuid[], $5::text[], $6::text[]) as made(id, type, content)`
