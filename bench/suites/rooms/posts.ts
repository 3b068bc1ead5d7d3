import { randomUUID } from 'node:crypto'
import type { Db } from '#services/database/db.ts'
import { anyOf, type BenchPerson } from '../../kit/data.ts'
import type { Asked } from '../../kit/load.ts'
import type { Runner } from '../../kit/rounds.ts'
import type { Server } from '../../kit/server.ts'
import { asMember, rooms, WORDS } from './prepare.ts'

const ROOMS_EACH = 4

/** A message of a member to a room. */
export const postAsked = (
  url: string,
  person: BenchPerson,
  { id = randomUUID(), roomId, message }: { id?: string; roomId: string; message: string },
): Asked => ({
  method: 'POST',
  path: `/api/chat/rooms/${roomId}/messages`,
  headers: asMember(url, person),
  body: JSON.stringify({ id, message }),
})

/**
 * rooms-post: messages, each of another member and to one of four rooms. A server that is paused may hold the lock of a
 * room, so each has rooms of its own.
 */
export function roomPosts(servers: readonly Server[], people: readonly BenchPerson[]): Runner[] {
  // Members write in turn, so that each stays below the limit.
  let written = 0
  return servers.map((server, index) => ({
    server,
    workload: {
      next: () => {
        written += 1
        const message = WORDS[written % WORDS.length]!
        return postAsked(server.url, people[written % people.length]!, {
          roomId: anyOf(rooms.busy.slice(ROOMS_EACH * index, ROOMS_EACH * (index + 1))),
          message,
        })
      },
      isRepeatable: false,
    },
  }))
}

/** Lets both store a message and compares what is stored. @throws Error when they differ */
export async function requireEqualPosts(
  db: Db,
  people: readonly [BenchPerson, BenchPerson],
  servers: readonly [Server, Server],
): Promise<void> {
  const stored: string[] = []
  for (const [index, server] of servers.entries()) {
    const id = randomUUID()
    const asked = { id, roomId: rooms.busy[0]!, message: WORDS[0] }
    const { path, method, headers, body } = postAsked(server.url, people[index]!, asked)
    const answer = await fetch(server.url + path, { method, headers, body: body! })
    const text = await answer.text()
    const said = (JSON.parse(text) as { message?: { message: string } }).message?.message
    const rows = await db.query(
      `select m.message, m.state, m.is_moderator, m.sequence = r.last_sequence and m.revision = r.last_revision as is_last
       from chat_messages m join chat_rooms r on r.id = m.room_id where m.id = $1`,
      [id],
    )
    stored.push(JSON.stringify([answer.status, said, rows]))
  }
  if (stored[0] !== stored[1] || !stored[0]!.startsWith('[200'))
    throw new Error(`posts differ:\n${stored.join('\n')}`)
}
