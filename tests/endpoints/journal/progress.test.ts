import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { PICTURE_DAYS } from '#domain/journal/schema.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { writers } from './writers.ts'

const context = useTestContext()
beforeAll(() => offerLanguages(context.current.db))
const { write, progress } = writers(context)
beforeEach(() => context.current.clock.set('2026-03-12T14:00:00Z'))
const DAY = 86_400

describe('the streak', () => {
  it('counts days in a row that end today, and what today would keep', async () => {
    const { people, clock } = context.current
    const me = await people.adult()
    expect(await progress(me)).toMatchObject({ streak: 0, toKeep: 0, entries: 0, days: [], tags: [] })
    await write(me)
    clock.advance(3 * DAY)
    for (let n = 0; n < 7; n += 1) {
      await write(me)
      await write(me)
      clock.advance(DAY)
    }
    expect(await progress(me)).toMatchObject({ streak: 0, toKeep: 7, entries: 15 })
    await write(me)
    expect(await progress(me)).toMatchObject({ streak: 8, toKeep: 0 })
    clock.advance(2 * DAY)
    expect(await progress(me)).toMatchObject({ streak: 0, toKeep: 0 })
  })

  it('goes by the days of the person’s own zone', async () => {
    const { people, clock } = context.current
    const me = await people.adult({ timeZone: 'America/Detroit' })
    clock.set('2026-03-12T03:00:00Z')
    await write(me)
    clock.set('2026-03-12T15:00:00Z')
    await write(me)
    expect(await progress(me)).toMatchObject({
      streak: 2,
      today: '2026-03-12',
      days: [
        { day: '2026-03-11', count: 1 },
        { day: '2026-03-12', count: 1 },
      ],
    })
  })
})

it('the picture holds twelve weeks, and tags come most used first', async () => {
  const { people, clock } = context.current
  const me = await people.adult()
  await write(me, { tags: ['old'] })
  clock.advance(PICTURE_DAYS * DAY)
  await write(me, { tags: ['walk', 'sleep'] })
  await write(me, { tags: ['walk'] })
  const { days, tags } = await progress(me)
  expect(days).toEqual([{ day: '2026-06-04', count: 2 }])
  expect(tags).toEqual([
    { tag: 'walk', count: 2 },
    { tag: 'old', count: 1 },
    { tag: 'sleep', count: 1 },
  ])
})

describe('what is taken along', () => {
  it('is a text with every entry of the caller, oldest first, in their language', async () => {
    const { people, clock, call } = context.current
    const me = await people.adult()
    await write(await people.adult(), { body: 'Somebody else.' })
    await write(me, { title: 'First', body: 'One.', moodId: 'calm', tags: ['a', 'b'] })
    clock.advance(DAY)
    await write(me, { body: 'Two.', mood: 4 })
    const file = await call(journalApi.exportJournal, { body: { format: 'txt' } }, { as: me })
    expect(file).toMatchObject({
      contentType: 'text/plain; charset=utf-8',
      filename: 'journal-2026-03-13.txt',
      entriesCount: 2,
    })
    expect(file.content).toMatch(
      /Thursday, March 12, 2026\nFirst\nMood: Calm\nTags: a, b\n\nOne\.[\s\S]*March 13, 2026\nUntitled\nMood: 4\/5\n\nTwo\./,
    )
    expect(file.content).not.toContain('Somebody else')
    const reader = await people.adult({ locale: 'fr' })
    await write(reader)
    const french = await call(journalApi.exportJournal, { body: { format: 'txt' } }, { as: reader })
    expect(french.content).toContain('vendredi 13 mars 2026')
  })

  it('for paper comes in pages that join without a gap', async () => {
    const { people, call } = context.current
    const me = await people.adult()
    const { entry } = await write(me, { body: 'x'.repeat(20_000) })
    const page = await call(journalApi.entryPages, { query: {} }, { as: me })
    expect(page).toEqual({ entries: [entry], next: null })
  })
})
