import type { OrderEventKind, OrderStatus } from '#domain/store/enums.ts'

/** An order of the demo dataset: what was bought, how many days ago, and what became of it. */
export type DemoOrder = {
  name: string
  status: OrderStatus
  daysAgo: number
  /** Keys of products, with how many. */
  items: readonly (readonly [product: string, quantity: number])[]
  shippingCents?: number
  taxCents?: number
  /** What happened after the payment: hours later. */
  events?: readonly (readonly [kind: OrderEventKind, hours: number])[]
  /** A question for money back: the item it is about, by its place, or all; and its answer, if it has one. */
  refund?: { item: number | null; state: 'done' | 'declined' | 'asked'; reason: string; note?: string }
}

/** Orders in every state. The pending one is there while the provider is the sandbox, which has its page. */
export const demoOrders: readonly DemoOrder[] = [
  {
    name: 'sent',
    status: 'paid',
    daysAgo: 6,
    items: [
      ['logbook', 2],
      ['evening-breathing', 1],
    ],
    shippingCents: 599,
    taxCents: 342,
    events: [
      ['emailed', 0],
      ['shipped', 50],
    ],
  },
  {
    name: 'declined',
    status: 'paid',
    daysAgo: 60,
    items: [['kitchen-table-cards', 1]],
    events: [['emailed', 0]],
    refund: {
      item: null,
      state: 'declined',
      reason: 'We play it less than I thought.',
      note: 'The 30 days are over, so we can’t take it back. We hope someone you know enjoys it.',
    },
  },
  {
    name: 'partly',
    status: 'partially_refunded',
    daysAgo: 24,
    items: [
      ['logbook', 1],
      ['kitchen-table-cards', 1],
    ],
    shippingCents: 599,
    events: [
      ['emailed', 0],
      ['shipped', 30],
    ],
    refund: { item: 1, state: 'done', reason: 'I had it already.' },
  },
  {
    name: 'refunded',
    status: 'refunded',
    daysAgo: 40,
    items: [['evening-breathing', 1]],
    events: [['emailed', 0]],
    refund: { item: null, state: 'done', reason: 'I bought it twice.' },
  },
  {
    name: 'disputed',
    status: 'disputed',
    daysAgo: 12,
    items: [['better-nights', 1]],
    events: [
      ['emailed', 0],
      ['disputed', 120],
    ],
  },
  { name: 'failed', status: 'failed', daysAgo: 3, items: [['logbook', 1]] },
  {
    name: 'asked',
    status: 'paid',
    daysAgo: 5,
    items: [['kitchen-table-cards', 1]],
    shippingCents: 599,
    events: [
      ['emailed', 0],
      ['shipped', 26],
    ],
    refund: { item: null, state: 'asked', reason: 'The box came open, and two cards are missing.' },
  },
  { name: 'pending', status: 'pending', daysAgo: 0, items: [['two-of-us', 1]] },
]
