import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actor } from './kit/actors.ts'
import { cookieOf, openProxies, type Proxies } from './kit/proxy.ts'

const people = {
  member: actor({}),
  'not asked': actor({
    roles: ['support'],
    consent: { documents: ['terms'], boxes: ['terms'], isAgain: true, waitsForGuardian: null },
  }),
  'not enrolled': actor({ roles: ['support'] }),
  'not passed': actor({ roles: ['admin'], mfaEnrolled: true }),
  staff: actor({ roles: ['moderator'], mfaEnrolled: true, mfaPassed: true }),
}
const staff = { cookie: cookieOf('staff') }

let doors: Proxies
beforeAll(async () => {
  doors = await openProxies(people)
})
afterAll(() => doors.stop())

describe('the way into the panel', () => {
  const pages = ['/admin', '/admin/flags', '/admin/collections/journal-prompts?page=2', '/admin/nothing/here']
  const signIn = (url: string) => `/auth?next=${encodeURIComponent(url)}`
  const table = pages.flatMap((url) => [
    { who: 'anonymous', url, status: 302, to: signIn(url) },
    { who: 'member', url, status: 302, to: '/?notice=access-denied' },
    { who: 'not asked', url, status: 302, to: '/dashboard' },
    { who: 'not enrolled', url, status: 302, to: '/settings?tab=security&reason=enable-mfa' },
    { who: 'not passed', url, status: 302, to: `${signIn(url)}&again=1` },
    { who: 'staff', url, status: 200, to: undefined },
  ])

  it.each(table)('$who at $url: $status $to', async ({ who, url, status, to }) => {
    const before = doors.arrived.length
    const answer = await doors.ask(url, { headers: who === 'anonymous' ? {} : { cookie: cookieOf(who) } })
    expect(answer).toMatchObject({ status, body: status === 200 ? 'the panel' : '' })
    expect(answer.headers.location).toBe(to)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    // No other caller makes code of the panel run.
    expect(doors.arrived.length - before).toBe(status === 200 ? 1 : 0)
  })

  it('an unknown cookie is no member', async () => {
    expect((await doors.ask('/admin', { headers: { cookie: cookieOf('stranger') } })).status).toBe(302)
  })

  it('files of the panel need no session and keep their age', async () => {
    const answer = await doors.ask('/_next/static/chunks/a.js')
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/_next/image?url=x',
    '/_next/webpack-hmr',
    '/_next/static/../../admin',
    '/_next/static/%2e%2e/admin',
    '/adminer',
  ])('%s is not there, not even for staff', async (url) => {
    expect((await doors.ask(url, { headers: staff })).status).toBe(404)
  })

  it('sockets are not taken in production', async () => {
    expect(await doors.upgrade('/_next/webpack-hmr', { ...staff, origin: doors.origin })).toBe(false)
  })
})

describe('server functions', () => {
  const post = (headers: Record<string, string>) =>
    doors.ask('/admin', { method: 'POST', headers, body: '[]' })

  it('pass from our pages, with their body', async () => {
    expect((await post({ ...staff, origin: doors.origin })).status).toBe(200)
    expect(doors.arrived.at(-1)).toMatchObject({ method: 'POST', url: '/admin', body: '[]' })
  })

  it.each([
    ['from another site', { ...staff, origin: 'https://evil.example' }, 403],
    ['from another site of the same name’s family', { ...staff, 'sec-fetch-site': 'same-site' }, 403],
    ['from who knows where', staff, 403],
    ['from a member', { cookie: cookieOf('member'), 'sec-fetch-site': 'same-origin' }, 401],
    ['without a sign-in', { 'sec-fetch-site': 'same-origin' }, 401],
  ])('are rejected %s', async (_, headers, status) => {
    const before = doors.arrived.length
    expect((await post(headers as unknown as Record<string, string>)).status).toBe(status)
    expect(doors.arrived).toHaveLength(before)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is none of them', async (method) => {
    expect((await doors.ask('/admin', { method, headers: { ...staff, origin: doors.origin } })).status).toBe(
      405,
    )
  })
})

