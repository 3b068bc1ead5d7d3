import { REMIND_HOURS } from '#domain/requests/requests.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { notifyChild } from './notifyChild.ts'
import { notifyGuardian } from './notifyGuardian.ts'

type Taken = { id: string; child_id: string }
/** Requests of one transaction; others wait for the next. */
const BATCH = 100

// One statement finds and marks them, so that two workers take each once.
const LAPSE = `
update purchase_requests set status = 'lapsed', decided_at = coalesce(decided_at, $1), updated_at = $1
where id in (select id from purchase_requests where status in ('pending', 'approved') and expires_at <= $1
  order by expires_at limit ${BATCH} for update skip locked)
returning id, child_id`
const REMIND = `
update purchase_requests set reminded_at = $1, updated_at = $1
where id in (select id from purchase_requests where status = 'pending' and reminded_at is null and expires_at > $1
  and created_at <= $1::timestamptz - interval '${REMIND_HOURS} hours' order by created_at limit ${BATCH} for update skip locked)
returning id, child_id`

/**
 * Lets requests lapse whose time is over and notifies their minors, then reminds guardians of those that wait for a
 * day, each once. Source: docs/rules/store.md D-146.
 */
export async function settleRequests({
  db,
  clock,
  realtime,
}: Pick<Services, 'db' | 'clock' | 'realtime'>): Promise<void> {
  const now = clock.now()
  const each = async (
    take: string,
    notifyOf: (sql: Sql, taken: Taken) => Promise<NotificationSent[]>,
  ): Promise<void> => {
    for (let taken = BATCH; taken === BATCH;) {
      const notified: NotificationSent[] = []
      taken = await db.tx(async (sql) => {
        const rows = await sql.query<Taken>(take, [now])
        for (const row of rows) notified.push(...(await notifyOf(sql, row)))
        return rows.length
      })
      await publishNotifications(realtime, notified)
    }
  }
  await each(LAPSE, (sql, { id, child_id: childId }) =>
    notifyChild(sql, { id, childId, about: 'lapsed', now }),
  )
  await each(REMIND, (sql, { id, child_id: childId }) =>
    notifyGuardian(sql, { id, childId, about: 'waits', now }),
  )
}
