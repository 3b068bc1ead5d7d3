/** Types of events the product asks the provider for. Others are stored and come to nothing. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
] as const

/** Sent on `private-user-<id>`: the member's plan is another now. Ask again. */
export const PLAN_CHANGED = 'plan-changed'

/** Types the go-live list asks to subscribe to. Source: docs/rules/billing.md S-003-7.3. */
export const requiredEvents = [
  'checkout.session.completed',
  'charge.refunded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.dispute.created',
] as const
