import { addRow } from '#tests/kit/rows.ts'
import { describe, expect, it } from 'vitest'
import { useTestContext } from '#tests/kit/testContext.ts'
import { ORIGIN } from './kit/asking.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const limitOf = (text: string) => (JSON.parse(text) as { limit: number }).limit

describe('Payload’s REST', { timeout: 60_000 }, () => {
  it.each(['limit=0', 'limit[]=0', 'pagination=false'])('gives at most 100 rows for %s', async (query) => {
    const { cookie } = await context.current.people.staff('support')
    const answer = await server.current.request({ path: `/api/profiles?${query}`, headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(limitOf(answer.text)).toBe(100)
  })

  it('gives no more to a POST that says it is a GET', async () => {
    const { cookie } = await context.current.people.staff('support')
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

  it.each(['webhooks', 'rest'])('has no address of the payment plugin: %s', async (name) => {
    const answer = await server.current.request({ method: 'POST', path: `/api/stripe/${name}`, body: '{}' })
    expect(answer.status).toBe(404)
  })

  it('counts requests', async () => {
    const { id, cookie } = await context.current.people.adult()
    const now = context.current.services.clock.now().getTime()
    await addRow(context.current.db, 'rate_limits', {
      bucket: `write user:${id}`,
      window_start: new Date(now - (now % 60_000)),
      count: 60,
    })
    const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
    const answer = await server.current.request({ method: 'POST', path: '/api/moods', headers, body: '{}' })
    expect(answer.status).toBe(429)
  })

  const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
  const shapes: readonly [method: string, tail: string, body?: string][] = [
    ...[
      '/versions',
      `/versions/${ID}`,
      '/x',
      '/%00',
      '/%ff',
      '/file/x%00.webp',
      '/file/x.webp',
      '?where=x',
    ].map((tail): [string, string] => ['GET', tail]),
    ...['near', 'within', 'all', 'intersects'].map((name): [string, string] => [
      'GET',
      `?where[id][${name}]=1,2`,
    ]),
    ...[
      'page=-1',
      'page=1e30',
      'sort=x',
      'sort=x.y',
      'where[id][in]=x',
      'where[id][near][0][1]=5',
      'where[id][equals]=x',
      'where[createdAt][like]=x',
      'locale=xx',
    ].map((query): [string, string] => ['GET', `?${query}`]),
    ['POST', `/versions/${ID}`, '{}'],
    ['POST', '', '[]'],
    ['POST', '', 'x'],
    ['PATCH', `/${ID}`, '{"id":7}'],
    ['DELETE', '/x'],
    ['DELETE', `/${ID}`],
  ]
  it.each(['moods', 'profiles', 'audio', 'motivational-content', 'payload-preferences', 'feature-flags'])(
    'has no way to fail at %s',
    async (slug) => {
      const { people, db } = context.current
      const failed: string[] = []
      for (const { cookie } of [await people.adult(), await people.staff('super_admin')])
        for (const [method, tail, body] of shapes) {
          const headers = { cookie, origin: ORIGIN, ...(body && { 'content-type': 'application/json' }) }
          const { status } = await server.current.request({
            method,
            path: `/api/${slug}${tail}`,
            headers,
            body,
          })
          if (status >= 500) failed.push(`${status} ${method} ${tail}`)
          await db.query('delete from rate_limits')
        }
      expect(failed).toEqual([])
    },
  )

  it.each([
    ['POST', '/api/payload-preferences/any'],
    ['GET', '/api/payload-preferences/any'],
    ['GET', '/api/payload-locked-documents'],
    ['GET', '/api/motivational-content/versions'],
    ['GET', '/api/globals/landing-page'],
    ['POST', '/api/moods/access/x'],
  ])('keeps the panel’s own doors shut for members: %s %s', async (method, path) => {
    const { cookie } = await context.current.people.adult()
    const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
    const body = method === 'POST' ? '{"value":{}}' : undefined
    expect((await server.current.request({ method, path, headers, body })).status).toBe(404)
  })

  it('keeps a bounded memory of the panel for staff', async () => {
    const { cookie, id } = await context.current.people.staff('support')
    const { db } = context.current
    const keep = (key: string, value: object) =>
      server.current.request({
        method: 'POST',
        path: `/api/payload-preferences/${key}`,
        headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      })
    expect((await keep('one', { columns: ['a'] })).status).toBe(200)
    expect((await keep('large', { columns: ['x'.repeat(70_000)] })).status).toBe(413)
    await db.query(
      `with kept as (insert into payload_preferences (id, key, value, updated_at, created_at)
         select gen_random_uuid(), 'k' || n, '{}', now(), now() from generate_series(1, 299) n returning id)
       insert into payload_preferences_rels (id, "order", parent_id, path, users_id)
         select (select coalesce(max(id), 0) from payload_preferences_rels) + row_number() over (), 1, id, 'user', $1 from kept`,
      [id],
    )
    expect((await keep('one-more', {})).status).toBe(422)
  })
})
