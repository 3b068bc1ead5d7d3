import { owner, worker, type DataMapRow } from './row.ts'

const AT_PROVIDER = 'The name of the row at the payment provider.'
const COUNTER = 'Keeps equal presses and late answers apart; it says nothing about the member.'
const BOOKS = 'Bookkeeping asks for what was sold; without the account it names no one.'

/** The store: cart, orders, library, requests and reviews. */
export const storeData = {
  'cart-items': {
    section: 'store',
    people: {
      user_id: owner,
      gift_for_id: {
        is: 'other',
        exported: 'The member who gives has the row.',
        erasure: 'pseudonymous',
        why: 'The cart stays with the member who filled it.',
      },
    },
    columns: ['product_id', 'quantity', 'seen_price_cents', 'created_at'],
  },
  orders: {
    section: 'orders',
    people: {
      user_id: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS },
      customer_email: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS },
      shipping_name: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS },
      shipping_address: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS },
    },
    columns: [
      'number',
      'status',
      'currency',
      'subtotal_cents',
      'shipping_cents',
      'tax_cents',
      'total_cents',
      'refunded_cents',
      'customer_email',
      'shipping_name',
      'shipping_address',
      'shipping_rate',
      'request_id',
      'paid_at',
      'emailed_at',
      'shipped_at',
      'created_at',
    ],
    withheld: {
      key: COUNTER,
      session_id: AT_PROVIDER,
      payment_intent_id: AT_PROVIDER,
      stock_held: COUNTER,
      expires_at: COUNTER,
      is_live: COUNTER,
      revision: COUNTER,
    },
    // A teen who is let off asking has orders of their own.
    guardian: {
      rows: 'all',
      columns: [
        'number',
        'status',
        'currency',
        'total_cents',
        'refunded_cents',
        'paid_at',
        'shipped_at',
        'created_at',
      ],
    },
  },
  'order-items': {
    section: 'library',
    people: { recipient_id: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS } },
    columns: ['order_id', 'product_id', 'title', 'product_type', 'quantity', 'created_at'],
    withheld: { price_at_purchase_cents: 'The price is the buyer’s to know: the order has the total.' },
  },
  'order-events': {
    section: null,
    people: { actor_id: worker },
    columns: [],
  },
  entitlements: {
    section: 'library',
    people: { user_id: owner },
    columns: [
      'product_id',
      'order_item_id',
      'status',
      'reason',
      'granted_at',
      'first_accessed_at',
      'revoked_at',
      'created_at',
    ],
    withheld: { downloads_day: COUNTER, downloads: COUNTER },
    guardian: { rows: 'all', columns: ['product_id', 'status', 'granted_at'] },
  },
  refunds: {
    section: 'orders',
    people: {
      asked_by_id: { is: 'owner', exported: true, erasure: 'pseudonymous', why: BOOKS },
      decided_by_id: worker,
    },
    columns: [
      'order_id',
      'order_item_id',
      'amount_cents',
      'state',
      'reason',
      'policy',
      'decided_at',
      'created_at',
    ],
    withheld: {
      override_reason: 'The words of staff about their work.',
      provider_id: AT_PROVIDER,
      key: COUNTER,
    },
  },
  'purchase-requests': {
    section: 'store',
    people: {
      child_id: owner,
      guardian_id: {
        is: 'guardian',
        exported: 'The child has the row.',
        erasure: 'pseudonymous',
        why: 'The request stays with the child; who answered is no longer named.',
      },
    },
    columns: [
      'product_id',
      'quantity',
      'status',
      'reason',
      'answer',
      'answer_reason',
      'expires_at',
      'reminded_at',
      'decided_at',
      'created_at',
    ],
    withheld: { amount_cents: 'What was paid is the guardian’s to know: their order has it.' },
    guardian: {
      rows: 'all',
      columns: [
        'product_id',
        'quantity',
        'status',
        'reason',
        'answer',
        'answer_reason',
        'decided_at',
        'created_at',
      ],
    },
  },
  'product-reviews': {
    section: 'store',
    people: { user_id: owner, decided_by_id: worker },
    columns: ['product_id', 'rating', 'text', 'user_public_name', 'state', 'decided_at', 'created_at'],
  },
} as const satisfies Record<string, DataMapRow>
