import { beforeEach, describe, expect, it } from 'vitest'
import { familyApi } from '#domain/family/api.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { create, join, list, act, home } = families(context)
const codeIn = (given: { body: { error?: { code: string } } }) => given.body.error?.code

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
})

describe('before the own address is confirmed', () => {
  it('a member can neither create nor join a family', async () => {
    const { people, ask } = context.current
    const group = await create(await people.adult())
    const as = await people.adult({ emailVerified: false })
    const founded = await ask(familyApi.create, { body: { id: newId(), name: 'Mine' } }, { as })
    expect(founded.body.error).toMatchObject({
      code: 'family.error.confirm_address',
      message: 'Please confirm your email address first. Then you can use families.',
    })
    expect(codeIn(await join(as, codeOf(group)))).toBe('family.error.confirm_address')
    expect(await list(as)).toEqual({ groups: [], asked: [] })
  })
})

describe('a block', () => {
  it('shows the name of its moment, whatever the person is called later', async () => {
    const { db, call } = context.current
    const { parent, child, group } = await home()
    await call(moderationApi.block, { body: { userId: parent.id } }, { as: child })
    await call(moderationApi.block, { body: { userId: child.id } }, { as: parent })
    await act('remove', parent, group.id, child.id)
    await db.query(`update profiles set username = 'called_otherwise' where id = $1`, [child.id])
    const { blocks } = await call(moderationApi.listBlocks, {}, { as: parent })
    expect(blocks).toMatchObject([{ userId: child.id, username: child.username }])
    // One from a time without names shows none.
    await db.query('update blocked_users set shown_name = null where blocker_id = $1', [parent.id])
    expect((await call(moderationApi.listBlocks, {}, { as: parent })).blocks).toMatchObject([
      { username: null },
    ])
  })
})
