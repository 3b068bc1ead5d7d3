import type { Actor } from '#domain/access/actor.ts'
import { REQUEST_HOURS } from '#domain/requests/requests.ts'
import { purchaseRequestsApi } from '#domain/requests/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { canAnswer, lockedRequest, type LockedRequest } from './lockedRequest.ts'
import { passesCap } from './monthlyCap.ts'
import { notifyChild } from './notifyChild.ts'
import { requireOpenStore } from './requireOpenStore.ts'

const contract = purchaseRequestsApi.approveRequest

/** Opens a checkout of products for a buyer and returns its address. */
export type StartCheckout = (
  services: Services,
  buyer: Actor,
  order: {
    items: { productId: string; quantity: number; recipientId: string }[]
    requestId: string
  },
) => Promise<string>

/**
 * A guardian says yes to a request, and their own checkout opens; its address is returned. What is bought is the
 * child's. Pressed again before it is paid, the checkout opens again and nothing else happens. The yes stays when the
 * provider is away.
 * @throws OperationError the `errors` of the contract, and what the checkout rejects
 */
export async function approveRequest(
  services: Services,
  actor: Actor,
  { id, startCheckout }: { id: string; startCheckout: StartCheckout },
): Promise<string> {
  const { db, clock, realtime } = services
  const now = clock.now()
  await requireOpenStore(db)
  const { request, notified } = await db.tx(async (sql) => {
    const found = await lockedRequest(sql, actor, id)
    if (!found) throw operationErrorOf(contract, 'requests.error.gone')
    return { request: found, notified: await approve(sql, actor, { request: found, now }) }
  })
  void publishNotifications(realtime, notified)
  return startCheckout(services, actor, {
    items: [{ productId: request.product_id, quantity: request.quantity, recipientId: request.child_id }],
    requestId: id,
  })
}

async function approve(
  sql: Sql,
  actor: Actor,
  { request, now }: { request: LockedRequest; now: Date },
): Promise<NotificationSent[]> {
  const { id, child_id: childId, status, expires_at: end } = request
  // Approved before: the way to the checkout is open again, for the same amount.
  if (status === 'approved' && end > now) return []
  if (!canAnswer(request, { answer: 'approve', now }))
    throw operationErrorOf(contract, 'requests.error.decided')
  if (!request.is_active) throw operationErrorOf(contract, 'requests.error.not_sold')
  const capped = { childId, timeZone: request.time_zone, ownCents: request.cap }
  if (await passesCap(sql, capped, { addedCents: request.price_cents, now }))
    throw operationErrorOf(contract, 'requests.error.over_cap')
  await sql.query(
    `update purchase_requests set status = 'approved', guardian_id = $2, amount_cents = $3, decided_at = $4, expires_at = $5, updated_at = $4
     where id = $1`,
    [id, actor.id, request.price_cents, now, new Date(now.getTime() + REQUEST_HOURS * 3_600_000)],
    'requests-approve',
  )
  return notifyChild(sql, { id, childId, about: 'approved', now })
}
