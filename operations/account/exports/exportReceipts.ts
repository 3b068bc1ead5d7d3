import type { OrderView } from '#domain/store/ordersApi.ts'
import { message, type Locale } from '#messages'
import { moneyText } from '#operations/store/orders/moneyText.ts'
import { readOrderView } from '#operations/store/orders/orderViews.ts'
import type { Sql } from '#services/database/db.ts'
import type { ZipEntry } from '#lib/zip/zipStream.ts'
import { receiptPage } from './exportPages.ts'
import type { ExportScope } from './exportScope.ts'
import type { ValueFormat } from './showValue.ts'

// Minors see neither orders nor receipts. Source: docs/rules/store.md B-orders.
const PAID = `
select o.id, o.number from orders o join profiles p on p.id = o.user_id and p.age_group in ('adult', 'elder')
where o.user_id = $1 and o.paid_at is not null order by o.id`

/** The receipts of a member's orders, a page each, read when it is written. No guardian has them. */
export async function exportReceipts(
  sql: Sql,
  scope: ExportScope,
  { format, now }: { format: ValueFormat; now: Date },
): Promise<ZipEntry[]> {
  if (scope.kind !== 'own') return []
  const orders = await sql.query<{ id: string; number: string }>(PAID, [scope.userId], 'export-receipts')
  return orders.map(({ id, number }) => ({
    name: `receipts/${number.replace(/[^\w-]/g, '_')}.html`,
    content: async function* () {
      const order = await readOrderView(sql, id, now)
      // One that is gone by then leaves an empty file, as a zip names its files before.
      if (order) yield receiptPage(factsOf(order.view, format), format.locale)
    },
  }))
}

/** What stands on a receipt, in words. */
function factsOf(order: OrderView, { locale, moment }: ValueFormat) {
  const money = (cents: number) => moneyText(locale, cents, order.currency)
  const sums = [
    ['subtotal', order.subtotalCents],
    ['shipping', order.shippingCents],
    ['tax', order.taxCents],
    ['total', order.totalCents],
    ['refunded', order.refundedCents],
  ] as const
  return {
    title: message(locale, 'orders.receipt.of', { number: order.number }),
    facts: [
      [message(locale, 'orders.receipt.date'), moment(new Date(order.paidAt ?? order.createdAt))],
      [message(locale, 'orders.receipt.email'), order.email ?? ''],
      ...(order.shipsTo
        ? [[message(locale, 'orders.ships_to'), [order.shipsTo.name, ...order.shipsTo.lines].join('\n')]]
        : []),
      ...order.events
        .filter(({ kind }) => kind === 'shipped')
        .map(({ at, note }) => [
          message(locale, 'orders.timeline.shipped'),
          [moment(new Date(at)), note].filter(Boolean).join('\n'),
        ]),
      ...order.items.map((item) => itemOf(item, locale, money)),
      ...sums
        .filter(([name, cents]) => cents > 0 || name === 'total')
        .map(([name, cents]) => [message(locale, `orders.sums.${name}`), money(cents)]),
    ] as readonly (readonly [string, string])[],
  }
}

function itemOf(
  { title, quantity, priceCents }: OrderView['items'][number],
  locale: Locale,
  money: (cents: number) => string,
): readonly [string, string] {
  const name = quantity > 1 ? message(locale, 'orders.times', { title, quantity }) : title
  return [name, money(priceCents * quantity)]
}
