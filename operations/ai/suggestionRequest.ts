import { createHash } from 'node:crypto'
import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { SuggestionRequest } from '#domain/ai/composeCurated.ts'
import type { MoodPoint } from '#domain/ai/moodPattern.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { knownTexts } from './latestSuggestions.ts'

/** A member who may be suggested something: their age is known. */
export type Asker = Actor & { ageGroup: AgeGroup }

type Known = { actor: Asker; locale: Locale; moods: readonly MoodPoint[]; now: Date }

/** What suggestions for a member are made from on this day, and that day. */
export async function suggestionRequest(
  sql: Sql,
  { actor, locale, moods, now }: Known,
): Promise<{ day: string; request: SuggestionRequest }> {
  const day = localDay(now, actor.timeZone)
  return {
    day,
    request: {
      locale,
      ageGroup: actor.ageGroup,
      focusAreas: actor.focusAreas,
      moods,
      ...(await knownTexts(sql, actor.id)),
      seed: createHash('sha256').update(`${actor.id} ${day}`).digest('hex'),
    },
  }
}
