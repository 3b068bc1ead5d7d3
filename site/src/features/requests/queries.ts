import { purchaseRequestsApi, type GuardianRequests } from '#domain/store/requestsApi.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, write } from '../../lib/query.ts'

/** A minor's own requests. Asked again whenever they are seen: a guardian answers meanwhile. */
export const ownRequestsQuery = {
  ...read(purchaseRequestsApi.purchaseRequests),
  refetchOnMount: 'always',
} as const
/** What a guardian's children ask for. Asked again whenever it is seen: the other tab may have paid meanwhile. */
export const guardianRequestsQuery = {
  ...read(purchaseRequestsApi.guardianPurchaseRequests),
  refetchOnMount: 'always',
} as const

const ownKey = keyOf(purchaseRequestsApi.purchaseRequests)
/** What changes requests; those of guardians that answer with the list show it through `showGuardianRequests`. */
export const requestWrites = {
  ask: write(purchaseRequestsApi.askToBuy, [ownKey]),
  cancel: write(purchaseRequestsApi.cancelPurchaseRequest, [ownKey]),
  approve: write(purchaseRequestsApi.approvePurchase, [keyOf(purchaseRequestsApi.guardianPurchaseRequests)]),
  decline: write(purchaseRequestsApi.declinePurchase),
  saveRules: write(purchaseRequestsApi.savePurchaseRules),
}

/** Shows what the server answered a guardian with. */
export const showGuardianRequests = (client: QueryClient, requests: GuardianRequests): void =>
  void client.setQueryData(guardianRequestsQuery.queryKey, requests)
