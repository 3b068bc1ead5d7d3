import { setFlag } from '#tests/kit/flags.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffRoles } from '#domain/access/staff.ts'
import { can } from '#domain/access/staff.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { TRIVIA_QUESTIONS } from '#domain/trivia/figures.ts'
import { useHttpServer } from '#tests/server/http/kit/httpServer.ts'
import type { Person } from '#tests/kit/people.ts'
import { closeServices } from '#services'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { addBreak, VIDEO } from './addBreak.ts'
import { publishWeekend, RIGHT, SATURDAY } from './publishWeekend.ts'

const context = useTestContext()
const server = useHttpServer(context)
const TOPICS = ['breathing', 'stretching']
const fetchVideos = (as: Person, body: object = {}) =>
  context.current.ask(
    triviaBreaksApi.fetch,
    { body: { topics: TOPICS, manual: true, ...body } as never },
    { as },
  )
const listed = async (as: Person) => (await context.current.call(triviaBreaksApi.list, {}, { as })).videos
const decide = (as: Person, id: string, state: 'approved' | 'rejected') =>
  context.current.ask(triviaBreaksApi.decide, { params: { id }, body: { state } }, { as })
const clips = async (as: Person) => (await context.current.call(triviaApi.weekend, {}, { as })).clips
const frame = (as: Person | null, path = `/trivia/frames/${VIDEO}.html`) =>
  server.current.request({ path, headers: as ? { cookie: as.cookie } : {} })
const events = (id: string) =>
  context.current.db.query<{ event: string; metadata: object }>(
    `select event, metadata from admin_audit_logs where admin_id = $1 order by created_at, id`,
    [id],
  )

beforeEach(async () => {
  const { clock, db } = context.current
  clock.set('2026-03-14T14:00:00Z')
  await db.query('delete from trivia_weekly_sessions')
  await db.query('delete from trivia_break_videos')
  await setFlag(db, 'ff.trivia', true)
  await publishWeekend(db)
})

