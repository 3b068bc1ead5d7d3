import { addRoomMessage } from '#tests/kit/factories.ts'
import { expect, it } from 'vitest'
import type { RoomBand } from '#domain/chat/bands.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { addRow } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:17:00Z' })

it('erases messages of adults after 12 months, of minors after 6, and reviewed ones after 24', async () => {
  const { db, clock } = context.current
  await openRooms(context.current)
  const now = clock.now()
  const me = await roomMember(context.current, 'adult')
  const ago = (months: number, days = 0) => {
    const at = new Date(now)
    at.setUTCMonth(at.getUTCMonth() - months)
    return new Date(at.getTime() - days * 86_400_000)
  }
  let position = 0
  const put = async (
    name: string,
    band: RoomBand,
    at: Date,
    state = 'visible',
    deletedAt: Date | null = null,
  ) => {
    position += 1
    return addRoomMessage(db, {
      room_id: roomOf(band),
      user_id: me.id,
      username: name,
      state,
      sequence: position,
      revision: position,
      created_at: at,
      deleted_at: deletedAt,
    })
  }
  await put('adult old', 'adult', ago(12, 1))
  await put('adult', 'adult', ago(11, 29))
  await put('elder', 'elder', ago(11))
  await put('teen old', '13-15', ago(6, 1))
  await put('teen', '13-15', ago(5, 28))
  await put('child old', '8-10', ago(7))
  await put('removed', '13-15', ago(23), 'removed')
  await put('removed old', 'adult', ago(24, 1), 'removed')
  const reported = await put('reported', 'adult', ago(20))
  const about = { subjectKind: 'message', userId: me.id, category: 'other', severity: 'low', now } as const
  await queueItem(db, { ...about, source: 'report', subjectId: reported })
  await put('deleted', 'adult', ago(1), 'deleted', ago(0, 31))
  await put('deleted lately', 'adult', ago(1), 'deleted', ago(0, 29))
  const open = await put('deleted, open', 'adult', ago(2), 'deleted', ago(0, 40))
  await queueItem(db, { ...about, source: 'held_message', subjectId: open })
  const visited = ago(12, 1)
  await addRow(db, 'chat_room_visits', {
    user_id: me.id,
    room_id: roomOf('adult'),
    here_since: visited,
    seen_at: visited,
    created_at: visited,
  })

  expect(await pruneOld(db, { now })).toMatchObject({
    roomsOfMinors: 2,
    roomMessages: 1,
    reviewedMessages: 1,
    roomVisits: 1,
    deletedWords: 1,
  })
  const left = await db.query<{ username: string; message: string | null }>(
    'select username, message from chat_messages order by username',
  )
  expect(left.map(({ username, message }) => (message === null ? `${username}: none` : username))).toEqual([
    'adult',
    'deleted: none',
    'deleted lately',
    'deleted, open',
    'elder',
    'removed',
    'reported',
    'teen',
  ])
})
