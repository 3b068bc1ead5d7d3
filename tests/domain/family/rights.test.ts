import { expect, it } from 'vitest'
import { ageGroups, isAdult, isMinor } from '#domain/account/ageGroup.ts'
import { decidesWhoBelongs, isRemovable, mayBecomeAdmin } from '#domain/family/rights.ts'
import { familyRoles } from '#domain/family/schema.ts'

const all = [...ageGroups, null].flatMap((ageGroup) => familyRoles.map((role) => ({ role, ageGroup })))
const named = (members: typeof all) => members.map(({ role, ageGroup }) => `${ageGroup} ${role}`)

it('an unknown age is neither an adult nor a minor', () => {
  expect([isAdult(null), isMinor(null)]).toEqual([false, false])
})

it('adult admins decide who belongs to a family', () => {
  expect(named(all.filter(decidesWhoBelongs))).toEqual(['adult admin', 'elder admin'])
})

it('those who decide do not remove one another; minors who are admins can be removed', () => {
  expect(named(all.filter((member) => !isRemovable(member)))).toEqual(['adult admin', 'elder admin'])
})

it('adults may become admins', () => {
  expect(named(all.filter(mayBecomeAdmin)).filter((name) => name.endsWith(' member'))).toEqual([
    'adult member',
    'elder member',
  ])
})
