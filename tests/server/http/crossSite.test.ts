import { beforeAll, describe, expect, it } from 'vitest'
import { pushApi } from '#domain/notifications/pushApi.ts'
import { sessionCookieName } from '#operations/account/sessionCookie.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext, type TestContext } from '#tests/kit/testContext.ts'
import { changing, forgetCounters, newAddress, ORIGIN, sampleInput, urlOf } from './kit/asking.ts'
import { fingerprint } from './kit/fingerprint.ts'

const context = useTestContext()
let cookie: string
beforeAll(async () => {
  const { people } = context.current
  const victim: Person = await people.staff('owner', {
    age: 15,
    guardian: 'verified',
    guardianEmail: 'someone@test.example',
  })
  cookie = `${sessionCookieName(false)}=${victim.token}; ek_lang=en`
  // The keys of push are made with the first question for them, by any caller.
  await context.current.call(pushApi.getVapidKey, {}, { as: victim })
})

const FORM = 'application/x-www-form-urlencoded'
/** After these no member is signed in any more. */
const ENDING = ['POST /auth/sign-out', 'POST /auth/sessions/revoke-all', 'POST /auth/password/reset']
type Shape = { method?: string; headers: Record<string, string>; text?: (body: string) => string }
/** What a foreign page can make a browser send along with our cookie. */
const SHAPES: Record<string, Shape> = {
  'a foreign Origin': { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  'Origin null': { headers: { origin: 'null' } },
  'a sibling subdomain': { headers: { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' } },
  'no Origin, but a cookie': { headers: {} },
  'text/plain': { headers: { origin: ORIGIN, 'content-type': 'text/plain' } },
  'a form': {
    headers: { origin: ORIGIN, 'content-type': FORM },
    text: (body) => `${encodeURIComponent(body)}=`,
  },
  'a multipart form': {
    headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x' },
    text: (body) => `--x\r\ncontent-disposition: form-data; name="${body}"\r\n\r\n\r\n--x--\r\n`,
  },
  'GET with side effects': {
    method: 'GET',
    headers: { 'x-http-method-override': 'POST', 'sec-fetch-site': 'cross-site' },
  },
  'Sec-Fetch-Site: cross-site': { headers: { 'sec-fetch-site': 'cross-site' } },
}

async function attack(
  { send }: TestContext,
  { contract }: (typeof changing)[number],
  { method, headers, text }: Shape,
): Promise<number> {
  const sample = sampleInput(contract)
  const body = JSON.stringify(sample.body)
  const answer = await send({
    method: method ?? contract.method.toUpperCase(),
    url: urlOf(contract, sample),
    peer: newAddress(),
    headers: { cookie, 'content-type': 'application/json', ...headers },
    text: method === 'GET' || contract.method === 'delete' ? '' : (text ?? ((same) => same))(body),
  })
  return answer?.status ?? 404
}

describe.each(Object.entries(SHAPES))('a forged request with %s', (what, shape) => {
  // Without a body a DELETE has no type to be wrong, and browsers ask (preflight) before they send one from elsewhere.
  const fitting = changing.filter(
    ({ contract }) => contract.method !== 'delete' || !('content-type' in shape.headers),
  )

  it('changes nothing through any contract', async () => {
    const before = await fingerprint(context.current.db)
    for (const one of fitting) {
      await forgetCounters(context.current)
      const status = await attack(context.current, one, shape)
      // Reading the same path may be a contract of its own.
      if (shape.method !== 'GET') expect(status, `${what}: ${one.name}`).toBeGreaterThanOrEqual(400)
      expect(status, `${what}: ${one.name}`).toBeLessThan(500)
    }
    // The tables that differ say which contract it was.
    expect(await fingerprint(context.current.db)).toEqual(before)
  })
})

it('the same requests from our own page do change something, so that the above proves something', async () => {
  await forgetCounters(context.current)
  const changed: string[] = []
  let before = await fingerprint(context.current.db)
  for (const one of changing) {
    await attack(context.current, one, { headers: { origin: ORIGIN } })
    const after = await fingerprint(context.current.db)
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(one.name)
    before = after
    if (ENDING.includes(one.name)) {
      cookie = `${sessionCookieName(false)}=${(await context.current.people.staff('owner', { age: 15, guardian: 'verified' })).token}`
    }
  }
  expect(changed).toEqual(
    expect.arrayContaining(['POST /checkins', 'POST /auth/sign-out', 'PUT /account/focus-areas']),
  )
})
