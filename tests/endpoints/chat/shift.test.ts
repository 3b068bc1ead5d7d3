import { beforeAll, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { shiftsApi } from '#domain/moderation/shiftsApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { CLEAN } from './kit.ts'

const context = useTestContext({ env: { CHAT_REQUIRE_SHIFT: 'true' } })
beforeAll(() => openRooms(context.current))

const begin = (as: Person) => context.current.call(shiftsApi.beginShift, { body: { hours: 4 } }, { as })
const end = (as: Person) => context.current.call(shiftsApi.endShift, { body: { note: '' } }, { as })
/** The status of each way into a room of a band. */
async function doors(as: Person, band: '8-10' | '13-15'): Promise<number[]> {
  const { ask } = context.current
  const params = { id: roomOf(band) }
  const answers = await Promise.all([
    ask(chatApi.readRoom, { params }, { as }),
    ask(chatApi.readHistory, { params, query: {} }, { as }),
    ask(chatApi.readChanges, { params, query: { since: 'cDA' } }, { as }),
    ask(chatApi.hereNow, { params }, { as }),
    ask(chatApi.send, { params, body: { id: newId(), message: CLEAN } }, { as }),
    ask(
      notificationsApi.realtimeAuth,
      { body: { socket_id: '1234.5678', channel_name: `private-room-${params.id}` } },
      { as },
    ),
  ])
  return answers.map(({ status }) => status)
}
const reasonOf = async (as: Person) => (await context.current.call(chatApi.myAccess, {}, { as })).reason

it('a child’s room opens with a moderator on shift and closes with them; support opens none; teens stay', async () => {
  const { people, clock } = context.current
  const [child, teen] = [
    await roomMember(context.current, '8-10'),
    await roomMember(context.current, '13-15'),
  ]
  const [moderator, support] = [await people.staff('moderator'), await people.staff('support')]
  const shut = [423, 423, 423, 423, 423, 403]
  expect(await reasonOf(child)).toBe('off_shift')
  expect(await doors(child, '8-10')).toEqual(shut)
  expect(await doors(teen, '13-15')).toEqual([200, 200, 200, 200, 200, 200])
  await begin(support)
  expect(await doors(child, '8-10')).toEqual(shut)
  await begin(moderator)
  expect(await reasonOf(child)).toBeNull()
  expect(await doors(child, '8-10')).toEqual([200, 200, 200, 200, 200, 200])
  clock.advance(60)
  await end(moderator)
  expect(await doors(child, '8-10')).toEqual(shut)
})
