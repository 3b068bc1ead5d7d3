import { invalid } from './apiError.ts'
import { recordAt, textAt, type Params } from './form.ts'
import type { Charge, Dispute, Refund } from './shapes.ts'
import type { Store } from './store.ts'

/** Gives money of a payment back. @throws ApiError for more than is left */
export async function makeRefund(store: Store, params: Params): Promise<Refund> {
  const intent = await store.get('payment_intent', textAt(params, 'payment_intent') ?? '')
  if (!intent.latest_charge) throw invalid('This PaymentIntent does not have a successful charge to refund.')
  const charge = await store.get('charge', intent.latest_charge)
  const left = charge.amount - charge.amount_refunded
  const amount = Number(textAt(params, 'amount') ?? left)
  if (charge.disputed) throw invalid('A disputed charge cannot be refunded.')
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount')
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  await store.put(charge)
  const refund = await store.make('refund', {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: recordAt(params, 'metadata'),
  })
  await store.emit('charge.refunded', charge)
  return refund
}

/** A bank looks into a charge. */
export async function openDispute(store: Store, charge: Charge): Promise<Dispute> {
  const { id, amount, currency, payment_intent } = charge
  await store.put({ ...charge, disputed: true })
  const dispute = await store.make('dispute', {
    amount,
    currency,
    charge: id,
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  await store.emit('charge.dispute.created', dispute)
  return dispute
}

/** Ends a dispute. */
export async function closeDispute(store: Store, dispute: Dispute, isWon: boolean): Promise<Dispute> {
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.')
  dispute.status = isWon ? 'won' : 'lost'
  await store.put(dispute)
  if (isWon) await store.put({ ...(await store.get('charge', dispute.charge)), disputed: false })
  await store.emit('charge.dispute.closed', dispute)
  return dispute
}

/** Answers a dispute with evidence: the provider's test words decide it. */
export async function answerDispute(store: Store, dispute: Dispute, params: Params): Promise<Dispute> {
  const words = textAt(params, 'evidence', 'uncategorized_text')
  if (textAt(params, 'submit') === 'false' || words === undefined) return dispute
  if (words !== 'winning_evidence' && words !== 'losing_evidence')
    throw invalid('The sandbox takes winning_evidence and losing_evidence.', 'evidence[uncategorized_text]')
  return closeDispute(store, dispute, words === 'winning_evidence')
}
