import type { Sql } from '#services/database/db.ts'

/** What answering a voice note needs to know. `size` in bytes. */
export type VoiceFile = { filename: string; type: string; size: number }

// An entry in the trash is not heard; restored it is.
const FIND = `
select v.filename, v.type, v.size::int as size from voice_notes v
join journal_entries e on e.id = v.entry_id::uuid and e.user_id = v.user_id
where v.id = $1 and v.user_id = $2 and v.stored_at is not null`

/** Returns the file of a member's own voice note, or null: another member's is as unknown as one that never was. */
export async function voiceFile(sql: Sql, userId: string, id: string): Promise<VoiceFile | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [file] = await sql.query<VoiceFile>(FIND, [id, userId], 'voice-file')
  return file ?? null
}
