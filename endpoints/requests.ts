import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { startProductCheckout } from '#operations/cart/checkout/startProductCheckout.ts'
import { approveRequest, type StartCheckout } from '#operations/requests/approveRequest.ts'
import { askToBuy } from '#operations/requests/askToBuy.ts'
import { cancelRequest } from '#operations/requests/cancelRequest.ts'
import { declineRequest } from '#operations/requests/declineRequest.ts'
import { guardianRequests } from '#operations/requests/guardianRequests.ts'
import { listRequests } from '#operations/requests/listRequests.ts'
import { savePurchaseRules } from '#operations/requests/savePurchaseRules.ts'

// What is bought for a request is the child's; the page is the guardian's own.
const startCheckout: StartCheckout = async (services, buyer, order) => {
  try {
    return (await startProductCheckout(services, buyer, order)).url
  } catch (error) {
    // The yes is stored already: the words say so.
    if (error instanceof OperationError && error.code === 'cart.error.checkout_failed')
      throw operationErrorOf(purchaseRequestsApi.approveRequest, 'requests.error.checkout_failed')
    throw error
  }
}

/** What minors ask for, and what their guardians answer. */
export const requestsEndpoints: Served[] = [
  serve(purchaseRequestsApi.listRequests, ({ actor, call, services }) =>
    listRequests(services.db, actor, call.locale),
  ),
  serve(purchaseRequestsApi.askToBuy, async ({ actor, input, call, services }) => {
    const { productId, reason = '' } = input.body
    const { notified, ...asked } = await askToBuy(services, actor, { productId, reason, locale: call.locale })
    void publishNotifications(services.realtime, notified)
    return asked
  }),
  serve(purchaseRequestsApi.cancelRequest, async ({ actor, input, call, services }) => ({
    request: await cancelRequest(services, actor, { id: input.params.id, locale: call.locale }),
  })),
  serve(purchaseRequestsApi.guardianRequests, ({ actor, call, services }) =>
    guardianRequests(services.db, actor, { locale: call.locale, now: services.clock.now() }),
  ),
  serve(purchaseRequestsApi.approveRequest, async ({ actor, input, services }) => ({
    url: await approveRequest(services, actor, { id: input.params.id, startCheckout }),
  })),
  serve(purchaseRequestsApi.declineRequest, async ({ actor, input, call, services }) => {
    await declineRequest(services, actor, { id: input.params.id, ...input.body })
    return guardianRequests(services.db, actor, { locale: call.locale, now: services.clock.now() })
  }),
  serve(purchaseRequestsApi.savePurchaseRules, async ({ actor, input, call, services }) => {
    await savePurchaseRules(services, actor, { link: input.params.link, ...input.body })
    return guardianRequests(services.db, actor, { locale: call.locale, now: services.clock.now() })
  }),
]
