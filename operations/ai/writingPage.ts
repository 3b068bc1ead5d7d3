import type { Actor } from '#domain/access/actor.ts'
import type { WritingPage } from '#domain/ai/writing/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { reflectionOf } from './dailyReflection.ts'
import { recentMoods } from './recentMoods.ts'
import { usesModel } from './usesModel.ts'
import { latestPrompts } from './writingPrompts.ts'

/** What the journal's page with prompts shows. */
export async function writingPage(services: Services, actor: Actor, locale: Locale): Promise<WritingPage> {
  const { db, clock } = services
  const now = clock.now()
  const day = localDay(now, actor.timeZone)
  const [{ prompts }, reflection, { moods, needsPeople }] = await Promise.all([
    latestPrompts(db, actor.id, locale),
    reflectionOf(db, { userId: actor.id, day, locale }),
    recentMoods(db, actor, now),
  ])
  return {
    prompts,
    reflection,
    mood: moods.find(({ daysAgo }) => daysAgo === 0)?.mood ?? null,
    usesModel: !needsPeople && usesModel(services, actor),
    offerSupport: needsPeople,
  }
}
