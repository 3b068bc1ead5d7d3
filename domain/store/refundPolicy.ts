import { isDigital, type ProductType } from './enums.ts'

/** Days after a payment in which an unopened file comes back. Source: docs/rules/store.md C-083. */
export const DIGITAL_DAYS = 14
/** Days after a payment in which things sent by post come back. Source: docs/rules/store.md C-083. */
export const PHYSICAL_DAYS = 30
/** Days after the first charge of a plan in which all of it comes back. Source: docs/rules/store.md C-083. */
export const PLAN_DAYS = 7
/** Longest reason of a member or of staff, in characters. */
export const REFUND_REASON_MAX = 500

const DAY_MS = 86_400_000

/** Why something comes back or does not. */
export const refundRules = ['in_time', 'too_late', 'opened', 'refunded', 'free'] as const
export type RefundRule = (typeof refundRules)[number]

/** An item of an order as the policy looks at it. Amounts are cents. */
export type PolicyItem = {
  id: string
  productType: ProductType
  /** Quantity times price. */
  priceCents: number
  /** Was its file ever downloaded? */
  isOpened: boolean
  /** What came back of it already. */
  refundedCents: number
}

/** An order as the policy looks at it. Amounts are cents. */
export type PolicyOrder = {
  paidAt: Date
  shippingCents: number
  taxCents: number
  totalCents: number
  refundedCents: number
  items: readonly PolicyItem[]
}

/** What the policy says about one item. */
export type ItemRefund = {
  itemId: string
  rule: RefundRule
  amountCents: number
  /** The last instant at which it comes back. */
  endsAt: Date
}

/** What the policy says about an order: each item, and the whole. */
export type RefundAssessment = { isEligible: boolean; amountCents: number; items: ItemRefund[] }

/**
 * What comes back of an order at an instant. A file comes back for 14 days unless it was opened, a thing for 30 days,
 * each with its share of the tax. Shipping comes back with the whole order. Source: docs/rules/store.md D-125, C-083.
 */
export function assessRefund(order: PolicyOrder, at: Date): RefundAssessment {
  const shares = itemShares(order)
  const left = Math.max(0, order.totalCents - order.refundedCents)
  const items = order.items.map((item): ItemRefund => {
    const endsAt = endOf(item.productType, order.paidAt)
    const openCents = Math.max(0, shares.get(item.id)! - item.refundedCents)
    const rule = ruleOf(item, { openCents, share: shares.get(item.id)!, isLate: at > endsAt })
    return { itemId: item.id, rule, amountCents: rule === 'in_time' ? Math.min(openCents, left) : 0, endsAt }
  })
  const sum = items.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const isWhole =
    order.refundedCents === 0 && sum > 0 && items.every(({ rule }) => rule === 'in_time' || rule === 'free')
  const amountCents = isWhole ? left : Math.min(sum, left)
  return { isEligible: amountCents > 0, amountCents, items }
}

function ruleOf(
  { productType, isOpened }: PolicyItem,
  { openCents, share, isLate }: { openCents: number; share: number; isLate: boolean },
): RefundRule {
  if (share === 0) return 'free'
  if (openCents === 0) return 'refunded'
  if (isDigital(productType) && isOpened) return 'opened'
  return isLate ? 'too_late' : 'in_time'
}

const endOf = (type: ProductType, paidAt: Date): Date =>
  new Date(paidAt.getTime() + (isDigital(type) ? DIGITAL_DAYS : PHYSICAL_DAYS) * DAY_MS)

/** What each item cost with its share of the tax, in cents. The shares of tax sum up to the tax. */
export function itemShares({
  items,
  taxCents,
}: Pick<PolicyOrder, 'taxCents'> & {
  items: readonly Pick<PolicyItem, 'id' | 'priceCents'>[]
}): Map<string, number> {
  const shares = new Map<string, number>()
  let [pricesLeft, taxLeft] = [items.reduce((sum, { priceCents }) => sum + priceCents, 0), taxCents]
  for (const { id, priceCents } of items) {
    const tax = pricesLeft === 0 ? 0 : Math.round((taxLeft * priceCents) / pricesLeft)
    shares.set(id, priceCents + tax)
    pricesLeft -= priceCents
    taxLeft -= tax
  }
  return shares
}

/** A refund that was made: of one item, or of the order. */
export type MadeRefund = { itemId: string | null; amountCents: number }

/**
 * The items that came back: those refunded in full, and all of them once everything was. A smaller amount is a
 * kindness and leaves file and stock as they are. Source: docs/rules/store.md B-refund-follows.
 */
export function returnedItems(
  order: Pick<PolicyOrder, 'taxCents' | 'totalCents'> & {
    items: readonly Pick<PolicyItem, 'id' | 'priceCents'>[]
  },
  { refundedCents, made }: { refundedCents: number; made: readonly MadeRefund[] },
): Set<string> {
  if (refundedCents >= order.totalCents) return new Set(order.items.map(({ id }) => id))
  const shares = itemShares(order)
  return new Set(
    order.items
      .map(({ id }) => id)
      .filter((id) => {
        const back = made.reduce((sum, { itemId, amountCents }) => sum + (itemId === id ? amountCents : 0), 0)
        return back > 0 && back >= shares.get(id)!
      }),
  )
}

/** A charge of a plan as the policy looks at it. Instants; cents. */
export type PolicyCharge = {
  firstChargedAt: Date
  periodStart: Date
  periodEnd: Date
  amountCents: number
}

/**
 * What comes back of a plan's charge: all within 7 days of the first one, afterwards what is left of its period.
 * Source: docs/rules/store.md D-125, C-083.
 */
export function planRefundCents(
  { firstChargedAt, periodStart, periodEnd, amountCents }: PolicyCharge,
  at: Date,
): number {
  if (at.getTime() <= firstChargedAt.getTime() + PLAN_DAYS * DAY_MS) return amountCents
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = Math.min(whole, Math.max(0, periodEnd.getTime() - at.getTime()))
  return whole > 0 ? Math.floor((amountCents * left) / whole) : 0
}
