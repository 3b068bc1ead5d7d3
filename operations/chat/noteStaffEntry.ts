import type { Actor } from '#domain/access/actor.ts'
import { isMinorBand } from '#domain/chat/bands.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { OpenRoom } from './requireRoom.ts'

/** Minutes for which one line of the trail stands for a stay in a room. */
const STAY_MINUTES = 30

const NOTE = statement(
  `
insert into admin_audit_logs (id, admin_id, event, metadata, created_at, updated_at)
select $id::uuid, $adminId::uuid, 'room_entered', $metadata::jsonb, $now::timestamptz, $now
where not exists (select from admin_audit_logs where admin_id = $adminId and event = 'room_entered'
  and metadata ->> 'id' = $roomId::text and created_at > $now::timestamptz - interval '${STAY_MINUTES} minutes')`,
  'chat-staff-entry',
)

/**
 * Notes in the audit trail that staff is in a room of minors, whichever way they read it; once for a stay. Nothing for
 * members and other rooms. Source: docs/rules/chat.md D-071.
 */
export async function noteStaffEntry(
  sql: Sql,
  { id: adminId }: Pick<Actor, 'id'>,
  { room, now }: { room: OpenRoom; now: Date },
): Promise<void> {
  if (!room.isModerator || !isMinorBand(room.band)) return
  const metadata = JSON.stringify({
    collection: 'chat-rooms',
    id: room.id,
    slug: room.slug,
    band: room.band,
  })
  await NOTE(sql, { id: newId(), adminId, metadata, roomId: room.id, now })
}
