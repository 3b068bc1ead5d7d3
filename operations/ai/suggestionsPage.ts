import type { z } from 'zod/mini'
import type { Actor } from '#domain/access/actor.ts'
import type { aiApi } from '#domain/ai/api.ts'
import type { Services } from '#services'
import { latestSuggestions } from './latestSuggestions.ts'
import { recentMoods } from './recentMoods.ts'
import { usesModel } from './usesModel.ts'

type Page = z.output<(typeof aiApi)['suggestions']['output']>

/** What the AI tab shows. */
export async function suggestionsPage(services: Services, actor: Actor): Promise<Page> {
  const { db, clock } = services
  const [suggestions, { moods, needsPeople }] = await Promise.all([
    latestSuggestions(db, actor.id),
    recentMoods(db, actor, clock.now()),
  ])
  return {
    suggestions,
    hasMoods: moods.length > 0,
    usesModel: !needsPeople && usesModel(services, actor),
    offerSupport: needsPeople,
  }
}
