import { addIncident } from '#tests/kit/factories.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { verifyChain } from '#operations/moderation/desk/chain.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { deskOf } from './deskKit.ts'

const context = useTestContext()
let desk: ReturnType<typeof deskOf>
let one: Person
let two: Person
beforeAll(async () => {
  desk = deskOf(context.current)
  one = await context.current.people.staff('moderator')
  two = await context.current.people.staff('moderator')
})

const refused = (code: string) => ({ code })
const undo = (id: string, as: Person) =>
  context.current.call(deskApi.undo, { params: { id }, body: {} }, { as })
const reverse = (id: string, as: Person) =>
  context.current.call(deskApi.reverse, { params: { id }, body: {} }, { as })
const hoursFromNow = (hours: number) => new Date(context.current.clock.now().getTime() + hours * 3_600_000)

describe('a decision', () => {
  it('is one, however many come at once', async () => {
    const { ask, db } = context.current
    const { id } = await desk.reported()
    await desk.claim(id, one)
    const answers = await Promise.all(
      ['remove', 'approve', 'mute', 'remove', 'warn', 'suspend'].map((action) =>
        ask(deskApi.decide, { params: { id }, body: { action: action as never } }, { as: one }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.query('select action from moderation_decisions where item = $1', [id])).toHaveLength(1)
  })

  it('takes what readers see away at once, and notifies after the seconds', async () => {
    const { people, realtime, db } = context.current
    const reporter = await people.adult()
    const { id, author, messageId } = await desk.reported({ reporter })
    realtime.terminated.length = 0
    await desk.claim(id, one)
    const { undoUntil } = await desk.decide(id, 'mute', one)
    expect(Date.parse(undoUntil!) - context.current.clock.now().getTime()).toBe(10_000)
    expect(await desk.stateOf(messageId)).toBe('removed')
    expect(realtime.terminated).toEqual([author.id])
    expect(await desk.sanctionsOf(author)).toMatchObject([
      { kind: 'mute', weight: 2, expires_at: hoursFromNow(24), reversed_at: null },
    ])
    expect(await desk.bellOf(author)).toEqual([])
    await desk.settle()
    const [notice] = await desk.bellOf(author)
    expect(notice).toMatchObject({ title: 'You can’t write in rooms right now', link: '/appeals' })
    expect(notice!.message).toContain('Other members reported it.')
    expect(notice!.message).toContain('don’t bully')
    expect(notice!.message).not.toContain('nasty')
    expect(notice!.message).not.toContain(reporter.username)
    expect(await desk.bellOf(reporter)).toMatchObject([{ title: 'Thank you for your report' }])
    const mails = (await queuedMails(db)).filter(({ template }) => template === 'moderation-notice')
    expect(mails.map(({ to }) => to)).toContain(author.email)
    // The job may run twice.
    await desk.settle()
    expect(await desk.bellOf(author)).toHaveLength(1)
  })

  it('about a held message shows it, keeps it, or asks for a change, after the seconds', async () => {
    const approved = await desk.reported({ source: 'held_message' })
    await desk.claim(approved.id, one)
    await desk.approve(approved.id, one)
    expect(await desk.stateOf(approved.messageId)).toBe('held')
    await desk.settle()
    expect(await desk.stateOf(approved.messageId)).toBe('visible')
    expect(await desk.bellOf(approved.author)).toEqual([])

    const removed = await desk.reported({ source: 'held_message' })
    await desk.decided(removed.id, 'remove', one)
    expect(await desk.stateOf(removed.messageId)).toBe('removed')
    expect((await desk.bellOf(removed.author))[0]!.message).toContain('Our filter held it.')

    const asked = await desk.reported({ source: 'held_message' })
    await desk.claim(asked.id, one)
    await expect(desk.decide(asked.id, 'ask_change', one)).rejects.toMatchObject({
      code: 'common.error.invalid_input',
      body: { error: { fields: { 'body.note': expect.any(String) as string } } },
    })
    await desk.decide(asked.id, 'ask_change', one, { note: 'Leave the phone number out.' })
    await desk.settle()
    expect(await desk.stateOf(asked.messageId)).toBe('held')
    expect((await desk.bellOf(asked.author))[0]!.message).toContain('Leave the phone number out.')
  })

  it('closes the incidents of the reports', async () => {
    const { db } = context.current
    const { id, messageId } = await desk.reported()
    const incident = await addIncident(db, {
      kind: 'safety',
      category: 'bullying',
      severity: 'medium',
      message_id: messageId,
    })
    const status = async () => (await db.query('select status from incidents where id = $1', [incident]))[0]
    await desk.claim(id, one)
    await desk.decide(id, 'remove', one)
    expect(await status()).toEqual({ status: 'open' })
    await desk.settle()
    expect(await status()).toEqual({ status: 'closed' })
  })

  it('with another length needs a reason', async () => {
    const { id, author } = await desk.reported()
    await desk.claim(id, one)
    await expect(desk.decide(id, 'suspend', one, { hours: 48 })).rejects.toMatchObject(
      refused('common.error.invalid_input'),
    )
    await desk.decide(id, 'suspend', one, { hours: 48, reason: 'A weekend is enough.' })
    expect(await desk.sanctionsOf(author)).toMatchObject([
      { kind: 'suspension', expires_at: hoursFromNow(48) },
    ])
  })

  it('suggests the next step by what counts within 180 days', async () => {
    const { people, clock } = context.current
    const author = await people.adult()
    const next = async () => {
      const { id } = await desk.reported({ author })
      const { item } = await desk.claim(id, one)
      return { id, suggested: item.suggested }
    }
    for (const [suggested, action] of [
      ['warning', 'warn'],
      ['mute', 'mute'],
      ['suspension', 'suspend'],
    ] as const) {
      const item = await next()
      expect(item.suggested).toBe(suggested)
      await desk.decide(item.id, action, one)
    }
    expect((await next()).suggested).toBe('ban')
    const danger = await desk.reported({ author, category: 'self_harm', severity: 'urgent' })
    expect((await desk.claim(danger.id, one)).item.suggested).toBeNull()
    clock.advance(181 * 86_400)
    expect((await next()).suggested).toBe('warning')
  })
})

describe('a ban', () => {
  it('needs a second person', async () => {
    const { id, author, messageId } = await desk.reported()
    await desk.claim(id, one)
    expect(await desk.decide(id, 'ban', one)).toEqual({ waits: true, undoUntil: null })
    expect(await desk.sanctionsOf(author)).toEqual([])
    expect(await desk.stateOf(messageId)).toBe('visible')
    await desk.claim(id, one)
    await expect(desk.decide(id, 'ban', one)).rejects.toMatchObject(refused('desk.error.second_person'))
    await context.current.call(deskApi.release, { params: { id } }, { as: one })
    const { item } = await desk.claim(id, two)
    expect(item).toMatchObject({ isBanAsked: true, isOwnBan: false })
    expect(await desk.decide(id, 'ban', two)).toMatchObject({ waits: false })
    expect(await desk.sanctionsOf(author)).toMatchObject([{ kind: 'ban', expires_at: null, weight: 8 }])
  })

  it('is one when two second people vote at once', async () => {
    const { people, ask } = context.current
    const three = await people.staff('admin')
    const { id, author } = await desk.reported()
    await desk.claim(id, one)
    await desk.decide(id, 'ban', one)
    const vote = async (as: Person) => {
      await ask(deskApi.claim, { params: { id }, body: {} }, { as })
      return ask(deskApi.decide, { params: { id }, body: { action: 'ban' } }, { as })
    }
    const votes = await Promise.all([vote(two), vote(three)])
    expect(votes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.sanctionsOf(author)).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('within the seconds leaves no trace for the member, and the item is the moderator’s again', async () => {
    const { id, author, messageId } = await desk.reported()
    await desk.claim(id, one)
    await desk.decide(id, 'suspend', one)
    await expect(undo(id, two)).rejects.toMatchObject(refused('desk.error.too_late'))
    expect((await undo(id, one)).item.claim?.isMine).toBe(true)
    expect(await desk.stateOf(messageId)).toBe('visible')
    expect(await desk.sanctionsOf(author)).toMatchObject([{ reversed_at: context.current.clock.now() }])
    await desk.settle()
    expect(await desk.bellOf(author)).toEqual([])
    await desk.decide(id, 'warn', one)
    await desk.settle()
    await expect(undo(id, one)).rejects.toMatchObject(refused('desk.error.too_late'))
    expect(await desk.bellOf(author)).toHaveLength(1)
  })

  it('and settling at once have one outcome', async () => {
    const { ask } = context.current
    const { id, author } = await desk.reported()
    await desk.claim(id, one)
    await desk.decide(id, 'mute', one)
    const [taken] = await Promise.all([
      ask(deskApi.undo, { params: { id }, body: {} }, { as: one }),
      desk.settle(),
    ])
    expect(await desk.bellOf(author)).toHaveLength(taken.status === 200 ? 0 : 1)
  })

  it('later restores the words, lifts the sanction and says sorry, once', async () => {
    const { ask } = context.current
    const { id, author, messageId } = await desk.reported()
    await desk.claim(id, one)
    await desk.decide(id, 'suspend', one)
    await expect(reverse(id, two)).rejects.toMatchObject(refused('desk.error.not_reversible'))
    await desk.settle()
    const answers = await Promise.all(
      [one, two, two].map((as) => ask(deskApi.reverse, { params: { id }, body: {} }, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await desk.stateOf(messageId)).toBe('visible')
    expect(await desk.sanctionsOf(author)).toMatchObject([{ reversed_at: context.current.clock.now() }])
    expect((await desk.bellOf(author)).map(({ title }) => title)).toEqual([
      'Rooms are closed to you for a while',
      'We took a decision back',
    ])
  })
})

it('what the desk decided is one unbroken chain, with each undone and reversed one', async () => {
  const { db, call } = context.current
  const { length, brokenAt } = await verifyChain(db)
  expect(brokenAt).toBeNull()
  const actions = await db.query<{ action: string }>('select distinct action from moderation_decisions')
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['ban_asked', 'ban', 'undone', 'reversed', 'mute']),
  )
  expect(length).toBeGreaterThan(15)
  const figures = await call(deskApi.figures, {}, { as: one })
  expect(figures.days).toHaveLength(14)
  const { items } = await call(deskApi.latestDecisions, {}, { as: one })
  expect(items.length).toBeGreaterThan(0)
})
