import { expect, it } from 'vitest'
import { cheapestOf } from '#domain/billing/plans.ts'

const plan = (priceCents: number, currency = 'usd') => ({ priceCents, currency })

it.each([
  ['the one that costs least, in any order', [plan(999), plan(599), plan(799)], plan(599)],
  ['none of another currency, however small its number', [plan(999), plan(100, 'kwd')], plan(999)],
  ['nothing where none is in our currency', [plan(100, 'kwd')], undefined],
  ['nothing of none', [], undefined],
] as const)('the cheapest plan is %s', (_, plans, cheapest) => {
  expect(cheapestOf(plans)).toEqual(cheapest)
})
