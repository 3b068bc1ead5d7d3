import { SESSION_DAYS } from '#operations/account/sessionCookie.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'

/** How much to make. */
export type Load = { people: number; moods: number }
/** People of the load world who are signed in. */
export const LOAD_SESSIONS = 1_000
/** Share of check-ins with a reflection. */
const REFLECTED = 0.6

/** The session token of the nth person (from 1): 43 characters, as real ones have. Known to everybody, so for measuring only. */
export const loadToken = (n: number): string => `load-${n}-`.padEnd(43, 'x')
/** The id of the nth person, from 1. */
export const loadPersonId = (n: number): string => `00000000-0000-8000-8000-${n.toString(16).padStart(12, '0')}`

const idOf = (kind: string, n: string): string => `('${kind}-0000-8000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Seconds over which check-ins are spread: 120 days. */
const SPAN = 120 * 86_400
/** Check-ins of each person with a session: their history is longer than the page shows. */
const BUSY = 40

// The mth check-in belongs to a person with a session first, then to the others in turn. $1 moods, $2 people, $3 sessions.
const OWNER = `case when m <= $3 * ${BUSY} or $2 = $3 then 1 + m % $3 else 1 + $3 + m % ($2 - $3) end`
// Multiplying by a prime mixes the order, so that the check-ins of a person lie apart from each other as in real life.
const AT = `now() - make_interval(secs => (m::bigint * 7919 % $1)::float8 * ${SPAN} / $1)`

/**
 * Fills an empty database for measuring: adults with check-ins over the last 120 days, 60 % of them with a reflection. The
 * first thousand people have a session (see `loadToken`) and a long history. At full size it takes about a minute. Wants a
 * transaction, in which it lifts the limit on a statement's time.
 */
export async function seedLoad(sql: Sql, { people, moods }: Load): Promise<void> {
  const person = idOf('00000000', 'n')
  const sessions = Math.min(LOAD_SESSIONS, people)
  const figures = [moods, people, sessions]
  await sql.query('set local statement_timeout = 0')
  await sql.query(
    `insert into users (id, email, password_hash, created_at, updated_at)
     select ${person}, 'load' || n || '@load.example', 'none', now() - interval '130 days', now() from generate_series(1, $1::int) n`,
    [people],
  )
  await sql.query(
    `insert into profiles (id, username, first_name, age, age_group, language, time_zone, selected_focus_areas, subscription_status, onboarded_at, created_at, updated_at)
     select ${person}, 'load' || n, 'Load', 18 + n % 60, case when 18 + n % 60 < 61 then 'adult' else 'elder' end,
       (array['en', 'es', 'fr', 'ar'])[1 + n % 4], (array['America/Detroit', 'Europe/Madrid', 'Europe/Paris', 'Africa/Cairo'])[1 + n % 4],
       '["anxiety"]', 'free', now(), now() - interval '130 days', now()
     from generate_series(1, $1::int) n`,
    [people],
  )
  await sql.query(
    `insert into moods (id, user_id, mood, intensity, day, created_at, updated_at)
     select ${idOf('00000001', 'm')}, ${idOf('00000000', 'owner')},
       (array['excited', 'happy', 'calm', 'anxious', 'sad', 'angry', 'tired'])[1 + m % 7], 1 + m % 5, to_char(at, 'YYYY-MM-DD'), at, at
     from (select m, ${OWNER} as owner, ${AT} as at from generate_series(1, $1::int) m cross join (select $2::int, $3::int) f) as series
     order by at`,
    figures,
  )
  await sql.query(
    `insert into reflections (id, mood_id, user_id, content, is_private, shared_with_parent, created_at, updated_at)
     select ${idOf('00000002', 'm')}, ${idOf('00000001', 'm')}, ${idOf('00000000', 'owner')},
       'A quiet evening, number ' || m, true, false, at, at
     from (select m, ${OWNER} as owner, ${AT} as at from generate_series(1, $1::int) m cross join (select $2::int, $3::int) f) as series
     where m * 7 % 10 < ${REFLECTED * 10} order by at`,
    figures,
  )
  const numbers = Array.from({ length: sessions }, (_, index) => index + 1)
  await sql.query(
    `insert into sessions (id, user_id, token_hash, user_agent, address, last_seen_at, expires_at, created_at, updated_at)
     select ${idOf('00000003', 'n')}, ${person}, hash, 'load', '127.0.0.1', now(), now() + interval '${SESSION_DAYS} days', now(), now()
     from unnest($1::int[], $2::text[]) as t(n, hash)`,
    [numbers, numbers.map((n) => hashToken(loadToken(n)))],
  )
  await sql.query('analyze')
}
