import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { TAKE } from '../../operations/_kit/sharedLimit.ts'
import { ROOM_BY_ID } from '../../operations/chat/requireRoom.ts'
import { postMessage } from '../../operations/chat/sendMessage.ts'
import type { Sql } from '../../services/database/db.ts'

type Person = { id: string; username: string }
type Peer = {
  pool: pg.Pool
  personOf: (request: FastifyRequest) => Promise<Person | undefined>
  readFlags: () => Promise<unknown[]>
}

const MINUTE_MS = 60_000

/** A message to a room by the very same statements: no reading of the words, no rule, no event. */
export function chatRoutes(app: FastifyInstance, { pool, personOf, readFlags }: Peer): void {
  app.post<{ Params: { id: string }; Body: { id: string; message: string } }>(
    '/api/chat/rooms/:id/messages',
    async (request, reply) => {
      const person = await personOf(request)
      if (!person) return reply.code(401).send()
      const now = new Date()
      const window = new Date(now.getTime() - (now.getTime() % MINUTE_MS))
      const values = [`write user:${person.id}`, window]
      const taken = await pool.query<{ count: number }>({ name: 'rate-limit', text: TAKE, values })
      if (taken.rows[0]!.count > 60) return reply.code(429).send()
      await readFlags()
      const { id, message } = request.body
      const found = { name: 'chat-room', text: ROOM_BY_ID, values: [request.params.id, person.id] }
      const room = (await pool.query<{ id: string }>(found)).rows[0]
      if (!room) return reply.code(404).send()
      const client = await pool.connect()
      const sql: Sql = {
        query: async <R extends pg.QueryResultRow>(text: string, all?: readonly unknown[], name?: string) =>
          (await client.query<R>({ text, values: all as unknown[], name })).rows,
      }
      try {
        await client.query('begin')
        const { id: userId, username } = person
        const row = { id, roomId: room.id, userId, username, text: message, hasPersonal: false }
        const [stored] = await postMessage(sql, { ...row, isModerator: false, now })
        await client.query('commit')
        return { message: stored }
      } finally {
        client.release()
      }
    },
  )
}
