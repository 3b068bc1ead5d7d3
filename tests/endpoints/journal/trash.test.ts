import { describe, expect, it } from 'vitest'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { journalApi } from '#domain/journal/api.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRows } from '#tests/kit/rows.ts'
import { notifying } from '#tests/operations/guardians/notifying.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, tryToWrite, list, read, remove, progress, badges } = writers(context)
const { connected, tell } = notifying(context)
const trash = (as: Person, before?: string) =>
  context.current.call(journalApi.listTrash, { query: { ...(before && { before }) } }, { as })
const restore = (as: Person, id: string) =>
  context.current.ask(journalApi.restoreEntry, { params: { id } }, { as })
const forGood = (as: Person, id: string) =>
  context.current.ask(journalApi.deleteForGood, { params: { id } }, { as })

describe('a deleted entry', () => {
  it('lies in the trash, counts for nothing there, and comes back whole on its own day', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me, {
      title: 'Low water',
      body: 'The sandbank.',
      tags: ['tide'],
      moodId: 'calm',
    })
    const before = await progress(me)
    await remove(me, entry.id)
    const { entries } = await trash(me)
    expect(entries).toMatchObject([
      { id: entry.id, title: 'Low water', excerpt: 'The sandbank.', moodId: 'calm' },
    ])
    expect(Date.parse(entries[0]!.goesAt) - context.current.clock.now().getTime()).toBe(30 * 86_400_000)
    expect((await read(me, entry.id)).status).toBe(404)
    expect(await list(me, { search: 'sandbank' })).toEqual({ entries: [], next: null })
    expect(await progress(me)).toMatchObject({ streak: 0, entries: 0, tags: [], days: [] })
    const { entriesCount } = await context.current.call(
      journalApi.exportJournal,
      { body: { format: 'txt' } },
      { as: me },
    )
    expect(entriesCount).toBe(0)
    context.current.clock.advance(3 * 86_400)
    context.current.realtime.published.length = 0
    expect((await restore(me, entry.id)).body.entry).toEqual({
      ...entry,
      version: 2,
      updatedAt: context.current.clock.now().toISOString(),
    })
    expect(context.current.realtime.published.map(({ event }) => event)).toEqual(['journal-changed'])
    expect((await restore(me, entry.id)).body.entry.version).toBe(2)
    expect((await trash(me)).entries).toEqual([])
    expect(await progress(me)).toMatchObject({ entries: 1, tags: before.tags, days: before.days })
    expect(await badges(me)).toEqual(['first_journal'])
  })

  it('is deleted for good when asked, and nothing brings it back', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    await remove(me, entry.id)
    expect((await forGood(me, entry.id)).status).toBe(200)
    expect((await forGood(me, entry.id)).status).toBe(200)
    expect((await trash(me)).entries).toEqual([])
    expect((await restore(me, entry.id)).status).toBe(404)
    expect((await tryToWrite(me, { id: entry.id })).body.error.code).toBe('journal.error.deleted')
  })

  it('does not come back with a late repeat of its saving, also days later', async () => {
    const me = await context.current.people.adult()
    const { entry } = await write(me)
    await remove(me, entry.id)
    await context.current.db.query('delete from deleted_entries')
    expect((await tryToWrite(me, { id: entry.id })).body.error.code).toBe('journal.error.deleted')
    expect((await restore(me, entry.id)).status).toBe(200)
  })

  it('belongs to its writer: others cannot see, restore, delete or take it over by its id', async () => {
    const { people } = context.current
    const [me, other, staff] = [await people.adult(), await people.adult(), await people.staff('owner')]
    const { entry } = await write(me)
    await remove(me, entry.id)
    await context.current.db.query('delete from deleted_entries')
    for (const as of [other, staff]) {
      expect((await trash(as)).entries).toEqual([])
      expect((await restore(as, entry.id)).status).toBe(404)
      await forGood(as, entry.id)
      expect((await tryToWrite(as, { id: entry.id })).status).toBe(404)
    }
    expect((await trash(me)).entries).toHaveLength(1)
    expect((await context.current.ask(journalApi.listTrash, { query: {} })).status).toBe(401)
  })

  it('that was shared is out of the guardian’s sight at once, and private when it is restored', async () => {
    const { people, db } = context.current
    const [guardian, child] = [await people.adult(), await people.child()]
    await connected(guardian, child)
    const { entry } = await write(child, { title: 'Maths test', body: 'Fine.', sharedWithParent: true })
    await tell()
    const shown = () => context.current.call(guardianApi.children, {}, { as: guardian })
    expect(JSON.stringify(await shown())).toContain('Maths test')
    await remove(child, entry.id)
    expect(JSON.stringify(await shown())).not.toContain('Maths test')
    expect(await db.query('select 1 from parent_notices where entry_id is not null')).toEqual([])
    expect((await restore(child, entry.id)).body.entry.sharedWithParent).toBe(false)
    expect(JSON.stringify(await shown())).not.toContain('Maths test')
  })

  it('is listed page by page, deleted last first', async () => {
    const me = await context.current.people.adult()
    const { db, clock } = context.current
    await addRows(
      db,
      'trashed_entries',
      Array.from({ length: 35 }, (_, at) => ({
        user_id: me.id,
        title: String(at + 1),
        body: 'x',
        date: '2026-03-01',
        deleted_at: new Date(clock.now().getTime() - (at + 1) * 60_000),
      })),
    )
    const first = await trash(me)
    const second = await trash(me, first.next!)
    const titles = [...first.entries, ...second.entries].map(({ title }) => Number(title))
    expect(titles).toEqual(Array.from({ length: 35 }, (_, n) => n + 1))
    expect(second.next).toBeNull()
  })
})
