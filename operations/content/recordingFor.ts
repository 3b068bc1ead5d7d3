import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import type { Sql } from '#services/database/db.ts'
import { isPublishedFor } from './publishedSql.ts'

/** A recording the member may hear. `type` and `size` (bytes) as they were when it was uploaded. */
export type Recording = { name: string; folder: string | null; type: string; size: number }

const ONE = `
select a.filename as name, a._objectkey as folder, a.mime_type as type, a.filesize as size
from audio a
where a.id::text = $1 and a.filename is not null and ($2 or exists (
  select from motivational_content c
  where c.audio_id = a.id and ${isPublishedFor('c', '$3')}))`

/**
 * A recording, when it belongs to content that is published for the caller's age, or when the caller is an editor.
 * Null also when there is no such recording: the caller does not learn which of the two.
 */
export async function recordingFor(sql: Sql, actor: Actor, id: string): Promise<Recording | null> {
  const [row] = await sql.query<Recording>(
    ONE,
    [id, can(actor.roles, 'content.write'), actor.ageGroup],
    'recording',
  )
  return row ?? null
}
