import type { CoachWrote } from '#domain/coach/events.ts'
import { COACH_KEY, COACH_WINDOW_MINUTES, type CoachPreferences } from '#domain/coach/schema.ts'
import { message } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { clocksOf } from '#operations/notifications/clocksOf.ts'
import { nextLooksOf } from '#operations/notifications/nextLooksOf.ts'
import { notify, type NewNotification } from '#operations/notifications/notify.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'
import { deliverMessages } from './deliverSql.ts'
import { windowsOf, type LookedAt } from './nextLook.ts'
import { LOCK_NEXT, PLAN_NEXT } from './nextPeopleSql.ts'
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
/** What every batch of one round works with. */
type Round = { db: Db; now: Date; persona: string; batch: number }

/** People in one transaction. */
const BATCH = 500
/** Live events under way at once. */
const EVENTS_AT_ONCE = 20
/** Milliseconds one round spends on live events. They only save a wait: pages fetch again by themselves. */
const EVENTS_MS = 10_000

/**
 * Sends every coach message that is due now, to each person, day and window once, with any number of workers at it and
 * whenever one is killed: a message exists when its row is stored, and push and mail are queued in the same
 * transaction.
 */
export async function deliverDue(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal, batch = BATCH }: Options = {},
): Promise<{ delivered: number }> {
  const { db, clock, realtime } = services
  const round: Round = { db, now: clock.now(), persona: await personaName(db), batch }
  const eventsUntil = performance.now() + EVENTS_MS
  let delivered = 0
  for (let looked = batch; looked === batch && !signal?.aborted;) {
    // A pause looks at no member: those due now stay due in what is left of their window.
    if (await isOn(db, 'ff.notifications_pause')) break
    const { people, sent } = await deliverBatch(round)
    looked = people
    delivered += sent.length
    await publishDelivered(realtime, sent, eventsUntil)
  }
  return { delivered }
}

/**
 * One transaction. It locks first: what others store before we hold the lock is seen afterwards. Every member of the
 * batch is planned anew, so that the next batch has others.
 */
async function deliverBatch({ db, now, persona, batch }: Round): Promise<{ people: number; sent: Sent[] }> {
  return db.tx(async (sql) => {
    const locked = await sql.query<LookedAt>(LOCK_NEXT, [now, batch], 'coach-lock')
    if (locked.length === 0) return { people: 0, sent: [] }
    const people = locked.map(({ user_id }) => user_id)
    const zones = [...new Set(locked.map(({ time_zone }) => time_zone))]
    const clocks = JSON.stringify(clocksOf(zones, { now, late: COACH_WINDOW_MINUTES }))
    const messages = people.map(() => newId())
    const sent = await deliverMessages<Sent>(sql, { clocks, people, messages, now })
    const notified = new Set(sent.map(({ user_id }) => user_id))
    const looks = nextLooksOf(locked, { now, late: COACH_WINDOW_MINUTES, notified }, windowsOf)
    await sql.query(PLAN_NEXT, [people, looks], 'coach-plan')
    await notify(
      sql,
      sent.map((one) => notificationOf(one, persona)),
      { now },
    )
    return { people: locked.length, sent }
  })
}

const notificationOf = (
  { user_id, content, channels, day, starts }: Sent,
  persona: string,
): NewNotification => ({
  userId: user_id,
  key: `${COACH_KEY}${day}:${starts}`,
  type: 'ai_digest',
  channels,
  words: (locale) => ({ title: message(locale, 'coach.notice.title', { persona }), message: content }),
  // Templates may speak of what a member struggles with; a locked screen must not.
  push: (locale) => ({
    title: message(locale, 'coach.notice.title', { persona }),
    body: message(locale, 'notifications.push.body'),
  }),
  mail: { template: 'coach-message', args: () => ({ persona, content }) },
  link: '/dashboard',
})

/** Tells open pages, after the messages are stored. */
async function publishDelivered(
  realtime: Services['realtime'],
  sent: readonly Sent[],
  until: number,
): Promise<void> {
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
