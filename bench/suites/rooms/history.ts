import type { Data } from '../../kit/data.ts'
import type { BenchPerson } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import type { PayloadPeer } from '../../kit/payloadPeer.ts'
import { ask } from '../../kit/readers.ts'
import type { Goal } from '../../kit/report.ts'
import type { Server } from '../../kit/server.ts'
import { HISTORY_PAGE } from '#domain/chat/schema.ts'
import { cursorOf } from '#operations/chat/cursor.ts'
import { rooms, unhurried } from './prepare.ts'

const ROUNDS = 200
const PAYLOAD_ROUNDS = 7
/** For a page at half of a million messages. */
const GOALS = { toFirst: 1.2, toPayload: 100, at: 1_000_000 }

/** Fills a room with messages of its members, one in ten with a reaction. */
export const fillRoom = ({ url }: Data, messages: number): Promise<void> =>
  unhurried(url, [
    `insert into chat_messages (id, room_id, user_id, username, message, state, sequence, revision, created_at, updated_at)
     select gen_random_uuid(), '${rooms.long}', m.id, m.username, 'Message number ' || n || ' of a long evening.', 'visible', n, n,
       now() - make_interval(secs => ${messages} - n), now()
     from generate_series(1, ${messages}) n join (
       select p.id, p.username, row_number() over () - 1 as k from profiles p where p.age_group = 'adult' limit 500) m on m.k = n % 500`,
    `insert into chat_reactions (id, message_id, user_id, kind, created_at)
     select gen_random_uuid(), id, user_id, 'hug', now() from chat_messages where room_id = '${rooms.long}' and sequence % 10 = 0`,
    `update chat_rooms set last_sequence = ${messages}, last_revision = ${messages} where id = '${rooms.long}'`,
  ])

/** rooms-history: a page in the middle of a room, to its first page and to the same page of Payload's REST. */
export async function roomHistory(
  people: readonly BenchPerson[],
  { ours, payload, messages }: { ours: Server; payload: PayloadPeer; messages: number },
): Promise<Goal[]> {
  const page = messages / 2 / HISTORY_PAGE
  const before = (number: number) =>
    `/api/chat/rooms/${rooms.long}/messages?before=${cursorOf(messages + 1 - (number - 1) * HISTORY_PAGE)}`
  ours.resume()
  const times = { first: [] as number[], far: [] as number[] }
  for (let round = -20; round < ROUNDS; round += 1) {
    const person = people[(round + 20) % people.length]!
    for (const which of round % 2 === 0 ? (['first', 'far'] as const) : (['far', 'first'] as const)) {
      const begun = performance.now()
      const answer = await ask(ours.url, { path: before(which === 'first' ? 1 : page), person })
      if (round >= 0) times[which].push(performance.now() - begun)
      const count = (JSON.parse(answer) as { messages: unknown[] }).messages.length
      if (count !== HISTORY_PAGE) throw new Error(`a page of ${count} messages`)
    }
  }
  ours.pause()
  const [first, far] = [median(times.first), median(times.far)]
  const goals: Goal[] = [
    {
      what: `rooms-history, page ${page} of ${messages} messages, ${far.toFixed(1)} ms / page 1`,
      measured: far / first,
      goal: GOALS.toFirst,
      isAtLeast: false,
      unit: 'x',
    },
  ]
  if (!('server' in payload)) return goals
  const theirs = await payloadPage(payload, { page, person: people[0]! })
  // What Payload passes over grows with the table, and so does the goal.
  return [
    ...goals,
    {
      what: `rooms-history, page ${page}, Payload REST ${theirs.toFixed(0)} ms / ours`,
      measured: theirs / far,
      goal: (GOALS.toPayload * messages) / GOALS.at,
      isAtLeast: true,
      unit: 'x',
    },
  ]
}

async function payloadPage(
  { server, tokenOf }: Exclude<PayloadPeer, { skipped: string }>,
  { page, person }: { page: number; person: BenchPerson },
): Promise<number> {
  const query = `where[room][equals]=${rooms.long}&sort=-sequence&limit=${HISTORY_PAGE}&page=${page}&depth=0`
  server.resume()
  const times: number[] = []
  for (let round = -2; round < PAYLOAD_ROUNDS; round += 1) {
    const begun = performance.now()
    const answer = await fetch(`${server.url}/api/messages?${query}`, {
      headers: { authorization: `JWT ${tokenOf(person)}` },
    })
    const { docs } = (await answer.json()) as { docs: unknown[] }
    if (docs.length !== HISTORY_PAGE) throw new Error(`a page of ${docs.length} of Payload`)
    if (round >= 0) times.push(performance.now() - begun)
  }
  server.pause()
  return median(times)
}
