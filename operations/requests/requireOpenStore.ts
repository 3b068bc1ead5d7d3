import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Lets nothing be asked for or approved while the store rests. Source: docs/rules/store.md B-request-pause.
 * @throws OperationError `requests.error.paused`
 */
export async function requireOpenStore(sql: Sql): Promise<void> {
  if (await isOn(sql, 'ff.store_pause'))
    throw operationErrorOf(purchaseRequestsApi.approveRequest, 'requests.error.paused')
}
