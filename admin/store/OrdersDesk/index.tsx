import { can } from '#domain/access/staff.ts'
import { guarded } from '#admin/_shell/guarded.tsx'
import { OrderList } from './OrderList.client.tsx'

/** `/admin/orders`: orders of all, receipts again, and refunds. Source: docs/rules/store.md B-desk-of-orders. */
export const OrdersDesk = guarded('OrdersDesk', ({ actor, messages, locale }) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{messages.ordersDesk.title}</h1>
      <a className="ek-button" href="/admin">
        {messages.ordersDesk.back}
      </a>
    </div>
    <OrderList
      messages={{
        ...messages.ordersDesk,
        timeline: messages.orders.timeline,
        times: messages.orders.times,
        shipsTo: messages.orders.ships_to,
        unreachable: messages.common.error.unexpected,
      }}
      locale={locale}
      timeZone={actor.timeZone}
      mayRefund={can(actor.roles, 'orders.refund')}
      maySend={can(actor.roles, 'orders.send')}
    />
  </div>
))
