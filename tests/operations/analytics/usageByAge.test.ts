import { addAnalyticsEvent } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffRoles } from '#domain/access/staff.ts'
import { usageSpans } from '#domain/analytics/ageBands.ts'
import { usageByAge } from '#operations/analytics/usageByAge.ts'
import { actor } from '#tests/admin/kit/actors.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
const support = actor({ roles: ['support'], mfaEnrolled: true, mfaPassed: true })
const usage = (span: (typeof usageSpans)[number] = 7, as = support) =>
  usageByAge(context.current.db, as, { span, now: context.current.clock.now() })

const agree = (one: Person, does = true) =>
  context.current.db.query('update profiles set analytics_consent = $2 where id = $1', [one.id, does])
const use = (user: string | null, at: string) =>
  addAnalyticsEvent(context.current.db, { user_id: user, event_type: 'page_viewed', created_at: at })
async function some(count: number, group: 'adult' | 'elder' | 'teen' | 'child'): Promise<Person[]> {
  const all = await Promise.all(
    Array.from({ length: count }, () => context.current.people[group]({ guardian: 'verified' })),
  )
  await Promise.all(all.map((one) => agree(one)))
  return all
}
const TODAY = '2026-03-12T09:00:00Z'
const YESTERDAY = '2026-03-11T23:59:59Z'

beforeEach(() => context.current.db.query('delete from analytics_events'))

describe('use by age band', () => {
  it('counts people and events of each band, and people of each day', async () => {
    const [adults, elders] = [await some(12, 'adult'), await some(10, 'elder')]
    for (const { id } of adults) await use(id, TODAY)
    for (const { id } of adults.slice(0, 10)) await use(id, YESTERDAY)
    for (const { id } of elders) for (const at of [YESTERDAY, YESTERDAY, YESTERDAY]) await use(id, at)
    expect(await usage()).toEqual({
      days: [
        ...['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'],
        ...['2026-03-11', '2026-03-12'],
      ],
      bands: [
        { band: 'adult', people: 12, events: 22, days: [0, 0, 0, 0, 0, 10, 12] },
        { band: 'senior', people: 10, events: 30, days: [0, 0, 0, 0, 0, 10, 0] },
      ],
    })
  })

  it('leaves out groups of fewer than ten, as a whole and on each day', async () => {
    const [adults, elders] = [await some(10, 'adult'), await some(9, 'elder')]
    for (const { id } of adults.slice(0, 9)) await use(id, YESTERDAY)
    await use(adults[9]!.id, TODAY)
    for (const { id } of elders) await use(id, TODAY)
    const { bands } = await usage()
    expect(bands).toMatchObject([
      { people: 10, events: 10, days: [0, 0, 0, 0, 0, null, null] },
      { people: null, events: null, days: [0, 0, 0, 0, 0, 0, null] },
    ])
  })

  it('leaves out minors, and members who did not agree, took it back or are unknown', async () => {
    const [adults, teens, children] = [
      await some(10, 'adult'),
      await some(10, 'teen'),
      await some(10, 'child'),
    ]
    // As an old fault could have stored them.
    for (const { id } of [...adults, ...teens, ...children]) await use(id, TODAY)
    for (let n = 0; n < 12; n += 1) await use(null, TODAY)
    expect((await usage()).bands).toMatchObject([
      { people: 10, events: 10 },
      { people: 0, events: 0 },
    ])
    await agree(adults[0]!, false)
    expect((await usage()).bands[0]).toMatchObject({ people: null, events: null })
  })

  it.each(usageSpans)('looks back over %s days and no further', async (span) => {
    const adults = await some(10, 'adult')
    const first = new Date(Date.parse('2026-03-12T00:00:00Z') - (span - 1) * 86_400_000)
    const before = new Date(first.getTime() - 1).toISOString()
    for (const { id } of adults) {
      await use(id, first.toISOString())
      await use(id, before)
    }
    const { days, bands } = await usage(span)
    expect(days).toHaveLength(span)
    expect(days[0]).toBe(first.toISOString().slice(0, 10))
    expect(bands[0]).toMatchObject({ people: 10, events: 10 })
    expect(bands[0]!.days).toEqual([10, ...Array.from({ length: span - 1 }, () => 0)])
  })

  it.each(staffRoles.map((role) => [role, role !== 'moderator'] as const))(
    '%s sees it: %s',
    async (role, sees) => {
      const asked = usage(7, actor({ roles: [role], mfaEnrolled: true, mfaPassed: true }))
      if (sees) expect((await asked).days).toHaveLength(7)
      else await expect(asked).rejects.toMatchObject({ code: 'common.error.not_allowed' })
    },
  )
})
