import { beforeAll, describe, expect, it } from 'vitest'
import { aiApi } from '#domain/ai/api.ts'
import { seedMinimal } from '#seed/worlds/minimal.ts'
import { useWorld } from '#tests/kit/world.ts'

const world = useWorld()
beforeAll(() => world.current.db.tx((sql) => seedMinimal(sql, { now: new Date('2026-03-01T00:00:00Z') })))

describe('content', () => {
  it.each(['child', 'teen', 'adult', 'elder'] as const)(
    'for a %s is for that age or for everybody, newest six',
    async (group) => {
      const { call, people, db } = world.current
      const { items } = await call(aiApi.motivationalContent, {}, { as: await people[group]() })
      expect(items).toHaveLength(6)
      const rows = await db.query<{ id: string }>(
        `select id from motivational_content where age_group is null or age_group::text = $1 order by created_at desc limit 6`,
        [group],
      )
      expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  it('is in the reader’s language, and in English where that lacks', async () => {
    const { call, people, db } = world.current
    const me = await people.adult({ locale: 'es' })
    const { items } = await call(aiApi.motivationalContent, {}, { as: me })
    const bench = items.find(({ title }) => title === 'El banco')!
    expect(bench).toMatchObject({
      contentType: 'story',
      targetMood: 'sad',
      tags: ['company'],
      audioUrl: null,
    })
    await db.query(`delete from motivational_content_locales where _locale = 'es' and _parent_id = $1`, [
      bench.id,
    ])
    const again = await call(aiApi.motivationalContent, {}, { as: me })
    expect(again.items.find(({ id }) => id === bench.id)!.title).toBe('The bench')
  })

  it('changed by an editor is seen on the next request', async () => {
    const { call, people, db } = world.current
    const me = await people.adult()
    const [first] = (await call(aiApi.motivationalContent, {}, { as: me })).items
    await db.query(
      `update motivational_content_locales set title = 'New words' where _parent_id = $1 and _locale = 'en'`,
      [first!.id],
    )
    expect((await call(aiApi.motivationalContent, {}, { as: me })).items[0]!.title).toBe('New words')
  })

  it('is for people who are signed in', async () => {
    const { ask } = world.current
    expect((await ask(aiApi.motivationalContent)).status).toBe(401)
    expect((await ask(aiApi.journalPrompts)).status).toBe(401)
  })
})

describe('prompts', () => {
  it('are three, active, for one’s age or everybody, in random order', async () => {
    const { call, people, db } = world.current
    const me = await people.child({ locale: 'fr' })
    const seen = new Set<string>()
    for (let round = 0; round < 40; round += 1) {
      const { prompts } = await call(aiApi.journalPrompts, {}, { as: me })
      expect(prompts).toHaveLength(3)
      prompts.forEach(({ id }) => seen.add(id))
    }
    const fitting = await db.query<{ id: string }>(
      `select id from journal_prompts where active and (age_group is null or age_group = 'child')`,
    )
    expect([...seen].every((id) => fitting.some((row) => row.id === id))).toBe(true)
    expect(seen.size).toBeGreaterThan(8)
  })

  it('switched off are gone at once; somebody without an age gets those for everybody', async () => {
    const { call, people, db } = world.current
    const me = await people.person({ age: null })
    await db.query(`update journal_prompts set active = false where category <> 'rest'`)
    const { prompts } = await call(aiApi.journalPrompts, {}, { as: me })
    expect(prompts.map(({ category }) => category)).toEqual(['rest'])
  })
})
