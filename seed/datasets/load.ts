import { SESSION_DAYS } from '#operations/account/sessionCookie.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { firstConsent } from '../factories/consents.ts'
import type { Sql } from '#services/database/db.ts'

/** How much to make. */
export type Load = { people: number; moods: number }
/** People of the load dataset who are signed in. */
export const LOAD_SESSIONS = 1_000
/** Share of check-ins with a reflection. */
const REFLECTED = 0.6

/**
 * The session token of the nth person (from 1): 43 characters, as real ones have. Public, so for measuring
 * only.
 */
export const loadToken = (n: number): string => `load-${n}-`.padEnd(43, 'x')
/** The id of the nth person, from 1. */
export const loadPersonId = (n: number): string =>
  `00000000-0000-8000-8000-${n.toString(16).padStart(12, '0')}`

const idOf = (kind: string, n: string): string =>
  `('${kind}-0000-8000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Seconds over which check-ins are spread: 120 days. */
const SPAN = 120 * 86_400
/** Rows one statement makes. */
const CHUNK = 20_000
/** Check-ins of each person with a session: their history is longer than the page shows. */
const BUSY = 40

// The mth check-in belongs to a person with a session first, then to the others in turn.
// $1 and $2: first and last of this chunk; $3 check-ins in all, $4 people, $5 sessions.
const SERIES = `
from (
  select m, case when m <= $5::int * ${BUSY} or $4::int = $5 then 1 + m % $5 else 1 + $5 + m % ($4 - $5) end as owner,
    -- Multiplying by a prime mixes the order, so that the check-ins of a person lie apart from each other as in real life.
    now() - make_interval(secs => (m::bigint * 7919 % $3::int)::float8 * ${SPAN} / $3) as at
  from generate_series($1::int, $2::int) m
) as series`

const MOODS = `
insert into moods (id, user_id, mood, intensity, day, created_at, updated_at)
select ${idOf('00000001', 'm')}, ${idOf('00000000', 'owner')},
  (array['excited', 'happy', 'calm', 'anxious', 'sad', 'angry', 'tired'])[1 + m % 7], 1 + m % 5, to_char(at, 'YYYY-MM-DD'), at, at
${SERIES} order by at`

const REFLECTIONS = `
insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
select ${idOf('00000002', 'm')}, ${idOf('00000001', 'm')}, ${idOf('00000000', 'owner')}, 'A quiet evening, number ' || m, true, false, at, at
${SERIES} where m * 7 % 10 < ${REFLECTED * 10} order by at`

const USERS = `
insert into users (id, email, password_hash, created_at, updated_at)
select ${idOf('00000000', 'n')}, 'load' || n || '@load.example', 'none', now() - interval '130 days', now() from generate_series($1::int, $2::int) n`

const PROFILES = `
insert into profiles (id, username, first_name, age, age_group, language, time_zone, selected_focus_areas, subscription_status, onboarded_at, legal_consents, created_at, updated_at)
select ${idOf('00000000', 'n')}, 'load' || n, 'Load', 18 + n % 60, case when 18 + n % 60 < 61 then 'adult' else 'elder' end,
  (array['en', 'es', 'fr', 'ar'])[1 + n % 4], (array['America/Detroit', 'Europe/Madrid', 'Europe/Paris', 'Africa/Cairo'])[1 + n % 4],
  '["anxiety"]', 'free', now(), '${JSON.stringify(firstConsent)}', now() - interval '130 days', now()
from generate_series($1::int, $2::int) n`

const SESSIONS = `
insert into sessions (id, user_id, token_hash, user_agent, address, last_seen_at, expires_at, created_at, updated_at)
select ${idOf('00000003', 'n')}, ${idOf('00000000', 'n')}, hash, 'load', '127.0.0.1', now(), now() + interval '${SESSION_DAYS} days', now(), now()
from unnest($1::int[], $2::text[]) as t(n, hash)`

/**
 * Fills an empty database for measuring: adults with check-ins over the last 120 days, 60 % of them with a
 * reflection. The first thousand people have a session (see `loadToken`) and a long history. At full size it takes a
 * minute or two, in statements that are short enough for any connection.
 */
export async function seedLoad(sql: Sql, { people, moods }: Load): Promise<void> {
  const sessions = Math.min(LOAD_SESSIONS, people)
  for (const chunk of chunksOf(people)) await sql.query(USERS, chunk)
  for (const chunk of chunksOf(people)) await sql.query(PROFILES, chunk)
  for (const chunk of chunksOf(moods)) await sql.query(MOODS, [...chunk, moods, people, sessions])
  for (const chunk of chunksOf(moods)) await sql.query(REFLECTIONS, [...chunk, moods, people, sessions])
  const numbers = Array.from({ length: sessions }, (_, index) => index + 1)
  await sql.query(SESSIONS, [numbers, numbers.map((n) => hashToken(loadToken(n)))])
  for (const table of ['users', 'profiles', 'moods', 'reflections', 'sessions'])
    await sql.query(`analyze ${table}`)
}

/** First and last number of each piece of 1 to `total`. */
const chunksOf = (total: number): [number, number][] =>
  Array.from({ length: Math.ceil(total / CHUNK) }, (_, index) => [
    index * CHUNK + 1,
    Math.min(total, (index + 1) * CHUNK),
  ])
