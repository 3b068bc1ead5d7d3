import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { familyApi } from '#domain/family/api.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const block = (as: Person, userId: string) =>
  context.current.ask(moderationApi.block, { body: { userId } }, { as })
const blocks = async (as: Person) => (await context.current.call(moderationApi.listBlocks, {}, { as })).blocks
const unblock = (as: Person, id: string) =>
  context.current.ask(moderationApi.unblock, { params: { id } }, { as })

/** Three people of one family. */
async function family() {
  const { people, call } = context.current
  const [a, b, c] = [await people.adult(), await people.adult(), await people.adult()]
  const { group } = await call(familyApi.create, { body: { id: randomUUID(), name: 'F' } }, { as: a })
  for (const as of [b, c]) await call(familyApi.join, { body: { inviteCode: group.inviteCode! } }, { as })
  return { a, b, c, group }
}

beforeEach(() => context.current.clock.set('2026-03-12T14:00:00Z'))

describe('blocking a person', () => {
  it('of the caller’s family puts them on the list, newest first, by their pseudonym', async () => {
    const { a, b, c } = await family()
    await block(a, b.id)
    context.current.clock.advance(60)
    const { body } = await block(a, c.id)
    expect(await blocks(a)).toEqual([
      {
        id: body.block.id,
        userId: c.id,
        username: c.username,
        blockedAt: '2026-03-12T14:01:00.000Z',
      },
      expect.objectContaining({ userId: b.id, blockedAt: '2026-03-12T14:00:00.000Z' }),
    ])
  })

  it('is seen by the blocker alone: nothing the blocked person can call or hear changes', async () => {
    const { a, b, c } = await family()
    const { call, realtime } = context.current
    const sight = async (as: Person) => JSON.stringify(await call(familyApi.listGroups, {}, { as }))
    const [before, other] = [await sight(b), await sight(c)]
    realtime.published.length = 0
    await block(a, b.id)
    expect(await sight(b)).toBe(before)
    expect(await sight(c)).toBe(other)
    expect(await blocks(b)).toEqual([])
    expect(realtime.published).toEqual([])
    const { groups } = await call(familyApi.listGroups, {}, { as: a })
    expect(groups[0]!.members.map(({ isBlocked }) => isBlocked)).toEqual([false, true, false])
  })

  it('twice says so, and twenty times at once is one row', async () => {
    const { a, b } = await family()
    const answers = await inWaves(20, () => block(a, b.id))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [again] = answers.filter(({ status }) => status !== 200)
    expect(again).toMatchObject({ status: 409, body: { error: { message: 'User already blocked' } } })
    expect(await blocks(a)).toHaveLength(1)
  })

  it('does not work for the caller, and answers the same to strangers and unknown ids', async () => {
    const { a } = await family()
    const stranger = await context.current.people.adult()
    expect((await block(a, a.id)).body.error.code).toBe('moderation.error.self')
    const [known, unknown] = [await block(a, stranger.id), await block(a, randomUUID())]
    const shape = ({ status, body }: typeof known) => ({ status, ...body.error, requestId: '' })
    expect(known.status).toBe(404)
    expect(shape(known)).toEqual(shape(unknown))
    expect(await blocks(a)).toEqual([])
  })

  it('needs a session', async () => {
    const answer = await context.current.ask(moderationApi.block, { body: { userId: randomUUID() } })
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'common.error.not_signed_in' } } })
  })
})

describe('taking a block back', () => {
  it('works once, for the caller’s blocks only', async () => {
    const { a, b, c } = await family()
    const { body } = await block(a, b.id)
    for (const as of [b, c]) expect((await unblock(as, body.block.id)).status).toBe(404)
    expect((await unblock(a, body.block.id)).status).toBe(200)
    expect((await unblock(a, body.block.id)).status).toBe(404)
    expect(await blocks(a)).toEqual([])
  })

  it('also works for a person who has left the family meanwhile', async () => {
    const { a, b, group } = await family()
    const { body } = await block(a, b.id)
    await context.current.call(familyApi.leave, { params: { id: group.id } }, { as: b })
    expect((await block(a, b.id)).status).toBe(409)
    expect((await unblock(a, body.block.id)).status).toBe(200)
  })
})
