import { productOnly } from '#domain/account/access.ts'
import { cents, instant, integer, longText, rowField, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Orders, from the moment a checkout is opened. Amounts are cents. Only what the provider says moves a status. The
 * buyer is empty once the account is erased. Source: docs/rules/store.md D-147, D-151.
 */
export const Orders = systemCollection({
  slug: 'orders',
  rules: productOnly,
  fields: [
    userField('user', false),
    text('number', { required: true, unique: true, max: 20 }),
    // Equal presses make one order.
    text('key', { required: true, unique: true }),
    text('sessionId', { unique: true }),
    text('paymentIntentId', { index: true }),
    text('status', { required: true, max: 20, defaultValue: 'pending' }),
    text('currency', { required: true, max: 3, defaultValue: 'usd' }),
    cents('subtotalCents'),
    cents('shippingCents'),
    cents('taxCents'),
    cents('totalCents'),
    cents('refundedCents'),
    text('customerEmail'),
    text('shippingName'),
    { name: 'shippingAddress', type: 'json' },
    text('shippingRate', { max: 20 }),
    // Whether the stock of its items is taken for it.
    yesNo('stockHeld'),
    instant('expiresAt', { index: true }),
    instant('paidAt'),
    instant('emailedAt'),
    instant('shippedAt'),
    rowField('request', 'purchase-requests', false),
    yesNo('isLive'),
    // Counts the changes: an answer that was read before another is stored after it by no one.
    integer('revision', { required: true, min: 0, defaultValue: 0 }),
  ],
})

/** What an order has, with titles and prices as they were. The recipient is whose library or parcel it is. */
export const OrderItems = systemCollection({
  slug: 'order-items',
  rules: productOnly,
  fields: [
    rowField('order', 'orders'),
    rowField('product', 'products'),
    text('title', { required: true, max: 120 }),
    text('productType', { required: true, max: 10 }),
    integer('quantity', { required: true, min: 1, max: 99, defaultValue: 1 }),
    cents('priceAtPurchaseCents'),
    userField('recipient', false),
  ],
})

/** The timeline of an order. */
export const OrderEvents = systemCollection({
  slug: 'order-events',
  rules: productOnly,
  fields: [
    rowField('order', 'orders'),
    text('kind', { required: true, max: 20 }),
    instant('at', { required: true }),
    integer('amountCents', { min: 0 }),
    userField('actor', false),
    text('note', { max: 500 }),
  ],
})

/** Who may download what. Source: docs/rules/store.md D-156. */
export const Entitlements = systemCollection({
  slug: 'entitlements',
  rules: productOnly,
  fields: [
    userField(),
    rowField('product', 'products'),
    rowField('orderItem', 'order-items', true, true),
    text('status', { required: true, max: 10, defaultValue: 'active' }),
    text('reason', { max: 20 }),
    instant('grantedAt', { required: true }),
    instant('firstAccessedAt'),
    instant('revokedAt'),
    // Downloads of a day of UTC, at most five.
    text('downloadsDay', { max: 10 }),
    integer('downloads', { required: true, min: 0, defaultValue: 0 }),
  ],
})

/** Refunds, asked by the buyer or made by staff. */
export const Refunds = systemCollection({
  slug: 'refunds',
  rules: productOnly,
  fields: [
    rowField('order', 'orders'),
    // Empty: the whole order.
    rowField('orderItem', 'order-items', false),
    integer('amountCents', { required: true, min: 0 }),
    text('state', { required: true, max: 10, defaultValue: 'asked' }),
    longText('reason', 500),
    longText('overrideReason', 500),
    // What the policy said when it was asked.
    { name: 'policy', type: 'json' },
    userField('askedBy', false),
    userField('decidedBy', false),
    instant('decidedAt'),
    text('providerId', { unique: true }),
    text('key', { required: true, unique: true }),
  ],
})

/** Reviews of buyers. Source: docs/rules/store.md D-158. */
export const ProductReviews = systemCollection({
  slug: 'product-reviews',
  rules: productOnly,
  indexes: [{ fields: ['product', 'user'], unique: true }],
  fields: [
    rowField('product', 'products'),
    userField(),
    integer('rating', { required: true, min: 1, max: 5 }),
    longText('text', 1_000),
    text('userPublicName', { required: true, max: 60 }),
    text('state', { required: true, max: 10, defaultValue: 'pending' }),
    userField('decidedBy', false),
    instant('decidedAt'),
  ],
})
