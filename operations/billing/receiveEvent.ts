import { handledEvents } from '#domain/billing/events.ts'
import { handleEvent } from '#domain/billing/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import type { ProviderEvent } from '#services/payments/port.ts'

const KEEP = `
insert into stripe_events (id, event_id, type, object_id, happened_at, received_at)
values ($1, $2, $3, $4, $5, $6) on conflict (event_id) do nothing returning id`

/**
 * Stores an event and the job that handles it, in one transaction; a repeat stores nothing. Types that nothing comes of
 * are not stored. Source: docs/rules/billing.md B-inbox.
 * @returns whether it was new
 */
export async function receiveEvent(db: Db, event: ProviderEvent, now: Date): Promise<boolean> {
  const { id, type, objectId, createdAt } = event
  if (!handledEvents.some((handled) => handled === type)) return false
  return db.tx(async (sql) => {
    const rows = await sql.query(KEEP, [newId(), id, type, objectId, createdAt, now])
    if (rows.length === 0) return false
    await enqueue(sql, handleEvent, { eventId: id })
    return true
  })
}
