import type { Actor } from '#domain/access/actor.ts'
import { requestMoves } from '#domain/requests/requests.ts'
import { purchaseRequestsApi, type OwnRequestView } from '#domain/requests/api.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { readOwnRequest } from './listRequests.ts'

/**
 * Takes back a request of the member who acts, while it waits for an answer. One that is cancelled already stays so.
 * @throws OperationError `requests.error.gone`, `.decided`
 */
export async function cancelRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, locale }: { id: string; locale: Locale },
): Promise<OwnRequestView> {
  const changed = await db.query(
    `update purchase_requests set status = 'cancelled', decided_at = $3, updated_at = $3
     where id = $1 and child_id = $2 and status = any($4::text[]) returning id`,
    [id, actor.id, clock.now(), requestMoves.cancel.from],
    'requests-cancel',
  )
  const request = await readOwnRequest(db, actor.id, { id, locale })
  if (changed.length === 0 && request.status !== 'cancelled')
    throw operationErrorOf(purchaseRequestsApi.cancelRequest, 'requests.error.decided')
  return request
}
