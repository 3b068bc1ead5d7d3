import { firstConsent } from '#seed/factories/consents.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { sendRecovery } from '#domain/account/jobs.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import { answerRecovery } from '#operations/account/answerRecovery.ts'
import { newInviteCode } from '#operations/family/inviteCodes.ts'
import { systemClock } from '#services/clock/clock.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { Data } from '../kit/data.ts'
import { proxiedServer } from '../kit/peers.ts'
import type { Server } from '../kit/server.ts'
import { areaUnderCurve } from '../kit/figures.ts'

/** One door and how well a stranger tells who has an account there. */
export type Route = {
  route: string
  pairs: number
  /** Chance that a known contact takes longer than an unknown one; 0.5 says nothing. */
  auc: number
  /** Status, headers, cookies' names and body were the same in every pair, but for what is random. */
  areEqual: boolean
  /** The first difference, for the reader of a failed run. */
  difference?: string
}

type Contact = { email: string; session: string }
type Asked = { path: string; body: unknown; cookie?: string }
/** What a route is asked about a member. `prepare` runs before, and is not measured. */
type Ask = (contact: Contact, kind: Kind) => Asked | Promise<Asked>
type Kind = 'known' | 'unknown'

const PASSWORD = 'Quiet-Harbour-2261-plum'
/** What a stranger chooses who signs up with an address of another person. */
const STRANGE = 'Strange-Lagoon-4711-kelp'
/**
 * Beyond this, a door is measured once more with twice the pairs; the second figure counts. Chance alone passes it now
 * and then.
 */
export const AUC_GOAL = 0.55

/**
 * Asks every door about known and unknown contacts in turn, each contact once and each call from a network of its own,
 * and compares times and bytes. A door another feature brings is added to `doors`.
 */
export async function enumeration(data: Data, pairs: number, log: (line: string) => void): Promise<Route[]> {
  const server = await proxiedServer(data)
  try {
    const ask = asker(server)
    const results: Route[] = []
    for (const [route, about] of routes(data, ask)) {
      let result = await measure(data, ask, { route, about, pairs })
      if (distance(result) > AUC_GOAL - 0.5)
        result = await measure(data, ask, { route, about, pairs: 2 * pairs })
      log(
        `${route.padEnd(20)} AUC ${result.auc.toFixed(3)}  ${result.areEqual ? 'equal' : `DIFFERENT ${result.difference}`}`,
      )
      results.push(result)
    }
    return results
  } finally {
    await server.stop()
  }
}

/** How far from saying nothing, either way. */
export const distance = ({ auc }: Pick<Route, 'auc'>): number => Math.abs(auc - 0.5)

type Asker = (asked: Asked) => Promise<{ ms: number; seen: string; cookies: string }>

const routes = (data: Data, ask: Asker): [string, Ask][] => [
  ['sign-in', ({ email }) => ({ path: '/auth/sign-in', body: { email, password: 'Wrong-Harbour-1' } })],
  [
    'sign-up',
    ({ email }) => ({
      path: '/auth/sign-up',
      body: { email, password: PASSWORD, username: `b-${v7().slice(-12)}`, ageGroup: 'adult' },
    }),
  ],
  [
    'sign-up, sign-in',
    async ({ email }) => {
      await ask({
        path: '/auth/sign-up',
        body: { email, password: STRANGE, username: `b-${v7().slice(-12)}`, ageGroup: 'adult' },
      })
      return { path: '/auth/sign-in', body: { email, password: STRANGE } }
    },
  ],
  ['code request', ({ email }) => ({ path: '/auth/recovery', body: { contact: email } })],
  [
    'code check',
    async ({ email }) => {
      const { cookies } = await ask({ path: '/auth/recovery', body: { contact: email } })
      await answerLatest(data)
      return { path: '/auth/recovery/verify', body: { code: '000000' }, cookie: cookies }
    },
  ],
  ['reset link', ({ email }) => ({ path: '/auth/recovery/link', body: { email } })],
  [
    'guardian start',
    ({ email, session }) => ({
      path: '/functions/guardian-start',
      body: { guardianEmail: email },
      cookie: `ek_session=${session}`,
    }),
  ],
  [
    'family join',
    async ({ session }, kind) => {
      // A family whose code ran out, against no family: a right code opens, and is no secret to its holder.
      const [runOut, nobodys] = [newInviteCode(), newInviteCode()]
      await familyWithRunOutCode(data, runOut)
      return {
        path: '/family/join',
        body: { inviteCode: kind === 'known' ? runOut : nobodys },
        cookie: `ek_session=${session}`,
      }
    },
  ],
]

const familyWithRunOutCode = ({ db }: Data, code: string) =>
  db.query(
    `insert into family_groups (id, name, invite_code, invite_expires_at, created_at, updated_at)
     values ($1, 'Bench', $2, now() - interval '1 day', now(), now())`,
    [v7(), code],
  )

