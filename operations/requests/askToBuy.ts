import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { ASKS_A_DAY, REQUEST_HOURS } from '#domain/requests/requests.ts'
import { purchaseRequestsApi, type OwnRequestView } from '#domain/requests/api.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { lockChild } from '#operations/guardians/lockChild.ts'
import { answerDanger } from '#operations/moderation/answerDanger.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { askableProduct, type AskableProduct } from './askableProduct.ts'
import { assessReason } from './assessReason.ts'
import { asksToBuy } from './asksToBuy.ts'
import { readOwnRequest } from './listRequests.ts'
import { notifyGuardian } from './notifyGuardian.ts'
import { requireOpenStore } from './requireOpenStore.ts'

const contract = purchaseRequestsApi.askToBuy
type Ask = { productId: string; reason: string; locale: Locale }
/** What asking led to, and whom it notified. */
export type Asked = {
  request: OwnRequestView
  isHeard: boolean
  offerSupport: boolean
  notified: NotificationSent[]
}

const insertRequest = statement(`
insert into purchase_requests (id, child_id, product_id, quantity, status, reason, expires_at, created_at, updated_at)
values ($id, $childId, $productId, 1, 'pending', $reason, $expiresAt, $now, $now)`)

/**
 * Asks the guardian of a child or teen to buy one of a product. An open request for it is the answer; it is not made
 * twice. Words of danger open help and stay behind, and the request is made all the same.
 * @throws OperationError the `errors` of the contract
 */
export async function askToBuy(
  services: Pick<Services, 'db' | 'clock' | 'safety'>,
  actor: Actor,
  { productId, reason, locale }: Ask,
): Promise<Asked> {
  const { db, clock } = services
  if (!isMinor(actor.ageGroup)) throw operationErrorOf(contract, 'requests.error.minors_only')
  await requireOpenStore(db)
  const assessed = await assessReason(services, actor, reason)
  const { danger } = assessed
  const now = clock.now()
  return db.tx(async (sql) => {
    // Taken first, as by all that concerns a child and their guardian: equal presses come one after the other.
    await lockChild(sql, actor.id)
    const product = await askableProduct(sql, actor, productId)
    if (!product) throw operationErrorOf(contract, 'requests.error.product_gone')
    if (!(await asksToBuy(sql, actor))) throw operationErrorOf(contract, 'requests.error.not_needed')
    const open = await openRequest(sql, actor.id, productId)
    const id = open ?? newId()
    const notified: NotificationSent[] = []
    if (!open) {
      await requireNewAsk(sql, actor, { product, now })
      const expiresAt = new Date(now.getTime() + REQUEST_HOURS * 3_600_000)
      await insertRequest(sql, { id, childId: actor.id, productId, reason: assessed.reason, expiresAt, now })
      notified.push(...(await notifyGuardian(sql, { id, childId: actor.id, about: 'asked', now })))
    }
    notified.push(...(await answerDanger(sql, { actor, danger, source: 'request', now })))
    const request = await readOwnRequest(sql, actor.id, { id, locale })
    return { request, isHeard: !danger.isDanger, offerSupport: danger.isDanger, notified }
  })
}

async function openRequest(sql: Sql, childId: string, productId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `select id from purchase_requests where child_id = $1 and product_id = $2 and status in ('pending', 'approved')`,
    [childId, productId],
    'requests-open',
  )
  return row?.id
}

async function requireNewAsk(
  sql: Sql,
  { id: childId }: Actor,
  { product, now }: { product: AskableProduct; now: Date },
): Promise<void> {
  const [known] = await sql.query<{ owned: boolean; asks: number }>(
    `select exists (select 1 from entitlements where user_id = $1 and product_id = $2 and status <> 'revoked') as owned,
       (select count(*) from purchase_requests
        where child_id = $1 and created_at > $3::timestamptz - interval '24 hours') as asks`,
    [childId, product.id, now],
    'requests-known',
  )
  if (!product.is_available) throw operationErrorOf(contract, 'cart.error.sold_out')
  if (known!.owned) throw operationErrorOf(contract, 'requests.error.owned')
  if (known!.asks >= ASKS_A_DAY) throw operationErrorOf(contract, 'requests.error.too_many')
}
