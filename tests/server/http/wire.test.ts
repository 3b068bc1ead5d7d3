import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)

/** Writes bytes to the server and gives what came back until it closed, or until `waitMs` passed. */
function raw(parts: readonly (string | Buffer)[], { waitMs = 400, pauseMs = 0 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(server.current.port, '127.0.0.1')
    let answer = ''
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('close', end)
    socket.on('error', end)
    void (async () => {
      for (const part of parts) {
        socket.write(part)
        if (pauseMs > 0) await new Promise((later) => setTimeout(later, pauseMs))
      }
      setTimeout(end, waitMs)
    })()
  })
}
const statusesOf = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))
const post = (headers: string, body = '') =>
  `POST /api/checkins HTTP/1.1\r\nHost: localhost\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const alive = async () => expect((await server.current.request({ path: '/healthz' })).status).toBe(200)

describe('a broken request', () => {
  it.each<[string, string | Buffer, number]>([
    ['that is no HTTP', 'hello\r\n\r\n', 400],
    ['that is TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]), 400],
    ['without a host', 'GET /api/me HTTP/1.1\r\n\r\n', 400],
    ['with two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
    ['with a length and parts', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 400],
    ['with a length that is no number', post('Content-Length: two', '{}'), 400],
    ['with a negative length', post('Content-Length: -1', '{}'), 400],
    ['with a broken part', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), 400],
    ['with headers of 20 KB', post(`Content-Length: 2\r\nX-Long: ${'x'.repeat(20_000)}`, '{}'), 431],
    ['with an address of 20 KB', `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['with NUL in a header', post('Content-Length: 2\r\nX-Zero: a\0b', '{}'), 400],
    ['with an unknown method', 'BREW /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ])('%s is rejected, and the server lives', async (_, bytes, status) => {
    expect(statusesOf(await raw([bytes]))).toEqual([status])
    await alive()
  })

  it('whose length is too small does not smuggle a second one into a member’s session', async () => {
    const me = await context.current.people.adult()
    const inner = `POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nCookie: ${me.cookie}\r\nContent-Length: 0\r\n\r\n`
    // What follows the declared length is a request of its own; without an Origin it may change nothing.
    const statuses = statusesOf(await raw([post('Content-Length: 2', `{}${inner}`)]))
    expect(statuses).toEqual([401, 403])
    expect((await context.current.ask(checkinsApi.moodHistory, {}, { as: me })).status).toBe(200)
  })
})

describe('a body of 10 MB', () => {
  it('that says so is rejected before it is read', async () => {
    const me = await context.current.people.adult()
    const answer = await raw([post(`Cookie: ${me.cookie}\r\nContent-Length: 10000000`, '{')])
    expect(statusesOf(answer)).toEqual([413])
    expect(answer).toMatch(/connection: close/i)
  })

  it('in parts is rejected after 256 KB, and the connection ends', async () => {
    const me = await context.current.people.adult()
    const part = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const answer = await raw([
      post(`Cookie: ${me.cookie}\r\nTransfer-Encoding: chunked`),
      ...Array.from({ length: 160 }, () => part),
    ])
    expect(statusesOf(answer)).toEqual([413])
    expect(answer).toMatch(/connection: close/i)
    await alive()
  })
})

describe('a slow sender', () => {
  it('keeps no other member waiting, and stores nothing when it leaves', async () => {
    const me = await context.current.people.adult()
    const id = newId()
    const body = JSON.stringify({ id, mood: 'calm' })
    const slow = raw([post(`Cookie: ${me.cookie}\r\nContent-Length: ${body.length}`), ...body.slice(0, 20)], {
      pauseMs: 20,
      waitMs: 0,
    })
    const begun = performance.now()
    await Promise.all(Array.from({ length: 20 }, alive))
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(await slow).toBe('')
    expect(await context.current.db.query('select 1 from moods where id = $1', [id])).toEqual([])
    await alive()
  })

  it('that gets there in the end is served', async () => {
    const me = await context.current.people.adult()
    const body = JSON.stringify({ id: newId(), mood: 'calm' })
    const answer = await raw([post(`Cookie: ${me.cookie}\r\nContent-Length: ${body.length}`), ...body], {
      pauseMs: 5,
    })
    expect(statusesOf(answer)).toEqual([200])
  })

  it('has 20 seconds for headers and 60 for everything', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.current.app.server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
    })
  })
})

describe('paths outside the contracts', () => {
  it.each([
    ['GET', '/../../../etc/passwd', 400],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ['GET', '/assets/..%2f..%2fpackage.json', 400],
    ['GET', '/%00', 400],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/package.json', 404],
    ['GET', '/.env', 404],
    ['GET', '/.git/index.txt', 404],
    ['POST', '/', 405],
    ['POST', '/api/users/login', 404],
    ['POST', '/api/users/first-register', 404],
    ['POST', '/api/users/unlock', 404],
    ['GET', '/api/payload-jobs/run', 404],
    ['GET', '/api/graphql', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const {
      status: given,
      headers,
      text,
    } = await server.current.request({ method, path, headers: { origin: ORIGIN } })
    expect(given, text).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).not.toMatch(/root:|evenkeel"/)
  })

  it('of pages get the site’s policy and the app', async () => {
    const { status, headers, text } = await server.current.request({ path: '/dashboard' })
    expect([status, text]).toEqual([200, expect.stringContaining('<title>app</title>')])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })
})
