import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { promptIn } from '#domain/ai/writing/composePrompts.ts'
import type { DailyReflectionView, WritingPromptView } from '#domain/ai/writing/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { composeWriting } from './composeWriting.ts'
import { agreesToModel } from './modelChoice.ts'
import { recentMoods } from './recentMoods.ts'
import { withLock } from './withLock.ts'
import { usesModel } from './usesModel.ts'
import { storePrompts } from './writingPrompts.ts'

/**
 * The question of a person's day: one for each day in their own zone, made when it is first asked for and the same
 * on every device. It comes unasked, so a model writes it only for members who agreed. Source: docs/rules/ai.md D-069.
 */
export async function dailyReflection(
  services: Services,
  { actor, locale }: { actor: Actor & { ageGroup: AgeGroup }; locale: Locale },
): Promise<DailyReflectionView> {
  const { db, clock } = services
  const now = clock.now()
  const day = localDay(now, actor.timeZone)
  const [known, agreed, { moods, needsPeople }] = await Promise.all([
    reflectionOf(db, { userId: actor.id, day, locale }),
    agreesToModel(db, actor.id),
    recentMoods(db, actor, now),
  ])
  const make = async () => {
    const meanwhile = await reflectionOf(db, { userId: actor.id, day, locale })
    if (meanwhile) return meanwhile
    const asksModel = agreed && !needsPeople
    const made = await composeWriting(services, { actor, locale, now, moods, count: 1, asksModel })
    await storePrompts(db, { userId: actor.id, day, made, now })
    return (await reflectionOf(db, { userId: actor.id, day, locale }))!
  }
  const reflection =
    known ?? (await withLock(db, { bucket: `reflection ${actor.id}`, now: () => clock.now() }, make))
  return {
    ...reflection,
    canUseModel: usesModel(services, actor),
    fromModel: agreed,
    offerSupport: needsPeople,
  }
}

const OF_DAY = `
select id, prompt, focus_area, source, day, closed_at is not null as "isClosed" from writing_prompts
where user_id = $1 and day = $2`

type OfDay = WritingPromptView & Pick<DailyReflectionView, 'day' | 'isClosed'>

/** The question of a day, if it was asked for; in the reader's language where the words are ours. */
export async function reflectionOf(
  sql: Sql,
  { userId, day, locale }: { userId: string; day: string; locale: Locale },
): Promise<OfDay | null> {
  const [row] = await sql.query<OfDay>(OF_DAY, [userId, day], 'reflection')
  return row ? { ...row, prompt: promptIn(locale, row.prompt) } : null
}
