import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '#domain/api/contract.ts'
import { familyApi } from '#domain/family/api.ts'
import { applyFamilyEvent, FamilyEvent } from '#domain/family/events.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { publishChanged } from '#operations/family/publishToFamily.ts'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { create, join, seen, list, leave, act, three, enter, asked, answer, link } = families(context)
const codeIn = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
/** Returns whether the next event of a family reaches a person. */
const mayHear = async ({ id }: Person, familyId: string) => {
  const { services, realtime } = context.current
  const before = realtime.published.length
  await publishChanged(services, familyId)
  return realtime.published.splice(before).some(({ channel }) => channel === `private-user-${id}`)
}

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
  context.current.realtime.terminated.length = 0
})

describe('a family', () => {
  it('is founded by its admin with a code of eight made by the server, good for a week', async () => {
    const founder = await context.current.people.adult({ firstName: 'Tobias' })
    const group = await create(founder, '  The Hills  ')
    expect(group).toEqual({
      id: group.id,
      name: 'The Hills',
      inviteCode: expect.stringMatching(/^[A-Z0-9]{8}$/) as string,
      inviteExpiresAt: '2026-03-19T14:00:00.000Z',
      waiting: [],
      members: [
        {
          userId: founder.id,
          username: founder.username,
          firstName: 'Tobias',
          pronouns: null,
          ageGroup: 'adult',
          role: 'admin',
          joinedAt: '2026-03-12T14:00:00.000Z',
          isBlocked: false,
        },
      ],
    })
  })

  it('appears in the founder’s other tabs', async () => {
    const founder = await context.current.people.adult()
    await create(founder)
    expect(context.current.realtime.published).toEqual([
      { channel: `private-user-${founder.id}`, event: 'families-changed', data: {} },
    ])
  })

  it('is created once however often it is sent, and its id serves no other founder', async () => {
    const { people, ask } = context.current
    const [founder, other] = [await people.adult(), await people.adult()]
    const body = { id: randomUUID(), name: 'Once' }
    const answers = await inWaves(20, () => ask(familyApi.create, { body }, { as: founder }))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await list(founder)).groups).toHaveLength(1)
    expect((await ask(familyApi.create, { body }, { as: other })).status).toBe(404)
    expect((await list(other)).groups).toEqual([])
  })

  it('needs a name and a founder whose guardian agreed; five are the most', async () => {
    const { people, ask } = context.current
    const founder = await people.adult()
    const nameless = await ask(familyApi.create, { body: { id: randomUUID(), name: ' ' } }, { as: founder })
    expect(nameless.body.error.fields).toEqual({ 'body.name': 'Please enter a family name' })
    const child = await people.child({ guardian: 'pending' })
    const body = () => ({ id: randomUUID(), name: 'X' })
    expect(codeIn(await ask(familyApi.create, { body: body() }, { as: child }))).toBe(
      'family.error.guardian_needed',
    )
    const answers = await inWaves(12, () => ask(familyApi.create, { body: body() }, { as: founder }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter((answer) => codeIn(answer) === 'family.error.too_many')).toHaveLength(7)
  })

  it('shows pronouns only of those who show them, and no moods', async () => {
    const { admin, second, third, id } = await three()
    const { db } = context.current
    await db.query(`update profiles set pronouns = 'she/her', show_pronouns = true where id = $1`, [
      second.id,
    ])
    await db.query(`update profiles set pronouns = 'he/him', show_pronouns = false where id = $1`, [third.id])
    const view = (await seen(admin, id))!
    expect(view.members.map(({ pronouns }) => pronouns)).toEqual([null, 'she/her', null])
    expect(Object.keys(view.members[0]!).sort()).toEqual([
      'ageGroup',
      'firstName',
      'isBlocked',
      'joinedAt',
      'pronouns',
      'role',
      'userId',
      'username',
    ])
  })

  it('gives strangers neither its name, its people, its channel nor a way to change it', async () => {
    const { second, id, group } = await three()
    const { people, ask } = context.current
    const stranger = await people.adult()
    expect(await list(stranger)).toEqual({ groups: [], asked: [] })
    expect(await mayHear(stranger, id)).toBe(false)
    expect(await mayHear(second, id)).toBe(true)
    const member = { params: { id, userId: second.id } }
    const calls: [Contract, object][] = [
      [familyApi.rename, { params: { id }, body: { name: 'Mine' } }],
      [familyApi.renewCode, { params: { id } }],
      [familyApi.leave, { params: { id } }],
      [familyApi.remove, member],
      [familyApi.admit, member],
      [familyApi.promote, member],
    ]
    for (const [contract, input] of calls) {
      expect((await ask(contract, input as never, { as: stranger })).status, contract.path).toBe(404)
      const missing = JSON.parse(JSON.stringify(input).replace(id, randomUUID())) as never
      expect((await ask(contract, missing, { as: stranger })).status, contract.path).toBe(404)
    }
    // Members who are no admin may only leave.
    for (const [contract, input] of calls.filter(([one]) => one !== familyApi.leave)) {
      expect(codeIn(await ask(contract, input as never, { as: second })), contract.path).toBe(
        'family.error.not_admin',
      )
    }
    expect(await seen(second, id)).toMatchObject({ name: 'The Hills', inviteCode: codeOf(group) })
  })

  it('does not let a person who waits hear, change or see it', async () => {
    const { admin, id, group } = await three()
    const { people, ask } = context.current
    const [child, parent, waiting] = [await people.child(), await people.adult(), await people.adult()]
    await link(parent, child)
    await enter(child, group)
    await join(waiting, codeOf(group))
    expect(await mayHear(waiting, id)).toBe(false)
    const body = { name: 'Mine' }
    expect((await ask(familyApi.rename, { params: { id }, body }, { as: waiting })).status).toBe(404)
    expect((await act('admit', waiting, id, waiting.id)).status).toBe(404)
    // Let in: from now on a member like the others. An admin who says yes once more changes nothing.
    await answer(parent, (await asked(parent))[0]!)
    expect((await act('admit', admin, id, waiting.id)).status).toBe(200)
    expect(await mayHear(waiting, id)).toBe(true)
    expect((await seen(waiting, id))!.members).toHaveLength(5)
  })

  it('renames itself and makes a new code; the old one is gone at once', async () => {
    const { admin, id, group } = await three()
    const { call, people } = context.current
    const renamed = await call(familyApi.rename, { params: { id }, body: { name: 'Harbor' } }, { as: admin })
    expect(renamed.group.name).toBe('Harbor')
    context.current.clock.advance(3_600)
    const { group: fresh } = await call(familyApi.renewCode, { params: { id } }, { as: admin })
    expect(fresh.inviteCode).not.toBe(codeOf(group))
    expect(fresh.inviteExpiresAt).toBe(
      new Date(context.current.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    )
    expect(codeIn(await join(await people.adult(), codeOf(group)))).toBe('family.error.invalid_code')
    expect((await join(await people.adult(), codeOf(fresh))).status).toBe(200)
  })

  it('takes a member out: list, events and code are gone', async () => {
    const { admin, second, third, id, group } = await three()
    context.current.realtime.published.length = 0
    const before = await list(third)
    const answer = await act('remove', admin, id, second.id)
    expect(answer.body.group.members.map(({ userId }) => userId)).toEqual([admin.id, third.id])
    expect(await list(second)).toEqual({ groups: [], asked: [] })
    expect(await mayHear(second, id)).toBe(false)
    expect(codeIn(await join(second, codeOf(group)))).toBe('family.error.invalid_code')
    // What the others hear, applied, is what they would fetch; where only the server knows, they fetch.
    const heard = context.current.realtime.published
      .filter(({ channel }) => channel === `private-user-${third.id}`)
      .map(({ event, data }) => FamilyEvent.parse({ name: event, data }))
    // The removed member hears that they are out, and nothing else of the family.
    const toSecond = context.current.realtime.published.filter(
      ({ channel }) => channel === `private-user-${second.id}`,
    )
    expect(toSecond.map(({ event }) => event)).toEqual(['families-changed'])
    expect(heard.map(({ name }) => name)).toEqual(['member-left', 'family-changed'])
    const after = await list(third)
    const applied = applyFamilyEvent(before, heard[0]!, third.id)!
    expect(applied.groups[0]!.members).toEqual(after.groups[0]!.members)
    expect(applyFamilyEvent(applied, heard[1]!, third.id)).toBeNull()
    expect((await act('remove', admin, id, second.id)).status).toBe(404)
  })

  it('does not take out another grown-up admin', async () => {
    const { admin, second, third, id } = await three()
    const before = await list(third)
    context.current.realtime.published.length = 0
    expect((await act('promote', admin, id, second.id)).status).toBe(200)
    expect((await act('promote', admin, id, second.id)).status).toBe(200)
    const [{ event, data }] = context.current.realtime.published as unknown as [
      { event: string; data: unknown },
    ]
    // One event, to each of the three.
    expect(context.current.realtime.published).toHaveLength(3)
    expect(applyFamilyEvent(before, FamilyEvent.parse({ name: event, data }), third.id)).toEqual(
      await list(third),
    )
    expect(codeIn(await act('remove', second, id, admin.id))).toBe('family.error.is_admin')
    expect((await leave(admin, id)).status).toBe(200)
    expect((await seen(third, id))!.members.map(({ role }) => role)).toEqual(['admin', 'member'])
  })

  it('is heard by a child while its guardian says yes, and not from the moment of a no', async () => {
    const { admin, id, group } = await three()
    const { people, db, services } = context.current
    const [child, guardian] = [await people.child(), await people.adult()]
    await link(guardian, child)
    await enter(child, group)
    expect(await mayHear(child, id)).toBe(true)
    const [consent] = await db.query<{ id: string }>('select id from guardian_links where child_id = $1', [
      child.id,
    ])
    await context.current.call(
      guardianApi.revokeGuardian,
      { params: { link: consent!.id } },
      { as: guardian },
    )
    expect(await mayHear(child, id)).toBe(false)
    expect(await mayHear(admin, id)).toBe(true)
    // A database that is away keeps an event back, and no answer.
    const away = { ...services, db: { ...services.db, query: () => Promise.reject(new Error('away')) } }
    await expect(publishChanged(away, id)).resolves.toBeUndefined()
  })

  it('makes no child an admin', async () => {
    const { admin, id, group } = await three()
    const child = await context.current.people.child()
    await enter(child, group)
    expect(codeIn(await act('promote', admin, id, child.id))).toBe('family.error.minor_admin')
  })

  it('passes on to the longest grown-up when its last admin leaves, and ends with its last member', async () => {
    const { admin, second, third, id, group } = await three()
    const before = await list(third)
    context.current.realtime.published.length = 0
    expect((await leave(admin, id)).status).toBe(200)
    const heard = context.current.realtime.published
      .filter(({ channel }) => channel === `private-user-${third.id}`)
      .map(({ event, data }) => FamilyEvent.parse({ name: event, data }))
    expect(heard.reduce((state, event) => applyFamilyEvent(state, event, third.id)!, before)).toEqual(
      await list(third),
    )
    expect((await seen(second, id))!.members).toMatchObject([
      { userId: second.id, role: 'admin' },
      { userId: third.id, role: 'member' },
    ])
    await leave(second, id)
    await leave(third, id)
    const { db, people } = context.current
    expect(await db.query('select 1 from family_groups where id = $1', [id])).toEqual([])
    expect(codeIn(await join(await people.adult(), codeOf(group)))).toBe('family.error.invalid_code')
  })

  it('is left by all at once without an orphan', async () => {
    const { admin, second, third, id } = await three()
    const answers = await Promise.all([admin, second, third].map((person) => leave(person, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await context.current.db.query('select 1 from family_groups where id = $1', [id])).toEqual([])
    expect(await context.current.db.query('select 1 from family_members where family_id = $1', [id])).toEqual(
      [],
    )
  })

  it('does not leave children alone', async () => {
    const { people } = context.current
    const [parent, child] = [await people.adult(), await people.child()]
    const group = await create(parent)
    await enter(child, group)
    expect(codeIn(await leave(parent, group.id))).toBe('family.error.last_adult')
    expect((await seen(parent, group.id))!.members).toHaveLength(2)
    expect((await act('remove', parent, group.id, child.id)).status).toBe(200)
    expect((await leave(parent, group.id)).status).toBe(200)
  })

  it('notifies those who waited when it ends, and lets a request to join be taken back', async () => {
    const { people } = context.current
    const [teen, first, second] = [await people.teen(), await people.adult(), await people.adult()]
    const group = await create(teen)
    await join(first, codeOf(group))
    await join(second, codeOf(group))
    context.current.realtime.published.length = 0
    expect((await leave(second, group.id)).status).toBe(200)
    expect((await list(second)).asked).toEqual([])
    // Their other tabs hear it too, though they hear nothing else of the family.
    expect(context.current.realtime.published).toContainEqual({
      channel: `private-user-${second.id}`,
      event: 'families-changed',
      data: {},
    })
    context.current.realtime.published.length = 0
    await leave(teen, group.id)
    expect((await list(first)).asked).toEqual([])
    expect(context.current.realtime.published).toContainEqual({
      channel: `private-user-${first.id}`,
      event: 'families-changed',
      data: {},
    })
  })

  it('gives RPC generate_invite_code an unused code', async () => {
    const { call, people, db } = context.current
    const { invite_code } = await call(familyApi.generateInviteCode, {}, { as: await people.adult() })
    expect(invite_code).toMatch(/^[A-Z0-9]{8}$/)
    expect(await db.query('select 1 from family_groups where invite_code = $1', [invite_code])).toEqual([])
  })
})
