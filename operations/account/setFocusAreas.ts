import type { FocusArea } from '#domain/account/focusAreas.ts'
import type { Sql } from '#services/database/db.ts'

/** Replaces the focus areas of a person, in order; a repeated one counts once. Gives what is stored. */
export async function setFocusAreas(
  sql: Sql,
  userId: string,
  focusAreas: readonly FocusArea[],
): Promise<FocusArea[]> {
  const once = [...new Set(focusAreas)]
  await sql.query('update profiles set selected_focus_areas = $2, updated_at = now() where id = $1', [
    userId,
    JSON.stringify(once),
  ])
  return once
}
