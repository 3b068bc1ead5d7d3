import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { PROMPTS_MADE, type WritingPromptView } from '#domain/ai/writing/schema.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import { composeWriting } from './composeWriting.ts'
import { recentMoods } from './recentMoods.ts'
import { withLock } from './withLock.ts'
import { latestPrompts, storePrompts } from './writingPrompts.ts'

/** Asked again within so many milliseconds, the same set is the answer: it was one wish. */
const SAME_REQUEST_MS = 3_000

type GenerationRequest = {
  actor: Actor & { ageGroup: AgeGroup }
  locale: Locale
  mood: Mood
  curatedOnly: boolean
}

/**
 * Three prompts for a mood the member names and for their own latest check-ins and entries. Presses at the same time,
 * from any tab and in any process, get one set. No model is asked where recent words speak of a crisis.
 */
export async function generatePrompts(
  services: Services,
  { actor, locale, mood, curatedOnly }: GenerationRequest,
): Promise<{ prompts: WritingPromptView[]; isNew: boolean; offerSupport: boolean }> {
  const { db, clock } = services
  const asked = clock.now()
  return withLock(db, { bucket: `prompts ${actor.id}`, now: () => clock.now() }, async () => {
    const { moods, needsPeople } = await recentMoods(db, actor, asked)
    const { createdAt } = await latestPrompts(db, actor.id, locale)
    // Otherwise they were made just before, or by another press while this one waited for its turn.
    const isNew = !createdAt || createdAt.getTime() <= asked.getTime() - SAME_REQUEST_MS
    if (isNew) {
      const made = await composeWriting(services, {
        actor,
        locale,
        now: asked,
        named: mood,
        moods,
        count: PROMPTS_MADE,
        asksModel: !curatedOnly && !needsPeople,
      })
      await storePrompts(db, { userId: actor.id, day: null, made, now: clock.now() })
    }
    const { prompts } = await latestPrompts(db, actor.id, locale)
    return { prompts, isNew, offerSupport: needsPeople }
  })
}
