import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#domain/ai/pickTexts.ts'
import { entries } from '#domain/ai/writing/entries.ts'
import { keyOfPrompt, promptLibrary } from '#domain/ai/writing/library.ts'
import type { PromptArea } from '#domain/ai/writing/schema.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { journalApi } from '#domain/journal/api.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeAll(() => offerLanguages(context.current.db))
const checkIn = (as: Person, mood: Mood, reflection?: string) =>
  context.current.call(
    checkinsApi.saveCheckIn,
    { body: { id: newId(), mood, intensity: 4, ...(reflection && { reflection }) } },
    { as },
  )
const write = (as: Person, body: string, moodId: Mood | null = null) =>
  context.current.call(journalApi.saveEntry, { body: { id: newId(), body, moodId } }, { as })
const generate = (as: Person, body: object = {}) =>
  context.current.call(writingApi.generate, { body: { mood: 'anxious', ...body } as never }, { as })
const page = (as: Person) => context.current.call(writingApi.page, {}, { as })
const today = (as: Person, locale?: string) =>
  context.current.call(writingApi.dailyReflection, {}, { as, ...(locale && { locale }) } as never)
const close = (as: Person, day: string, fromModel?: boolean) =>
  context.current.call(
    writingApi.closeReflection,
    { body: { day, ...(fromModel !== undefined && { fromModel }) } },
    { as },
  )
const words = (set: readonly { prompt: string }[]) => set.map(({ prompt }) => prompt)