describe('the desk of break videos', () => {
  it.each(staffRoles)('is for staff who keep content: %s', async (role) => {
    const staff = await context.current.people.staff(role)
    const status = can([role], 'content.write') ? 200 : 403
    expect((await context.current.ask(triviaBreaksApi.list, {}, { as: staff })).status).toBe(status)
    expect((await fetchVideos(staff)).status).toBe(status)
    const id = await addBreak(context.current.db, { state: 'candidate' })
    expect((await decide(staff, id, 'approved')).status).toBe(status)
  })

  it('is closed to members and without a second factor', async () => {
    const { people } = context.current
    for (const as of [await people.adult(), await people.staff('admin', { mfa: 'enrolled' })])
      expect((await fetchVideos(as)).status).toBe(403)
  })

  it('fetches candidates for the coming weekend once, and notes who asked', async () => {
    const admin = await context.current.people.staff('admin')
    expect((await fetchVideos(admin)).body).toEqual({ videos: 3, week_key: SATURDAY })
    expect((await fetchVideos(admin)).body).toEqual({ videos: 0, week_key: SATURDAY })
    context.current.clock.set('2026-03-17T14:00:00Z')
    expect((await fetchVideos(admin, { locale: 'fr' })).body).toEqual({ videos: 3, week_key: '2026-03-21' })
    const videos = await listed(admin)
    expect(videos).toHaveLength(6)
    expect(videos.slice(0, 3).map(({ weekKey, locale, state }) => [weekKey, locale, state])).toEqual(
      Array.from({ length: 3 }, () => ['2026-03-21', 'fr', 'candidate']),
    )
    expect(videos[3]).toMatchObject({
      source: 'hosted',
      ageGroups: ['child', 'teen', 'adult', 'elder'],
      channel: null,
    })
    expect((await events(admin.id)).map(({ event, metadata }) => [event, metadata])).toEqual(
      [3, 0, 3].map((kept, index) => [
        'trivia_breaks_fetched',
        expect.objectContaining({ kept, topics: TOPICS, locale: index === 2 ? 'fr' : 'en' }),
      ]),
    )
  })

  it('says so when the video service is away, and keeps nothing', async () => {
    const { databaseUrl, db, people } = context.current
    const admin = await people.staff('admin')
    const env = { YOUTUBE_API_KEY: 'key', YOUTUBE_API_BASE: 'http://127.0.0.1:9/youtube/v3' }
    const withKey = newTestContext(databaseUrl, { env })
    const { status, body } = await withKey.ask(
      triviaBreaksApi.fetch,
      { body: { topics: TOPICS, manual: true } },
      { as: admin },
    )
    const { finder } = await withKey.call(triviaBreaksApi.list, {}, { as: admin })
    await closeServices(withKey.services)
    expect([status, body.error.code, finder]).toEqual([503, 'trivia.error.fetch_failed', 'youtube'])
    expect(await db.query('select 1 from trivia_break_videos')).toEqual([])
  })

  it('shows the latest ten', async () => {
    const { db, people } = context.current
    for (let week = 0; week < 6; week += 1)
      for (const position of [1, 2])
        await addBreak(db, {
          weekKey: `2026-0${week + 1}-03`,
          position,
          videoId: `vid-${week}-${position}0000`.slice(0, 11),
        })
    const weeks = (await listed(await people.staff('moderator'))).map(({ weekKey }) => weekKey)
    expect(weeks).toEqual([6, 6, 5, 5, 4, 4, 3, 3, 2, 2].map((week) => `2026-0${week}-03`))
  })

  it.each([
    ['no topics', { topics: [] }],
    ['seven topics', { topics: Array.from({ length: 7 }, () => 'rest') }],
    ['a topic without words', { topics: ['  '] }],
    ['a language we do not have', { locale: 'de' }],
  ])('rejects %s', async (_, body) => {
    expect((await fetchVideos(await context.current.people.staff('admin'), body)).status).toBe(422)
  })

  it('approves one of each break, rejects, and notes it once', async () => {
    const { people, db } = context.current
    const [staff, adult] = [await people.staff('moderator'), await people.adult()]
    const first = await addBreak(db, { state: 'candidate' })
    const second = await addBreak(db, { state: 'candidate', videoId: 'second_vid1', title: 'Second' })
    expect((await clips(adult))[0]?.foreign).toBeNull()
    expect((await decide(staff, first, 'approved')).body.video.state).toBe('approved')
    expect((await clips(adult))[0]?.foreign?.title).toBe('Slow breaths')
    await decide(staff, second, 'approved')
    await decide(staff, second, 'approved')
    expect((await clips(adult))[0]?.foreign?.title).toBe('Second')
    expect(new Map((await listed(staff)).map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [first, 'candidate'],
        [second, 'approved'],
      ]),
    )
    await decide(staff, second, 'rejected')
    expect((await clips(adult))[0]?.foreign).toBeNull()
    expect((await events(staff.id)).map(({ event }) => event)).toEqual([
      'trivia_break_approved',
      'trivia_break_approved',
      'trivia_break_rejected',
    ])
    expect((await decide(staff, adult.id, 'approved')).status).toBe(404)
  })
})

