import { beforeEach, describe, expect, it } from 'vitest'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { notifying } from './notifying.ts'

const context = useTestContext()
const { clear, checkIn, tell, post, notices, connected } = notifying(context)
const SECRET = 'nobody shall read this'
beforeEach(clear)

describe('the guardian of a child who checked in', () => {
  it('reads the mood and the time, and never private words', async () => {
    const child = await context.current.people.child({ guardianEmail: 'dad@harbour.example' })
    await checkIn(child, { mood: 'sad', reflection: SECRET })
    expect(await tell()).toEqual({ notified: 1 })
    const [mail] = await post()
    expect(mail!.to).toBe('dad@harbour.example')
    expect(mail!.text).toContain('Mila checked in: Sad 😢 (Thursday')
    expect(mail!.text).toContain('2:00')
    expect(mail!.text).toMatch(/\/guardian\/[\w-]{43}/)
    expect(JSON.stringify(mail)).not.toContain(SECRET)
    expect(mail!.text).not.toMatch(/badge|streak|great|congrat/i)
  })

  it('reads the beginning of words that were shared', async () => {
    const child = await context.current.people.child()
    await checkIn(child, { reflection: `We won. ${'x'.repeat(200)}`, isPrivate: false })
    await tell()
    const [mail] = await post()
    expect(mail!.text).toContain(`“We won. ${'x'.repeat(92)}”`)
    expect(mail!.text).not.toContain('x'.repeat(93))
    expect(await post()).toEqual([])
  })

  it('is told about words of a teen who keeps moods back, and reads “not shared” for the mood', async () => {
    const teen = await context.current.people.teen()
    await context.current.call(guardianApi.shareMoods, { body: { shareMoods: false } }, { as: teen })
    await checkIn(teen, { mood: 'sad', reflection: 'Good talk.', isPrivate: false })
    expect(await notices(teen)).toMatchObject([
      { event_type: 'checkin', mood_id: null },
      { event_type: 'journal_shared' },
    ])
    await tell()
    const [mail] = await post()
    expect(mail!.text).toContain('Feeling: not shared.')
    expect(mail!.text).toContain('“Good talk.”')
    expect(mail!.text).not.toContain('Sad')
  })

  it('does not learn later what was kept back, nor what is kept back since', async () => {
    const teen = await context.current.people.teen()
    const share = (shareMoods: boolean) =>
      context.current.call(guardianApi.shareMoods, { body: { shareMoods } }, { as: teen })
    await share(false)
    await checkIn(teen, { mood: 'angry' })
    await share(true)
    await checkIn(teen, { mood: 'tired' })
    await tell()
    await share(false)
    expect((await post())[0]!.text).not.toMatch(/Angry|Tired/)
  })

  it('who sleeps hears it when quiet hours are over, once', async () => {
    const child = await context.current.people.child()
    context.current.clock.set('2026-03-12T22:30:00Z')
    await checkIn(child)
    await checkIn(child, { mood: 'calm' })
    expect(await tell()).toEqual({ notified: 0 })
    context.current.clock.set('2026-03-13T06:59:00Z')
    expect(await tell()).toEqual({ notified: 0 })
    context.current.clock.set('2026-03-13T07:00:00Z')
    expect(await tell()).toEqual({ notified: 2 })
    expect(await tell()).toEqual({ notified: 0 })
    const mails = await post()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toMatch(/Happy[\s\S]*Calm/)
  })

  it('of many check-ins in a row gets one mail at once and one for the rest, not one for each', async () => {
    const child = await context.current.people.child()
    await checkIn(child)
    expect(await tell()).toEqual({ notified: 1 })
    for (let n = 0; n < 5; n += 1) {
      context.current.clock.advance(20)
      await checkIn(child, { mood: 'tired' })
      expect(await tell()).toEqual({ notified: 0 })
    }
    context.current.clock.advance(199)
    expect(await tell()).toEqual({ notified: 0 })
    context.current.clock.advance(1)
    expect(await tell()).toEqual({ notified: 5 })
    expect(await post()).toHaveLength(2)
  })

  it('with the digest gets one mail at 18:00, and none for what they do not wish', async () => {
    const child = await context.current.people.child()
    await context.current.db.query(
      'update guardian_links set daily_digest = true, journal_alerts = false where child_id = $1',
      [child.id],
    )
    await checkIn(child, { reflection: 'Shared.', isPrivate: false })
    await checkIn(child, { mood: 'anxious' })
    expect((await notices(child)).map(({ delivery }) => delivery).sort()).toEqual(['digest', 'digest', 'off'])
    context.current.clock.set('2026-03-12T18:00:00Z')
    expect(await tell()).toEqual({ notified: 2 })
    const mails = await post()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).not.toContain('Shared.')
  })

  it('who switched it off meanwhile is not told, nor asleep before the hour they chose', async () => {
    const [one, two] = [await context.current.people.child(), await context.current.people.child()]
    await checkIn(one)
    await checkIn(two)
    const { db } = context.current
    await db.query('update guardian_links set checkin_alerts = false where child_id = $1', [one.id])
    await db.query(
      `update guardian_links set quiet_start = '12:00', quiet_end = '16:00' where child_id = $1`,
      [two.id],
    )
    expect(await tell()).toEqual({ notified: 0 })
    expect((await notices(one))[0]).toMatchObject({ delivery: 'off', sent_at: null })
    context.current.clock.set('2026-03-12T16:00:00Z')
    expect(await tell()).toEqual({ notified: 1 })
  })

  it('with an account finds it in the bell too, without words', async () => {
    const [mum, child] = [
      await context.current.people.adult({ locale: 'fr' }),
      await context.current.people.child(),
    ]
    await connected(mum, child)
    await checkIn(child, { reflection: SECRET, isPrivate: false })
    await tell()
    const rows = await context.current.db.query<{
      type: string
      payload_json: { message: string; link: string }
    }>('select type, payload_json from notifications where user_id = $1 order by key', [mum.id])
    expect(rows).toHaveLength(2)
    expect(rows.every(({ type }) => type === 'guardian_alert')).toBe(true)
    expect(rows.map(({ payload_json }) => payload_json.message)).toContain('Mila a fait le point')
    expect(rows.every(({ payload_json }) => payload_json.link === '/settings?tab=guardian')).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/Heureux|😊|😀|🙂/)
    expect(JSON.stringify(rows)).not.toContain(SECRET)
    expect(context.current.realtime.published.at(-1)).toMatchObject({
      channel: `private-user-${mum.id}`,
      event: 'guardian-told',
    })
    const [mail] = await post()
    expect(mail!.to).toBe(mum.email)
    expect(mail!.text).toContain('Heureux')
    expect(mail!.text).toContain('/settings?tab=guardian')
  })

  it('has no mood of a teen in the bell, so nothing stays there when sharing ends', async () => {
    const { call, db, people } = context.current
    const [mum, teen] = [await people.adult(), await people.teen()]
    await connected(mum, teen)
    await checkIn(teen, { mood: 'angry' })
    await tell()
    await call(guardianApi.shareMoods, { body: { shareMoods: false } }, { as: teen })
    const rows = await db.query<{ payload_json: object }>(
      'select payload_json from notifications where user_id = $1',
      [mum.id],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Angry|angry|😠|😡/)
  })
})

describe('words that may speak of danger at home', () => {
  it.each([true, false])(
    'private %s: no one at home is told, a person learns that there is something',
    async (isPrivate) => {
      const child = await context.current.people.child()
      const answer = await checkIn(child, { mood: 'sad', reflection: 'my dad hits me', isPrivate })
      expect(answer.offerSupport).toBe(true)
      expect((await notices(child)).every(({ delivery }) => delivery === 'held')).toBe(true)
      context.current.clock.advance(3 * 86_400)
      expect(await tell()).toEqual({ notified: 0 })
      expect(await post()).toEqual([])
      const incidents = await context.current.db.query(
        'select * from child_safety_cases where user_id = $1',
        [child.id],
      )
      expect(incidents).toMatchObject([{ category: 'danger_at_home', status: 'open' }])
      expect(JSON.stringify(incidents)).not.toContain('dad')
    },
  )
})
