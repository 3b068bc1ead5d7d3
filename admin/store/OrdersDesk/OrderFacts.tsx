import type { AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { moneyIn } from './moneyIn.ts'
import type { DeskProps } from './types.ts'

type Props = Pick<DeskProps, 'messages' | 'locale' | 'timeZone'> & { order: AdminOrderView }

/** What an order has in it, what the policy says, refunds, and what happened. */
export function OrderFacts({ order, messages, locale, timeZone }: Props) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const at = (instant: string) => day.format(new Date(instant))
  const money = (cents: number) => moneyIn(cents, order.currency)
  const ruleOf = (itemId: string) => order.refundOffer?.items.find((item) => item.itemId === itemId)
  return (
    <>
      <Block
        id="order-items"
        title={messages.columns.product}
        aside={fill(messages.total, {
          amount: money(order.totalCents),
          refunded: money(order.refundedCents),
        })}
      >
        <ul className="ek-desk__around">
          {order.items.map(({ id, title, quantity, priceCents, recipientName }) => {
            const offer = ruleOf(id)
            return (
              <li key={id} dir="auto">
                {fill(messages.times, { title, quantity: quantity.toLocaleString(locale) })},{' '}
                <bdi>{money(priceCents * quantity)}</bdi>
                {recipientName && ` ${fill(messages.for, { name: recipientName })}`}
                {offer && ` (${fill(messages.rule[offer.rule], { amount: money(offer.amountCents) })})`}
              </li>
            )
          })}
        </ul>
      </Block>
      {order.shipsTo && (
        <Block id="order-ships-to" title={messages.shipsTo}>
          <address className="ek-desk__words" dir="auto">
            {[order.shipsTo.name, ...order.shipsTo.lines].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </Block>
      )}
      {order.refunds.length > 0 && (
        <Block id="order-refunds" title={messages.refunds}>
          <ul className="ek-desk__around">
            {order.refunds.map(({ id, state, amountCents, overrideReason }) => (
              <li key={id} dir="auto">
                <bdi>{money(amountCents)}</bdi>, {messages.refund_state[state]}
                {overrideReason && `. ${fill(messages.because, { reason: overrideReason })}`}
              </li>
            ))}
          </ul>
        </Block>
      )}
      <Block id="order-events" title={messages.events}>
        <ol className="ek-desk__around">
          {order.events.map(({ id, kind, at: instant, amountCents, note }) => (
            <li key={id} dir="auto">
              {at(instant)}: {fill(messages.timeline[kind], { amount: money(amountCents ?? 0) })}
              {note && ` “${note}”`}
            </li>
          ))}
        </ol>
      </Block>
    </>
  )
}
