import { createHash } from 'node:crypto'
import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { MoodPoint } from '#domain/ai/moodPattern.ts'
import { MOODS_SENT } from '#domain/ai/suggestions.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { composePrompts, type PromptRequest } from '#domain/ai/writing/composePrompts.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import type { ComposedPrompts } from '#services/ai/port.ts'
import { askModel } from './askModel.ts'
import { entryMoods } from './entryMoods.ts'
import { usesModel } from './usesModel.ts'
import { recentPrompts } from './writingPrompts.ts'

type Writing = {
  actor: Actor & { ageGroup: AgeGroup }
  locale: Locale
  now: Date
  /** The mood they name now, if they do. */
  named?: Mood
  /** Of their latest check-ins. */
  moods: readonly MoodPoint[]
  count: number
  /** May a model be asked, where this person's texts come from one at all? */
  asksModel: boolean
}

/** Prompts the member was not shown lately: the model's where it may be asked and answers, else our editors'. */
export async function composeWriting(
  services: Pick<Services, 'ai' | 'env' | 'db' | 'log'>,
  { actor, locale, now, named, moods, count, asksModel }: Writing,
): Promise<Pick<ComposedPrompts, 'source' | 'prompts'>> {
  const day = localDay(now, actor.timeZone)
  const [recent, ofEntries] = await Promise.all([
    recentPrompts(services.db, actor.id, now),
    entryMoods(services.db, { userId: actor.id, today: day }),
  ])
  const latest = [...moods, ...ofEntries].sort((a, b) => a.daysAgo - b.daysAgo)
  const request: PromptRequest = {
    locale,
    ageGroup: actor.ageGroup,
    focusAreas: actor.focusAreas,
    named: named ?? null,
    moods: latest.slice(0, MOODS_SENT),
    recent,
    seed: createHash('sha256').update(`${actor.id} ${day}`).digest('hex'),
    count,
  }
  const curated = (): ComposedPrompts => ({ source: 'curated', prompts: composePrompts(request), tokens: 0 })
  if (!asksModel || !usesModel(services, actor)) return curated()
  return askModel(services, {
    userId: actor.id,
    day,
    ask: (ai) => ai.prompts(request),
    instead: curated,
  })
}
