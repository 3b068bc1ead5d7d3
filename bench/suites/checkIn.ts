import { v7 } from 'uuid'
import type { Db } from '#services/database/db.ts'
import { anyOf, type BenchPerson } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'

const WORDS = 'The walk home was quiet, and the light on the water helped.'

/** B2: a check-in with words, each time another member's: session, limit, mood, reflection, streak and badge. */
export const ourCheckIns = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => ownCheckIn(server.url, anyOf(people)), isRepeatable: false },
})

const ownCheckIn = (url: string, { token }: BenchPerson, id = v7()): Asked => ({
  method: 'POST',
  path: '/api/checkins',
  headers: {
    cookie: `ek_session=${token}`,
    origin: url.replace('127.0.0.1', 'localhost'),
    'content-type': 'application/json',
  },
  body: JSON.stringify({ id, mood: 'calm', intensity: 3, reflection: WORDS, isPrivate: true }),
})

/** The same through Payload's REST, with the streak and the badge in a hook. */
export function payloadCheckIns(
  server: Server,
  people: readonly BenchPerson[],
  tokenOf: (person: BenchPerson) => string,
): Runner {
  const known = people.map((person) => ({ user: person.id, token: tokenOf(person) }))
  const next = (): Asked => {
    const { user, token } = anyOf(known)
    const day = new Date().toISOString().slice(0, 10)
    return {
      method: 'POST',
      path: '/api/moods?depth=0',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user, mood: 'calm', intensity: 3, day, words: WORDS }),
    }
  }
  // Two check-ins of one person at once collide in a hook that reads and then writes.
  return { server, workload: { next, isRepeatable: false, mayFail: 0.01 } }
}

/** Lets each server take one check-in of a new person and compares what is stored. @throws Error when it differs. */
export async function requireEqualCheckIns(
  db: Db,
  people: readonly [BenchPerson, BenchPerson],
  servers: readonly [Server, Server],
): Promise<void> {
  const stored: string[] = []
  for (const [index, server] of servers.entries()) {
    const person = people[index]!
    const { method, path, headers, body } = ownCheckIn(server.url, person)
    const answer = await fetch(server.url + path, { method, headers, body: body! })
    if (!answer.ok)
      throw new Error(`${server.name} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    const rows = await db.query(
      `select m.mood, m.intensity, r.content, r.is_private, s.current_streak, s.longest_streak,
         (select count from rate_limits where bucket = 'write user:' || m.user_id) as counted
       from moods m join reflections r on r.mood_id = m.id join user_streaks s on s.user_id = m.user_id where m.id = $1`,
      [(JSON.parse(body!) as { id: string }).id],
    )
    stored.push(JSON.stringify(rows))
  }
  if (stored[0] !== stored[1] || stored[0] === '[]')
    throw new Error(`not the same is stored:\n${stored.join('\n')}`)
}
