import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { WebSocketServer } from 'ws'

/**
 * The limit of a room: a message is stored by one INSERT and goes to every open socket as it came. No sign-in, no rule,
 * no order, no protocol.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(
  'create table if not exists bench_broadcast (id uuid primary key, message text, at timestamptz)',
)
const sockets = new WebSocketServer({ noServer: true })
const server = createServer((request, response) => {
  if (request.method !== 'POST') return void response.end('{"status":"alive"}')
  void json(request).then(async (body) => {
    const { id, message } = body as { id: string; message: string }
    const insert = 'insert into bench_broadcast (id, message, at) values ($1, $2, now())'
    await pool.query({ name: 'insert', text: insert, values: [id, message] })
    const frame = JSON.stringify({ id, message })
    for (const socket of sockets.clients) socket.send(frame)
    response.setHeader('content-type', 'application/json')
    response.end('{"ok":true}')
  })
})
server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => undefined))
server.listen(Number(process.env.PORT), '127.0.0.1')
