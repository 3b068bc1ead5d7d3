import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanKey } from '#domain/billing/plans.ts'
import { seedPlans } from '#seed/factories/plans.ts'
import type { Person } from '#tests/kit/people.ts'
import { useRest } from '#tests/kit/storeDesk.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const rest = useRest(context)
let keeper: Person
const idOf: Partial<Record<PlanKey, string>> = {}
beforeAll(async () => {
  const { db, clock, people } = context.current
  await db.tx((sql) => seedPlans(sql, clock.now()))
  for (const { key, id } of await db.query<{ key: PlanKey; id: string }>('select key::text, id from plans'))
    idOf[key] = id
  keeper = await people.staff('admin')
})
const change = (key: PlanKey, body: object, as = keeper) =>
  rest.send(as, 'PATCH', `/plans/${idOf[key]!}`, body)

describe('a plan that staff changes', () => {
  it('is to be told to the provider once its name, price or activity is another, and noted', async () => {
    const { db } = context.current
    await db.query("update plans set sync_state = 'synced'")
    await db.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
    const words = await change('individual', { description: 'For one' })
    expect(words.doc).toMatchObject({ description: 'For one', syncState: 'synced' })
    const priced = await change('individual', { priceCents: 649 })
    expect(priced.doc).toMatchObject({ priceCents: 649, syncState: 'pending' })
    await change('individual', { isActive: false })
    const queued = await db.query<{ payload: unknown }>(
      'select payload from graphile_worker._private_jobs where key = $1',
      [`billing.syncPlan:${idOf.individual}`],
    )
    expect(queued).toEqual([{ payload: { planId: idOf.individual } }])
    const [row] = await db.query<{ metadata: unknown }>(
      `select metadata from admin_audit_logs where event = 'plans.update' and metadata->'fields' ? 'priceCents'`,
    )
    expect(row?.metadata).toMatchObject({ id: idOf.individual })
    await change('individual', { isActive: true, priceCents: 599 })
  })

  it('is written in each language', async () => {
    await rest.send(keeper, 'PATCH', `/plans/${idOf.family!}?locale=fr`, { name: 'Tribu' })
    const { doc } = await rest.send(keeper, 'PATCH', `/plans/${idOf.family!}?locale=en`, {})
    expect(doc.name).toBe('Family')
  })

  it('stays what it is: one for each key, for one person or for some', async () => {
    const more = await rest.send(keeper, 'POST', '/plans', { key: 'family', name: 'Two', priceCents: 700 })
    expect(more.status).toBe(403)
    expect((await rest.send(keeper, 'DELETE', `/plans/${idOf.family!}`)).status).toBe(403)
    const other = await change('individual', { key: 'family', seats: 9, stripePriceId: 'price_mine' })
    expect(other.doc).toMatchObject({ key: 'individual', seats: 1 })
    expect(other.doc.stripePriceId ?? null).toBeNull()
    expect(Object.keys((await change('family', { seats: 1 })).fieldErrors)).toEqual(['seats'])
    expect((await change('family', { seats: 8 })).doc).toMatchObject({ seats: 8 })
  })

  it.each([
    [{ priceCents: 0 }, 'priceCents'],
    [{ priceCents: -5 }, 'priceCents'],
    [{ trialDays: 365 }, 'trialDays'],
    [{ currency: 'eur' }, 'currency'],
    [{ name: '' }, 'name'],
  ])('says at its field what is wrong with %o', async (body, field) => {
    const { status, fieldErrors } = await change('individual', body)
    expect(status).toBe(400)
    expect(Object.keys(fieldErrors)).toEqual([field])
  })

  it('is kept by three roles alone', async () => {
    const { people } = context.current
    for (const role of ['moderator', 'support'] as const)
      expect((await change('family', { priceCents: 1 }, await people.staff(role))).status).toBe(403)
    expect((await change('family', { priceCents: 1 }, await people.adult())).status).toBe(403)
    for (const role of ['owner', 'super_admin'] as const)
      expect((await change('family', { trialDays: 7 }, await people.staff(role))).status).toBe(200)
  })
})
