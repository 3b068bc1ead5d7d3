import { beforeEach, expect, it } from 'vitest'
import type { Person } from '#tests/kit/people.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useRest } from '#tests/kit/storeDesk.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { asking, type Family } from './asking.ts'

const context = useTestContext()
const { send } = useRest(context)
const { family, ask, approve, ofGuardian, saveRules, statusOf } = asking(context)

let home: Family
let admin: Person
beforeEach(async () => {
  home = await family()
  admin = await context.current.people.staff('admin')
})
const asked = async (priceCents: number) =>
  (await ask(home.child, await addProduct(context.current.db, { priceCents }))).body.request.id
const usually = async (monthlyCapCents: number | null, as = admin) =>
  (await send(as, 'POST', '/globals/store-settings', { monthlyCapCents })).status
const mine = (monthlyCapCents: number | null) =>
  saveRules(home.guardian, home.link, { asksToBuy: true, monthlyCapCents })
const refused = (id: string) =>
  expect(approve(home.guardian, id)).rejects.toMatchObject({ code: 'requests.error.over_cap' })
const read = async () => (await ofGuardian(home.guardian)).children[0]!

it('the limit of the settings counts until a guardian sets another, and again once theirs is emptied', async () => {
  // Nobody saved the settings yet: 50 dollars.
  expect(await read()).toMatchObject({ monthlyCapCents: null, usualCapCents: 5_000, spentCents: 0 })
  await approve(home.guardian, await asked(4_900))
  const next = await asked(200)
  await refused(next)
  expect(await statusOf(next)).toBe('pending')
  await mine(5_100)
  await approve(home.guardian, next)
  expect(await read()).toMatchObject({ monthlyCapCents: 5_100, spentCents: 5_100 })
  await mine(null)
  await refused(await asked(1))
})

it('staff change the limit for all who have none of their own, and empty it', async () => {
  expect(await usually(1_000, home.guardian)).toBe(403)
  expect(await usually(1_000)).toBe(200)
  const cards = await asked(1_500)
  await refused(cards)
  expect(await usually(null)).toBe(200)
  expect(await read()).toMatchObject({ monthlyCapCents: null, usualCapCents: null })
  const dear = await asked(90_000)
  await approve(home.guardian, dear)
  await approve(home.guardian, cards)
  expect([await statusOf(dear), await statusOf(cards)]).toEqual(['approved', 'approved'])
  await mine(0)
  await refused(await asked(1))
  expect(await usually(5_000)).toBe(200)
})
