import { beforeAll, describe, expect, it } from 'vitest'
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

const refused = (code: string) => ({ code })

describe('the queue', () => {
  it('is open to moderators and no other member, and support is none', async () => {
    const { people, ask } = context.current
    const { id } = await desk.reported()
    for (const as of [await people.staff('support'), await people.adult(), await people.child()])
      for (const [contract, input] of [
        [deskApi.queue, { query: {} }],
        [deskApi.claimNext, { body: { withSevere: true } }],
        [deskApi.claim, { params: { id }, body: {} }],
        [deskApi.release, { params: { id } }],
        [deskApi.reveal, { params: { id }, body: {} }],
        [deskApi.decide, { params: { id }, body: { action: 'remove' } }],
        [deskApi.undo, { params: { id }, body: {} }],
        [deskApi.reverse, { params: { id }, body: {} }],
        [deskApi.latestDecisions, {}],
        [deskApi.openAppeals, {}],
        [deskApi.answerAppeal, { params: { id }, body: { overturn: true, reply: 'x' } }],
        [deskApi.figures, {}],
      ] as const)
        expect((await ask(contract, input as never, { as })).status, contract.path).toBe(403)
    await desk.decided(id, 'approve', one)
  })

  it('lists by severity, then deadline, then age, a page at a time and without items about the reader', async () => {
    const { call, clock } = context.current
    const ids: string[] = []
    for (const severity of ['low', 'urgent', 'medium', 'high', 'medium'] as const) {
      ids.push((await desk.reported({ severity })).id)
      clock.advance(60)
    }
    // Held longer than the medium ones, and due sooner.
    const held = (await desk.reported({ severity: 'medium', source: 'held_message' })).id
    await desk.reported({ author: one })
    const { items } = await call(deskApi.queue, { query: {} }, { as: one })
    expect(items.map(({ id }) => id)).toEqual([ids[1], ids[3], held, ids[2], ids[4], ids[0]])
    const rest = await call(deskApi.queue, { query: { cursor: held } }, { as: one })
    expect(rest.items.map(({ id }) => id)).toEqual([ids[2], ids[4], ids[0]])
    const low = await call(deskApi.queue, { query: { severity: 'low' } }, { as: one })
    expect(low.items.map(({ id }) => id)).toEqual([ids[0]])
    const heldOnly = await call(deskApi.queue, { query: { source: 'held_message' } }, { as: one })
    expect(heldOnly.items.map(({ id }) => id)).toEqual([held])
  })

  it('reads its pages from the index over open items', async () => {
    const rows = await context.current.db.tx(async (sql) => {
      await sql.query('set local enable_seqscan = off')
      return sql.query<{ 'QUERY PLAN': string }>(
        `explain select id from moderation_items i where i.state = 'open'
         and (i.rank, i.due_at, i.id) > (select rank, due_at, id from moderation_items where id = $1)
         order by i.rank, i.due_at, i.id limit 51`,
        [newId()],
      )
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index.*moderation_items_queue_idx/)
    expect(plan).not.toContain('Sort')
  })
})

describe('a claim', () => {
  it('of eight moderators on one item is one', async () => {
    const { people, ask } = context.current
    const { id } = await desk.reported()
    const moderators = await Promise.all(Array.from({ length: 8 }, () => people.staff('moderator')))
    const answers = await Promise.all(
      moderators.map((as) => ask(deskApi.claim, { params: { id }, body: {} }, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  it('of the next item gives eight moderators eight items', async () => {
    const { people, call } = context.current
    const ids = new Set<string>()
    for (let n = 0; n < 8; n += 1) ids.add((await desk.reported({ severity: 'urgent' })).id)
    const moderators = await Promise.all(Array.from({ length: 8 }, () => people.staff('moderator')))
    const claimed = await Promise.all(
      moderators.map((as) => call(deskApi.claimNext, { body: { withSevere: true } }, { as })),
    )
    expect(new Set(claimed.map(({ item }) => item!.id)).size).toBe(8)
    for (const [at, { item }] of claimed.entries()) {
      await desk.decide(item!.id, 'approve', moderators[at]!)
    }
  })

  it('ends after ten minutes, when it is given back, and with the next one; severe items only when asked for', async () => {
    const { call, clock } = context.current
    const { id } = await desk.reported({ severity: 'urgent' })
    await desk.claim(id, one)
    await expect(desk.claim(id, two)).rejects.toMatchObject(refused('desk.error.taken'))
    clock.advance(601)
    await desk.claim(id, two)
    await expect(desk.decide(id, 'remove', one)).rejects.toMatchObject(refused('desk.error.not_claimed'))
    await call(deskApi.release, { params: { id } }, { as: two })
    await desk.claim(id, one)
    const { item } = await call(deskApi.claimNext, { body: { withSevere: false } }, { as: one })
    expect(item?.severity === 'urgent' || item?.severity === 'high').toBe(false)
    await desk.claim(id, two)
    await desk.decide(id, 'approve', two)
  })

  it('answers for an item about the moderator as for none', async () => {
    const { ask } = context.current
    const { id } = await desk.reported({ author: one })
    const answers = [id, newId()].map((each) =>
      ask(deskApi.claim, { params: { id: each }, body: {} }, { as: one }),
    )
    const [own, missing] = (await Promise.all(answers)).map(({ status, body }) => ({
      status,
      ...body.error,
      requestId: '',
    }))
    expect(own).toEqual(missing)
    expect(own!.status).toBe(404)
  })

  it('uncovers the words, with those around them, and each time is noted', async () => {
    const { call, db } = context.current
    const { id, messageId } = await desk.reported({ severity: 'high' })
    const reveal = () => call(deskApi.reveal, { params: { id }, body: {} }, { as: two })
    await expect(reveal()).rejects.toMatchObject(refused('desk.error.not_claimed'))
    const item = await desk.claim(id, two)
    expect(JSON.stringify(item)).not.toContain('nasty')
    const before = await reveal()
    expect(before.words).toBe('nasty words')
    expect(before.around.length).toBeGreaterThan(1)
    expect(before.around.find(({ isSubject }) => isSubject)!.id).toBe(messageId)
    expect((await reveal()).severeToday).toBe(before.severeToday)
    expect(
      await db.query('select is_severe from moderation_reveals where item_id = $1 and moderator_id = $2', [
        id,
        two.id,
      ]),
    ).toEqual([{ is_severe: true }, { is_severe: true }])
    await desk.decide(id, 'approve', two)
  })

  it('shows no private words', async () => {
    const { call, people } = context.current
    const teen = await people.teen()
    const id = await desk.queue({ userId: teen.id, source: 'journal', subjectKind: 'entry' })
    const { item } = await desk.claim(id, one)
    expect(item).toMatchObject({ hasWords: false, actions: ['approve', 'note'] })
    const { words } = await call(deskApi.reveal, { params: { id }, body: {} }, { as: one })
    expect(words).toBeNull()
    await expect(desk.decide(id, 'ban', one)).rejects.toMatchObject(refused('desk.error.not_for_this'))
    await desk.decide(id, 'approve', one)
  })
})
