import type { Actor } from '#domain/access/actor.ts'
import { moderationApi, type BlockView } from '#domain/moderation/api.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { accessOf } from '#operations/chat/roomsNow.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

type Row = { id: string; blocked_id: string; username: string | null; created_at: Date }

// The name of the moment: who shares nothing with a person any more does not follow what they are called.
const OF = `select b.id, b.blocked_id, b.shown_name as username, b.created_at from blocked_users b where b.blocker_id = $1`

/** The members that a member blocked, newest first. */
export async function listBlocks(sql: Sql, userId: string): Promise<BlockView[]> {
  const rows = await sql.query<Row>(`${OF} order by b.created_at desc, b.id desc`, [userId], 'blocks')
  return rows.map(blockView)
}

// Blocking needs a name that is shown in a family in common or in rooms, so that it cannot tell which ids are people,
// nor who a child is who waits: of those who wait, adults are shown to those who decide (`decidesWhoBelongs` of
// `domain/family/rights.ts`). In rooms the names of those who wrote are shown, and of adults those who are there.
const BLOCK = `
insert into blocked_users (id, blocker_id, blocked_id, shown_name, created_at, updated_at)
select $1::uuid, $2::uuid, $3::uuid, p.username, $4, $4 from profiles p where p.id = $3 and (exists (
  select 1 from family_members mine join profiles me on me.id = mine.user_id
  join family_members theirs on theirs.family_id = mine.family_id
  where mine.user_id = $2 and mine.role <> 'waiting' and theirs.user_id = $3 and (theirs.role <> 'waiting'
    or mine.role = 'admin' and me.age_group in ('adult', 'elder') and p.age_group in ('adult', 'elder')))
  or exists (select from chat_messages m join chat_rooms r on r.id = m.room_id
    where m.user_id = $3 and m.sequence is not null and not m.is_moderator and r.band = $5)
  or $5 in ('adult', 'elder') and exists (select from chat_room_visits v join chat_rooms r on r.id = v.room_id
    where v.user_id = $3 and r.band = $5))
on conflict (blocker_id, blocked_id) do nothing returning id`

/**
 * Blocks a member of a family in common, or one the blocker meets in rooms they may enter. Only the blocker sees it.
 * @throws OperationError `moderation.error.self`, `.already_blocked`; 404 for other people
 */
export async function blockUser(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  actor: Actor,
  blockedId: string,
): Promise<BlockView> {
  const { db, clock } = services
  const userId = actor.id
  if (blockedId === userId) throw operationErrorOf(moderationApi.block, 'moderation.error.self')
  const band = (await accessOf(services, actor)).allowed ? actor.band : null
  const made = await db.query<{ id: string }>(BLOCK, [newId(), userId, blockedId, clock.now(), band])
  const [row] = await db.query<Row>(`${OF} and b.blocked_id = $2`, [userId, blockedId])
  if (!row) throw new OperationError('common.error.not_found')
  if (made.length === 0) throw operationErrorOf(moderationApi.block, 'moderation.error.already_blocked')
  return blockView(row)
}

/** Takes the caller's block back. @throws OperationError 404 for any other id */
export async function unblockUser(sql: Sql, userId: string, id: string): Promise<void> {
  const gone = await sql.query('delete from blocked_users where id = $1 and blocker_id = $2 returning id', [
    id,
    userId,
  ])
  if (gone.length === 0) throw new OperationError('common.error.not_found')
}

const blockView = (row: Row): BlockView => ({
  id: row.id,
  userId: row.blocked_id,
  username: row.username,
  blockedAt: row.created_at.toISOString(),
})
