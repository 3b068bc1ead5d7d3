import { beforeEach, describe, expect, it } from 'vitest'
import { moderationApi } from '#domain/moderation/api.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { consented } from '#tests/kit/consent.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { guardians } from '../guardians/guardians.ts'
import { codeOf, families } from './families.ts'

const context = useTestContext()
const { create, join, enter, asked, answer, seen, list, link, act, leave, home } = families(context)
const { confirm, newChild, start, lastMail } = guardians(context)
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices
const codeIn = (given: { body: { error?: { code: string } } }) => given.body.error?.code

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

describe('a family with children', () => {
  it('is founded by a guardian, whose own children come in at once', async () => {
    const { people } = context.current
    const { parent, child, group } = await home()
    const sibling = await people.teen()
    await link(parent, sibling)
    expect((await join(sibling, codeOf(group))).body).toMatchObject({ result: 'joined' })
    expect((await seen(child, group.id))!.members).toHaveLength(3)
  })

  it('shows nothing to a person who says 15 and agreed from a second mailbox', async () => {
    const { people } = context.current
    const { parent, child, group } = await home()
    const [claimed, helper] = [await people.teen(), await people.adult()]
    await link(helper, claimed)
    const before = await list(child)
    const said = await join(claimed, codeOf(group))
    expect(said.body).toEqual({ result: 'asked', group: null })
    expect(await list(claimed)).toEqual({
      groups: [],
      asked: [{ familyId: group.id, askedAt: '2026-03-12T14:00:00.000Z', waitsFor: 'own_guardian' }],
    })
    // The second mailbox says yes, and learns no name of a child.
    const [own] = await asked(helper)
    expect(own).toMatchObject({ kind: 'own', family: 'The Hills', username: null })
    expect(own!.members).toEqual([
      { name: 'Tobias', ageGroup: 'adult' },
      { name: null, ageGroup: 'child' },
    ])
    expect((await answer(helper, own!)).status).toBe(200)
    expect((await list(claimed)).asked).toMatchObject([{ waitsFor: 'guardians' }])
    expect(await list(child)).toEqual(before)
    // The guardian of the child in the family decides.
    const [company] = await asked(parent)
    expect(company).toMatchObject({ kind: 'company', username: null })
    expect((await answer(parent, company!)).status).toBe(200)
    expect((await seen(claimed, group.id))!.members).toHaveLength(3)
  })

  it('needs the guardian of each child, and one yes is for all children of a guardian', async () => {
    const { people } = context.current
    const { parent, group } = await home()
    const [sibling, other, otherParent, friend] = [
      await people.child(),
      await people.child(),
      await people.adult(),
      await people.adult(),
    ]
    await link(parent, sibling)
    await link(otherParent, other)
    await join(sibling, codeOf(group))
    await enter(other, group)
    await join(friend, codeOf(group))
    // The guardian of one of them is not let in at once either: there are others.
    expect((await join(otherParent, codeOf(group))).body).toMatchObject({ result: 'asked' })
    const questions = (await asked(parent)).filter(({ username }) => username === friend.username)
    expect(questions).toHaveLength(2)
    expect((await answer(parent, questions[0]!)).status).toBe(200)
    expect(codeIn(await answer(parent, questions[1]!))).toBe('family.error.request_gone')
    expect((await list(friend)).groups).toEqual([])
    const [last] = (await asked(otherParent)).filter(({ username }) => username === friend.username)
    expect((await answer(otherParent, last!)).status).toBe(200)
    expect((await seen(friend, group.id))!.members).toHaveLength(5)
    expect(await bell(friend)).toMatchObject([{ message: 'You’re now in The Hills.' }])
  })

  it('is no company for a guardian to say yes to twice at once: the person comes in once', async () => {
    const { people } = context.current
    const { parent, group } = await home()
    const friend = await people.adult()
    await join(friend, codeOf(group))
    const [one] = await asked(parent)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => answer(parent, one!)),
      act('admit', parent, group.id, friend.id),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await bell(friend)).toHaveLength(1)
    expect((await seen(friend, group.id))!.members).toHaveLength(3)
  })

  it('says no to a person with a new code, and to the guardian’s own child without one', async () => {
    const { people } = context.current
    const { parent, group } = await home()
    const friend = await people.adult()
    await join(friend, codeOf(group))
    expect((await answer(parent, (await asked(parent))[0]!, 'no')).status).toBe(200)
    expect(await list(friend)).toEqual({ groups: [], asked: [] })
    const fresh = (await seen(parent, group.id))!
    expect(fresh.inviteCode).not.toBe(group.inviteCode)
    const [visitor, theirs] = [await people.child(), await people.adult()]
    await link(theirs, visitor)
    await join(visitor, codeOf(fresh))
    expect((await answer(theirs, (await asked(theirs))[0]!, 'no')).status).toBe(200)
    expect((await seen(parent, group.id))!.inviteCode).toBe(fresh.inviteCode)
    expect(await asked(parent)).toEqual([])
  })

  it('rejects the answer of another guardian, a stranger or the child, and one to another question', async () => {
    const { people, ask } = context.current
    const { parent, child, group } = await home()
    const [friend, outsider, foreign] = [await people.adult(), await people.adult(), await people.child()]
    await link(outsider, foreign)
    await join(friend, codeOf(group))
    const [question] = await asked(parent)
    const [foreignLink] = await context.current.db.query<{ id: string }>(
      'select id from guardian_links where child_id = $1',
      [foreign.id],
    )
    expect(codeIn(await answer(outsider, { ...question!, link: foreignLink!.id }))).toBe(
      'family.error.request_gone',
    )
    expect(codeIn(await answer(outsider, question!))).toBe('onboarding.error.link_unknown')
    expect(codeIn(await answer(child, question!))).toBe('onboarding.error.guardian_child_here')
    expect(codeIn(await answer(parent, { ...question!, id: newId() }))).toBe('family.error.request_gone')
    expect(codeIn(await answer(parent, { ...question!, version: 'x' }))).toBe('family.error.changed')
    const anonymous = await ask(guardianApi.decideRequest, {
      params: { link: question!.link, id: question!.id },
      body: { answer: 'yes', version: question!.version },
    })
    expect(anonymous.status).toBe(401)
    expect((await list(friend)).groups).toEqual([])
  })
})

