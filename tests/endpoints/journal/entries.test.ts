import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { BODY_MAX, TAGS_MAX } from '#domain/journal/schema.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, tryToWrite, change, list, read, remove, badges } = writers(context)
beforeEach(() => context.current.clock.set('2026-03-12T14:00:00Z'))

describe('an entry', () => {
  it('is kept as it was written, with its day in the writer’s zone', async () => {
    const me = await context.current.people.adult({ timeZone: 'Pacific/Auckland' })
    const { entry } = await write(me, {
      title: ' The long way home ',
      body: 'The river was high.\n\nSwear: shit happens.',
      moodId: 'calm',
      tags: ['walk', ' Walk ', 'evening'],
    })
    expect(entry).toMatchObject({
      title: 'The long way home',
      body: 'The river was high.\n\nSwear: shit happens.',
      mood: 3,
      moodId: 'calm',
      tags: ['walk', 'evening'],
      sharedWithParent: false,
      date: '2026-03-13',
      version: 1,
    })
    expect((await read(me, entry.id)).body.entry).toEqual(entry)
    expect((await list(me)).entries).toMatchObject([{ id: entry.id, excerpt: entry.body }])
  })

  it('takes a mood as a figure alone, and the figure of the id where both are given', async () => {
    const me = await context.current.people.adult()
    expect((await write(me, { mood: 5 })).entry).toMatchObject({ mood: 5, moodId: null })
    expect((await write(me, { mood: 5, moodId: 'sad' })).entry).toMatchObject({ mood: 1, moodId: 'sad' })
    expect((await write(me)).entry).toMatchObject({ mood: null, moodId: null, title: null })
  })

  it.each([
    ['no words', { body: '  ' }, 'body.body'],
    ['too many words', { body: 'x'.repeat(BODY_MAX + 1) }, 'body.body'],
    ['a mood beyond the scale', { mood: 6 }, 'body.mood'],
    ['an unknown mood', { moodId: 'smug' }, 'body.moodId'],
    ['too many tags', { tags: Array.from({ length: TAGS_MAX + 1 }, (_, n) => `t${n}`) }, 'body.tags'],
    ['a tag with a comma', { tags: ['a,b'] }, 'body.tags.0'],
    ['another member as its writer', { user_id: randomUUID() }, 'body.user_id'],
  ])('with %s is rejected at the right place', async (_, own, place) => {
    const me = await context.current.people.adult()
    const answer = await tryToWrite(me, own)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields ?? {})).toContain(place)
    expect((await list(me)).entries).toEqual([])
  })

  it('sent twenty times at once is one, with one badge and one event', async () => {
    const me = await context.current.people.adult()
    context.current.realtime.published.length = 0
    const id = randomUUID()
    const answers = await inWaves(20, () => tryToWrite(me, { id, body: 'Once.' }))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body }) => body.badgesEarned.length > 0)).toHaveLength(1)
    expect((await list(me)).entries).toHaveLength(1)
    const events = context.current.realtime.published.filter(({ event }) => event === 'journal-changed')
    expect(events).toEqual([{ channel: `private-user-${me.id}`, event: 'journal-changed', data: { id } }])
  })

  it('belongs to its writer: others cannot read, change, delete or take it over by its id', async () => {
    const [me, other] = [await context.current.people.adult(), await context.current.people.adult()]
    const staff = await context.current.people.staff('owner')
    const { entry } = await write(me, { body: 'Mine alone.', tags: ['secret'] })
    for (const as of [other, staff]) {
      expect((await read(as, entry.id)).status).toBe(404)
      expect((await change(as, entry.id, { body: 'Theirs.' })).status).toBe(404)
      expect((await tryToWrite(as, { id: entry.id, body: 'Theirs.' })).status).toBe(404)
      await remove(as, entry.id)
      expect(await list(as, { search: 'Mine' })).toEqual({ entries: [], next: null })
      expect(await list(as, { tags: 'secret' })).toEqual({ entries: [], next: null })
      const pages = await context.current.call(journalApi.entryPages, { query: {} }, { as })
      expect(pages.entries).toEqual([])
    }
    expect((await read(me, entry.id)).body.entry).toEqual(entry)
    expect((await context.current.ask(journalApi.listEntries, { query: {} })).status).toBe(401)
  })

  it('changes only from the version it was seen at, and the same change twice is one', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me, { body: 'First.', title: 'T', tags: ['a'], mood: 2 })
    context.current.clock.advance(60)
    const second = await change(me, entry.id, { body: 'Second.', tags: ['b'] })
    expect(second.body.entry).toMatchObject({
      body: 'Second.',
      title: null,
      tags: ['b'],
      mood: null,
      version: 2,
    })
    expect(second.body.entry).toMatchObject({ createdAt: entry.createdAt, date: entry.date })
    expect((await change(me, entry.id, { body: 'Second.', tags: ['b'] })).body.entry.version).toBe(2)
    const late = await change(me, entry.id, { body: 'Late.' })
    expect([late.status, late.body.error.code]).toEqual([409, 'journal.error.changed_elsewhere'])
    expect((await read(me, entry.id)).body.entry.body).toBe('Second.')
  })

  it('of many changes at once from one version takes exactly one', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    const answers = await inWaves(12, (n) => change(me, entry.id, { body: `Change ${n}` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
    expect((await read(me, entry.id)).body.entry.version).toBe(2)
  })

  it('is gone once deleted, and deleting it again is no error; its badge stays', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    expect((await remove(me, entry.id)).body.deleted).toBe(true)
    expect((await remove(me, entry.id)).body.deleted).toBe(true)
    expect((await read(me, entry.id)).status).toBe(404)
    expect(await badges(me)).toEqual(['first_journal'])
  })

  it('is erased with its writer’s account', async () => {
    const me = await context.current.people.adult()
    await write(me)
    await context.current.db.query('delete from users where id = $1', [me.id]).catch(() => {})
    const rows = await context.current.db.query(
      `select confdeltype from pg_constraint where conrelid = 'journal_entries'::regclass and contype = 'f'`,
    )
    expect(rows).toEqual([{ confdeltype: 'c' }])
  })
})

