import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { type RequestStatus, canMove } from '#domain/requests/requests.ts'
import type { Sql } from '#services/database/db.ts'
import { lockChild } from '#operations/guardians/lockChild.ts'

/** A request its guardian answers, with everything the answer asks. */
export type LockedRequest = {
  id: string
  child_id: string
  product_id: string
  quantity: number
  status: RequestStatus
  expires_at: Date
  /** The monthly limit the guardian set, in cents. */
  cap: number | null
  time_zone: string
  /** The price now, in cents, of all of it. */
  price_cents: number
  is_active: boolean
}

/** The requests a guardian may read and answer: those made to them, of children they are the verified guardian of. */
export const OF_GUARDIAN = `from purchase_requests r
join guardian_links g on g.child_id = r.child_id and g.status = 'verified' and g.guardian_id = $1 and g.verified_at <= r.created_at
join profiles c on c.id = r.child_id and c.age_group in ('child', 'teen')
join users cu on cu.id = c.id and cu.disabled_at is null
join products p on p.id = r.product_id`

const FIND = `select r.id, r.child_id, r.product_id, r.quantity, r.status, r.expires_at, g.monthly_cap_cents as cap, c.time_zone,
  p.price_cents * r.quantity as price_cents, p.is_active ${OF_GUARDIAN} where r.id = $2`

/**
 * Finds a request the caller may answer, with its child and itself held still until the transaction ends. Undefined for
 * requests of others, as for those that do not exist.
 */
export async function lockedRequest(sql: Sql, actor: Actor, id: string): Promise<LockedRequest | undefined> {
  if (!isAdult(actor.ageGroup)) return undefined
  const [seen] = await sql.query<LockedRequest>(FIND, [actor.id, id], 'requests-find')
  if (!seen) return undefined
  await lockChild(sql, seen.child_id)
  // Read again after the wait: the guardian or the answer may be another one now.
  const [request] = await sql.query<LockedRequest>(`${FIND} for update of r`, [actor.id, id], 'requests-lock')
  return request
}

/** Returns whether a request can be answered so: its time may be over before the job lets it lapse. */
export const canAnswer = (
  { status, expires_at: end }: LockedRequest,
  { answer, now }: { answer: 'approve' | 'decline'; now: Date },
): boolean => canMove(status, answer) && end > now
