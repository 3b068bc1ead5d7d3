import type Stripe from 'stripe'
import { idOf } from './oncePayments.ts'
import type { ProviderDispute, ProviderRefund } from './port.ts'

/** Money that was given back, as the provider has it now. */
export const refundOf = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  amountCents: amount,
  state: refundStates[status ?? 'pending'] ?? 'waits',
  refundId: metadata?.refundId ?? null,
})

const refundStates: Partial<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** A dispute as the provider has it now. */
export const disputeOf = ({
  id,
  amount,
  status,
  payment_intent: intent,
}: Stripe.Dispute): ProviderDispute => ({
  id,
  amountCents: amount,
  paymentIntentId: intent ? idOf(intent) : null,
  state: disputeStates[status] ?? 'open',
})

// A warning that is closed took no money.
const disputeStates: Partial<Record<Stripe.Dispute.Status, ProviderDispute['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}
