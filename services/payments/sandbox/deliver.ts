import { createHmac } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import type { Event } from './shapes.ts'

/** Where events go, and how they are signed. */
export type Receiver = { url: string; secret: string }

const TIMEOUT_MS = 10_000
/** Seconds until the next try double with each, up to this. */
const LONGEST_WAIT_SECONDS = 30
const TRIES_MAX = 60
const AT_ONCE = 20

const DUE = `
select d.event_id, o.data from sandbox_deliveries d join sandbox_objects o on o.id = d.event_id
where d.next_at <= now() order by o.position limit ${AT_ONCE}`

const LATER = `
update sandbox_deliveries set tries = tries + 1, next_at = now() + make_interval(secs => least(power(2, tries), ${LONGEST_WAIT_SECONDS}))
where event_id = $1`

/** Sends the events that are due, oldest first; what is not taken is tried again later. Returns how many were taken. */
export async function deliverDue(db: Db, receiver: Receiver): Promise<number> {
  const due = await db.query<{ event_id: string; data: Event }>(DUE)
  let taken = 0
  for (const { event_id: id, data } of due) {
    if (await isTaken(receiver, data)) {
      taken += 1
      await db.query('delete from sandbox_deliveries where event_id = $1', [id])
    } else {
      await db.query(LATER, [id])
      await db.query('delete from sandbox_deliveries where event_id = $1 and tries >= $2', [id, TRIES_MAX])
    }
  }
  return taken
}

/** The header of a delivery, as the provider makes it. */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

async function isTaken({ url, secret }: Receiver, event: Event): Promise<boolean> {
  const body = JSON.stringify(event)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return ok
  } catch {
    return false
  }
}
