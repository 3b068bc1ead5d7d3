import { anyOf, type BenchPerson } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'

/** B1: a member's latest twenty check-ins with reflections, each time another member's. */
export const ourHistory = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => ownHistory(anyOf(people)), isRepeatable: true },
})
const ownHistory = ({ token }: BenchPerson): Asked => ({
  method: 'GET',
  path: '/api/checkins',
  headers: { cookie: `ek_session=${token}` },
})

const PAYLOAD_PATH = '/api/moods?limit=20&sort=-createdAt&depth=1'
/** The same through Payload's REST. Tokens are signed beforehand: signing is no part of what is measured. */
export function payloadHistory(
  server: Server,
  people: readonly BenchPerson[],
  tokenOf: (person: BenchPerson) => string,
): Runner {
  const tokens = people.map(tokenOf)
  return { server, workload: { next: () => payloadAsked(anyOf(tokens)), isRepeatable: true } }
}
const payloadAsked = (token: string): Asked => ({
  method: 'GET',
  path: PAYLOAD_PATH,
  headers: { authorization: `JWT ${token}` },
})

type Plain = { id: string; mood: string; intensity: number; day: string; at: string; words: string | null }
type Ours = {
  checkIns: {
    id: string
    mood: string
    intensity: number
    day: string
    createdAt: string
    reflection: { content: string } | null
  }[]
}
type Bare = {
  checkIns: {
    id: string
    mood: string
    intensity: number
    day: string
    created_at: string
    content: string | null
  }[]
}
type Payloads = {
  docs: {
    id: string
    mood: string
    intensity: number
    day: string
    createdAt: string
    reflections: { docs: { content: string }[] }
  }[]
}

/**
 * Asks every server for the history of some people and compares, in one form for all.
 * @throws Error when they differ or a page is not full: then a comparison of speed would mean nothing.
 */
export async function requireEqualHistories(
  people: readonly BenchPerson[],
  {
    ours,
    bare,
    payload,
  }: { ours: Server; bare: Server; payload?: { server: Server; tokenOf: (person: BenchPerson) => string } },
): Promise<void> {
  for (const person of people) {
    const mine = (await answerOf<Ours>(ours, ownHistory(person))).checkIns.map(
      ({ createdAt, reflection, ...row }): Plain => ({
        ...row,
        at: createdAt,
        words: reflection?.content ?? null,
      }),
    )
    if (mine.length !== 20) throw new Error(`a history of ${mine.length} instead of 20`)
    const limit = (await answerOf<Bare>(bare, ownHistory(person))).checkIns.map(
      ({ id, mood, intensity, day, created_at, content }) => ({
        ...{ id, mood, intensity, day, at: created_at, words: content },
      }),
    )
    requireEqual('fastify', mine, limit)
    if (!payload) continue
    const theirs = (await answerOf<Payloads>(payload.server, payloadAsked(payload.tokenOf(person)))).docs.map(
      ({ id, mood, intensity, day, createdAt, reflections }) => ({
        id,
        mood,
        intensity,
        day,
        at: createdAt,
        words: reflections.docs[0]?.content ?? null,
      }),
    )
    requireEqual('payload', mine, theirs)
  }
}

async function answerOf<T>({ name, url }: Server, { path, headers }: Asked): Promise<T> {
  const answer = await fetch(url + path, { headers })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return (await answer.json()) as T
}

function requireEqual(name: string, mine: readonly Plain[], theirs: readonly Plain[]): void {
  const lines = (rows: readonly Plain[]) =>
    rows.map((row) => JSON.stringify([row.id, row.mood, row.intensity, row.day, row.at, row.words]))
  const [ours, other] = [lines(mine), lines(theirs)]
  const at = ours.findIndex((line, index) => line !== other[index])
  if (at >= 0 || ours.length !== other.length)
    throw new Error(`${name} answers something else: ${other[at]} instead of ${ours[at]}`)
}
