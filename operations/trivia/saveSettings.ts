import type { Actor } from '#domain/access/actor.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'

/** Stores whether trivia moves for the caller. */
export async function saveSettings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  animations: boolean,
): Promise<void> {
  await db.query(
    `insert into trivia_settings (id, user_id, animations_enabled, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict (user_id) do update set animations_enabled = excluded.animations_enabled, updated_at = excluded.updated_at`,
    [newId(), actor.id, animations, clock.now()],
  )
}
