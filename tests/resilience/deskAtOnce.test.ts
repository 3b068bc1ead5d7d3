import { afterAll, beforeAll, expect, it } from 'vitest'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import type { DeskAction } from '#domain/moderation/ladder.ts'
import { verifyChain } from '#operations/moderation/desk/chain.ts'
import { closeServices } from '#services'
import { deskOf } from '#tests/endpoints/moderation/deskKit.ts'
import { newDatabase } from '#tests/kit/database.ts'
import type { Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { newTestContext, type TestContext } from '#tests/kit/testContext.ts'

const PROCESSES = 4
const MODERATORS = 8
const ROUNDS = rounds({ usual: 4, thorough: 60 })
let contexts: TestContext[]
let desk: ReturnType<typeof deskOf>
let moderators: Person[]
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await newDatabase()
  drop = database.drop
  // Each with pools of its own: what they share is the database, as processes do.
  contexts = Array.from({ length: PROCESSES }, () => newTestContext(database.url))
  desk = deskOf(contexts[0]!)
  const { people } = contexts[0]!
  moderators = await Promise.all(Array.from({ length: MODERATORS }, () => people.staff('moderator')))
})
afterAll(async () => {
  await Promise.all(contexts.map(({ services }) => closeServices(services)))
  await drop()
})

type Asked = (context: TestContext, as: Person, index: number) => Promise<{ status: number }>
/** Lets some moderators do something at once, each at another process. Gives those who succeeded. */
async function atOnce(people: readonly Person[], work: Asked): Promise<Person[]> {
  await contexts[0]!.db.query('delete from rate_limits')
  const answers = await Promise.all(people.map((as, index) => work(contexts[index % PROCESSES]!, as, index)))
  // Rejected is rejected; a fault would be another thing.
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return people.filter((_, index) => answers[index]!.status === 200)
}
const actionsOf = async (item: string) =>
  (
    await contexts[0]!.db.query<{ action: string }>(
      'select action from moderation_decisions where item = $1 order by seq',
      [item],
    )
  ).map(({ action }) => action)

const claim =
  (id: string): Asked =>
  ({ ask }, as) =>
    ask(deskApi.claim, { params: { id }, body: {} }, { as })
const decide =
  (id: string, actions: readonly DeskAction[]): Asked =>
  ({ ask }, as, index) =>
    ask(deskApi.decide, { params: { id }, body: { action: actions[index % actions.length]! } }, { as })

it(`${MODERATORS} moderators at one item over ${PROCESSES} processes: one has it, and one decision`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, author } = await desk.reported()
    const claimed = await atOnce(moderators, claim(id))
    expect(claimed).toHaveLength(1)
    // The one who has it from all windows, and everyone else.
    const all = [...moderators, ...Array.from({ length: 3 }, () => claimed[0]!)]
    const decided = await atOnce(all, decide(id, ['mute', 'suspend', 'warn']))
    expect(new Set(decided)).toEqual(new Set(claimed))
    expect(await actionsOf(id)).toHaveLength(1)
    expect(await desk.sanctionsOf(author)).toHaveLength(1)
  }
})

it('votes of second people for a ban at once: one ban', async () => {
  const [first, ...others] = moderators as [Person, ...Person[]]
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, author } = await desk.reported()
    await desk.claim(id, first)
    await desk.decide(id, 'ban', first)
    await atOnce(moderators, claim(id))
    const voted = await atOnce(moderators, decide(id, ['ban']))
    expect(voted.filter((one) => one !== first)).toHaveLength(voted.length)
    // Who asked may have it claimed again; another one then votes once it is free.
    if (voted.length === 0) {
      await contexts[0]!.ask(deskApi.release, { params: { id } }, { as: first })
      await atOnce(others, claim(id))
      expect(await atOnce(others, decide(id, ['ban']))).toHaveLength(1)
    }
    expect(await actionsOf(id)).toEqual(['ban_asked', 'ban'])
    expect((await desk.sanctionsOf(author)).map(({ kind }) => kind)).toEqual(['ban'])
  }
})

it('an appeal from all windows, its answers and a reversal at once: one appeal, one outcome', async () => {
  const { db } = contexts[0]!
  const [first, ...others] = moderators as [Person, ...Person[]]
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, author, messageId } = await desk.reported()
    await desk.decided(id, 'suspend', first)
    const body = { message: 'I was joking.' }
    const appeals = Array.from({ length: PROCESSES }, () => author)
    const stood = await atOnce(appeals, ({ ask }, as) =>
      ask(appealsApi.appeal, { params: { id }, body }, { as }),
    )
    expect(stood.length).toBeGreaterThan(0)
    const rows = await db.query<{ id: string }>('select id from moderation_appeals where item_id = $1', [id])
    expect(rows).toHaveLength(1)
    const outcomes = await atOnce(others, ({ ask }, as, index) =>
      index % 3 === 2
        ? ask(deskApi.reverse, { params: { id }, body: {} }, { as })
        : ask(
            deskApi.answerAppeal,
            { params: { id: rows[0]!.id }, body: { overturn: index % 3 === 0, reply: 'Read again.' } },
            { as },
          ),
    )
    const [appeal] = await db.query<{ state: string }>(
      'select state from moderation_appeals where item_id = $1',
      [id],
    )
    const [, ...after] = await actionsOf(id)
    // An appeal that was turned down leaves the decision to a reversal, and nothing follows that.
    expect([
      ['appeal_overturned'],
      ['reversed'],
      ['appeal_upheld'],
      ['appeal_upheld', 'reversed'],
    ]).toContainEqual(after)
    expect(outcomes).toHaveLength(after.length)
    expect(appeal!.state).toBe(after[0] === 'appeal_upheld' ? 'upheld' : 'overturned')
    const isTakenBack = after.at(-1) !== 'appeal_upheld'
    expect(await desk.stateOf(messageId)).toBe(isTakenBack ? 'visible' : 'removed')
    expect((await desk.sanctionsOf(author)).map(({ reversed_at }) => reversed_at !== null)).toEqual([
      isTakenBack,
    ])
  }
})

it('the chain of decisions is whole after all of this', async () => {
  const { length, brokenAt } = await verifyChain(contexts[1]!.db)
  expect(length).toBeGreaterThan(ROUNDS * 3)
  expect(brokenAt).toBeNull()
})
