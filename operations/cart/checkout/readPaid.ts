import type { Actor } from '#domain/access/actor.ts'
import type { PaidView } from '#domain/cart/checkoutApi.ts'
import { orderViewStatus } from '#domain/store/orderStatus.ts'
import type { OrderStatus } from '#domain/store/enums.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { PaymentsError } from '#services/payments/port.ts'
import { syncPayment, type PaymentParts, type Synced } from '#operations/store/orders/syncPayment.ts'

type Row = {
  status: OrderStatus
  number: string
  total_cents: number
  currency: string
  items: PaidView['items']
}

const READ = `
select o.status, o.number, o.total_cents, o.currency,
  (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity) order by i.id) from order_items i where i.order_id = o.id) as items
from orders o where o.session_id = $1 and o.user_id = $2`

const states: Partial<Record<Synced, PaidView['payment']>> = { open: 'open', waits: 'later' }

/**
 * Returns the caller's own order behind a page of the provider. While its event is on its way, the provider is asked
 * here.
 * @throws OperationError 404, also for an order of another member
 */
export async function readPaid(
  services: PaymentParts,
  actor: Pick<Actor, 'id'>,
  sessionId: string,
): Promise<PaidView> {
  const { db, log } = services
  let row = await read(db, sessionId, actor.id)
  let payment: PaidView['payment'] = 'here'
  if (row?.status === 'pending') {
    try {
      payment = states[await syncPayment(services, sessionId)] ?? 'here'
      row = await read(db, sessionId, actor.id)
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      log.warn({ err: error.message }, 'a payment could not be asked about')
    }
  }
  if (!row) throw new OperationError('common.error.not_found')
  return {
    status: orderViewStatus(row.status),
    payment,
    number: row.number,
    items: row.items,
    totalCents: row.total_cents,
    currency: row.currency,
  }
}

const read = async (sql: Sql, sessionId: string, userId: string): Promise<Row | undefined> =>
  (await sql.query<Row>(READ, [sessionId, userId], 'order-of-session'))[0]
