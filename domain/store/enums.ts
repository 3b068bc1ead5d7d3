/** Collections of the shelf, by age. Source: docs/rules/store.md D-140. */
export const categories = ['kids', 'teens', 'adults', 'elders'] as const
export type Category = (typeof categories)[number]

/** What a product is: sent by post, or a file in the library. */
export const productTypes = ['physical', 'digital'] as const
export type ProductType = (typeof productTypes)[number]
/** Is it a file? */
export const isDigital = (type: ProductType): boolean => type === 'digital'

/** From which age group on a product is shown. Source: docs/rules/store.md D-143. */
export const ageRestrictions = ['all', 'teen', 'adult', 'elder'] as const
export type AgeRestriction = (typeof ageRestrictions)[number]

/** How a parcel goes. */
export const shippingProfiles = ['standard', 'light', 'bulky'] as const

/** States of an order. Source: docs/rules/store.md D-147. */
export const orderStatuses = [
  'pending',
  'paid',
  'failed',
  'refunded',
  'partially_refunded',
  'disputed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What happened to an order, in words of its timeline. */
export const orderEventKinds = [
  'placed',
  'paid',
  'emailed',
  'shipped',
  'refund_asked',
  'refund_declined',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'failed',
  'expired',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** States of a right to a file: it rests while a payment is disputed. Source: docs/rules/store.md D-156. */
export const entitlementStatuses = ['active', 'resting', 'revoked'] as const
export type EntitlementStatus = (typeof entitlementStatuses)[number]

/** States of a refund. */
export const refundStates = ['asked', 'approved', 'declined', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** States of a review: read by staff before it is shown. Source: docs/rules/store.md D-158. */
export const reviewStates = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]
