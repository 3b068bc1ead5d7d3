import { productOnly } from '#domain/account/access.ts'
import { instant, integer, longText, onlyUserField, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Who a member is at the payment provider, and the one checkout they may have open there. */
export const BillingCustomers = systemCollection({
  slug: 'billing-customers',
  rules: productOnly,
  fields: [
    onlyUserField(),
    text('customerId', { required: true, unique: true }),
    // How many checkouts there were: part of the key that makes equal presses one checkout.
    integer('checkoutNumber', { required: true, min: 0, defaultValue: 0 }),
    text('checkoutId'),
  ],
})

/**
 * Subscriptions as the provider last had them, one row each. Only what the provider says moves a row. Source:
 * docs/rules/billing.md B-inbox.
 */
export const Subscriptions = systemCollection({
  slug: 'subscriptions',
  rules: productOnly,
  fields: [
    userField(),
    text('providerId', { required: true, unique: true }),
    text('plan', { required: true, max: 20 }),
    // One of `subscriptionStates`.
    text('status', { required: true, max: 20 }),
    instant('trialEnd', { index: true }),
    instant('currentPeriodEnd', { index: true }),
    // What the payer pays a month: a plan that costs more today costs them what it did when they started.
    integer('priceCents', { min: 0 }),
    text('currency', { max: 3 }),
    yesNo('isEnding'),
    yesNo('hasCard'),
    // Counts the changes: a change that was read before another is stored after it by no one.
    integer('revision', { required: true, min: 0, defaultValue: 0 }),
    instant('trialMailedAt'),
  ],
})

/** Who the payer of a family plan gave a seat to; the payer sits on the first one without a row. */
export const PlanSeats = systemCollection({
  slug: 'plan-seats',
  rules: productOnly,
  fields: [userField('payer'), onlyUserField()],
})

/** Mailboxes that had their trial, as keyed hashes that outlive the account. Source: docs/rules/billing.md D-037. */
export const TrialUses = systemCollection({
  slug: 'trial-uses',
  rules: productOnly,
  timestamps: false,
  fields: [
    text('mailboxHash', { required: true, unique: true, max: 64 }),
    instant('usedAt', { required: true }),
  ],
})

/** What the provider told of, each once. Only ids: what is true now is asked again. */
export const StripeEvents = systemCollection({
  slug: 'stripe-events',
  rules: productOnly,
  timestamps: false,
  fields: [
    text('eventId', { required: true, unique: true }),
    text('type', { required: true, max: 80 }),
    text('objectId', { required: true }),
    instant('happenedAt', { required: true }),
    instant('receivedAt', { required: true, index: true }),
    instant('handledAt'),
  ],
})

/** Money given back for a charge of a plan, decided by staff. It stays in the books without the member. */
export const PlanRefunds = systemCollection({
  slug: 'plan-refunds',
  rules: productOnly,
  fields: [
    userField('user', false),
    // What the provider calls the subscription and the payment.
    text('subscriptionId', { required: true, index: true }),
    text('paymentIntentId', { required: true, index: true }),
    integer('amountCents', { required: true, min: 1 }),
    text('currency', { required: true, max: 3 }),
    // What the policy gave back when it was decided.
    integer('policyCents', { required: true, min: 0 }),
    // One of `planRefundStates`.
    text('state', { required: true, max: 10 }),
    longText('overrideReason', 500),
    // Whether the plan ends with it.
    yesNo('endsPlan'),
    userField('decidedBy', false),
    instant('decidedAt', { required: true }),
    text('providerId', { unique: true }),
    text('key', { required: true, unique: true }),
  ],
})
