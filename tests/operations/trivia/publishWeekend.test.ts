import { setFlag } from '#tests/kit/flags.ts'
import { addRow } from '#tests/kit/rows.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationsApi } from '#domain/notifications/api.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { triviaCardApi } from '#domain/trivia/cardApi.ts'
import type { SessionQuestion } from '#domain/trivia/session.ts'
import { publishWeekend } from '#operations/trivia/weeks/publishWeekend.ts'
import { seedTriviaBank } from '#seed/factories/triviaBank.ts'
import { closeServices } from '#services'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'

const WEEK = '2026-03-14'
const NEXT = '2026-03-21'
const context = useTestContext({ now: '2026-03-13T09:55:00Z' })

type Stored = { ageGroup: string; locale: string; status: string; questions: SessionQuestion[] }
const storedOf = (week = WEEK) =>
  context.current.db.query<Stored>(
    `select age_group as "ageGroup", locale, status, session_1_questions || session_2_questions || session_3_questions as questions
     from trivia_weekly_sessions where week_key = $1 order by age_group, locale`,
    [week],
  )
const idsOf = (rows: readonly Stored[], ageGroup: string, locale: string) =>
  rows.find((row) => row.ageGroup === ageGroup && row.locale === locale)!.questions.map(({ id }) => id)
const publish = (week = WEEK) => publishWeekend(context.current.services, week)

beforeEach(async () => {
  const { db, clock } = context.current
  for (const table of [
    'notifications',
    'trivia_plays',
    'trivia_weekly_sessions',
    'trivia_rounds',
    'trivia_questions',
  ])
    await db.query(`delete from ${table}`)
  await seedTriviaBank(db, clock.now())
  await setFlag(db, 'ff.trivia', true)
})

describe('a weekend that is published', () => {
  it('has three sessions of ten for every age group in every language, and members see it at once', async () => {
    const { people, call, clock } = context.current
    const me = await people.adult()
    clock.set('2026-03-14T00:00:00Z')
    const state = async () => (await call(triviaCardApi.card, {}, { as: me })).card!.state
    expect(await state()).toBe('no_session')
    const { published, short } = await publish()
    expect([published.length, short]).toEqual([16, []])
    expect(await state()).toBe('not_played')
    const rows = await storedOf()
    expect(rows.map(({ questions }) => new Set(questions.map(({ id }) => id)).size)).toEqual(
      Array.from({ length: 16 }, () => 30),
    )
    const opened = await call(triviaApi.open, { body: { weekKey: WEEK, session: 1 } }, { as: me })
    expect(JSON.stringify(opened)).not.toContain('"correct"')
    clock.set('2026-03-13T09:55:00Z')
  })

  it('is published once: again, and by three at the same time, nothing changes', async () => {
    const { databaseUrl } = context.current
    const others = [newTestContext(databaseUrl), newTestContext(databaseUrl)]
    const done = await Promise.all(
      [context.current, ...others].map(({ services }) => publishWeekend(services, WEEK)),
    )
    expect(done.reduce((sum, { published }) => sum + published.length, 0)).toBe(16)
    const before = await storedOf()
    await context.current.db.query(`update trivia_questions set prompt = 'Edited?'`)
    expect(await publish()).toEqual({ published: [], short: [] })
    // A later edit of the bank changes nothing of it.
    expect(await storedOf()).toEqual(before)
    await Promise.all(others.map(({ services }) => closeServices(services)))
  })

  it('shares no question with the weekend before while the bank has sixty', async () => {
    await publish()
    await publish(NEXT)
    const [first, next] = [await storedOf(), await storedOf(NEXT)]
    for (const { ageGroup, locale } of first) {
      const used = new Set(idsOf(first, ageGroup, locale))
      expect(
        idsOf(next, ageGroup, locale).filter((id) => used.has(id)),
        `${ageGroup} ${locale}`,
      ).toEqual([])
    }
  })

  it('takes no question that is not approved, is switched off, or has other than four options', async () => {
    const { db } = context.current
    const some = await db.query<{ id: string }>(
      `select id from trivia_questions where age_group = 'teen' and locale = 'fr' order by id limit 30`,
    )
    const [drafts, off, three] = [some.slice(0, 10), some.slice(10, 20), some.slice(20)].map((rows) =>
      rows.map(({ id }) => id),
    )
    await db.query(`update trivia_questions set review_state = 'draft' where id = any($1::uuid[])`, [drafts])
    await db.query('update trivia_questions set active = false where id = any($1::uuid[])', [off])
    await db.query('update trivia_questions set options = options - 3 where id = any($1::uuid[])', [three])
    expect((await publish()).short).toEqual([])
    const left = new Set(some.map(({ id }) => id))
    expect(idsOf(await storedOf(), 'teen', 'fr').filter((id) => left.has(id))).toEqual([])
  })

  it('begins with what staff chose for a day of its week', async () => {
    const { db } = context.current
    const chosen = await db.query<{ id: string }>(
      `select id from trivia_questions where age_group = 'child' and locale = 'en' order by prompt desc, id limit 20`,
    )
    const ids = chosen.map(({ id }) => id)
    const add = (date: string, list: string[]) =>
      addRow(db, 'trivia_rounds', { date, age_group: 'child', question_ids: list })
    await add('2026-03-09', ids.slice(0, 10))
    await add('2026-03-15', ids.slice(10))
    await publish()
    expect(idsOf(await storedOf(), 'child', 'en')).toEqual(expect.arrayContaining(ids))
  })
})

describe('a weekend with too few questions', () => {
  it('is filled from older ones while there are thirty', async () => {
    const { db } = context.current
    await db.query(
      `update trivia_questions set active = false where id in (
         select id from (select id, row_number() over (partition by age_group, locale order by id) as n from trivia_questions) q where n > 30)`,
    )
    await publish()
    expect((await publish(NEXT)).published).toHaveLength(16)
  })

  it('stays unpublished, and staff who keep content are notified once', async () => {
    const { db, people, call } = context.current
    const [moderator, support, member] = [
      await people.staff('moderator'),
      await people.staff('support'),
      await people.adult(),
    ]
    await db.query(
      `update trivia_questions set review_state = 'draft' where age_group = 'elder' and locale in ('ar', 'fr')`,
    )
    const { published, short } = await publish()
    expect(published).toHaveLength(14)
    expect(short).toEqual([
      { ageGroup: 'elder', locale: 'fr' },
      { ageGroup: 'elder', locale: 'ar' },
    ])
    await publish()
    const bell = async (as: typeof member) =>
      (await call(notificationsApi.listNotifications, {}, { as })).notices
    expect(await bell(moderator)).toMatchObject([
      { title: 'A trivia weekend lacks questions', link: '/admin/trivia?tab=rounds' },
    ])
    expect([await bell(support), await bell(member)]).toEqual([[], []])
    await db.query(`update trivia_questions set review_state = 'approved'`)
    expect((await publish()).published).toHaveLength(2)
  })
})
