import { describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const body = (extra: object = {}) => ({ id: newId(), mood: 'calm' as const, ...extra })

describe('a check-in', () => {
  it('is stored with its reflection, and read back as it was answered', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const saved = await call(
      checkinsApi.saveCheckIn,
      { body: body({ reflection: ' The house is quiet. ', intensity: 2 }) },
      { as: me },
    )
    const { checkIns } = await call(checkinsApi.moodHistory, {}, { as: me })
    expect(checkIns).toEqual([saved.checkIn])
    expect(saved.checkIn).toMatchObject({
      mood: 'calm',
      intensity: 2,
      reflection: { content: 'The house is quiet.', isPrivate: true },
    })
  })

  it('has intensity 3 and is private when nothing is said', async () => {
    const { call, people } = context.current
    const saved = await call(
      checkinsApi.saveCheckIn,
      { body: body({ reflection: 'x' }) },
      { as: await people.adult() },
    )
    expect(saved.checkIn).toMatchObject({
      intensity: 3,
      reflection: { isPrivate: true, sharedWithParent: false },
    })
  })

  it.each([
    ['child', false, true],
    ['teen', false, true],
    ['adult', false, false],
    ['elder', false, false],
    ['child', true, false],
  ] as const)('of a %s, private %s, is shared with the guardian: %s', async (group, isPrivate, shared) => {
    const { call, people } = context.current
    const saved = await call(
      checkinsApi.saveCheckIn,
      { body: body({ reflection: 'x', isPrivate }) },
      { as: await people[group]() },
    )
    expect(saved.checkIn.reflection?.sharedWithParent).toBe(shared)
  })

  it('sent twice counts once and answers the same', async () => {
    const { call, people, realtime } = context.current
    const me = await people.adult()
    const same = body({ reflection: 'once' })
    const first = await call(checkinsApi.saveCheckIn, { body: same }, { as: me })
    const notified = realtime.published.length
    const second = await call(checkinsApi.saveCheckIn, { body: same }, { as: me })
    expect(second.checkIn).toEqual(first.checkIn)
    expect(second.streak).toEqual(first.streak)
    expect(realtime.published).toHaveLength(notified)
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns).toHaveLength(1)
  })

  it('with the id of another member’s check-in finds nothing and changes nothing', async () => {
    const { call, ask, people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const mine = body({ reflection: 'mine' })
    await call(checkinsApi.saveCheckIn, { body: mine }, { as: me })
    const answer = await ask(checkinsApi.saveCheckIn, { body: { ...mine, mood: 'sad' } }, { as: other })
    expect(answer.status).toBe(404)
    expect((await call(checkinsApi.moodHistory, {}, { as: other })).checkIns).toEqual([])
    expect((await call(checkinsApi.moodHistory, {}, { as: me })).checkIns[0]?.mood).toBe('calm')
  })

  it('fifty at once make one streak step and one badge', async () => {
    const { call, people, clock, db } = context.current
    const me = await people.adult()
    clock.set('2026-03-10T10:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    clock.set('2026-03-11T10:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    clock.set('2026-03-12T10:00:00Z')
    const all = await Promise.all(
      Array.from({ length: 50 }, () => call(checkinsApi.saveCheckIn, { body: body() }, { as: me })),
    )
    expect(all.filter(({ badgeEarned }) => badgeEarned !== null)).toHaveLength(1)
    const { streak, badges } = await call(checkinsApi.overview, {}, { as: me })
    expect(streak).toEqual({ current: 3, longest: 3, lastDay: '2026-03-12' })
    expect(badges.map(({ id }) => id)).toEqual(['streak_3'])
    const [count] = await db.query<{ n: number }>('select count(*) as n from moods where user_id = $1', [
      me.id,
    ])
    expect(count?.n).toBe(52)
  })

  it.each([
    ['a missed day starts again at 1', ['2026-03-01', '2026-03-02', '2026-03-04'], 1, 2],
    ['days in a row add up over the end of a month', ['2026-02-27', '2026-02-28', '2026-03-01'], 3, 3],
  ])('%s', async (_, days, current, longest) => {
    const { call, people, clock } = context.current
    const me = await people.adult()
    for (const day of days) {
      clock.set(`${day}T12:00:00Z`)
      await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    }
    expect((await call(checkinsApi.overview, {}, { as: me })).streak).toMatchObject({ current, longest })
    expect(await call(checkinsApi.updateUserStreak, {}, { as: me })).toEqual({
      current_streak: current,
      badge_earned: null,
    })
  })

  it('counts a run that ended before yesterday as 0', async () => {
    const { call, people, clock } = context.current
    const me = await people.adult()
    clock.set('2026-03-01T12:00:00Z')
    await call(checkinsApi.saveCheckIn, { body: body() }, { as: me })
    const streakOn = async (day: string) => {
      clock.set(`${day}T12:00:00Z`)
      return (await call(checkinsApi.updateUserStreak, {}, { as: me })).current_streak
    }
    expect([await streakOn('2026-03-02'), await streakOn('2026-03-03')]).toEqual([1, 0])
  })

  it('belongs to the day of the person’s own zone', async () => {
    const { call, people, clock } = context.current
    clock.set('2026-03-12T03:30:00Z')
    const [detroit, paris] = [
      await people.adult({ timeZone: 'America/Detroit' }),
      await people.adult({ timeZone: 'Europe/Paris' }),
    ]
    expect((await call(checkinsApi.saveCheckIn, { body: body() }, { as: detroit })).checkIn.day).toBe(
      '2026-03-11',
    )
    expect((await call(checkinsApi.saveCheckIn, { body: body() }, { as: paris })).checkIn.day).toBe(
      '2026-03-12',
    )
  })

  it('offers support on the second low day in three, never on a good one', async () => {
    const { call, people, clock } = context.current
    const me = await people.adult()
    clock.set('2026-03-10T10:00:00Z')
    expect(
      (await call(checkinsApi.saveCheckIn, { body: body({ mood: 'sad' }) }, { as: me })).offerSupport,
    ).toBe(false)
    clock.set('2026-03-12T10:00:00Z')
    expect(
      (await call(checkinsApi.saveCheckIn, { body: body({ mood: 'happy' }) }, { as: me })).offerSupport,
    ).toBe(false)
    expect(
      (await call(checkinsApi.saveCheckIn, { body: body({ mood: 'tired' }) }, { as: me })).offerSupport,
    ).toBe(true)
  })

  it('offers support for a low mood at full strength on the first day, and again when the answer was lost', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const strong = body({ mood: 'anxious', intensity: 5 })
    const first = await call(checkinsApi.saveCheckIn, { body: strong }, { as: me })
    expect(first).toMatchObject({ offerSupport: true, heavyWords: false })
    expect(await call(checkinsApi.saveCheckIn, { body: strong }, { as: me })).toEqual(first)
    for (const mild of [
      { mood: 'sad', intensity: 4 },
      { mood: 'excited', intensity: 5 },
    ] as const) {
      const answer = await call(checkinsApi.saveCheckIn, { body: body(mild) }, { as: await people.adult() })
      expect(answer).toMatchObject({ offerSupport: false })
    }
  })

  it('tells the person’s other tabs, and only theirs, without a word of it', async () => {
    const { call, people, realtime } = context.current
    const me = await people.adult()
    const words = { reflection: 'Nobody else may read this.', isPrivate: true }
    const saved = await call(checkinsApi.saveCheckIn, { body: body(words) }, { as: me })
    expect(realtime.published.at(-1)).toEqual({
      channel: `private-user-${me.id}`,
      event: 'checked-in',
      data: { id: saved.checkIn.id },
    })
  })

  it.each([
    ['no mood', { mood: undefined }, 'body.mood', 'Please select a mood'],
    ['an unknown mood', { mood: 'furious' }, 'body.mood', 'Please select a mood'],
    ['an intensity of 6', { intensity: 6 }, 'body.intensity', undefined],
    ['an intensity of 2.5', { intensity: 2.5 }, 'body.intensity', undefined],
    ['an unknown field', { user_id: 'another' }, 'body.user_id', undefined],
    ['too long a reflection', { reflection: 'x'.repeat(2_001) }, 'body.reflection', undefined],
  ])('with %s is rejected at the field', async (_, wrong, field, words) => {
    const { ask, people } = context.current
    const answer = await ask(
      checkinsApi.saveCheckIn,
      { body: body(wrong) as never },
      { as: await people.adult() },
    )
    expect(answer.status).toBe(422)
    expect(answer.body.error.fields).toHaveProperty([field], words ?? expect.any(String))
  })

  it.each(['none', 'pending'] as const)(
    'of a child whose guardian’s consent is %s is refused, and nothing is stored',
    async (guardian) => {
      const { ask, people, db } = context.current
      const child = await people.child({ guardian })
      const answer = await ask(checkinsApi.saveCheckIn, { body: body() }, { as: child })
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { code: 'checkins.error.guardian_needed' } },
      })
      expect(await db.query('select 1 from moods where user_id = $1', [child.id])).toEqual([])
    },
  )

  it('before onboarding is rejected: it is unknown yet whether a guardian has to agree', async () => {
    const { ask, people } = context.current
    expect(
      await ask(checkinsApi.saveCheckIn, { body: body() }, { as: await people.person({ age: null }) }),
    ).toMatchObject({ status: 409 })
  })

  it('needs a session', async () => {
    expect((await context.current.ask(checkinsApi.saveCheckIn, { body: body() })).status).toBe(401)
  })
})
