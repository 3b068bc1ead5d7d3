import type { OrderEventKind, OrderStatus } from '#domain/store/enums.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** An order as paying for it looks at it. */
export type OpenOrder = {
  id: string
  user_id: string | null
  key: string
  session_id: string | null
  status: OrderStatus
  expires_at: Date | null
  request_id: string | null
  stock_held: boolean
  revision: number
  updated_at: Date
}

const COLUMNS =
  'id, user_id, key, session_id, status, expires_at, request_id, stock_held, revision, updated_at'

/** One order by its id. */
export const readOrder = async (sql: Sql, id: string): Promise<OpenOrder | undefined> =>
  (await sql.query<OpenOrder>(`select ${COLUMNS} from orders where id = $1`, [id], 'order-open'))[0]

/** What a buyer has not paid yet, the newest first. */
export const pendingOf = (sql: Sql, userId: string): Promise<OpenOrder[]> =>
  sql.query<OpenOrder>(
    `select ${COLUMNS} from orders where user_id = $1 and status = 'pending' order by created_at desc, id desc`,
    [userId],
    'orders-pending',
  )

type Note = {
  kind: OrderEventKind
  now: Date
  amountCents?: number | null
  /** Who did it, where a person did. */
  actorId?: string | null
  note?: string | null
}

/** Adds a line to the timeline of an order, in the caller's transaction. */
export async function noteOrder(
  sql: Sql,
  orderId: string,
  { kind, now, amountCents = null, actorId = null, note = null }: Note,
): Promise<void> {
  await sql.query(
    `insert into order_events (id, order_id, kind, at, amount_cents, actor_id, note, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $4, $4)`,
    [newId(), orderId, kind, now, amountCents, actorId, note],
  )
}
