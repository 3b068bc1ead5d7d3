import { beforeEach, describe, expect, it } from 'vitest'
import { billingApi } from '#domain/billing/api.ts'
import { familyApi } from '#domain/family/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRows } from '#tests/kit/rows.ts'

const billing = await useBilling()
let me: Person
beforeEach(async () => {
  me = await billing.context.people.adult()
})

const planOf = (person: Person) => billing.context.call(billingApi.readPlan, {}, { as: person })
const check = (person: Person) =>
  billing.context.call(billingApi.checkSubscription, { body: {} }, { as: person })

describe('seats of a family plan', () => {
  const familyOf = async (...people: Person[]) => {
    const { call, db, clock } = billing.context
    const id = newId()
    await call(familyApi.create, { body: { id, name: 'Ours' } }, { as: people[0]! })
    await addRows(
      db,
      'family_members',
      people.slice(1).map((one) => ({
        family_id: id,
        user_id: one.id,
        role: 'member',
        joined_at: clock.now(),
      })),
    )
    return id
  }
  const give = (person: Person, as = me) =>
    billing.context.ask(billingApi.giveSeat, { params: { userId: person.id } }, { as })

  it('give members of the payer’s families the plan, six with the payer, and take it back', async () => {
    const { people, call } = billing.context
    const child = await people.child({ guardian: 'verified', firstName: 'Mila' })
    const others = [child, ...(await Promise.all(Array.from({ length: 5 }, () => people.adult())))]
    const stranger = await people.adult()
    await familyOf(me, ...others)
    expect((await give(child)).body.error.code).toBe('billing.error.no_plan')
    await billing.start(me, 'family')
    expect((await give(stranger)).status).toBe(404)
    expect((await give(me)).status).toBe(404)
    for (const other of others.slice(0, 5)) expect((await give(other)).status).toBe(200)
    expect((await give(others[0]!)).status).toBe(200)
    expect((await give(others[5]!)).body.error.code).toBe('billing.error.no_seat')
    expect(await billing.statusOf(child)).toBe('trialing')
    expect((await planOf(me)).seats?.members.find(({ userId }) => userId === child.id)).toEqual({
      userId: child.id,
      name: 'Mila',
      hasSeat: true,
    })
    expect((await check(me)).seats).toEqual({ used: 6, max: 6 })
    expect(await planOf(others[1]!)).toMatchObject({ status: 'trialing', isPayer: false, seats: null })
    await call(billingApi.takeSeat, { params: { userId: child.id } }, { as: me })
    expect(await billing.statusOf(child)).toBe('free')
  })

  it('are given only as often as there are, however many press', async () => {
    const { people, db } = billing.context
    const others = await Promise.all(Array.from({ length: 8 }, () => people.adult()))
    await familyOf(me, ...others)
    await billing.start(me, 'family')
    await Promise.all(others.map((other) => give(other)))
    const [row] = await db.query<{ n: number }>('select count(*) as n from plan_seats where payer_id = $1', [
      me.id,
    ])
    expect(row!.n).toBe(5)
  })

  it('end with the plan, with the family, and with the payer’s account', async () => {
    const { people, call, db, clock } = billing.context
    const [one, two] = [await people.adult(), await people.adult()]
    const family = await familyOf(me, one, two)
    await billing.start(me, 'family')
    await give(one)
    await give(two)
    await call(familyApi.leave, { params: { id: family } }, { as: one })
    expect(await billing.statusOf(one)).toBe('free')
    expect(await billing.statusOf(two)).toBe('trialing')
    await db.tx((sql) => eraseAccounts(sql, [me.id], clock.now()))
    expect(await billing.statusOf(two)).toBe('free')
    await billing.settle()
    const left = await db.query(`select 1 from sandbox_objects where data::text like $1`, [`%${me.email}%`])
    expect(left).toEqual([])
  })

  it('leave a member’s own plan as it is', async () => {
    const { people, call } = billing.context
    const other = await people.adult()
    await familyOf(me, other)
    await billing.start(other, 'individual')
    await billing.start(me, 'family')
    await give(other)
    await call(billingApi.takeSeat, { params: { userId: other.id } }, { as: me })
    expect(await billing.statusOf(other)).toBe('trialing')
  })
})
