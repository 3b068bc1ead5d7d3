import { describe, expect, it } from 'vitest'
import { analyticsApi } from '#domain/analytics/api.ts'
import { pageOf } from '#operations/analytics/pageOf.ts'
import { useWorld } from '#tests/kit/world.ts'

const world = useWorld()
const event = (extra: object = {}) => ({ event_type: 'page_view', ...extra })

describe('events', () => {
  it.each([
    ['adult', true],
    ['elder', true],
    ['teen', false],
    ['child', false],
  ] as const)('of a %s say who caused them: %s', async (group, named) => {
    const { call, people, db } = world.current
    const me = await people[group]({ guardian: 'verified' })
    const page_url = `/dashboard-${group}`
    await call(analyticsApi.track, { body: { events: [event({ page_url })] } }, { as: me })
    const rows = await db.query<{ user_id: string | null; language: string }>(
      'select user_id, language from analytics_events where page_url = $1',
      [page_url],
    )
    expect(rows).toEqual([{ user_id: named ? me.id : null, language: 'en' }])
  })

  it('of somebody whose age we do not know yet, and of strangers, name nobody', async () => {
    const { call, people, db } = world.current
    await call(
      analyticsApi.track,
      { body: { events: [event({ page_url: '/unknown' })] } },
      { as: await people.person({ age: null }) },
    )
    await call(analyticsApi.track, { body: { events: [event({ page_url: '/unknown' })] } })
    expect(
      await db.query(`select 1 from analytics_events where page_url = '/unknown' and user_id is null`),
    ).toHaveLength(2)
  })

  it('come in batches of up to fifty', async () => {
    const { call, ask } = world.current
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
  ])('with %s are refused', async (_, wrong) => {
    const { ask } = world.current
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
])('a page is kept without what could name somebody: %s', (url, page) => expect(pageOf(url)).toBe(page))
