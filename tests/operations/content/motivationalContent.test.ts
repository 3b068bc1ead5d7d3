import { addMood } from '#tests/kit/factories.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentApi } from '#domain/content/api.ts'
import { WAVE_BARS } from '#domain/content/recordings.ts'
import { seedRecordings } from '#seed/factories/recordings.ts'
import { quickRecordings } from '#tests/kit/quickRecordings.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { stampedAt } from '#tests/kit/rows.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeAll(() => context.current.db.tx((sql) => seedMinimal(sql, { now: new Date('2026-03-01T00:00:00Z') })))
beforeAll(() => offerLanguages(context.current.db))

describe('content', () => {
  it.each(['child', 'teen', 'adult', 'elder'] as const)(
    'for a %s is for that age or for all ages, newest six',
    async (group) => {
      const { call, people, db } = context.current
      const { items } = await call(
        contentApi.motivationalContent,
        { query: {} },
        { as: await people[group]() },
      )
      expect(items).toHaveLength(6)
      const rows = await db.query<{ id: string }>(
        `select id from motivational_content where age_group is null or age_group::text = $1 order by created_at desc limit 6`,
        [group],
      )
      expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  it('is in the reader’s language, and in English where that lacks', async () => {
    const { call, people, db } = context.current
    const me = await people.adult({ locale: 'es' })
    const { items } = await call(contentApi.motivationalContent, { query: {} }, { as: me })
    const cup = items.find(({ title }) => title === 'Una taza')!
    expect(cup).toMatchObject({
      contentType: 'exercise',
      targetMood: 'calm',
      tags: ['grounding'],
      audioUrl: null,
      recording: null,
    })
    await db.query(`delete from motivational_content_locales where _locale = 'es' and _parent_id = $1`, [
      cup.id,
    ])
    const again = await call(contentApi.motivationalContent, { query: {} }, { as: me })
    expect(again.items.find(({ id }) => id === cup.id)!.title).toBe('One cup')
  })

  it('changed by an editor is seen on the next request', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    const [first] = (await call(contentApi.motivationalContent, { query: {} }, { as: me })).items
    await db.query(
      `update motivational_content_locales set title = 'New words' where _parent_id = $1 and _locale = 'en'`,
      [first!.id],
    )
    expect((await call(contentApi.motivationalContent, { query: {} }, { as: me })).items[0]!.title).toBe(
      'New words',
    )
  })

  it('suits today’s check-in first, in the person’s own day, and says what it can be narrowed down by', async () => {
    const { call, people, db, clock } = context.current
    const me = await people.adult({ timeZone: 'America/Detroit' })
    const checkIn = (mood: string, day: string) =>
      addMood(db, { user_id: me.id, mood, day, ...stampedAt(clock.now()) })
    const seen = () => call(contentApi.motivationalContent, { query: {} }, { as: me })
    await checkIn('angry', '2026-03-11')
    expect((await seen()).today).toBeNull()
    await checkIn('angry', '2026-03-12')
    const { today, items, moods, tags, total } = await seen()
    expect(today).toBe('angry')
    expect(items).toHaveLength(6)
    expect(items.slice(0, 3).map(({ title }) => title)).toEqual([
      'Say it in three parts',
      'What’s under it',
      'When you’re angry',
    ])
    expect(items.slice(3).every(({ targetMood }) => targetMood !== 'angry')).toBe(true)
    expect(total).toBe(23)
    expect(moods).toEqual(['angry', 'anxious', 'calm', 'excited', 'happy', 'sad', 'tired'])
    expect(tags).toContain('breathing')
    // What is for children only is not offered to an adult.
    expect(tags).not.toContain('moving')
    // Another member's check-in does not count.
    const { today: other } = await call(
      contentApi.motivationalContent,
      { query: {} },
      { as: await people.adult() },
    )
    expect(other).toBeNull()
  })

  it('narrows down by mood and by tag, over all that fits and not just the newest', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const titles = async (query: { mood?: 'anxious'; tag?: string; all?: 'true' }) =>
      (await call(contentApi.motivationalContent, { query }, { as: me })).items.map(({ title }) => title)
    expect(await titles({ mood: 'anxious' })).toEqual([
      'Two circles',
      'From jaw to toes',
      'An alarm with no fire',
      'Five, four, three, two, one',
      'A longer breath out',
    ])
    expect(await titles({ tag: 'breathing' })).toEqual(['An alarm with no fire', 'A longer breath out'])
    expect(await titles({ all: 'true' })).toHaveLength(23)
    expect(await titles({ mood: 'anxious', tag: 'proverb' })).toEqual([])
    expect(await titles({ tag: 'nothing of this kind' })).toEqual([])
  })

  it('leads to a recording of ours, with what is heard in words, and never to another host', async () => {
    const { call, people, db, files } = context.current
    const now = new Date('2026-03-02T00:00:00Z')
    await db.tx((sql) => seedRecordings(sql, files, { made: quickRecordings, now }))
    const me = await people.adult({ locale: 'fr' })
    const heard = async () =>
      (await call(contentApi.motivationalContent, { query: {} }, { as: me })).items.filter(
        ({ contentType }) => contentType === 'audio',
      )
    const [one, two] = await heard()
    expect(one).toMatchObject({
      title: 'Respirer avec le son',
      recording: { seconds: 92, madeFrom: 'tones', wave: { length: WAVE_BARS } },
    })
    for (const { audioUrl } of [one!, two!]) expect(audioUrl).toMatch(/^\/api\/recordings\/[0-9a-f-]{36}$/)
    expect([one!.transcript, two!.transcript].every((words) => words?.includes('Sans paroles'))).toBe(true)
    await db.query(
      `update motivational_content set audio_id = null, audio_url = 'https://elsewhere.example/a.mp3' where id = $1`,
      [one!.id],
    )
    expect((await heard()).find(({ id }) => id === one!.id)!.audioUrl).toBeNull()
    await db.query(`delete from motivational_content where content_type = 'audio'`)
  })

  it('that is a draft is not shown', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    const [first] = (await call(contentApi.motivationalContent, { query: {} }, { as: me })).items
    await db.query(`update motivational_content set _status = 'draft' where id = $1`, [first!.id])
    const { items } = await call(contentApi.motivationalContent, { query: {} }, { as: me })
    expect(items.map(({ id }) => id)).not.toContain(first!.id)
    await db.query(`update motivational_content set _status = 'published' where id = $1`, [first!.id])
  })

  it('is for people who are signed in', async () => {
    const { ask } = context.current
    expect((await ask(contentApi.motivationalContent, { query: {} })).status).toBe(401)
    expect((await ask(contentApi.journalPrompts)).status).toBe(401)
  })
})

describe('prompts', () => {
  it('are three, active, for the member’s age or all ages, in random order', async () => {
    const { call, people, db } = context.current
    const me = await people.child({ locale: 'fr' })
    const seen = new Set<string>()
    for (let round = 0; round < 40; round += 1) {
      const { prompts } = await call(contentApi.journalPrompts, {}, { as: me })
      expect(prompts).toHaveLength(3)
      prompts.forEach(({ id }) => seen.add(id))
    }
    const fitting = await db.query<{ id: string }>(
      `select id from journal_prompts where active and (age_group is null or age_group = 'child')`,
    )
    expect([...seen].every((id) => fitting.some((row) => row.id === id))).toBe(true)
    expect(seen.size).toBeGreaterThan(8)
  })

  it('turned off are gone at once; a member without an age gets those for all ages', async () => {
    const { call, people, db } = context.current
    const me = await people.person({ age: null })
    await db.query(`update journal_prompts set active = false where category <> 'rest'`)
    const { prompts } = await call(contentApi.journalPrompts, {}, { as: me })
    expect(prompts.map(({ category }) => category)).toEqual(['rest'])
  })
})
