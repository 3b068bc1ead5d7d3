import { describe, expect, it } from 'vitest'
import { aiApi } from '#domain/ai/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import { keyOfText } from '#domain/ai/library/index.ts'
import { newId } from '#operations/_kit/ids.ts'
import { inWaves } from '#tests/kit/waves.ts'
import type { Person } from '#tests/kit/people.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const checkIn = (as: Person, mood: Mood = 'anxious', reflection?: string) =>
  context.current.call(
    checkinsApi.saveCheckIn,
    { body: { id: newId(), mood, intensity: 4, ...(reflection && { reflection }) } },
    { as },
  )
const generate = (as: Person, body: object = {}) =>
  context.current.call(aiApi.generateSuggestions, { body: body as never }, { as })
const page = (as: Person) => context.current.call(aiApi.suggestions, {}, { as })
const rowsOf = (id: string) =>
  context.current.db.query('select 1 from ai_suggestions where user_id = $1', [id])
const later = () => context.current.clock.advance(60)

describe('asking for suggestions', () => {
  it('stores five unread ones of our editors in the person’s language and tells the other tabs without their words', async () => {
    const { people, realtime } = context.current
    const me = await people.adult({ locale: 'es' })
    await checkIn(me)
    const made = await generate(me)
    expect(made).toMatchObject({ isNew: true, offerSupport: false })
    expect(made.suggestions).toHaveLength(5)
    expect(made.suggestions.every(({ isRead, source }) => !isRead && source === 'curated')).toBe(true)
    expect(made.suggestions.every(({ content }) => keyOfText(content))).toBe(true)
    expect(await page(me)).toEqual({
      suggestions: made.suggestions,
      hasMoods: true,
      usesModel: false,
      offerSupport: false,
    })
    expect(realtime.published.filter(({ channel }) => channel === `private-user-${me.id}`).at(-1)).toEqual({
      channel: `private-user-${me.id}`,
      event: 'suggestions-made',
      data: {},
    })
  })

  it('does not believe whose moods and which the body claims', async () => {
    const { people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    await checkIn(me, 'tired')
    const claims = { userId: other.id, moods: [{ mood: 'excited', intensity: 5, created_at: '2026-03-01' }] }
    await generate(me, claims)
    expect(await rowsOf(other.id)).toHaveLength(0)
    expect(await rowsOf(me.id)).toHaveLength(5)
  })

  it('needs a check-in, an age and, for minors, a guardian', async () => {
    const { people, ask } = context.current
    const refused = async (as: Person) => {
      const { status, body } = await ask(aiApi.generateSuggestions, { body: {} }, { as })
      return [status, body.error.code]
    }
    expect(await refused(await people.adult())).toEqual([409, 'ai.error.no_moods'])
    expect(await refused(await people.person({ age: null }))).toEqual([
      409,
      'checkins.error.onboarding_needed',
    ])
    expect(await refused(await people.child({ guardian: 'pending' }))).toEqual([
      403,
      'checkins.error.guardian_needed',
    ])
    expect((await ask(aiApi.generateSuggestions, { body: {} })).status).toBe(401)
    expect((await page(await people.adult())).hasMoods).toBe(false)
  })

  it('ten times at once, from two processes, makes one set', async () => {
    const { people, realtime, databaseUrl } = context.current
    const me = await people.adult()
    await checkIn(me)
    const second = newTestContext(databaseUrl)
    const answers = await inWaves(10, (n) =>
      (n % 2 ? second : context.current).call(aiApi.generateSuggestions, { body: {} }, { as: me }),
    )
    await Promise.all([second.db.close(), second.authDb.close()])
    expect(await rowsOf(me.id)).toHaveLength(5)
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ suggestions }) => suggestions.map(({ id }) => id).join())).size).toBe(1)
    expect(
      [...realtime.published, ...second.realtime.published].filter(
        ({ event, channel }) => event === 'suggestions-made' && channel.endsWith(me.id),
      ),
    ).toHaveLength(1)
  })

  it('again later makes others; none of the latest twenty comes back', async () => {
    const { people } = context.current
    const me = await people.child()
    await checkIn(me, 'sad')
    const shown: string[] = []
    for (let set = 0; set < 5; set += 1) {
      later()
      const { suggestions } = await generate(me)
      const keys = suggestions.map(({ content }) => keyOfText(content)!)
      expect(shown.slice(-20).filter((key) => keys.includes(key as never))).toEqual([])
      shown.push(...keys)
    }
    expect(await rowsOf(me.id)).toHaveLength(25)
    expect((await page(me)).suggestions).toHaveLength(5)
  })

  it('has a limit: the eleventh within an hour is rejected with 429', async () => {
    const { people, ask, clock } = context.current
    const me = await people.adult()
    await checkIn(me)
    clock.advance(3_600 - ((clock.now().getTime() / 1000) % 3_600))
    const statuses = await inWaves(
      12,
      async () => (await ask(aiApi.generateSuggestions, { body: {} }, { as: me })).status,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('does not overlook words of a crisis behind many later check-ins', async () => {
    const me = await context.current.people.adult()
    await checkIn(me, 'sad', 'I want to kill myself.')
    for (let n = 0; n < 9; n += 1) await checkIn(me, 'calm')
    expect(await generate(me)).toMatchObject({ offerSupport: true })
  })

  it('reads words of a crisis as a need for people: support is offered, for seven days', async () => {
    const { people, clock } = context.current
    const me = await people.adult()
    await checkIn(me, 'happy', 'All good. Sometimes I want to die though.')
    expect(await generate(me)).toMatchObject({ isNew: true, offerSupport: true })
    expect((await page(me)).offerSupport).toBe(true)
    clock.advance(7 * 86_400)
    expect((await page(me)).offerSupport).toBe(false)
  })
})

describe('reading a suggestion', () => {
  it('counts once, tells the other tabs, and changes nothing again', async () => {
    const { people, call, realtime } = context.current
    const me = await people.adult()
    await checkIn(me)
    const [first] = (await generate(me)).suggestions
    const params = { id: first!.id }
    await inWaves(6, () => call(aiApi.readSuggestion, { params }, { as: me }))
    expect((await page(me)).suggestions.map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    const events = realtime.published.filter(
      ({ event, data }) => event === 'suggestion-read' && (data as { id: string }).id === first!.id,
    )
    expect(events).toEqual([{ channel: `private-user-${me.id}`, event: 'suggestion-read', data: params }])
  })

  it('of another member is not found', async () => {
    const { people, call, ask } = context.current
    const [me, other, staff] = [await people.adult(), await people.adult(), await people.staff('owner')]
    await checkIn(me)
    const params = { id: (await generate(me)).suggestions[0]!.id }
    for (const as of [other, staff]) {
      const { status, body } = await ask(aiApi.readSuggestion, { params }, { as })
      expect([status, body.error.code]).toEqual([404, 'common.error.not_found'])
    }
    expect((await ask(aiApi.readSuggestion, { params: { id: newId() } }, { as: me })).status).toBe(404)
    expect((await call(aiApi.suggestions, {}, { as: me })).suggestions[0]!.isRead).toBe(false)
    expect((await page(other)).suggestions).toEqual([])
  })
})

describe('words of a crisis in a check-in', () => {
  it('are stored like any others; support is offered whatever the mood, and once more when the answer was lost', async () => {
    const { people, call, realtime, mailer, db } = context.current
    const me = await people.teen({ locale: 'fr' })
    const body = {
      id: newId(),
      mood: 'excited' as const,
      reflection: 'J’ai envie de mourir.',
      isPrivate: false,
    }
    const queued = async () => (await db.query('select 1 from graphile_worker.jobs')).length
    const earlier = await queued()
    // A guardian hears of an ordinary check-in of a teen, and by no machine of one with words of danger.
    const other = await people.teen({ locale: 'fr' })
    await call(
      checkinsApi.saveCheckIn,
      { body: { ...body, id: newId(), reflection: 'Il fait beau.' } },
      { as: other },
    )
    expect((await queued()) - earlier).toBe(1)
    const before = await queued()
    const first = await call(checkinsApi.saveCheckIn, { body }, { as: me })
    expect(first).toMatchObject({ offerSupport: true, heavyWords: true })
    expect(first.checkIn.reflection?.content).toBe(body.reflection)
    expect(await call(checkinsApi.saveCheckIn, { body }, { as: me })).toMatchObject({
      offerSupport: true,
      heavyWords: true,
    })
    // No other person is notified.
    expect(mailer.sent).toEqual([])
    expect(await queued()).toBe(before)
    expect(
      realtime.published.filter(({ channel }) => !channel.endsWith(me.id) && channel.includes('staff')),
    ).toEqual([])
  })

  it('ordinary sad words alone do not open it', async () => {
    const me = await context.current.people.adult()
    expect(await checkIn(me, 'sad', 'I miss my grandmother.')).toMatchObject({
      offerSupport: false,
      heavyWords: false,
    })
  })
})