describe('who may write', () => {
  it('is a member whose age is known', async () => {
    const me = await context.current.people.person({ age: null })
    const answer = await tryToWrite(me)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'journal.error.onboarding_needed'])
  })

  it.each(['none', 'pending'] as const)(
    'is no child whose guardian is %s; deleting stays open',
    async (guardian) => {
      const me = await context.current.people.child({ guardian })
      const answer = await tryToWrite(me)
      expect([answer.status, answer.body.error.code]).toEqual([403, 'journal.error.guardian_needed'])
      expect((await remove(me, randomUUID())).status).toBe(200)
    },
  )
})

describe('badges for writing', () => {
  it('come with the first, the tenth and the thirtieth entry, once each', async () => {
    const me = await context.current.people.adult()
    const earned: Record<number, string[]> = {}
    for (let n = 1; n <= 31; n += 1) {
      const { badgesEarned } = await write(me, { body: `Entry ${n}` })
      if (badgesEarned.length > 0) earned[n] = badgesEarned.map(({ id }) => id)
      if (n % 10 === 0) context.current.clock.advance(60)
    }
    expect(earned).toEqual({ 1: ['first_journal'], 10: ['reflection_master'], 30: ['mindful_writer'] })
  })

  it('are not missed when the entries come all at once', async () => {
    const me = await context.current.people.adult()
    await inWaves(12, (n) => tryToWrite(me, { body: `Entry ${n}` }))
    expect((await badges(me)).sort()).toEqual(['first_journal', 'reflection_master'])
  })
})

it('deleted in another tab does not come back with a late repeat of its saving; its writer may write it anew', async () => {
  const { people } = context.current
  const [me, other] = [await people.adult(), await people.adult()]
  const [id, own] = [randomUUID(), randomUUID()]
  await write(me, { id })
  await remove(me, id)
  const late = await inWaves(6, () => tryToWrite(me, { id }))
  for (const answer of late)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'journal.error.deleted'])
  expect((await list(me)).entries).toEqual([])
  expect((await tryToWrite(me, { id: own })).status).toBe(200)
  // Another member's deletion does not reserve its id.
  await remove(other, own)
  expect((await tryToWrite(me, { id: own })).status).toBe(200)
  expect((await list(me)).entries).toHaveLength(1)
})
