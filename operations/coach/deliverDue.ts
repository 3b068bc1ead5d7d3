import type { CoachWrote } from '#domain/coach/events.ts'
import { COACH_WINDOW_MINUTES, type CoachPreferences } from '#domain/coach/schema.ts'
import { message } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { clocksOf } from '#operations/notifications/clocksOf.ts'
import { notify, type Notice } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'
import { DELIVER, FIND_DUE, LOCK } from './dueSql.ts'
import { personaName } from './personaName.ts'

type Sent = {
  id: string
  user_id: string
  content: string
  channels: CoachPreferences['channels']
  day: string
  starts: string
}
/** `signal` ends the round between two batches. `batch`: people in one transaction. */
type Options = { signal?: AbortSignal; batch?: number }
/** What every batch of one round works with. `clocks` is what `clocksOf` found, as JSON. */
type Round = { db: Db; clocks: string; now: Date; persona: string }

/** People in one transaction. */
const BATCH = 500
/** Live events under way at once. */
const EVENTS_AT_ONCE = 20
/** Milliseconds one round spends on live events. They only save a wait: pages fetch again by themselves. */
const EVENTS_MS = 10_000

/**
 * Sends every coach message that is due now, to each person, day and window once, with any number of workers at it and
 * whenever one is killed: a message exists when its row is stored, and push and mail are queued in the same transaction.
 */
export async function deliverDue(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal, batch = BATCH }: Options = {},
): Promise<{ delivered: number }> {
  const { db, clock, realtime } = services
  const now = clock.now()
  const zones = await db.query<{ time_zone: string }>(
    `select distinct p.time_zone from notification_preferences n join profiles p on p.id = n.user_id where n.coach_enabled`,
  )
  const clocks = JSON.stringify(
    clocksOf(
      zones.map((row) => row.time_zone),
      { now, late: COACH_WINDOW_MINUTES },
    ),
  )
  const people = (await db.query<{ user_id: string }>(FIND_DUE, [clocks], 'coach-find')).map(
    (row) => row.user_id,
  )
  if (people.length === 0) return { delivered: 0 }
  const round: Round = { db, clocks, now, persona: await personaName(db) }
  const eventsUntil = performance.now() + EVENTS_MS
  let delivered = 0
  for (let at = 0; at < people.length && !signal?.aborted; at += batch) {
    if (await isOn(db, 'ff.notifications_pause')) break
    const sent = await deliverBatch(round, people.slice(at, at + batch))
    delivered += sent.length
    await announce(realtime, sent, eventsUntil)
  }
  return { delivered }
}

/** One transaction. Locking comes first: what is stored by others before we hold the lock is seen afterwards. */
async function deliverBatch({ db, clocks, now, persona }: Round, wanted: readonly string[]): Promise<Sent[]> {
  return db.tx(async (sql) => {
    const people = (await sql.query<{ user_id: string }>(LOCK, [wanted], 'coach-lock')).map(
      (row) => row.user_id,
    )
    if (people.length === 0) return []
    const sent = await sql.query<Sent>(
      DELIVER,
      [clocks, people, people.map(() => newId()), now],
      'coach-deliver',
    )
    await notify(
      sql,
      sent.map((one) => noticeOf(one, persona)),
      { now },
    )
    return sent
  })
}

const noticeOf = ({ user_id, content, channels, day, starts }: Sent, persona: string): Notice => ({
  userId: user_id,
  key: `coach:${day}:${starts}`,
  type: 'ai_digest',
  channels,
  words: (locale) => ({ title: message(locale, 'coach.notice.title', { persona }), message: content }),
  // Templates may speak of what somebody struggles with; a locked screen must not.
  push: (locale) => ({
    title: message(locale, 'coach.notice.title', { persona }),
    body: message(locale, 'notifications.push.body'),
  }),
  mail: { template: 'coach-message', args: () => ({ persona, content }) },
  link: '/dashboard',
})

/** Tells open pages, after the messages are stored. */
async function announce(realtime: Services['realtime'], sent: readonly Sent[], until: number): Promise<void> {
  for (let at = 0; at < sent.length && performance.now() < until; at += EVENTS_AT_ONCE) {
    const some = sent.slice(at, at + EVENTS_AT_ONCE)
    await Promise.all(
      some.map(({ id, user_id }) => {
        const event: CoachWrote = { name: 'coach-wrote', data: { id } }
        return realtime.publish(`private-user-${user_id}`, event.name, event.data)
      }),
    )
  }
}
