import type { Actor } from '#domain/access/actor.ts'
import { badges } from '#domain/checkins/badges.ts'
import { chatApi } from '#domain/chat/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { awardSql } from '#operations/checkins/awardSql.ts'
import type { Sql } from '#services/database/db.ts'
import { noteHere } from './hereNow.ts'
import { noteStaffEntry } from './noteStaffEntry.ts'
import { requireRoom, type RoomServices } from './requireRoom.ts'

const { id: BADGE, name, type } = badges.find(({ id }) => id === 'community_helper')!
const JOIN = `
insert into chat_members (id, user_id, joined_at) values ($1, $2, $3)
on conflict (user_id) do update set joined_at = excluded.joined_at where chat_members.joined_at is null returning 1`
const AWARD = awardSql(`select $1::uuid, $2::uuid, $3, $4, $5, 'Joined a room', $6::timestamptz`)

/**
 * Notes that the caller joined a room. The first one ever earns Community Helper, of minors after the quiz. Entries of
 * staff to rooms of minors are logged. Source: docs/rules/chat.md D-071, S-001-3.
 * @returns the new badges
 * @throws OperationError as `requireRoom`; `rooms.error.quiz`
 */
export async function enterRoom(services: RoomServices, actor: Actor, roomId: string): Promise<string[]> {
  const room = await requireRoom(services, actor, roomId)
  const now = services.clock.now()
  if (room.isModerator) {
    await noteStaffEntry(services.db, actor, { room, now })
    return []
  }
  if (!room.hasPassedQuiz) throw operationErrorOf(chatApi.enter, 'rooms.error.quiz')
  return services.db.tx(async (sql) => {
    await noteHere(sql, { userId: actor.id, roomId: room.id, now })
    return joinFirst(sql, actor.id, now)
  })
}

async function joinFirst(sql: Sql, userId: string, now: Date): Promise<string[]> {
  const joined = await sql.query(JOIN, [newId(), userId, now], 'chat-join')
  if (joined.length === 0) return []
  const earned = await sql.query<{ badge: string }>(AWARD, [newId(), userId, BADGE, type, name, now])
  return earned.map(({ badge }) => badge)
}