describe('asking for prompts', () => {
  it('gives three of our editors for the mood, in the person’s language, and keeps them for every device', async () => {
    const me = await context.current.people.adult({ locale: 'es' })
    const made = await generate(me, { mood: 'sad' })
    expect(made.offerSupport).toBe(false)
    expect(made.prompts).toHaveLength(3)
    for (const { prompt, source } of made.prompts) {
      expect(source).toBe('curated')
      expect(promptLibrary.es[keyOfPrompt(prompt)!]).toBe(prompt)
    }
    expect(await page(me)).toEqual({
      prompts: made.prompts,
      reflection: null,
      mood: null,
      usesModel: false,
      offerSupport: false,
    })
  })

  it('does not believe what entries there are, needs no check-in, and starts from the one of today', async () => {
    const { people } = context.current
    const me = await people.adult()
    const claims = [{ title: 'I want to die', body: 'x', mood: 1 }]
    expect(await generate(me, { recentEntries: claims })).toMatchObject({ offerSupport: false })
    expect((await page(me)).mood).toBeNull()
    await checkIn(me, 'tired')
    expect((await page(me)).mood).toBe('tired')
  })

  it('rejects an unknown mood, a member without an age, a minor without a guardian, and strangers', async () => {
    const { people, ask } = context.current
    const refused = async (as: Person, body: object = { mood: 'sad' }) => {
      const { status, body: answer } = await ask(writingApi.generate, { body: body as never }, { as })
      return [status, answer.error.code]
    }
    expect((await refused(await people.adult(), { mood: 'hungry' }))[0]).toBe(422)
    expect((await refused(await people.adult(), { mood: 'sad', userId: newId() }))[0]).toBe(422)
    expect(await refused(await people.person({ age: null }))).toEqual([
      409,
      'checkins.error.onboarding_needed',
    ])
    const child = await people.child({ guardian: 'pending' })
    expect(await refused(child)).toEqual([403, 'checkins.error.guardian_needed'])
    expect((await ask(writingApi.page, {}, { as: child })).status).toBe(403)
    expect((await ask(writingApi.dailyReflection, {}, { as: child })).status).toBe(403)
    for (const contract of [writingApi.page, writingApi.dailyReflection])
      expect((await ask(contract, {})).status).toBe(401)
  })

  it('again makes others; none of the last thirty days comes back', async () => {
    const { people, clock, db } = context.current
    const me = await people.child()
    const seen: string[] = []
    for (let round = 0; round < 8; round += 1) {
      clock.advance(60)
      const { prompts } = await generate(me, { mood: 'calm' })
      for (const prompt of words(prompts)) expect(seen).not.toContain(prompt)
      seen.push(...words(prompts))
    }
    await db.query(
      `update writing_prompts set created_at = created_at - interval '31 days' where user_id = $1`,
      [me.id],
    )
    expect(seen).toEqual(expect.arrayContaining(words((await generate(me, { mood: 'calm' })).prompts)))
  })

  it('eight times at once, from two processes, makes one set', async () => {
    const { people, databaseUrl, db, realtime } = context.current
    const me = await people.teen()
    const second = newTestContext(databaseUrl)
    const answers = await inWaves(8, (n) =>
      (n % 2 ? second : context.current).call(writingApi.generate, { body: { mood: 'happy' } }, { as: me }),
    )
    await Promise.all([second.db.close(), second.authDb.close()])
    expect(await db.query('select 1 from writing_prompts where user_id = $1', [me.id])).toHaveLength(3)
    const notified = [...realtime.published, ...second.realtime.published].filter(
      ({ event }) => event === 'prompts-made',
    )
    expect(notified.filter(({ channel }) => channel.endsWith(me.id))).toEqual([
      { channel: `private-user-${me.id}`, event: 'prompts-made', data: {} },
    ])
    expect(new Set(answers.map(({ prompts }) => words(prompts).join())).size).toBe(1)
  })

  it('has a limit: the eleventh within an hour is rejected with 429', async () => {
    const { people, ask, clock } = context.current
    const me = await people.adult()
    clock.advance(3_600 - ((clock.now().getTime() / 1000) % 3_600))
    const statuses = await inWaves(
      12,
      async () => (await ask(writingApi.generate, { body: { mood: 'calm' } }, { as: me })).status,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('after words of a crisis people come first', async () => {
    const me = await context.current.people.adult()
    await checkIn(me, 'sad', 'I do not want to live anymore.')
    expect(await generate(me)).toMatchObject({ offerSupport: true })
    expect(await page(me)).toMatchObject({ offerSupport: true, usesModel: false })
    expect(await today(me)).toMatchObject({ offerSupport: true })
  })
})

describe('the journal', () => {
  it('says how the last days were: the question of the day suits the moods of the entries', async () => {
    const me = await context.current.people.adult({})
    for (let n = 0; n < 5; n += 1) await write(me, 'A line.', 'angry')
    const { prompt } = await today(me)
    expect((entries[keyOfPrompt(prompt)!] as Entry<PromptArea>).patterns).toContain('stirred')
  })

  it('with words of a crisis puts people first, for seven days, and only for who wrote them', async () => {
    const { people, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    await write(me, 'I want to kill myself.')
    expect(await page(me)).toMatchObject({ offerSupport: true })
    expect(await page(other)).toMatchObject({ offerSupport: false })
    clock.advance(7 * 86_400)
    expect(await page(me)).toMatchObject({ offerSupport: false })
  })
})

describe('the question of the day', () => {
  it('is one for each day of the person’s own zone, the same on every device and in every language', async () => {
    const { people, clock, db } = context.current
    const me = await people.adult({ timeZone: 'Pacific/Auckland' })
    await checkIn(me, 'calm')
    const first = await today(me)
    expect(first).toMatchObject({ isClosed: false, source: 'curated', canUseModel: false, fromModel: false })
    const second = newTestContext(context.current.databaseUrl)
    second.clock.advance((clock.now().getTime() - second.clock.now().getTime()) / 1000)
    const again = await inWaves(6, (n) =>
      (n % 2 ? second : context.current).call(writingApi.dailyReflection, {}, { as: me }),
    )
    await Promise.all([second.db.close(), second.authDb.close()])
    expect(new Set(again.map(({ id, prompt }) => `${id} ${prompt}`))).toEqual(
      new Set([`${first.id} ${first.prompt}`]),
    )
    expect((await page(me)).reflection).toMatchObject({ id: first.id, prompt: first.prompt })
    // Midnight in Auckland is noon or so in London.
    const untilMidnight = async () => {
      for (let hour = 0; hour < 25; hour += 1) {
        clock.advance(3_600)
        const later = await today(me)
        if (later.id !== first.id) return later
      }
      throw new Error('no new day')
    }
    const next = await untilMidnight()
    expect(next.day > first.day).toBe(true)
    expect(next.prompt).not.toBe(first.prompt)
    expect(await db.query('select 1 from writing_prompts where user_id = $1', [me.id])).toHaveLength(2)
  })

  it('asked for ten times at once is made once', async () => {
    const { people, db } = context.current
    const me = await people.teen()
    const asked = await inWaves(10, () => today(me))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect(await db.query('select 1 from writing_prompts where user_id = $1', [me.id])).toHaveLength(1)
  })

  it('is read in another language once the member changes theirs', async () => {
    const { people, db } = context.current
    const me = await people.adult({ locale: 'en' })
    const { prompt } = await today(me)
    await db.query(`update profiles set language = 'ar' where id = $1`, [me.id])
    expect((await page(me)).reflection!.prompt).toBe(promptLibrary.ar[keyOfPrompt(prompt)!])
  })

  it('once put away stays so on every device; other tabs hear the day and nothing else', async () => {
    const { people, realtime } = context.current
    const me = await people.adult()
    const { day } = await today(me)
    await inWaves(5, () => close(me, day))
    expect((await today(me)).isClosed).toBe(true)
    expect(realtime.published.filter(({ event }) => event === 'reflection-closed')).toEqual([
      { channel: `private-user-${me.id}`, event: 'reflection-closed', data: { day } },
    ])
  })

  it('of another member, of another day or of no day cannot be put away', async () => {
    const { people, ask } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const { day } = await today(me)
    const tried = (as: Person, body: object) =>
      ask(writingApi.closeReflection, { body: body as never }, { as }).then(({ status }) => status)
    expect(await tried(other, { day })).toBe(404)
    expect(await tried(me, { day: '2020-01-01' })).toBe(404)
    expect(await tried(me, { day: 'today' })).toBe(422)
    expect((await today(me)).isClosed).toBe(false)
  })
})