describe('a stranger’s code', () => {
  it('shows no first name, age group or username of a child before the guardian said yes', async () => {
    const { people } = context.current
    const [stranger, child, parent] = [await people.adult(), await people.child(), await people.adult()]
    await link(parent, child)
    const group = await create(stranger)
    expect((await join(child, codeOf(group))).body).toEqual({ result: 'asked', group: null })
    const view = (await seen(stranger, group.id))!
    expect(view.members).toHaveLength(1)
    expect(view.waiting).toEqual([
      {
        userId: child.id,
        username: null,
        isMinor: true,
        askedAt: '2026-03-12T14:00:00.000Z',
        canAdmit: false,
      },
    ])
    const said = JSON.stringify([view, await bell(stranger)])
    for (const word of ['Mila', child.username, '"child"']) expect(said).not.toContain(word)
    expect(codeIn(await act('admit', stranger, group.id, child.id))).toBe('family.error.guardians_decide')
    // Nor is there a name by blocking.
    const block = await context.current.ask(
      moderationApi.block,
      { body: { userId: child.id } },
      { as: stranger },
    )
    expect(block.status).toBe(404)
    // The guardian hears of it and sees who is there.
    expect(await bell(parent)).toMatchObject([
      { title: 'A question about Mila', link: '/settings?tab=guardian' },
    ])
    expect(await asked(parent)).toMatchObject([
      { kind: 'own', family: 'The Hills', members: [{ name: 'Maren', ageGroup: 'adult' }] },
    ])
  })

  it('asks a guardian without an account by a mail, whose page decides; not on the child’s device', async () => {
    const { people, ask } = context.current
    const stranger = await people.adult()
    const child = await newChild()
    await start(child, 'gran@harbour.example')
    const { token } = await lastMail('gran@harbour.example')
    await confirm(token)
    const group = await create(stranger)
    await join(child, codeOf(group))
    const mail = await lastMail('gran@harbour.example')
    expect(mail).toMatchObject({ template: 'guardian-family', args: { child: 'Mila' }, token })
    const { requests } = await context.current.call(consentApi.guardianPage, { params: { token } })
    const input = {
      params: { token, id: requests[0]!.id },
      body: { answer: 'yes', version: requests[0]!.version },
    } as const
    expect(codeIn(await ask(guardianApi.decideRequestFromPage, input, { as: child }))).toBe(
      'onboarding.error.guardian_child_here',
    )
    expect((await ask(guardianApi.decideRequestFromPage, input)).status).toBe(200)
    expect((await seen(child, group.id))!.members).toHaveLength(2)
    // Asked once a day, however often the child comes and goes.
    await leave(child, group.id)
    await join(child, codeOf(group))
    const mails = (await queuedMails(context.current.db)).filter(({ to }) => to === 'gran@harbour.example')
    expect(mails.filter(({ template }) => template === 'guardian-family')).toHaveLength(1)
  })

  it('is denied to a yes to other people than the guardian saw', async () => {
    const { people } = context.current
    const [stranger, second, child, parent] = [
      await people.adult(),
      await people.adult(),
      await people.child(),
      await people.adult(),
    ]
    await link(parent, child)
    const group = await create(stranger)
    await join(child, codeOf(group))
    const [question] = await asked(parent)
    await join(second, codeOf(group))
    expect(codeIn(await answer(parent, question!))).toBe('family.error.changed')
    expect((await answer(parent, (await asked(parent))[0]!)).status).toBe(200)
  })
})

