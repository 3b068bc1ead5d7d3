import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

/**
 * Rows of files that are about one member (`$1`), by the collection the files lie in. A statement takes the rows away
 * and gives the names of the files.
 */
const FILES = {
  'incident-screenshots': `delete from incident_screenshots where id in (
      select screenshot_id from incidents where user_id = $1) returning filename as name, _objectkey as folder`,
  'voice-notes': `delete from voice_notes where user_id = $1 returning filename as name, null as folder`,
} as const satisfies Record<string, string>

/** Whether the member `d.user_id` has any of these files. */
export const HAS_FILES = `(
  exists (select 1 from incidents where user_id = d.user_id and screenshot_id is not null)
  or exists (select 1 from voice_notes where user_id = d.user_id))`

type File = { name: string | null; folder: string | null }

/** Removes a member's files. Done again after a crash, it finds those that are left. */
export async function eraseFiles(sql: Sql, files: Services['files'], userId: string): Promise<void> {
  for (const [collection, statement] of Object.entries(FILES))
    for (const { name, folder } of await sql.query<File>(statement, [userId]))
      if (name) await files.remove({ collection, name, folder })
}
