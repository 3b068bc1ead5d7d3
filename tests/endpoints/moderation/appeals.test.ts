import { beforeAll, expect, it } from 'vitest'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
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

const appeal = (id: string, as: Person, message = 'I was joking with a friend.') =>
  context.current.call(appealsApi.appeal, { params: { id }, body: { message } }, { as })
const own = async (as: Person) => (await context.current.call(appealsApi.ownDecisions, {}, { as })).decisions
const waiting = async (as: Person, item: string) =>
  (await context.current.call(deskApi.openAppeals, {}, { as })).appeals.find((each) => each.item.id === item)
const answer = (id: string, overturn: boolean, as: Person) =>
  context.current.ask(
    deskApi.answerAppeal,
    { params: { id }, body: { overturn, reply: 'I read it again.' } },
    { as },
  )

it('a member reads what was decided, with their own words, once they were notified', async () => {
  const { id, author } = await desk.reported()
  await desk.claim(id, one)
  await desk.decide(id, 'mute', one, { note: 'Please be kind.' })
  expect(await own(author)).toEqual([])
  await desk.settle()
  expect(await own(author)).toMatchObject([
    {
      id,
      action: 'mute',
      source: 'report',
      category: 'bullying',
      words: 'nasty words',
      note: 'Please be kind.',
      until: new Date(context.current.clock.now().getTime() + 86_400_000).toISOString(),
      mayAppeal: true,
      isReversed: false,
      appeal: null,
    },
  ])
})

it('an appeal is one, is answered by another moderator, and restores everything when it is right', async () => {
  const { ask, people } = context.current
  const banned = await people.adult()
  const { id, author, messageId } = await desk.reported({ author: banned })
  await desk.claim(id, one)
  await desk.decide(id, 'ban', one)
  await desk.decided(id, 'ban', two)
  const three = await people.staff('admin')
  await appeal(id, author)
  expect(
    (await ask(appealsApi.appeal, { params: { id }, body: { message: 'Again' } }, { as: author })).body.error,
  ).toMatchObject({ code: 'desk.error.appealed' })
  // Who decided, and who asked for the ban.
  for (const as of [one, two]) {
    const found = (await waiting(as, id))!
    expect(found.mayAnswer).toBe(false)
    expect((await answer(found.id, true, as)).body.error).toMatchObject({
      code: 'desk.error.other_moderator',
    })
  }
  const found = (await waiting(three, id))!
  expect(found).toMatchObject({ mayAnswer: true, message: 'I was joking with a friend.' })
  const answers = await Promise.all([answer(found.id, true, three), answer(found.id, true, three)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await desk.stateOf(messageId)).toBe('visible')
  expect((await desk.sanctionsOf(author))[0]!.reversed_at).not.toBeNull()
  expect((await own(author))[0]).toMatchObject({
    isReversed: true,
    mayAppeal: false,
    appeal: { state: 'overturned', reply: 'I read it again.' },
  })
  const [, last] = await desk.bellOf(author)
  expect(last!.title).toBe('We took a decision back')
  expect(last!.message).toContain('I read it again.')
})

it('that is not right leaves the decision', async () => {
  const { id, author, messageId } = await desk.reported()
  await desk.decided(id, 'suspend', one)
  await appeal(id, author)
  expect((await answer((await waiting(two, id))!.id, false, two)).status).toBe(200)
  expect(await desk.stateOf(messageId)).toBe('removed')
  expect((await desk.sanctionsOf(author))[0]!.reversed_at).toBeNull()
  expect((await own(author))[0]).toMatchObject({ isReversed: false, appeal: { state: 'upheld' } })
  expect((await desk.bellOf(author)).at(-1)!.title).toBe('The answer to your appeal')
})

it('and a reversal at once have one outcome', async () => {
  const { ask, db } = context.current
  const { id, author } = await desk.reported()
  await desk.decided(id, 'mute', one)
  await appeal(id, author)
  const found = (await waiting(two, id))!
  await Promise.all([
    answer(found.id, true, two),
    ask(deskApi.reverse, { params: { id }, body: {} }, { as: one }),
    answer(found.id, true, two),
  ])
  const reversals = await db.query(
    `select action from moderation_decisions where item = $1 and action in ('reversed', 'appeal_overturned')`,
    [id],
  )
  expect(reversals).toHaveLength(1)
  expect(await desk.bellOf(author)).toHaveLength(2)
})

it('ends after 30 days, and is not for what sanctions no one', async () => {
  const { ask, clock } = context.current
  const { id, author } = await desk.reported()
  await desk.decided(id, 'mute', one)
  const held = await desk.reported({ source: 'held_message' })
  await desk.decided(held.id, 'note', one, { note: 'Well said.' })
  expect((await own(held.author))[0]).toMatchObject({ action: 'note', mayAppeal: false })
  await expect(appeal(held.id, held.author)).rejects.toMatchObject({ status: 404 })
  clock.advance(30 * 86_400 + 1)
  const late = await ask(appealsApi.appeal, { params: { id }, body: { message: 'Late' } }, { as: author })
  expect([late.status, late.body.error.code]).toEqual([410, 'desk.error.appeal_over'])
})

it('about a decision of another member is answered as about none', async () => {
  const { ask, people } = context.current
  const { id } = await desk.reported()
  await desk.decided(id, 'mute', one)
  const other = await people.adult()
  const [foreign, missing] = await Promise.all(
    [id, newId()].map(async (each) => {
      const { status, body } = await ask(
        appealsApi.appeal,
        { params: { id: each }, body: { message: 'x' } },
        { as: other },
      )
      return { status, ...body.error, requestId: '' }
    }),
  )
  expect(foreign).toEqual(missing)
  expect(foreign!.status).toBe(404)
  expect(await own(other)).toEqual([])
})
