import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { purchaseRequestsApi, type OwnRequestView } from '#domain/requests/api.ts'
import type { Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Sql } from '#services/database/db.ts'
import { asksToBuy } from './asksToBuy.ts'
import { ownView, REQUEST_COLUMNS, type RequestRow } from './requestView.ts'

/** Requests of one list: those of months. */
const ROWS = 50
const OWN = `select ${REQUEST_COLUMNS} from purchase_requests r join products p on p.id = r.product_id where r.child_id = $1`

/** The requests of the member who asks, newest first, and whether they ask instead of buying. */
export async function listRequests(
  sql: Sql,
  actor: Actor,
  locale: Locale,
): Promise<Output<typeof purchaseRequestsApi.listRequests>> {
  const rows = await sql.query<RequestRow>(
    `${OWN} order by r.created_at desc, r.id desc limit ${ROWS}`,
    [actor.id, locale],
    'requests-own',
  )
  return {
    mustAsk: await asksToBuy(sql, actor),
    isPaused: await isOn(sql, 'ff.store_pause'),
    requests: rows.map(ownView),
  }
}

/**
 * Reads one request of the member who asks.
 * @throws OperationError `requests.error.gone`
 */
export async function readOwnRequest(
  sql: Sql,
  childId: string,
  { id, locale }: { id: string; locale: Locale },
): Promise<OwnRequestView> {
  const [row] = await sql.query<RequestRow>(`${OWN} and r.id = $3`, [childId, locale, id], 'requests-one')
  if (!row) throw operationErrorOf(purchaseRequestsApi.cancelRequest, 'requests.error.gone')
  return ownView(row)
}
