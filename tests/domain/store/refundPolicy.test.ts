import { describe, expect, it } from 'vitest'
import {
  assessRefund,
  itemShares,
  planRefundCents,
  returnedItems,
  type PolicyItem,
  type PolicyOrder,
} from '#domain/store/refundPolicy.ts'
import { paidStatus } from '#domain/store/orderStatus.ts'

const paidAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number, ms = 0) => new Date(paidAt.getTime() + days * 86_400_000 + ms)
const item = (over: Partial<PolicyItem> = {}): PolicyItem => ({
  id: 'file',
  productType: 'digital',
  priceCents: 1_000,
  isOpened: false,
  refundedCents: 0,
  ...over,
})
const thing = (over: Partial<PolicyItem> = {}) => item({ id: 'thing', productType: 'physical', ...over })
function order(items: PolicyItem[], over: Partial<PolicyOrder> = {}): PolicyOrder {
  const prices = items.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const { shippingCents = 0, taxCents = 0 } = over
  return {
    paidAt,
    shippingCents,
    taxCents,
    totalCents: prices + shippingCents + taxCents,
    refundedCents: 0,
    items,
    ...over,
  }
}

describe('what the policy gives back', () => {
  it.each([
    ['a file on the last instant of 14 days', [item()], after(14), 'in_time', 1_000],
    ['a file one millisecond later', [item()], after(14, 1), 'too_late', 0],
    ['a file that was opened, on the first day', [item({ isOpened: true })], after(0), 'opened', 0],
    ['a thing on the last instant of 30 days', [thing()], after(30), 'in_time', 1_000],
    ['a thing one millisecond later', [thing()], after(30, 1), 'too_late', 0],
    ['a thing that came back', [thing({ refundedCents: 1_000 })], after(1), 'refunded', 0],
    ['what cost nothing', [item({ priceCents: 0 })], after(1), 'free', 0],
    ['the rest of a thing that came back in part', [thing({ refundedCents: 400 })], after(1), 'in_time', 600],
  ] as const)('%s', (_, items, at, rule, amount) => {
    const refundedCents = items[0].refundedCents
    const said = assessRefund(order([...items], { refundedCents }), at)
    expect(said.items[0]).toMatchObject({ rule, amountCents: amount })
    expect(said).toMatchObject({ isEligible: amount > 0, amountCents: amount })
  })

  it('has the shipping only with the whole order', () => {
    const both = [item(), thing()]
    expect(assessRefund(order(both, { shippingCents: 500 }), after(1)).amountCents).toBe(2_500)
    expect(assessRefund(order(both, { shippingCents: 500 }), after(20)).amountCents).toBe(1_000)
  })

  it('has each item’s share of the tax, to the cent', () => {
    const both = [item({ priceCents: 999 }), thing({ priceCents: 2_001 })]
    const said = assessRefund(order(both, { taxCents: 251 }), after(20))
    expect(said.items.map(({ amountCents }) => amountCents)).toEqual([0, 2_001 + 167])
    const shares = itemShares(order(both, { taxCents: 251 }))
    expect([...shares.values()].reduce((sum, cents) => sum + cents, 0)).toBe(3_251)
  })

  it('never comes to more than what is left, in 500 generated orders', () => {
    for (let round = 0; round < 500; round += 1) {
      const items = Array.from({ length: 1 + Math.floor(Math.random() * 5) }, (_, n) => {
        const priceCents = Math.floor(Math.random() * 9_000)
        return item({
          id: `item-${n}`,
          productType: Math.random() < 0.5 ? 'digital' : 'physical',
          priceCents,
          isOpened: Math.random() < 0.3,
          refundedCents: Math.random() < 0.3 ? Math.floor(Math.random() * priceCents) : 0,
        })
      })
      const shippingCents = Math.floor(Math.random() * 900)
      const taxCents = Math.floor(Math.random() * 900)
      const itemsBack = items.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
      const bought = order(items, { shippingCents, taxCents })
      const kindness = Math.floor(Math.random() * (bought.totalCents - itemsBack + 1))
      const given = { ...bought, refundedCents: itemsBack + kindness }
      const { amountCents, items: said } = assessRefund(given, after(Math.random() * 40))
      expect(amountCents).toBeLessThanOrEqual(given.totalCents - given.refundedCents)
      for (const one of said)
        expect(one.amountCents).toBeLessThanOrEqual(given.totalCents - given.refundedCents)
      const shares = itemShares(bought)
      const sum = [...shares.values()].reduce((cents, share) => cents + share, 0)
      if (items.some(({ priceCents }) => priceCents > 0)) expect(sum + shippingCents).toBe(bought.totalCents)
    }
  })
})

describe('what came back', () => {
  const bought = order([item(), thing()], { taxCents: 200, shippingCents: 300 })
  const made = (itemId: string | null, amountCents: number) => ({ itemId, amountCents })
  it.each([
    ['nothing, for a kindness on the order', [made(null, 1_000)], 1_000, []],
    ['nothing, for a part of an item', [made('thing', 1_099)], 1_099, []],
    ['an item, once all of it was given back', [made('thing', 600), made('thing', 500)], 1_100, ['thing']],
    [
      'everything, with the last cent of the order',
      [made('thing', 1_100), made(null, 1_400)],
      2_500,
      ['file', 'thing'],
    ],
  ])('%s', (_, refunds, refundedCents, ids) => {
    expect([...returnedItems(bought, { refundedCents, made: refunds })].sort()).toEqual(ids)
  })
})

describe('a plan', () => {
  const charge = {
    firstChargedAt: paidAt,
    periodStart: paidAt,
    periodEnd: after(30),
    amountCents: 599,
  }
  it.each([
    ['all on the last instant of 7 days', after(7), 599],
    ['what is left one millisecond later', after(7, 1), 459],
    ['half in the middle', after(15), 299],
    ['nothing at the end', after(30), 0],
    ['nothing afterwards', after(40), 0],
  ])('gives back %s', (_, at, cents) => {
    expect(planRefundCents(charge, at)).toBe(cents)
  })
})

it('a dispute comes before what was refunded', () => {
  const of = (refundedCents: number, isDisputed = false) =>
    paidStatus({ isDisputed, refundedCents, totalCents: 100 })
  expect([of(0), of(1), of(100), of(100, true)]).toEqual([
    'paid',
    'partially_refunded',
    'refunded',
    'disputed',
  ])
})
