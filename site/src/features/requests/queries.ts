import { purchaseRequestsApi, type GuardianRequests } from '#domain/requests/api.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf, read, write } from '../../lib/query.ts'

/** A minor's own requests. Asked again whenever they are seen: a guardian answers meanwhile. */
export const ownRequestsQuery = {
  ...read(purchaseRequestsApi.listRequests),
  refetchOnMount: 'always',
} as const
/** What a guardian's children ask for. Asked again whenever it is seen: the other tab may have paid meanwhile. */
export const guardianRequestsQuery = {
  ...read(purchaseRequestsApi.guardianRequests),
  refetchOnMount: 'always',
} as const

const ownKey = keyOf(purchaseRequestsApi.listRequests)
/** What changes requests; those of guardians that answer with the list show it through `showGuardianRequests`. */
export const requestWrites = {
  ask: write(purchaseRequestsApi.askToBuy, [ownKey]),
  cancel: write(purchaseRequestsApi.cancelRequest, [ownKey]),
  approve: write(purchaseRequestsApi.approveRequest, [keyOf(purchaseRequestsApi.guardianRequests)]),
  decline: write(purchaseRequestsApi.declineRequest),
  saveRules: write(purchaseRequestsApi.savePurchaseRules),
}

/** Shows what the server answered a guardian with. What was asked for before it may come later. */
export function showGuardianRequests(client: QueryClient, requests: GuardianRequests): void {
  void client.cancelQueries({ queryKey: guardianRequestsQuery.queryKey })
  client.setQueryData(guardianRequestsQuery.queryKey, requests)
}