describe('the clips of a weekend', () => {
  it('are ours where staff approved none, in the language of the member', async () => {
    const { people } = context.current
    const shown = await clips(await people.adult({ locale: 'ar' }))
    expect(shown.map(({ position, isFallback, foreign }) => [position, isFallback, foreign])).toEqual([
      [1, true, null],
      [2, true, null],
    ])
    expect(shown[0]!.video).toMatch(/^\/clips\/\w+\.mp4$/)
    expect(shown[0]!.captions).toBe(shown[0]!.video.replace('.mp4', '.ar.vtt'))
    expect(shown[0]!.video).not.toBe(shown[1]!.video)
  })

  it('never bring a foreign video to a child or teen, nor to a member without an age', async () => {
    const { people, db } = context.current
    // Also where a row says it is for all.
    await addBreak(db, { ageGroups: ['child', 'teen', 'adult', 'elder'] })
    await addBreak(db, {
      ageGroups: ['child', 'teen', 'adult', 'elder'],
      position: 2,
      videoId: 'second_vid1',
    })
    for (const age of ['adult', 'elder'] as const) {
      const as = await people[age]()
      expect((await clips(as))[0]!.foreign).toEqual({
        frame: `/trivia/frames/${VIDEO}.html`,
        title: 'Slow breaths',
        tip: 'Breathe.',
        seconds: 40,
        channel: 'Calm',
      })
      expect((await frame(as)).status).toBe(200)
    }
    const young = [await people.child(), await people.teen(), await people.person({ age: null })]
    for (const as of [...young, null]) {
      const page = await frame(as)
      expect([page.status, page.text]).toEqual([404, 'Not found'])
      if (!as) continue
      const { status, body } = await context.current.ask(triviaApi.weekend, {}, { as })
      expect(JSON.stringify([status, body])).not.toMatch(/youtube|frames|second_vid1|Slow breaths/i)
    }
  })

  it('take a hosted video of the age group, with its captions', async () => {
    const { people, db } = context.current
    await publishWeekend(db, { ageGroup: 'child' })
    await addBreak(db, { source: 'hosted', ageGroups: ['child'], title: 'For children' })
    await addBreak(db, { source: 'hosted', ageGroups: ['child'], position: 2, captions: null })
    const [first, second] = await clips(await people.child())
    expect([first!.title, first!.isFallback]).toEqual(['For children', false])
    expect(second!.isFallback).toBe(true)
    expect((await clips(await people.adult()))[0]!.isFallback).toBe(true)
  })
})

describe('the page around a foreign video', () => {
  it('frames that player alone, has no script, and is ours alone to frame', async () => {
    await addBreak(context.current.db)
    const { headers, text } = await frame(await context.current.people.adult({ locale: 'fr' }))
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com/embed/;')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('script-src')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain(`src="https://www.youtube-nocookie.com/embed/${VIDEO}?`)
    expect(text).toContain('cc_load_policy=1')
    expect(text).toContain('hl=fr')
    expect(text).not.toContain('<script')
  })

  it('is there for approved videos only', async () => {
    const { people, db } = context.current
    const as = await people.adult()
    await addBreak(db, { state: 'candidate' })
    for (const path of [`/trivia/frames/${VIDEO}.html`, '/trivia/frames/x"onload=.html', '/trivia/frames/'])
      expect((await frame(as, path)).status).toBe(404)
  })

  it('is all that pages of the site may frame', async () => {
    const { headers } = await server.current.request({ path: '/trivia/sessions' })
    const frames = /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
    expect(frames).toBe(`${context.current.env.origin}/trivia/frames/`)
  })
})

describe('watching', () => {
  it('is done after the shorter of two videos, by the clock of the server', async () => {
    const { clock, people, db } = context.current
    await addBreak(db, { seconds: 31 })
    const me = await people.adult()
    await context.current.call(triviaApi.open, { body: { weekKey: SATURDAY, session: 1 } }, { as: me })
    for (let question = 1; question <= TRIVIA_QUESTIONS; question += 1)
      await context.current.call(
        triviaApi.answer,
        { body: { weekKey: SATURDAY, session: 1, question, choice: RIGHT } },
        { as: me },
      )
    const watch = async (seconds: number) =>
      context.current.call(
        triviaApi.watchBreak,
        { body: { weekKey: SATURDAY, position: 1, seconds } },
        { as: me },
      )
    await watch(0)
    const shortest = Math.min(31, (await clips(me))[0]!.seconds)
    clock.advance(shortest - 1)
    expect((await watch(60)).completed).toBe(false)
    clock.advance(1)
    expect(await watch(60)).toEqual({ position: 1, seconds: shortest, completed: true })
  })
})
