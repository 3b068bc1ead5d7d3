import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { v7 } from 'uuid'
import { streakBadges } from '../../domain/checkins/badges.ts'
import type { AgeGroup } from '../../domain/account/ageGroup.ts'
import { addDays, localDay } from '../../domain/time/localDay.ts'
import { TAKE } from '../../operations/_kit/sharedLimit.ts'
import { OLD_SESSION } from '../../operations/account/isOldSession.ts'
import { BY_TOKEN } from '../../operations/account/readActor.ts'
import { insertCheckIn } from '../../operations/checkins/checkIn.ts'
import { MOOD_HISTORY } from '../../operations/checkins/moodHistory.ts'
import { FIGURES } from '../../operations/checkins/overview.ts'
import { COACH_WAITING } from '../../operations/coach/coachWaiting.ts'
import { LATEST_NOTIFICATIONS } from '../../operations/notifications/listNotifications.ts'
import type { Locale } from '../../messages/index.ts'
import type { Sql } from '../../services/database/db.ts'
import { chatRoutes } from './chatRoutes.ts'
import { storeRoutes } from './storeRoutes.ts'
import { triviaRoutes } from './triviaRoutes.ts'

/**
 * The limit: bare fastify and pg with the very same statements, prepared by name, on a pool of the same size. It checks
 * the session and nothing else: no input, no output, no origin, no errors in four languages.
 */
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const sql: Sql = {
  query: async <R extends pg.QueryResultRow>(text: string, values?: readonly unknown[], name?: string) =>
    (await pool.query<R>({ text, values: values as unknown[], name })).rows,
}
const app = Fastify({ logger: false })
type Person = {
  id: string
  email: string
  language: Locale
  username: string
  session_id: string
  time_zone: string
  age_group: AgeGroup | null
}

async function personOf(request: FastifyRequest): Promise<Person | undefined> {
  const token = /ek_session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1]
  if (!token) return undefined
  const hash = createHash('sha256').update(token).digest('hex')
  return (await pool.query<Person>({ name: 'actor', text: BY_TOKEN, values: [hash, new Date()] })).rows[0]
}

app.get('/healthz', () => ({ status: 'alive' }))

app.get('/api/checkins', async (request, reply) => {
  const person = await personOf(request)
  if (!person) return reply.code(401).send()
  return {
    checkIns: (await pool.query({ name: 'mood-history', text: MOOD_HISTORY, values: [person.id] })).rows,
  }
})

// Ours keeps flags for two seconds; so does this.
const FLAGS_MS = 2_000
let flags: { until: number; rows: unknown[] } = { until: 0, rows: [] }
async function flagRows(): Promise<unknown[]> {
  if (Date.now() > flags.until) {
    const text = 'select flag_key, enabled from feature_flags order by category, flag_key'
    flags = { until: Date.now() + FLAGS_MS, rows: (await pool.query({ name: 'flags', text })).rows }
  }
  return flags.rows
}

app.get('/api/dashboard', async (request, reply) => {
  const person = await personOf(request)
  if (!person) return reply.code(401).send()
  const now = new Date()
  const today = localDay(now, person.time_zone)
  const rowsOf = async (name: string, text: string, values: unknown[]) =>
    (await pool.query({ name, text, values })).rows as unknown[]
  const [checkIns, [figures], [bell], [coach], flagged] = await Promise.all([
    rowsOf('mood-history', MOOD_HISTORY, [person.id]),
    rowsOf('figures', FIGURES, [person.id, addDays(today, -7), today]),
    rowsOf('bell', LATEST_NOTIFICATIONS, [person.id]),
    rowsOf('coach-waiting', COACH_WAITING, [person.id, now]),
    flagRows(),
    rowsOf('old-session', OLD_SESSION, [person.session_id]),
  ])
  return { person, checkIns, figures, bell, coach, flags: flagged }
})

const BADGES = JSON.stringify(streakBadges)
const LOW = ['sad', 'anxious', 'angry', 'tired']
const MINUTE = 60_000

type Body = { id: string; mood: string; intensity: number; reflection: string; isPrivate: boolean }
app.post<{ Body: Body }>('/api/checkins', async (request, reply) => {
  const person = await personOf(request)
  if (!person) return reply.code(401).send()
  const now = new Date()
  const window = new Date(now.getTime() - (now.getTime() % MINUTE))
  const [taken] = (
    await pool.query<{ count: number }>({
      name: 'rate-limit',
      text: TAKE,
      values: [`write user:${person.id}`, window],
    })
  ).rows
  if (taken!.count > 60) return reply.code(429).send()
  const { id, mood, intensity, reflection, isPrivate } = request.body
  const day = localDay(now, person.time_zone)
  const [row] = await insertCheckIn(sql, {
    id,
    userId: person.id,
    mood,
    intensity,
    day,
    activities: '[]',
    feelings: '[]',
    now,
    reflectionId: v7(),
    content: reflection,
    isPrivate,
    isShared: false,
    streakId: v7(),
    dayBefore: addDays(day, -1),
    badgeId: v7(),
    badges: BADGES,
    lowAfter: addDays(day, -3),
    lowMoods: LOW,
  })
  return row
})

triviaRoutes(app, { sql, personOf })
chatRoutes(app, { pool, personOf, readFlags: flagRows })
storeRoutes(app, { sql, url: process.env.DATABASE_URL!, personOf, readFlags: flagRows })

// The bytes of a page, as ours sends them.
let page = Buffer.alloc(0)
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
  done(null, body),
)
app.put('/terms', (request, reply) => {
  page = request.body as Buffer<ArrayBuffer>
  return reply.code(204).send()
})
app.get('/terms', (_, reply) =>
  reply.header('content-type', 'text/html;charset=utf-8').header('content-encoding', 'br').send(page),
)

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
