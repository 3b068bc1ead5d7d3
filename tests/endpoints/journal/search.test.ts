import { beforeEach, describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { ENTRY_ROWS } from '#domain/journal/schema.ts'
import { asOwner } from '#tests/kit/database.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
const { write, list } = writers(context)
let me: Person
beforeEach(async () => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  me = await context.current.people.adult()
})
const titles = async (query: Parameters<typeof list>[1]) =>
  (await list(me, query)).entries.map(({ title }) => title)
const entry = (title: string, own: object = {}) => {
  context.current.clock.advance(60)
  return write(me, { title, ...own })
}

describe('the list', () => {
  it('comes in pages, newest first, each entry once, also those of one moment', async () => {
    const total = ENTRY_ROWS * 2 + 5
    for (let n = 0; n < total; n += 1) {
      if (n % 20 === 0) context.current.clock.advance(61)
      await write(me, { title: `${n}` })
    }
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await list(me, before ? { before } : {})
      expect(page.entries.length).toBeLessThanOrEqual(ENTRY_ROWS)
      seen.push(...page.entries.map(({ id }) => id))
      before = page.next ?? undefined
    } while (before)
    expect(new Set(seen).size).toBe(total)
    expect((await list(me)).entries[0]!.createdAt).toBe(context.current.clock.now().toISOString())
  })

  it('rejects a place no server made', async () => {
    for (const before of ['x', `0000-01-01T00:00:00.000Z_${me.id}`]) {
      const answer = await context.current.ask(journalApi.listEntries, { query: { before } }, { as: me })
      expect(answer.status).toBe(422)
    }
  })
})

describe('the search', () => {
  it('looks in title, body and transcript, whatever the capitals and accents', async () => {
    await entry('Café du port', { body: 'Nothing.' })
    await entry('Two', { body: 'We met at the CAFÉ again.' })
    const { entry: third } = await entry('Three')
    await context.current.db.query('update journal_entries set transcript = $1 where id = $2', [
      'so we went to the cafe',
      third.id,
    ])
    await entry('Four', { body: 'At home.' })
    for (const search of ['café', 'CAFE', 'cafe']) {
      expect(await titles({ search })).toEqual(['Three', 'Two', 'Café du port'])
    }
  })

  it('finds Arabic words without their signs', async () => {
    await entry('أمّي', { body: 'ذهبنا إلى المدرسةِ معًا' })
    expect(await titles({ search: 'المدرسه' })).toEqual(['أمّي'])
    expect(await titles({ search: 'امي' })).toEqual(['أمّي'])
  })

  it('takes the signs of LIKE as letters', async () => {
    await entry('All', { body: '100% sure_thing a\\b' })
    await entry('None', { body: '1000 surething ab' })
    for (const search of ['100%', 'sure_', 'a\\b']) expect(await titles({ search })).toEqual(['All'])
  })

  it('filters by tags that overlap, together with words', async () => {
    await entry('A', { tags: ['family', 'boat'], body: 'wind' })
    await entry('B', { tags: ['work'], body: 'wind' })
    await entry('C', { tags: ['boat'], body: 'calm' })
    expect(await titles({ tags: 'boat' })).toEqual(['C', 'A'])
    expect(await titles({ tags: 'family,work' })).toEqual(['B', 'A'])
    expect(await titles({ tags: 'family,work', search: 'wind' })).toEqual(['B', 'A'])
    expect(await titles({ tags: 'boat', search: 'wind' })).toEqual(['A'])
    expect(await titles({ tags: 'bo' })).toEqual([])
  })

  it('of a member with many entries is answered by the index that holds the person and the words', async () => {
    const { db, databaseUrl } = context.current
    await db.query(
      `insert into journal_entries (id, user_id, body, date)
       select gen_random_uuid(), $1, md5(n::text) || ' ' || md5((n * 7)::text), '2026-03-12' from generate_series(1, 4000) as n`,
      [me.id],
    )
    await asOwner(databaseUrl, 'analyze journal_entries')
    const plan = await db.query<{ 'QUERY PLAN': string }>(
      `explain select id from journal_entries where user_id = '${me.id}'
         and journal_words(title, body, transcript) like '%' || replace(journal_plain('harbour'), '_', '\\_') || '%'`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('journal_entries_words_idx')
  })
})

it('the pages for paper hold what is looked for, oldest first, and all entries without a search', async () => {
  await entry('River', { body: 'High.', tags: ['walk'] })
  await entry('Meeting', { body: 'Long.' })
  await entry('River again', { body: 'Low.', tags: ['walk'] })
  const printed = async (query: { search?: string; tags?: string }) =>
    (await context.current.call(journalApi.entryPages, { query }, { as: me })).entries.map(
      ({ title }) => title,
    )
  expect(await printed({})).toEqual(['River', 'Meeting', 'River again'])
  expect(await printed({ search: 'RIVER' })).toEqual(['River', 'River again'])
  expect(await printed({ search: 'low', tags: 'walk,work' })).toEqual(['River again'])
})
