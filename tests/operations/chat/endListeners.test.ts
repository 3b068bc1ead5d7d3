import { beforeAll, expect, it } from 'vitest'
import { chatApi } from '#domain/chat/api.ts'
import { endListeners } from '#operations/chat/endListeners.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeAll(() => openRooms(context.current))

it('ends the connections of those who were in a room and may not any more, and of no others', async () => {
  const { services, db, call, realtime } = context.current
  const [stays, planEnds, birthday, sixteen, elsewhere] = [
    await roomMember(context.current, 'adult'),
    await roomMember(context.current, 'adult'),
    await roomMember(context.current, '11-12'),
    await roomMember(context.current, '13-15'),
    await roomMember(context.current, 'adult'),
  ]
  await call(chatApi.enter, { params: { id: roomOf('adult') } }, { as: stays })
  await call(chatApi.enter, { params: { id: roomOf('adult') } }, { as: planEnds })
  await call(chatApi.enter, { params: { id: roomOf('11-12') } }, { as: birthday })
  await call(chatApi.enter, { params: { id: roomOf('13-15') } }, { as: sixteen })
  expect(await endListeners(services)).toBe(0)
  await db.query(`update profiles set subscription_status = 'free' where id = any($1::uuid[])`, [
    [planEnds.id, elsewhere.id],
  ])
  await db.query(`update profiles set age = 13 where id = $1`, [birthday.id])
  // The next band of the same age group is open to this one, and the old one is not any more.
  await db.query(`update profiles set age = 16 where id = $1`, [sixteen.id])
  expect(await endListeners(services)).toBe(3)
  expect([...realtime.terminated].sort()).toEqual([planEnds.id, birthday.id, sixteen.id].sort())
  await call(chatApi.enter, { params: { id: roomOf('16-17') } }, { as: sixteen })
  expect(await endListeners(services)).toBe(0)
})
