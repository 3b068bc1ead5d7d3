import { libraryApi } from '#domain/store/libraryApi.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { downloadLink } from '#operations/store/library/downloadLink.ts'
import { readLibrary } from '#operations/store/library/readLibrary.ts'
import { restoreLibrary } from '#operations/store/library/restoreLibrary.ts'
import { adminOrder, adminOrders } from '#operations/store/orders/adminOrders.ts'
import { markShipped } from '#operations/store/orders/markShipped.ts'
import { ownOrder, ownOrders } from '#operations/store/orders/ownOrders.ts'
import { resendReceipt } from '#operations/store/orders/resendReceipt.ts'
import { askRefund } from '#operations/store/refunds/askRefund.ts'
import { declineRefund } from '#operations/store/refunds/declineRefund.ts'
import { refundOrder } from '#operations/store/refunds/refundOrder.ts'

/** Orders, the library, refunds, and the desk of orders. */
export const ordersEndpoints: Served[] = [
  serve(ordersApi.ownOrders, ({ actor, input, services }) => ownOrders(services.db, actor, input.query.page)),
  serve(ordersApi.ownOrder, ({ actor, input, services }) =>
    ownOrder(services.db, actor, { id: input.params.id, now: services.clock.now() }),
  ),
  serve(ordersApi.askRefund, async ({ actor, input, services }) => {
    const { id } = input.params
    const { itemId = null, reason } = input.body
    await askRefund(services, actor, { orderId: id, itemId, reason })
    return ownOrder(services.db, actor, { id, now: services.clock.now() })
  }),
  serve(libraryApi.readLibrary, ({ actor, call, services }) =>
    readLibrary(services.db, actor.id, { locale: call.locale, now: services.clock.now() }),
  ),
  serve(libraryApi.downloadLink, ({ actor, input, services }) => downloadLink(services, actor, input.params)),
  serve(libraryApi.restoreLibrary, async ({ actor, call, services }) => {
    const restored = await restoreLibrary(services, actor)
    const library = await readLibrary(services.db, actor.id, {
      locale: call.locale,
      now: services.clock.now(),
    })
    return { ...library, restored }
  }),
  serve(ordersAdminApi.adminOrders, ({ actor, input, services }) =>
    adminOrders(services.db, actor, input.query),
  ),
  serve(ordersAdminApi.adminOrder, ({ actor, input, services }) =>
    adminOrder(services.db, actor, { id: input.params.id, now: services.clock.now() }),
  ),
  serve(ordersAdminApi.refundOrder, async ({ actor, input, services }) => {
    const { id } = input.params
    await refundOrder(services, actor, { orderId: id, ...input.body })
    return adminOrder(services.db, actor, { id, now: services.clock.now() })
  }),
  serve(ordersAdminApi.declineRefund, async ({ actor, input, services }) => {
    const orderId = await declineRefund(services, actor, { id: input.params.id, reason: input.body.reason })
    return adminOrder(services.db, actor, { id: orderId, now: services.clock.now() })
  }),
  serve(ordersAdminApi.markShipped, async ({ actor, input, services }) => {
    const { id } = input.params
    await markShipped(services, actor, { id, tracking: input.body.tracking })
    return adminOrder(services.db, actor, { id, now: services.clock.now() })
  }),
  serve(ordersAdminApi.resendReceipt, async ({ actor, input, services }) => {
    await resendReceipt(services, actor, input.body.session_id)
    return { isQueued: true as const }
  }),
]