describe('what the panel is told, and what it says', () => {
  const lies = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '99',
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
    'x-middleware-subrequest': 'middleware',
  }

  it('where a request came from is ours to say', async () => {
    await doors.ask('/admin', { headers: { ...staff, ...lies } })
    const { headers } = doors.arrived.at(-1)!
    expect(headers).toMatchObject({
      'x-forwarded-host': new URL(doors.origin).host,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1$/),
    })
    expect(headers['x-forwarded-for']).not.toContain('203.0.113.7')
    for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-port', 'x-middleware-subrequest'])
      expect(headers[name]).toBeUndefined()
  })

  it('a trusted proxy’s chain is kept and lengthened', async () => {
    const behind = await openProxies(people, { TRUSTED_PROXIES: '1' })
    await behind.ask('/admin', { headers: { ...staff, ...lies } })
    expect(behind.arrived.at(-1)!.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.7, .*127\.0\.0\.1$/)
    expect(behind.arrived.at(-1)!.headers['x-forwarded-host']).toBe(new URL(behind.origin).host)
    await behind.stop()
  })

  it('its answers carry our headers and not its own', async () => {
    const { headers } = await doors.ask('/admin', { headers: staff })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'set-cookie': ['payload-theme=dark'],
    })
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*|unsafe-eval/)
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('every answer has a nonce of its own, which the panel is told, and no other inline script may run', async () => {
    const answers = [1, 2].map(() =>
      doors.ask('/admin', { headers: { ...staff, 'content-security-policy': 'none' } }),
    )
    const policies = (await Promise.all(answers)).map(({ headers }) =>
      String(headers['content-security-policy']),
    )
    expect(
      doors.arrived
        .slice(-2)
        .map(({ headers }) => headers['content-security-policy'])
        .sort(),
    ).toEqual(policies.toSorted())
    expect(new Set(policies).size).toBe(2)
    for (const policy of policies)
      expect(/script-src ([^;]*)/.exec(policy)![1]).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/)
  })
})

describe('while the panel’s process is away', () => {
  let alone: Proxies
  beforeAll(async () => {
    alone = await openProxies(people, { STAFF_MFA: 'relaxed' })
    await alone.stopPanel()
  })
  afterAll(() => alone.stop())

  it('staff reads a calm page in their language, and the crisis page stays a click away', async () => {
    const answer = await alone.ask('/admin', { headers: { ...staff, 'accept-language': 'fr-CA' } })
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' },
    })
    expect(answer.body).toContain('lang="fr"')
    expect(answer.body).toContain('href="/crisis"')
    expect(answer.body).not.toContain('http-equiv="refresh"')
  })

  it('a file is simply not to be had', async () => {
    expect(await alone.ask('/_next/static/chunks/a.js')).toMatchObject({ status: 503, body: '' })
  })

  it('no other person learns of it', async () => {
    expect((await alone.ask('/admin', { headers: { cookie: cookieOf('member') } })).status).toBe(302)
  })
})

describe('while developing', () => {
  let workshop: Proxies
  beforeAll(async () => {
    workshop = await openProxies(people, { NODE_ENV: 'development' })
  })
  afterAll(() => workshop.stop())

  it('staff’s pages may reload themselves, no other member’s', async () => {
    const own = { origin: workshop.origin }
    expect(await workshop.upgrade('/_next/webpack-hmr', { ...staff, ...own })).toBe(true)
    expect(await workshop.upgrade('/_next/webpack-hmr', { ...staff, origin: 'https://evil.example' })).toBe(
      false,
    )
    expect(await workshop.upgrade('/_next/webpack-hmr', { cookie: cookieOf('member'), ...own })).toBe(false)
    expect(await workshop.upgrade('/admin', { ...staff, ...own })).toBe(false)
  })
})
