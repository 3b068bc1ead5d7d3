import type { CoachWrote } from '#domain/coach/events.ts'
import type { CoachPreferences } from '#domain/coach/schema.ts'
import { locales, message, type Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'
import { clocksOf } from './clocksOf.ts'
import { DELIVER, LOCK_DUE } from './dueSql.ts'
import { personaName } from './personaName.ts'

type Sent = {
  id: string
  user_id: string
  content: string
  language: Locale
  email: string
  channels: CoachPreferences['channels']
  day: string
  starts: string
}
/** `signal` ends the round between two batches. `batch`: people in one transaction. */
type Options = { signal?: AbortSignal; batch?: number }
/** What one batch works with. */
type Round = { db: Db; clocks: ReturnType<typeof clocksOf>; now: Date; persona: string; batch: number }

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** People in one transaction. */
const BATCH = 500
/** Live events under way at once. */
const EVENTS_AT_ONCE = 20
/** Milliseconds one round spends on live events. They only save a wait: pages fetch again by themselves. */
const EVENTS_MS = 10_000

/**
 * Sends every coach message that is due now, to each person, day and window once, with any number of workers at it and
 * whenever one is killed: a message exists when its row is stored, and mail is queued in the same transaction.
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
  const round: Round = {
    db,
    now,
    batch,
    clocks: clocksOf(zones.map((row) => row.time_zone), now),
    persona: await personaName(db),
  }
  const eventsUntil = performance.now() + EVENTS_MS
  let delivered = 0
  for (let after: string | null = FIRST_ID; after !== null && !signal?.aborted; ) {
    if (await isOn(db, 'ff.notifications_pause')) break
    const done = await deliverBatch(round, after)
    delivered += done.sent.length
    await announce(realtime, done.sent, { now, until: eventsUntil })
    after = done.last
  }
  return { delivered }
}

/** One transaction. `last` is where the next batch goes on, null at the end. */
async function deliverBatch({ db, clocks, now, persona, batch }: Round, after: string): Promise<{ sent: Sent[]; last: string | null }> {
  const zones = JSON.stringify(clocks)
  return db.tx(async (sql) => {
    const people = (await sql.query<{ user_id: string }>(LOCK_DUE, [zones, after, batch], 'coach-lock')).map((row) => row.user_id)
    if (people.length === 0) return { sent: [], last: null }
    const titles = Object.fromEntries(locales.map((locale) => [locale, message(locale, 'coach.notice.title', { persona })]))
    const sent = await sql.query<Sent>(
      DELIVER,
      [zones, people, people.map(() => newId()), people.map(() => newId()), now, JSON.stringify(titles)],
      'coach-deliver',
    )
    await queueMails(
      sql,
      sent
        .filter(({ channels }) => channels.includes('email'))
        .map(({ user_id, email, language, content, day, starts }) => ({
          template: 'coach-message' as const,
          to: email,
          locale: language,
          args: { persona, content, path: '/dashboard' },
          key: `coach:${user_id}:${day}:${starts}`,
          userId: user_id,
        })),
    )
    return { sent, last: people.length < batch ? null : people.at(-1)! }
  })
}

/** Tells open pages, after the messages are stored. */
async function announce(
  realtime: Services['realtime'],
  sent: readonly Sent[],
  { now, until }: { now: Date; until: number },
): Promise<void> {
  for (let at = 0; at < sent.length && performance.now() < until; at += EVENTS_AT_ONCE) {
    const some = sent.slice(at, at + EVENTS_AT_ONCE)
    await Promise.all(
      some.map(({ id, user_id, content }) => {
        const event: CoachWrote = { name: 'coach-wrote', data: { id, content, deliveredAt: now.toISOString() } }
        return realtime.publish(`private-user-${user_id}`, event.name, event.data)
      }),
    )
  }
}
