import {
  isWanted,
  planNotification,
  type Delivery,
  type NotifiedEvent,
} from '#domain/guardians/notifications.ts'
import { guardianNotification } from '#operations/guardians/notifications/guardianNotification.ts'
import { guardiansBehind, type GuardianFacts } from '#operations/guardians/notifications/guardianFacts.ts'
import type { Sql } from '#services/database/db.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'

const DAY_MS = 86_400_000
/** Days of check-ins that guardians of the demo dataset were notified of. */
const DAYS = 7
/** The list was opened this long ago; what came later is unread. */
const LOOKED_DAYS = 2

type CheckIn = { id: string; child_id: string; link: string; at: Date; is_shared: boolean }
type GuardianNotification = {
  id: string
  checkIn: CheckIn
  guardian: GuardianFacts
  event: NotifiedEvent
  delivery: Delivery
  dueAt: Date
  sentAt: Date | null
}

const LATEST = `
select m.id, m.user_id as child_id, g.id as link, m.created_at as at, coalesce(r.shared_with_parent, false) as is_shared
from guardian_links g join moods m on m.user_id = g.child_id and m.created_at >= $1 left join reflections r on r.mood_id = m.id
where g.status = 'verified' order by m.created_at, m.id`

/** Stores what guardians were notified of about the last days of their children, and the same in their account. */
export async function seedGuardianNotifications(sql: Sql, now: Date): Promise<void> {
  const checkIns = await sql.query<CheckIn>(LATEST, [new Date(now.getTime() - DAYS * DAY_MS)])
  const guardians = await guardiansBehind(sql, [...new Set(checkIns.map(({ link }) => link))])
  const behind = new Map(guardians.map((guardian) => [guardian.link, guardian]))
  const notified = checkIns.flatMap((checkIn) => notificationsOf(checkIn, behind.get(checkIn.link)!, now))
  await insertRows(
    sql,
    'parent_notices',
    {
      id: 'uuid',
      child_id: 'uuid',
      link_id: 'uuid',
      event_type: 'text',
      mood_id: 'uuid',
      key: 'text',
      delivery: 'text',
      due_at: 'timestamptz',
      sent_at: 'timestamptz',
      ...stamps,
    },
    notified.map(({ id, checkIn, event, delivery, dueAt, sentAt }) => ({
      id,
      child_id: checkIn.child_id,
      link_id: checkIn.link,
      event_type: event,
      mood_id: checkIn.id,
      key: `${event}:${checkIn.id}`,
      delivery,
      due_at: dueAt,
      sent_at: sentAt,
      created_at: checkIn.at,
      updated_at: sentAt ?? checkIn.at,
    })),
  )
  await insertRows(
    sql,
    'notifications',
    {
      id: 'uuid',
      user_id: 'uuid',
      type: 'text',
      channel: 'text',
      key: 'text',
      payload_json: 'jsonb',
      sent_at: 'timestamptz',
      read_at: 'timestamptz',
      ...stamps,
    },
    notified.flatMap((one) => inAppRows(one, now)),
  )
}

function notificationsOf(checkIn: CheckIn, guardian: GuardianFacts, now: Date): GuardianNotification[] {
  const events: NotifiedEvent[] = checkIn.is_shared ? ['checkin', 'journal_shared'] : ['checkin']
  return events
    .filter((event) => isWanted(event, guardian.preferences))
    .map((event) => {
      const plan = planNotification({ event, ...guardian, now: checkIn.at })
      const id = seedId(`told:${event}:${checkIn.id}`)
      // What is still due (it was evening) is sent by the worker, as always.
      return { id, checkIn, guardian, event, ...plan, sentAt: plan.dueAt <= now ? plan.dueAt : null }
    })
}

function inAppRows({ id, guardian, event, sentAt }: GuardianNotification, now: Date) {
  if (!sentAt || !guardian.accountId) return []
  const { userId, key, type, words, link } = guardianNotification(guardian, guardian.accountId, { id, event })
  const lookedAt = new Date(now.getTime() - LOOKED_DAYS * DAY_MS)
  return {
    id: seedId(`bell:${id}`),
    user_id: userId,
    type,
    channel: 'in_app',
    key,
    payload_json: { ...words(guardian.locale), link },
    sent_at: sentAt,
    read_at: sentAt < lookedAt ? lookedAt : null,
    created_at: sentAt,
    updated_at: sentAt,
  }
}
