import { describe, expect, it } from 'vitest'
import { useWorld } from '#tests/kit/world.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const world = useWorld()
const server = useHttpServer(world)
const limitOf = (text: string) => (JSON.parse(text) as { limit: number }).limit

describe('Payload’s REST', { timeout: 60_000 }, () => {
  it.each(['limit=0', 'limit[]=0', 'pagination=false'])('gives at most 100 rows for %s', async (query) => {
    const { cookie } = await world.current.people.staff('support')
    const answer = await server.current.request({ path: `/api/profiles?${query}`, headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(limitOf(answer.text)).toBe(100)
  })

  it('gives no more to a POST that says it is a GET', async () => {
    const { cookie } = await world.current.people.staff('support')
    const headers = { cookie, origin: ORIGIN, 'x-payload-http-method-override': 'GET' }
    const ask = (type: string, body: string) =>
      server.current.request({
        method: 'POST',
        path: '/api/profiles',
        headers: { ...headers, 'content-type': type },
        body,
      })
    const form = await ask('application/x-www-form-urlencoded', 'limit=0')
    expect(form.status).toBe(200)
    expect(limitOf(form.text)).toBe(100)
    expect((await ask('application/json', '{"limit":0}')).status).toBe(400)
  })

  it('counts what somebody asks', async () => {
    const { id, cookie } = await world.current.people.adult()
    const now = world.current.services.clock.now().getTime()
    await world.current.db.query(
      'insert into rate_limits (bucket, window_start, count) values ($1, $2, 60)',
      [`write user:${id}`, new Date(now - (now % 60_000))],
    )
    const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
    const answer = await server.current.request({ method: 'POST', path: '/api/moods', headers, body: '{}' })
    expect(answer.status).toBe(429)
  })
})
