import { beforeAll, expect, it } from 'vitest'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { chatApi } from '#domain/chat/api.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { talkIn } from '#tests/endpoints/chat/kit.ts'
import type { Person } from '#tests/kit/people.ts'
import { openRooms, roomMember } from '#tests/kit/rooms.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { deskOf } from './deskKit.ts'

const context = useTestContext()
let desk: ReturnType<typeof deskOf>
let child: Person
let [marked, colleague]: Person[] = []
const unmarked: Person[] = []
let id: string
let messageId: string

beforeAll(async () => {
  const { people, db } = context.current
  await openRooms(context.current)
  desk = deskOf(context.current)
  marked = await people.marked()
  colleague = await people.marked('admin')
  for (const role of ['owner', 'super_admin', 'admin', 'moderator'] as const)
    unmarked.push(await people.staff(role))
  child = await roomMember(context.current, '8-10')
  const { message } = await talkIn(context).send(child, '8-10', 'My dad hit me again.')
  messageId = message.id
  const [item] = await db.query<{ id: string }>('select id from moderation_items where subject_id = $1', [
    messageId,
  ])
  id = item!.id
})

/** What each read door of the desk answers, as one text. */
async function everythingFor(as: Person): Promise<string> {
  const { call, db } = context.current
  await db.query('delete from rate_limits')
  const answers = [
    await call(deskApi.queue, { query: {} }, { as }),
    await call(deskApi.queue, { query: { severity: 'high' } }, { as }),
    await call(deskApi.claimNext, { body: { withSevere: true } }, { as }),
    await call(deskApi.latestDecisions, {}, { as }),
    await call(deskApi.openAppeals, {}, { as }),
  ]
  return JSON.stringify(answers)
}
/** Statuses of each door to one item. */
async function doors(as: Person, item: string): Promise<unknown[]> {
  const { ask } = context.current
  const params = { id: item }
  const answers = [
    await ask(deskApi.claim, { params, body: {} }, { as }),
    await ask(deskApi.reveal, { params, body: {} }, { as }),
    await ask(deskApi.decide, { params, body: { action: 'remove' } }, { as }),
    await ask(deskApi.undo, { params, body: {} }, { as }),
    await ask(deskApi.reverse, { params, body: {} }, { as }),
  ]
  return answers.map(({ status, body }) => ({ status, code: body.error?.code }))
}
const figuresFor = (as: Person) => context.current.call(deskApi.figures, {}, { as })

it('held words of danger of a child are in no list, count or door of the desk without the mark, and ring no bell', async () => {
  const { db } = context.current
  for (const as of unmarked) {
    expect(await everythingFor(as)).not.toContain(id)
    expect((await figuresFor(as)).open).toEqual({ urgent: 0, high: 0, medium: 0, low: 0 })
    const found = await doors(as, id)
    expect(found).toEqual(await doors(as, newId()))
    expect(found).toContainEqual({ status: 404, code: 'common.error.not_found' })
  }
  const bells = await db.query('select distinct user_id from notifications where type = $1', ['danger'])
  expect(bells).toHaveLength(2)
  expect(bells).toEqual(expect.arrayContaining([{ user_id: marked!.id }, { user_id: colleague!.id }]))
})

it('the mark decides them at the desk; decision and appeal stay with the mark, and no figure of the public counts them', async () => {
  const { call, ask, db } = context.current
  await db.query('delete from rate_limits')
  expect((await call(deskApi.queue, { query: {} }, { as: marked! })).items[0]).toMatchObject({ id })
  expect(Object.values((await figuresFor(marked!)).open)).toContain(1)
  await desk.decided(id, 'remove', marked!)
  expect(await desk.stateOf(messageId)).toBe('removed')
  await call(appealsApi.appeal, { params: { id }, body: { message: 'Please read it again.' } }, { as: child })
  for (const as of unmarked) {
    expect(await everythingFor(as)).not.toContain(id)
    expect((await figuresFor(as)).appeals).toBe(0)
  }
  const { appeals } = await call(deskApi.openAppeals, {}, { as: colleague! })
  expect(appeals).toMatchObject([{ item: { id }, mayAnswer: true }])
  const answer = { params: { id: appeals[0]!.id }, body: { overturn: true, reply: 'Read again.' } }
  const [theirs, missing] = [
    await ask(deskApi.answerAppeal, answer, { as: unmarked[3]! }),
    await ask(deskApi.answerAppeal, { ...answer, params: { id: newId() } }, { as: unmarked[3]! }),
  ]
  expect([theirs.status, theirs.body.error?.code]).toEqual([missing.status, missing.body.error?.code])
  await call(deskApi.answerAppeal, answer, { as: colleague! })
  expect(await desk.stateOf(messageId)).toBe('visible')
})

it('the same words of an adult are there for every moderator', async () => {
  const adult = await roomMember(context.current, 'adult')
  await talkIn(context).send(adult, 'adult', 'I am going to kill myself tonight')
  const { items } = await context.current.call(deskApi.queue, { query: {} }, { as: unmarked[3]! })
  expect(items).toMatchObject([{ severity: 'urgent', category: 'self_harm', ageGroup: 'adult' }])
})

it('a teen’s message that was reported leaves the desk of others once its author changes it to words of danger', async () => {
  const { call, db } = context.current
  await db.query('delete from rate_limits')
  const { send } = talkIn(context)
  const [teen, reporter] = [
    await roomMember(context.current, '13-15'),
    await roomMember(context.current, '13-15'),
  ]
  const { message } = await send(teen, '13-15', 'I go for a walk before a test.')
  const about = { params: { id: message.id } }
  await call(chatApi.report, { ...about, body: { category: 'adult_contact' } }, { as: reporter })
  const [item] = await db.query<{ id: string }>('select id from moderation_items where subject_id = $1', [
    message.id,
  ])
  const moderator = unmarked[3]!
  await desk.claim(item!.id, moderator)
  await call(chatApi.edit, { ...about, body: { message: 'My dad hit me again.' } }, { as: teen })
  for (const as of unmarked) {
    expect(await everythingFor(as)).not.toContain(item!.id)
    expect(await doors(as, item!.id)).toEqual(await doors(as, newId()))
  }
  expect((await desk.claim(item!.id, marked!)).item).toMatchObject({ category: 'self_harm', reports: 1 })
})
