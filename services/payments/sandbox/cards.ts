import type { Store } from './store.ts'
import { openDispute } from './refunds.ts'
import type { PaymentIntent, PaymentMethod } from './shapes.ts'

/** What a test card does. */
type Card = { declined?: string; asksFirst?: true; failsLater?: true; isDisputed?: true; brand?: string }

/** The only numbers the sandbox takes: the provider's test cards. Source: docs/rules/billing.md D-183. */
const cards: Readonly<Record<string, Card>> = {
  '4242424242424242': {},
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000002': { declined: 'Your card was declined.' },
  '4000000000009995': { declined: 'Your card has insufficient funds.' },
  '4000002500003155': { asksFirst: true },
  '4000002760003184': { asksFirst: true },
  '4000000000000341': { failsLater: true },
  '4000000000000259': { isDisputed: true },
}

/** A test card by the number as it was typed; undefined for any other number. */
export const cardOf = (typed: string): (Card & { number: string }) | undefined => {
  const number = typed.replace(/\D/g, '')
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined
  return card && { ...card, number }
}

/** Keeps a card for a customer. */
export const keepCard = (store: Store, customer: string, number: string): Promise<PaymentMethod> =>
  store.make('payment_method', {
    type: 'card',
    customer,
    card: { brand: cards[number]?.brand ?? 'visa', last4: number.slice(-4) },
    _number: number,
  })

type NewCharge = {
  customer: string | null
  amount: number
  currency: string
  card: PaymentMethod
  isLater?: boolean
}

/** Takes money from a card, or does not. */
export async function charge(
  store: Store,
  { customer, amount, currency, card, isLater = false }: NewCharge,
): Promise<PaymentIntent> {
  const { declined, failsLater, isDisputed } = cards[card._number] ?? {}
  const intent = await store.make('payment_intent', {
    amount,
    amount_received: 0,
    currency,
    customer,
    payment_method: card.id,
    latest_charge: null,
    status: 'requires_payment_method',
  })
  await endIntent(store, intent, !declined && !(isLater && failsLater))
  if (isDisputed && intent.latest_charge)
    await openDispute(store, await store.get('charge', intent.latest_charge))
  return intent
}

/** Begins a payment that takes its time, as those of banks do. */
export const beginLatePayment = (
  store: Store,
  { customer, amount, currency }: Omit<NewCharge, 'card' | 'isLater'>,
): Promise<PaymentIntent> =>
  store.make('payment_intent', {
    amount,
    amount_received: 0,
    currency,
    customer,
    payment_method: null,
    latest_charge: null,
    status: 'processing',
  })

/** Ends a payment: the money is here, with its charge, or it is not. */
export async function endIntent(store: Store, intent: PaymentIntent, isPaid: boolean): Promise<void> {
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method'
  if (isPaid) {
    const { id, amount, currency, customer } = intent
    const made = await store.make('charge', {
      amount,
      amount_refunded: 0,
      currency,
      customer,
      payment_intent: id,
      disputed: false,
      refunded: false,
      status: 'succeeded',
    })
    intent.amount_received = amount
    intent.latest_charge = made.id
  }
  await store.put(intent)
  await store.emit(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
}