/** What the worker does with the latest request: a known contact gets a code. */
async function answerLatest({ db }: Data): Promise<void> {
  const [job] = await db.query<{ payload: { requestId: string; sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id desc limit 1`,
    [sendRecovery.name],
  )
  await answerRecovery(
    { db, clock: systemClock },
    { requestId: job!.payload.requestId, encrypted: job!.payload.sealed, locale: 'en' },
  )
}

let calls = 0
/** Sends one call from a fresh address, so that no limit of an address is in the way. */
function asker(server: Server): Asker {
  return async ({ path, body, cookie }) => {
    calls += 1
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const begun = performance.now()
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: {
        origin: server.url.replace('127.0.0.1', 'localhost'),
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const ms = performance.now() - begun
    const set = answer.headers.getSetCookie()
    return {
      ms,
      seen: whatIsSeen(answer, text, set),
      cookies: set.map((one) => one.split(';')[0]).join('; '),
    }
  }
}

/** An answer without what is random or a clock's. */
function whatIsSeen(answer: Response, text: string, set: readonly string[]): string {
  const ignored = ['date', 'x-request-id', 'set-cookie']
  const headers = [...answer.headers].filter(([name]) => !ignored.includes(name))
  const cookies = set.map((one) => one.replace(/=[^;]*/, ({ length }) => `=${length}`))
  const body = text
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/"contact":"[^"]*"/, '"contact"')
    .replaceAll(
      /"(id|email|username)":"([^"]*)"/g,
      (_, name: string, value: string) => `${name} ${value.length}`,
    )
  return JSON.stringify([answer.status, headers, cookies, body])
}

type Measured = { route: string; about: Ask; pairs: number }

async function measure(data: Data, ask: Asker, { route, about, pairs }: Measured): Promise<Route> {
  const known = await contacts(data, pairs, true)
  const unknown = await contacts(data, pairs, false)
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  const seen = new Set<string>()
  for (let n = -WARM_UP; n < pairs; n += 1) {
    // ABBA, so that a machine that gets slower favours neither.
    const order: Kind[] = n % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of order) {
      const from = kind === 'known' ? known : unknown
      const { ms, seen: answer } = await ask(await about(from[n + WARM_UP]!, kind))
      if (n < 0) continue
      times[kind].push(ms)
      seen.add(answer)
    }
    // Lets a connection settle and a queue notice; an attacker pauses, too.
    await sleep(1)
  }
  const [first, second] = [...seen]
  return {
    route,
    pairs,
    auc: areaUnderCurve(times.known, times.unknown),
    areEqual: seen.size === 1,
    ...(second !== undefined && { difference: `${first} / ${second}` }),
  }
}

const WARM_UP = 10
let batch = 0
let passwordHash: string | undefined

/**
 * Fresh contacts of equal length; the known ones have an account. Each comes with the session of a child, for doors
 * behind one.
 */
async function contacts({ db }: Data, pairs: number, areKnown: boolean): Promise<Contact[]> {
  batch += 1
  passwordHash ??= await hashPassword(PASSWORD)
  const count = pairs + WARM_UP
  const made = Array.from({ length: count }, (_, n) => {
    const id = v7()
    const name = `${String(batch).padStart(3, '0')}${String(n).padStart(5, '0')}`
    return { id, child: v7(), email: `bench${name}@contacts.example`, session: newToken() }
  })
  if (areKnown) {
    await person(
      db,
      made.map(({ id, email }) => ({ id, email })),
      { hash: passwordHash, age: 34 },
    )
  }
  await person(
    db,
    made.map(({ child }) => ({ id: child, email: `${child}@children.example` })),
    { hash: passwordHash, age: 9 },
  )
  await db.query(
    `insert into sessions (id, user_id, token_hash, user_agent, address, last_seen_at, expires_at, created_at, updated_at)
     select gen_random_uuid(), id, hash, 'bench', '127.0.0.1', now(), now() + interval '30 days', now(), now()
     from unnest($1::uuid[], $2::text[]) as t(id, hash)`,
    [made.map(({ child }) => child), made.map(({ session }) => hashToken(session))],
  )
  return made
}

async function person(
  db: Data['db'],
  people: readonly { id: string; email: string }[],
  { hash, age }: { hash: string; age: number },
): Promise<void> {
  const ids = people.map(({ id }) => id)
  await db.query(
    `insert into users (id, email, password_hash, email_verified_at, created_at, updated_at)
     select id, email, $3, now(), now(), now() from unnest($1::uuid[], $2::text[]) as t(id, email)`,
    [ids, people.map(({ email }) => email), hash],
  )
  await db.query(
    `insert into profiles (id, username, first_name, age, age_group, language, time_zone, selected_focus_areas, subscription_status, legal_consents, created_at, updated_at)
     select id, 'bench-' || right(id::text, 20), 'Bench', $2::int, case when $2::int < 13 then 'child' else 'adult' end, 'en', 'UTC', '["sleep"]', 'free', '${JSON.stringify(firstConsent)}', now(), now()
     from unnest($1::uuid[]) as t(id)`,
    [ids, age],
  )
}
