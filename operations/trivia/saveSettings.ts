import type { Actor } from '#domain/access/actor.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import type { triviaApi } from '#domain/trivia/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

/** Stores how the caller wants trivia. What is not named stays. */
export async function saveSettings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { animations, passPhone }: HandlerInput<typeof triviaApi.saveSettings>['body'],
): Promise<{ animations: boolean; passPhone: boolean }> {
  const [stored] = await db.query<{ passPhone: boolean }>(
    `insert into trivia_settings as s (id, user_id, animations_enabled, pass_phone_enabled, created_at, updated_at)
     values ($1, $2, $3, coalesce($4, false), $5, $5)
     on conflict (user_id) do update set animations_enabled = excluded.animations_enabled,
       pass_phone_enabled = coalesce($4, s.pass_phone_enabled), updated_at = excluded.updated_at
     returning pass_phone_enabled as "passPhone"`,
    [newId(), actor.id, animations, passPhone ?? null, clock.now()],
  )
  return { animations, passPhone: stored!.passPhone }
}
