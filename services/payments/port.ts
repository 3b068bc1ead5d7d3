import type { PlanKey } from '#domain/billing/plans.ts'
import type { SubscriptionState } from '#domain/billing/status.ts'
import type { Locale } from '#messages'

/** A subscription as the provider has it now. */
export type ProviderSubscription = {
  id: string
  customerId: string
  /** Null: a price that is none of ours. */
  plan: PlanKey | null
  state: SubscriptionState
  trialEnd: Date | null
  currentPeriodEnd: Date | null
  /** Ends with the period and is not charged again. */
  isEnding: boolean
  /** Has a card that can be charged. */
  hasCard: boolean
}

/** A page of the provider on which a plan is started. */
export type ProviderCheckout = {
  id: string
  /** Null once it is no longer open. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  plan: PlanKey | null
  subscriptionId: string | null
}

/** What the provider says has happened. Only ids: what is true now is asked again. */
export type ProviderEvent = { id: string; type: string; objectId: string; isLive: boolean; createdAt: Date }

/** What a new checkout is for. Equal `key`s give the same checkout. */
export type NewCheckout = {
  key: string
  userId: string
  customerId: string
  plan: PlanKey
  /** Days without a charge and without a card; 0 for none. */
  trialDays: number
  successUrl: string
  cancelUrl: string
  locale: Locale
}

/** How our account stands at the provider. */
export type ProviderSetup = {
  accountId: string
  /** Null: there is no such price. Cents are null where the price has no fixed amount. */
  prices: Readonly<
    Record<PlanKey, { isActive: boolean; cents: number | null; currency: string; isMonthly: boolean } | null>
  >
  /** Where events go; `events` has `*` for all. */
  receivers: readonly { url: string; events: readonly string[]; isEnabled: boolean }[]
}

/** The payment provider. Every call leaves the process, may be slow and may fail. */
export type Payments = {
  /** Whether plans can be started here. */
  readonly isOpen: boolean
  /** Whether money moves: events of the other kind are not ours. */
  readonly isLive: boolean
  /** The provider's price of each plan. */
  readonly prices: Readonly<Record<PlanKey, string>>
  /** Account, prices and receivers as they are now. @throws PaymentsError */
  readSetup(): Promise<ProviderSetup>
  /** Makes a customer; the same account gets the same one. @throws PaymentsError */
  createCustomer(customer: { userId: string; email: string; locale: Locale }): Promise<string>
  /** Ends all subscriptions of a customer and removes the customer; one that is gone is fine. @throws PaymentsError */
  endCustomer(customerId: string): Promise<void>
  /** Opens the page on which a plan is started. @throws PaymentsError */
  openCheckout(checkout: NewCheckout): Promise<ProviderCheckout>
  /** A checkout as it is now; null when there is none. @throws PaymentsError */
  readCheckout(id: string): Promise<ProviderCheckout | null>
  /** Closes a checkout; one that is closed already is fine. @throws PaymentsError */
  expireCheckout(id: string): Promise<void>
  /** A subscription as it is now; null when there is none. @throws PaymentsError */
  readSubscription(id: string): Promise<ProviderSubscription | null>
  /** Lets a subscription end with its period, or go on. @throws PaymentsError */
  setEnding(id: string, isEnding: boolean): Promise<void>
  /** The subscription an invoice is for, or null. @throws PaymentsError */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
  /** The address of the provider's page for a customer's card, plan and bills. @throws PaymentsError */
  openPortal(portal: { customerId: string; returnUrl: string; locale: Locale }): Promise<string>
  /** Reads what the provider sent: signature, age, kind. @throws PaymentsError `forged` */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent>
  /** What happened since an instant, of these types, the newest first. @throws PaymentsError */
  eventsSince(since: Date, types: readonly string[]): AsyncIterable<ProviderEvent>
}

/** Why a call of the provider ended in nothing. */
export type PaymentsFault = 'away' | 'refused' | 'forged' | 'closed'

/** A call of the provider that did not end well. The message has no data of members. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'

  constructor(
    readonly fault: PaymentsFault,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options)
  }
}
