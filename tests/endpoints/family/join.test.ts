import { addBlock } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { familyApi } from '#domain/family/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { closeServices } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { codeOf, families, newAddress } from './families.ts'

const context = useTestContext()
const { create, join, enter, asked, answer, seen, list, link, act, leave } = families(context)
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const codeIn = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

describe('joining a family by its code', () => {
  it('lets a grown-up in, in small letters too; the others hear that something changed, and no name', async () => {
    const { people } = context.current
    const [founder, friend] = [await people.adult(), await people.adult({ firstName: 'Ada' })]
    const group = await create(founder)
    context.current.realtime.published.length = 0
    const answer = await join(friend, codeOf(group).toLowerCase())
    expect(answer.body).toMatchObject({ result: 'joined', group: { id: group.id, name: 'The Hills' } })
    expect((await seen(founder, group.id))!.members).toMatchObject([
      { userId: founder.id, role: 'admin' },
      { userId: friend.id, role: 'member', firstName: 'Ada', username: friend.username },
    ])
    expect(context.current.realtime.published).toEqual([
      { channel: `private-user-${founder.id}`, event: 'family-changed', data: { familyId: group.id } },
      { channel: `private-user-${friend.id}`, event: 'family-changed', data: { familyId: group.id } },
    ])
  })

  it('gives its admin the badge of the family, once', async () => {
    const { people, db } = context.current
    const founder = await people.adult()
    const badgesOf = ({ id }: Person) =>
      db.query('select badge from user_badges where user_id = $1 order by badge', [id])
    const group = await create(founder)
    expect(await badgesOf(founder)).toEqual([])
    const guests = [await people.adult(), await people.adult()]
    for (const guest of guests) await join(guest, codeOf(group))
    expect(await badgesOf(founder)).toEqual([{ badge: 'family_care' }])
    expect(await badgesOf(guests[0]!)).toEqual([])
  })

  it('holds ten under forty at once over two processes', async () => {
    const { people } = context.current
    const group = await create(await people.adult())
    const crowd = await Promise.all(Array.from({ length: 40 }, () => people.adult()))
    const other = newTestContext(context.current.databaseUrl)
    const answers = await inWaves(40, (n) =>
      join(crowd[n]!, codeOf(group), { at: n % 2 ? other : context.current }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(answers.filter((answer) => codeIn(answer) === 'family.error.full')).toHaveLength(31)
    const rows = await context.current.db.query('select 1 from family_members where family_id = $1', [
      group.id,
    ])
    expect(rows).toHaveLength(10)
    await closeServices(other.services)
  })

  it('counts once when one person joins eight times at once', async () => {
    const { people } = context.current
    const [founder, friend] = [await people.adult(), await people.adult()]
    const group = await create(founder)
    const answers = await inWaves(8, () => join(friend, codeOf(group)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeIn(answer) === 'family.error.already_member')).toHaveLength(7)
    expect((await seen(founder, group.id))!.members).toHaveLength(2)
  })

  it('answers the same to an unknown, an expired, a replaced and a blocked code', async () => {
    const { people, db, clock, call } = context.current
    const founder = await people.adult()
    const [gone, replaced, blocking] = [await create(founder), await create(founder), await create(founder)]
    await call(familyApi.renewCode, { params: { id: replaced.id } }, { as: founder })
    const blocked = await people.adult()
    await addBlock(db, { blocker_id: founder.id, blocked_id: blocked.id })
    await db.query('update family_groups set invite_expires_at = $2 where id = $1', [gone.id, clock.now()])
    const answers = [
      await join(await people.adult(), 'ZZZZZZZZ'),
      await join(await people.adult(), codeOf(gone)),
      await join(await people.adult(), codeOf(replaced)),
      await join(await people.adult(), 'ABC123'),
      await join(blocked, codeOf(blocking)),
    ]
    const shapes = answers.map(({ status, body }) => {
      const { requestId, ...error } = body.error
      return JSON.stringify({ status, error, length: requestId.length })
    })
    expect(new Set(shapes).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 422,
      body: { error: { code: 'family.error.invalid_code', message: 'Invalid invite code' } },
    })
  })

  it('a code works for seven days and not a second longer', async () => {
    const { people, clock } = context.current
    const group = await create(await people.adult())
    clock.set('2026-03-19T13:59:59Z')
    expect((await join(await people.adult(), codeOf(group))).status).toBe(200)
    clock.set('2026-03-19T14:00:00Z')
    expect(codeIn(await join(await people.adult(), codeOf(group)))).toBe('family.error.invalid_code')
  })

  it.each([
    ['nothing', '', 'Please enter an invite code'],
    ['only spaces', '  ', 'Please enter an invite code'],
    ['nine signs', 'ABCDEFGHI', 'Invalid invite code'],
  ])('%s is rejected before it is looked up', async (_, code, words) => {
    const answer = await join(await context.current.people.adult(), code)
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toEqual({ 'body.inviteCode': words })
  })

  it('looks at ten wrong codes of a person in a day, of two hundred at once, then not even at the right one', async () => {
    const { people, clock } = context.current
    const group = await create(await people.adult())
    const guesser = await people.adult()
    const other = newTestContext(context.current.databaseUrl)
    const answers = await inWaves(200, (n) =>
      join(guesser, `WRONG${String(n).padStart(3, '0')}`, { at: n % 2 ? other : context.current }),
    )
    const codes = answers.map(codeIn)
    expect(codes.filter((code) => code === 'family.error.invalid_code')).toHaveLength(10)
    expect(codes.filter((code) => code === 'family.error.too_many_codes')).toHaveLength(190)
    expect(await join(guesser, codeOf(group))).toMatchObject({
      status: 429,
      body: { error: { code: 'family.error.too_many_codes', args: { minutes: 1440 } } },
    })
    clock.advance(86_400)
    expect((await join(guesser, codeOf(group))).status).toBe(200)
    await closeServices(other.services)
  })

  it('looks at thirty wrong codes of a network in a day, over all its accounts', async () => {
    const { people, clock } = context.current
    const codes: (string | undefined)[] = []
    const address = '2001:db8:7:1::'
    for (let n = 0; n < 35; n += 1) {
      // Another account and another address of the same /64 each time, and past the hourly limit of codes.
      if (n === 20) clock.advance(3_700)
      codes.push(codeIn(await join(await people.adult(), 'NOTACODE', { address: `${address}${n + 1}` })))
    }
    expect(codes.filter((code) => code === 'family.error.invalid_code')).toHaveLength(30)
    expect(codes.slice(30).every((code) => code === 'family.error.too_many_codes')).toBe(true)
  })

  it('a right code costs no try', async () => {
    const { people } = context.current
    const [founder, friend] = [await people.adult(), await people.adult()]
    for (let n = 0; n < 12; n += 1) {
      const group = await create(await people.adult())
      expect((await join(friend, codeOf(group))).status).toBe(200)
      expect((await leave(friend, group.id)).status).toBe(200)
    }
    expect((await join(friend, codeOf(await create(founder)))).status).toBe(200)
  })

  it('five families are the most, also when they are joined at once', async () => {
    const { people } = context.current
    const groups = await Promise.all(Array.from({ length: 8 }, async () => create(await people.adult())))
    const friend = await people.adult()
    const answers = await Promise.all(groups.map((group) => join(friend, codeOf(group))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter((answer) => codeIn(answer) === 'family.error.too_many')).toHaveLength(3)
  })
})

describe('children and teens', () => {
  it.each([
    ['none', 'guardian_needed'],
    ['pending', 'guardian_needed'],
    ['contact', 'guardian_page'],
  ] as const)('do not join while their guardian is %s', async (guardian, code) => {
    const { people, ask } = context.current
    const group = await create(await people.adult())
    const child = await people.child({ guardian })
    expect(codeIn(await join(child, codeOf(group)))).toBe(`family.error.${code}`)
    expect(codeIn(await ask(familyApi.listGroups, {}, { as: child }))).toBe(`family.error.${code}`)
    expect((await seen(await people.adult(), group.id)) ?? null).toBeNull()
  })

  it('join once their guardian agreed, and lose sight of the family when consent is taken back', async () => {
    const { people, db, ask } = context.current
    const founder = await people.adult()
    const group = await create(founder)
    const child = await people.child()
    expect((await join(child, codeOf(group))).body).toEqual({ result: 'asked', group: null })
    await enter(child, group)
    expect((await list(child)).groups).toHaveLength(1)
    await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [child.id])
    expect((await ask(familyApi.listGroups, {}, { as: child })).status).toBe(403)
    // They can still leave.
    expect((await leave(child, group.id)).status).toBe(200)
  })

  it('are not joined by an unknown adult, who waits and learns nothing', async () => {
    const { people } = context.current
    const [founder, child, stranger] = [await people.adult(), await people.child(), await people.adult()]
    const parent = await people.adult()
    await link(parent, child)
    const group = await create(founder)
    await enter(child, group)
    const said = await join(stranger, codeOf(group))
    expect(said.body).toEqual({ result: 'asked', group: null })
    expect(await list(stranger)).toEqual({
      groups: [],
      asked: [{ familyId: group.id, askedAt: '2026-03-12T14:00:00.000Z', waitsFor: 'guardians' }],
    })
    expect((await seen(child, group.id))!.members).toHaveLength(2)
    expect((await seen(child, group.id))!.waiting).toEqual([])
    expect((await seen(founder, group.id))!.waiting).toEqual([
      {
        userId: stranger.id,
        username: stranger.username,
        isMinor: false,
        askedAt: '2026-03-12T14:00:00.000Z',
        canAdmit: false,
      },
    ])
    // By the username, not by the first name; the child's own joining was asked about before, without any name.
    expect((await bell(founder)).map(({ message }) => message).sort()).toEqual([
      'A child or teen wants to join The Hills. We’ll ask their grown-up first.',
      `${stranger.username} wants to join The Hills. Only say yes if you know them.`,
    ])
    expect((await bell(child)).map(({ message }) => message)).toEqual(['You’re now in The Hills.'])
    // Asking again changes nothing.
    expect((await join(stranger, codeOf(group))).body).toEqual({ result: 'asked', group: null })
    expect((await seen(founder, group.id))!.waiting).toHaveLength(1)
    expect(await bell(founder)).toHaveLength(2)
    // An admin who is no guardian of the child cannot let them in; the guardian can.
    expect(codeIn(await act('admit', founder, group.id, stranger.id))).toBe('family.error.guardians_decide')
    expect((await answer(parent, (await asked(parent))[0]!)).status).toBe(200)
    expect(await bell(stranger)).toMatchObject([{ message: 'You’re now in The Hills.' }])
  })

  it('are joined at once by their own verified guardian', async () => {
    const { people } = context.current
    const [founder, child, parent] = [await people.adult(), await people.child(), await people.adult()]
    await link(parent, child)
    const group = await create(founder)
    await enter(child, group)
    expect((await join(parent, codeOf(group))).body).toMatchObject({ result: 'joined' })
  })

  it('who create a family hand it to the first adult, their guardian, and do not decide who joins', async () => {
    const { people } = context.current
    const [teen, parent, stranger] = [await people.teen(), await people.adult(), await people.adult()]
    await link(parent, teen)
    const group = await create(teen, 'Mine')
    await join(stranger, codeOf(group))
    expect((await seen(teen, group.id))!.waiting).toEqual([])
    expect(codeIn(await act('admit', teen, group.id, stranger.id))).toBe('family.error.not_admin')
    await join(parent, codeOf(group))
    const view = (await seen(parent, group.id))!
    expect(view.members).toMatchObject([
      { userId: teen.id, role: 'admin' },
      { userId: parent.id, role: 'admin' },
    ])
    expect(view.waiting).toMatchObject([{ userId: stranger.id }])
    expect(codeIn(await act('remove', teen, group.id, parent.id))).toBe('family.error.not_admin')
  })

  it('do not see the code, unless they are admin', async () => {
    const { people } = context.current
    const [founder, child, friend] = [await people.adult(), await people.child(), await people.elder()]
    const group = await create(founder)
    await join(friend, codeOf(group))
    await enter(child, group)
    expect((await seen(child, group.id))!.inviteCode).toBeNull()
    expect((await seen(child, group.id))!.inviteExpiresAt).toBeNull()
    expect((await seen(friend, group.id))!.inviteCode).toBe(codeOf(group))
  })

  it('a member without an age is asked for it first', async () => {
    const { people } = context.current
    const group = await create(await people.adult())
    const newcomer = await people.person({ age: null })
    expect(codeIn(await join(newcomer, codeOf(group), { address: newAddress() }))).toBe(
      'family.error.onboarding_needed',
    )
  })
})