describe('a guardian who takes the yes back', () => {
  it('takes the child out of sight, with what the guardian agreed to; another guardian decides anew', async () => {
    const { people, db, call } = context.current
    const { parent, child, group } = await home()
    const [aunt, friend] = [await people.adult(), await people.adult()]
    await join(aunt, codeOf(group))
    await answer(parent, (await asked(parent))[0]!)
    const { children } = await call(guardianApi.children, {}, { as: parent })
    await call(guardianApi.revokeGuardian, { params: { link: children[0]!.link } }, { as: parent })
    const view = (await seen(aunt, group.id))!
    expect(view.members.map(({ userId }) => userId)).toEqual([parent.id, aunt.id])
    expect(JSON.stringify(view)).not.toContain(child.username)
    expect(await db.query('select 1 from family_approvals')).toHaveLength(
      (
        await db.query(
          'select 1 from family_approvals a join guardian_links g on g.id = a.link_id and g.status = $1',
          ['verified'],
        )
      ).length,
    )
    // Without children there, grown-ups come in as everywhere.
    expect((await join(friend, codeOf(group))).body).toMatchObject({ result: 'joined' })
    const other = await people.adult()
    await db.query(
      `update guardian_links set status = 'verified', verified_at = now(), guardian_id = $2 where child_id = $1`,
      [child.id, other.id],
    )
    await consented(db, child.id)
    expect((await list(child)).asked).toMatchObject([{ waitsFor: 'own_guardian' }])
    const [own] = await asked(other)
    expect(own!.members).toHaveLength(3)
    await answer(other, own!)
    expect((await seen(aunt, group.id))!.members).toHaveLength(4)
  })

  it('keeps a family of the child alone closed meanwhile, and gives it back with the next yes', async () => {
    const { people, db, call } = context.current
    const [teen, parent] = [await people.teen(), await people.adult()]
    await link(parent, teen)
    const group = await create(teen, 'Mine')
    const { children } = await call(guardianApi.children, {}, { as: parent })
    await call(guardianApi.revokeGuardian, { params: { link: children[0]!.link } }, { as: parent })
    expect(codeIn(await join(await people.adult(), codeOf(group)))).toBe('family.error.invalid_code')
    await db.query(
      `update guardian_links set status = 'verified', verified_at = now(), guardian_id = $2 where child_id = $1`,
      [teen.id, parent.id],
    )
    await answer(parent, (await asked(parent))[0]!)
    expect((await seen(teen, group.id))!.members).toMatchObject([{ userId: teen.id, role: 'admin' }])
  })
})
