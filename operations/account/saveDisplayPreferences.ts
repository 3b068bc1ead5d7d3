import { writeDisplayPreferences, type DisplayPreferences } from '#domain/account/displayPreferences.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

const SAVE = `
insert into user_settings (id, user_id, theme, comfort, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
on conflict (user_id) do update set theme = excluded.theme, comfort = excluded.comfort, updated_at = excluded.updated_at`

/** Keeps how a person likes the product to look, replacing what was there. Gives it as text. */
export async function saveDisplayPreferences(
  sql: Sql,
  { userId, preferences, now }: { userId: string; preferences: DisplayPreferences; now: Date },
): Promise<string> {
  const { theme = 'system', ...rest } = preferences
  await sql.query(SAVE, [newId(), userId, theme, JSON.stringify(rest), now])
  return writeDisplayPreferences({ theme, ...rest })
}
