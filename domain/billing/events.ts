/** Types of events the product asks the provider for. Others are stored and come to nothing. */
export const handledEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
] as const

/** Sent on `private-user-<id>`: the member's plan is another now. Ask again. */
export const PLAN_CHANGED = 'plan-changed'
