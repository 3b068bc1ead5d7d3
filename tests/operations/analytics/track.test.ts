import { describe, expect, it } from 'vitest'
import { analyticsApi } from '#domain/analytics/api.ts'
import { pageOf } from '#operations/analytics/pageOf.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const event = (extra: object = {}) => ({ event_type: 'page_view', ...extra })

describe('events', () => {
  const agree = (id: string) =>
    context.current.db.query('update profiles set analytics_consent = true where id = $1', [id])

  it.each([
    ['adult', true],
    ['elder', true],
    ['teen', false],
    ['child', false],
  ] as const)('of a %s who agreed, or whose row says so, are stored: %s', async (group, stored) => {
    const { call, people, db } = context.current
    const me = await people[group]({ guardian: 'verified' })
    await agree(me.id)
    const page_url = `/dashboard-${group}`
    await call(analyticsApi.track, { body: { events: [event({ page_url })] } }, { as: me })
    const rows = await db.query<{ user_id: string | null; language: string }>(
      'select user_id, language from analytics_events where page_url = $1',
      [page_url],
    )
    expect(rows).toEqual(stored ? [{ user_id: me.id, language: 'en' }] : [])
  })

  it('of a member who did not agree, or whose age we do not know, are not stored; those of strangers name no person', async () => {
    const { call, people, db } = context.current
    const unknown = await people.person({ age: null })
    await agree(unknown.id)
    const body = { events: [event({ page_url: '/unknown' })] }
    for (const as of [unknown, await people.adult()])
      expect(await call(analyticsApi.track, { body }, { as })).toEqual({ stored: 0 })
    expect(await call(analyticsApi.track, { body })).toEqual({ stored: 1 })
    expect(await db.query(`select user_id from analytics_events where page_url = '/unknown'`)).toEqual([
      { user_id: null },
    ])
  })

  it('lose what could name a person on their way in', async () => {
    const { call, people, db } = context.current
    const me = await people.adult()
    await agree(me.id)
    const event_metadata = { who: 'mia@example.org', phone: 'call +1 555 010 0199', step: 2, word: 'menu' }
    const page_url = '/rooms/42?code=123456'
    await call(
      analyticsApi.track,
      { body: { events: [{ event_type: 'cleaned', event_metadata, page_url }] } },
      { as: me },
    )
    expect(
      await db.query(`select event_metadata, page_url from analytics_events where event_type = 'cleaned'`),
    ).toEqual([
      {
        event_metadata: { who: ':email', phone: 'call :number', step: 2, word: 'menu' },
        page_url: '/rooms/:id',
      },
    ])
  })

  it('come in batches of up to fifty', async () => {
    const { call, ask } = context.current
    const many = (count: number) => ({
      body: {
        events: Array.from({ length: count }, () => event({ event_metadata: { n: 1, on: true, word: 'x' } })),
      },
    })
    expect(await call(analyticsApi.track, many(50))).toEqual({ stored: 50 })
    expect((await ask(analyticsApi.track, many(51))).status).toBe(422)
    expect((await ask(analyticsApi.track, many(0))).status).toBe(422)
  })

  it.each([
    ['an unknown key', { user_id: 'x' }],
    ['a name with spaces', { event_type: 'Page View' }],
    ['nested metadata', { event_metadata: { deep: { er: 1 } } }],
    ['a long value', { event_metadata: { word: 'x'.repeat(201) } }],
  ])('with %s are rejected', async (_, wrong) => {
    const { ask } = context.current
    expect((await ask(analyticsApi.track, { body: { events: [event(wrong) as never] } })).status).toBe(422)
  })
})

it.each([
  ['https://evenkeel.example/journal?draft=secret#top', '/journal'],
  ['/guardian/abcdefghijklmnopqrstuvwxyz012345', '/guardian/:id'],
  ['/rooms/018f2f6e-1111-7000-8000-000000000000/more', '/rooms/:id/more'],
  ['/settings', '/settings'],
  ['https://evenkeel.example', '/'],
  ['?x=1', '/'],
])('a page is kept without what could name a person: %s', (url, page) => expect(pageOf(url)).toBe(page))
