import { composeCurated } from '#domain/ai/composeCurated.ts'
import type { SuggestionView } from '#domain/ai/suggestions.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { composeSuggestions } from './composeSuggestions.ts'
import { latestSuggestions } from './latestSuggestions.ts'
import { recentMoods } from './recentMoods.ts'
import { storeSuggestions } from './storeSuggestions.ts'
import { suggestionRequest, type Asker } from './suggestionRequest.ts'
import { withLock } from './withLock.ts'
import { usesModel } from './usesModel.ts'

/** Asked again within so many milliseconds, the same set is the answer: it was one wish. */
const SAME_REQUEST_MS = 3_000

/** What came of asking for suggestions. */
export type Generated =
  | { kind: 'no-moods' }
  | { kind: 'done'; suggestions: SuggestionView[]; isNew: boolean; offerSupport: boolean }

type GenerationRequest = { actor: Asker; locale: Locale; curatedOnly: boolean }

/** The lock a member's suggestions are made and answered under. */
export const suggestionsLock = (userId: string): string => `suggestions ${userId}`

/**
 * Five new suggestions from the latest seven check-ins. One set for presses at the same time, from any tab and
 * in any process. Where recent words speak of a crisis no model is asked.
 */
export async function generateSuggestions(
  services: Services,
  { actor, locale, curatedOnly }: GenerationRequest,
): Promise<Generated> {
  const { db, clock } = services
  const now = clock.now()
  return withLock(
    db,
    { bucket: suggestionsLock(actor.id), now: () => clock.now() },
    async (): Promise<Generated> => {
      const { moods, needsPeople } = await recentMoods(db, actor, now)
      if (moods.length === 0) return { kind: 'no-moods' }
      const latest = await latestSuggestions(db, actor.id)
      // Made just before this was asked, or by another press while this one waited for its turn.
      if (latest[0] && Date.parse(latest[0].createdAt) > now.getTime() - SAME_REQUEST_MS) {
        return { kind: 'done', suggestions: latest, isNew: false, offerSupport: needsPeople }
      }
      const { day, request } = await suggestionRequest(db, { actor, locale, moods, now })
      const asksModel = !curatedOnly && !needsPeople && usesModel(services, actor)
      const { source, suggestions } = asksModel
        ? await composeSuggestions(services, { userId: actor.id, day, request })
        : { source: 'curated' as const, suggestions: composeCurated(request) }
      await storeSuggestions(db, { userId: actor.id, source, suggestions, at: clock.now() })
      return {
        kind: 'done',
        suggestions: await latestSuggestions(db, actor.id),
        isNew: suggestions.length > 0,
        offerSupport: needsPeople,
      }
    },
  )
}
