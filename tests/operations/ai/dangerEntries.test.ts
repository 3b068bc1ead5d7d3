import { addEntry } from '#tests/kit/factories.ts'
import { expect, it } from 'vitest'
import { hasEntriesOfDanger } from '#operations/ai/dangerEntries.ts'
import type { Sql } from '#services/database/db.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const HEAVY = 'I want to kill myself.'
/** Looks at what a member wrote after a day, and returns the ids of the entries that were read for it. */
function looking(userId: string) {
  const { db } = context.current
  return async (after = '2026-03-01') => {
    const read: string[] = []
    const sql: Sql = {
      query: async (text, values, name) => {
        const rows = await db.query(text, values, name)
        for (const row of rows) if ('words' in row) read.push(row.id as string)
        return rows as never
      },
    }
    return {
      hasDanger: await hasEntriesOfDanger(sql, { id: userId, locale: 'en', ageGroup: 'adult' }, after),
      read,
    }
  }
}
const write = (userId: string, body: string, date = '2026-03-10') =>
  addEntry(context.current.db, { user_id: userId, body, date })
const rewrite = (id: string, body: string) =>
  context.current.db.query('update journal_entries set body = $2, version = version + 1 where id = $1', [
    id,
    body,
  ])

it('reads the words of each version once', async () => {
  const { id: userId } = await context.current.people.adult()
  const look = looking(userId)
  expect(await look()).toEqual({ hasDanger: false, read: [] })
  const [first, second] = [await write(userId, 'A quiet walk.'), await write(userId, 'Soup.')]
  expect((await look()).read.sort()).toEqual([first, second].sort())
  expect(await look()).toEqual({ hasDanger: false, read: [] })
  await rewrite(second, HEAVY)
  expect(await look()).toEqual({ hasDanger: true, read: [second] })
  const third = await write(userId, 'Bread.')
  // What is known to be heavy decides.
  expect(await look()).toEqual({ hasDanger: true, read: [] })
  await rewrite(second, 'Soup again.')
  const { hasDanger, read } = await look()
  expect([hasDanger, read.sort()]).toEqual([false, [second, third].sort()])
})

it('looks neither at another member’s entries nor at older ones', async () => {
  const { people } = context.current
  const [me, other] = [await people.adult(), await people.adult()]
  await write(other.id, HEAVY)
  await write(me.id, HEAVY, '2026-03-01')
  expect(await looking(me.id)('2026-03-01')).toEqual({ hasDanger: false, read: [] })
  expect((await looking(me.id)('2026-02-28')).hasDanger).toBe(true)
})
