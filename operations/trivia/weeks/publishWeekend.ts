import { composeSessions } from '#domain/trivia/compose.ts'
import { combinations } from '#domain/trivia/schedule.ts'
import type { SessionChoice, SessionQuestion } from '#domain/trivia/session.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { nameOf, publishedChoices, readBank } from './bank.ts'
import { notifyShort } from './notifyShort.ts'

/** What one publishing did: the age groups and languages that are published now, and those still without a session. */
export type PublishedWeekend = {
  published: readonly SessionChoice[]
  short: readonly SessionChoice[]
}

/**
 * Publishes a weekend for every age group and language that has none yet, each once, also when several processes do
 * it at the same time. One with fewer than thirty approved questions stays unpublished, and staff is notified once.
 * What is published is a copy and never changes. Source: docs/rules/trivia.md D-102, compose.
 */
export async function publishWeekend(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  weekKey: string,
): Promise<PublishedWeekend> {
  const now = clock.now()
  const { notified, ...done } = await db.tx(async (sql) => {
    // Workers that publish at the same time wait for the first, and find its work.
    await sql.query(`select pg_advisory_xact_lock(hashtext('trivia-publish'))`)
    return publishMissing(sql, weekKey, now)
  })
  void publishNotifications(realtime, notified)
  return done
}

async function publishMissing(
  sql: Sql,
  weekKey: string,
  now: Date,
): Promise<PublishedWeekend & { notified: readonly NotificationSent[] }> {
  const there = await publishedChoices(sql, weekKey)
  const missing = combinations.filter((choice) => !there.has(nameOf(choice)))
  if (missing.length === 0) return { published: [], short: [], notified: [] }
  const { questions, choosing } = await readBank(sql, weekKey, missing)
  const published: SessionChoice[] = []
  for (const choice of missing) {
    const sessions = composeSessions(questions.get(nameOf(choice))!, weekKey, choosing)
    if (!sessions) continue
    await insertSessions(sql, rowOf(choice, { weekKey, sessions, now }))
    published.push(choice)
  }
  const short = missing.filter((choice) => !published.includes(choice))
  return { published, short, notified: await notifyShort(sql, { weekKey, short, now }) }
}

const insertSessions = statement(
  `insert into trivia_weekly_sessions (id, week_key, age_group, locale, topics, session_1_questions, session_2_questions,
     session_3_questions, status, published_at, created_at, updated_at)
   values ($id, $weekKey, $ageGroup, $locale, $topics, $one, $two, $three, 'published', $now, $now, $now)
   on conflict do nothing`,
  'trivia-publish',
)

type Composed = { weekKey: string; sessions: SessionQuestion[][]; now: Date }

function rowOf({ ageGroup, locale }: SessionChoice, { weekKey, sessions, now }: Composed) {
  const [one, two, three] = sessions.map((session) => JSON.stringify(session))
  const topics = JSON.stringify([...new Set(sessions.flat().map(({ category }) => category))])
  return { id: newId(), weekKey, ageGroup, locale, topics, one: one!, two: two!, three: three!, now }
}
