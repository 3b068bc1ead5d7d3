import { describe, expect, it } from 'vitest'
import type { Contract } from '#domain/api/contract.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import {
  everyContract,
  forgetCounters,
  hasBody,
  ORIGIN,
  sampleInput,
  someoneFor,
  urlOf,
} from './kit/asking.ts'
import { useHttpServer, type Wire } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)

/** A contract asked in every way that leads to another kind of answer. */
async function askedInManyWays(contract: Contract): Promise<Record<string, Wire>> {
  const sample = sampleInput(contract)
  const { cookie } = await someoneFor(context.current, contract)
  const path = urlOf(contract, sample)
  const method = contract.method.toUpperCase()
  const body = hasBody(contract) ? JSON.stringify(sample.body) : undefined
  const json = { origin: ORIGIN, 'content-type': 'application/json' }
  const request = (changes: object) =>
    server.current.request({ method, path, headers: { ...json, cookie }, body, ...changes })
  return {
    'as it should be': await request({}),
    'without a session': await request({ headers: json }),
    'with a foreign origin': await request({ headers: { ...json, cookie, origin: 'https://evil.example' } }),
    'with a method it has not': await request({ method: 'PATCH' }),
    ...(hasBody(contract) && {
      'with broken JSON': await request({ body: '{' }),
      'with an unknown field': await request({ body: '{"nobody":1}' }),
      'with 10 MB': await request({ body: Buffer.alloc(10_000_000, 'x') }),
    }),
  }
}

describe('every answer is private, typed and has a request id:', () => {
  it.each(everyContract)('$name', async ({ contract }) => {
    await forgetCounters(context.current)
    for (const [how, { status, headers, text }] of Object.entries(await askedInManyWays(contract))) {
      const where = `${how}: ${status} ${text.slice(0, 200)}`
      expect(status, where).toBeLessThan(500)
      expect(headers, where).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-type': 'application/json; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
      })
      expect(headers['x-powered-by'] ?? headers.server, where).toBeUndefined()
      if (status >= 400)
        expect((JSON.parse(text) as { error: { requestId: string } }).error.requestId, where).toBe(
          headers['x-request-id'],
        )
    }
  })
})

describe('the request id', () => {
  const asked = async (id: string) =>
    (await server.current.request({ path: '/api/me', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]

  it.each(['abcdefgh', '01890a5d-ac96-774b-bcce-b302099a8057', 'A_b-9'.repeat(12)])(
    '%s is given back',
    async (id) => {
      expect(await asked(id)).toBe(id)
    },
  )

  it.each(['short', 'x'.repeat(65), 'with space', 'new%0aline', '<script>alert(1)</script>', 'évenkeel', ''])(
    '%s is replaced',
    async (id) => {
      expect(await asked(Buffer.from(id).toString('latin1'))).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

describe('a session cookie', () => {
  it('is HttpOnly, Lax and without a domain', async () => {
    const me = await context.current.people.adult()
    const { headers } = await server.current.request({
      method: 'POST',
      path: '/api/auth/sign-out',
      headers: { origin: ORIGIN, cookie: me.cookie },
    })
    const line = headers['set-cookie']?.find((cookie) => cookie.startsWith('ek_session='))
    expect(line).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly/)
    expect(line).not.toMatch(/domain/i)
  })
})
