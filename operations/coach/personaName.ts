import type { Sql } from '#services/database/db.ts'

/** The coach's name until staff choose another. */
export const PERSONA_DEFAULT = 'Arthur'

/** The coach's name, as staff set it. */
export async function personaName(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ persona_name: string }>(
    'select persona_name from app_settings limit 1',
    [],
    'persona',
  )
  return row?.persona_name || PERSONA_DEFAULT
}
