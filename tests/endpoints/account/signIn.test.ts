import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { hashPassword, matchPasswords } from '#lib/passwords/hash.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { newTestContext, useTestContext, type Asking, type TestContext } from '#tests/kit/testContext.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
// Where a test made hashing cheap, the next one gets the real thing back.
afterEach(() => {
  vi.mocked(matchPasswords).mockReset()
})
const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
const minute = 60
let passwordHash: string
let network = 0

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => {
  network += 1
})
const person = (options: PersonOptions = {}) => context.current.people.adult({ passwordHash, ...options })
const signIn = (email: string, password: string, asking: Asking = {}, on: TestContext = context.current) =>
  on.ask(accountApi.signIn, { body: { email, password } }, { address: `203.0.113.${network}`, ...asking })
const wrong = (email: string, times: number, asking?: Asking) =>
  Array.from({ length: times }).reduce<Promise<number[]>>(
    async (before) => [...(await before), (await signIn(email, 'Wrong-Harbour-1', asking)).status],
    Promise.resolve([]),
  )
const cookieOf = (cookies: Record<string, string>, ...names: string[]) =>
  names.map((name) => `${name}=${cookies[name]}`).join('; ')
const me = async (cookie: string) =>
  (await context.current.call(accountApi.readPerson, {}, { cookie })).person
const bare = ({ status, body, headers, cookies }: Awaited<ReturnType<typeof signIn>>) => {
  const { 'x-request-id': _, ...others } = headers
  const { requestId: __, ...error } = body.error
  return JSON.stringify({ status, error, others, cookies })
}

describe('a right password', () => {
  it('begins a session in the agreed cookies', async () => {
    const { email, id } = await person({ focusAreas: ['sleep', 'stress'] })
    const answer = await signIn(`  ${email.toUpperCase()}`, PASSWORD)
    expect(answer.body).toMatchObject({
      state: 'signed-in',
      person: { id, email, focusAreas: ['sleep', 'stress'], needsGuardian: false, mfaEnrolled: false },
    })
    const lines = [answer.headers['set-cookie']!].flat()
    const line = (name: string) => lines.find((cookie) => cookie.startsWith(`${name}=`))
    expect(line('ek_session')).toMatch(
      /^ek_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    )
    expect(line('ek_in')).toBe('ek_in=1; Path=/; Max-Age=2592000; SameSite=Lax')
    expect(line('ek_device')).toMatch(
      /^ek_device=[\w-]{22}\.[\w-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
    )
    expect(await me(cookieOf(answer.cookies, 'ek_session'))).toMatchObject({ id })
    expect(JSON.stringify(answer.body)).not.toContain(answer.cookies.ek_session)
    const rows = await context.current.db.query('select * from sessions where user_id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(answer.cookies.ek_session)
  })

  it('behind TLS sets the session under the host prefix and everything secure', async () => {
    const secure = newTestContext(context.current.databaseUrl, {
      env: { PUBLIC_ORIGIN: 'https://evenkeel.example' },
    })
    const { email } = await person()
    const headers = { origin: 'https://evenkeel.example' }
    const answer = await signIn(email, PASSWORD, { headers }, secure)
    const lines = [answer.headers['set-cookie']!].flat()
    expect(lines[0]).toMatch(/^__Host-ek_session=/)
    expect(lines.every((line) => line.endsWith('; Secure'))).toBe(true)
    await secure.services.db.close()
    await secure.services.authDb.close()
  })

  it('given eight times at once keeps eight sessions', async () => {
    const { email } = await person()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const people = await Promise.all(answers.map(({ cookies }) => me(cookieOf(cookies, 'ek_session'))))
    expect(people.map((one) => one?.email)).toEqual(Array(8).fill(email))
  })

  it('takes the place of the session this browser had, and closes what another member left open', async () => {
    const [before, after] = [await person(), await person()]
    await signIn(after.email, PASSWORD, { as: before })
    expect(await me(before.cookie)).toBeNull()
    expect(context.current.realtime.terminated).toEqual([before.id])
  })

  it('renews a hash of an older cost', async () => {
    const { email, id } = await person({ passwordHash: await olderHash() })
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const [row] = await context.current.db.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    )
    expect(row!.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe('an error', () => {
  const gone = async (): Promise<Person> => {
    const somebody = await person()
    await context.current.db.query('update users set disabled_at = now() where id = $1', [somebody.id])
    return somebody
  }

  it('is the same, with the same work, for a wrong password, an unknown address and a closed account', async () => {
    const seen = new Map<string, string>()
    for (const [kind, email, password] of [
      ['wrong', (await person()).email, 'Wrong-Harbour-1'],
      ['unknown', `nobody${network}@test.example`, PASSWORD],
      ['closed', (await gone()).email, PASSWORD],
    ] as const) {
      vi.mocked(matchPasswords).mockClear()
      const answer = await signIn(email, password)
      expect(vi.mocked(matchPasswords).mock.calls.length, kind).toBe(1)
      seen.set(kind, bare(answer))
    }
    expect(new Set(seen.values()).size).toBe(1)
    expect(seen.get('unknown')).toContain('account.error.wrong_credentials')
    expect(seen.get('unknown')).toContain('"status":401')
  })

  it('by a pause is the same for known and unknown addresses, and nothing is hashed', async () => {
    const answers: string[] = []
    for (const email of [(await person()).email, `stranger${network}@test.example`]) {
      expect(await wrong(email, 6)).toEqual([401, 401, 401, 401, 401, 429])
      vi.mocked(matchPasswords).mockClear()
      const answer = await signIn(email, PASSWORD)
      expect(matchPasswords).not.toHaveBeenCalled()
      expect(answer.body.error).toMatchObject({ code: 'account.error.locked', args: { minutes: 5 } })
      expect(answer.headers['retry-after']).toBe('300')
      answers.push(bare(answer))
    }
    expect(answers[0]).toBe(answers[1])
  })

  it('leaves nothing in the browser', async () => {
    expect((await signIn('nobody@test.example', PASSWORD)).cookies).toEqual({})
  })
})

describe('the pause after five wrong passwords', () => {
  // Many tries, so hashing is made cheap; above it is the real thing.
  beforeEach(() => {
    vi.mocked(matchPasswords).mockImplementation((password, stored) =>
      pause(
        2,
        stored.map(() => password === PASSWORD),
      ),
    )
  })

  it('comes as 5, 15 and 60 minutes, and ends by itself', async () => {
    const { email } = await person()
    let at = 0
    for (const minutes of [5, 15, 60]) {
      at += 1
      const asking = { address: `192.0.2.${at}` }
      expect(await wrong(email, 5, asking)).toEqual(Array(5).fill(401))
      expect((await signIn(email, PASSWORD, asking)).body.error.args?.minutes).toBe(minutes)
      context.current.clock.advance(minutes * minute)
    }
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('holds for guesses that come at once: never more than five are looked at', async () => {
    const { email } = await person()
    vi.mocked(matchPasswords).mockClear()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'Wrong-Harbour-1')))
    expect(matchPasswords).toHaveBeenCalledTimes(5)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('caused by strangers does not keep the owner out on a device they used before', async () => {
    const { email } = await person()
    const home = await signIn(email, PASSWORD, { address: '192.0.2.77' })
    const device = { cookie: cookieOf(home.cookies, 'ek_device'), address: '192.0.2.77' }
    await wrong(email, 6)
    expect((await signIn(email, PASSWORD)).status).toBe(429)
    // Strangers at the same address, and the owner's own signing out, change nothing.
    await wrong(email, 3, { address: '192.0.2.77' })
    await context.current.call(accountApi.signOut, {}, { cookie: cookieOf(home.cookies, 'ek_session') })
    expect((await signIn(email, PASSWORD, device)).status).toBe(200)
  })

  it('gives a known device five tries of its own', async () => {
    const { email } = await person()
    const home = await signIn(email, PASSWORD)
    const device = { cookie: cookieOf(home.cookies, 'ek_device') }
    expect(await wrong(email, 6, device)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('is not escaped with the name of a known device that we did not sign', async () => {
    const { email } = await person()
    const home = await signIn(email, PASSWORD)
    await wrong(email, 5)
    const [deviceId, signature] = home.cookies.ek_device!.split('.') as [string, string]
    for (const cookie of [deviceId, `${deviceId}.`, `${deviceId}.${signature.toLowerCase()}`]) {
      expect((await signIn(email, PASSWORD, { cookie: `ek_device=${cookie}` })).status).toBe(429)
    }
  })

  it('is not escaped with a made-up device, or with a device of another account', async () => {
    const [victim, attacker] = [await person(), await person()]
    const own = await signIn(attacker.email, PASSWORD)
    await wrong(victim.email, 5)
    for (const cookie of [
      cookieOf(own.cookies, 'ek_device'),
      `ek_device=AAAAAAAAAAAAAAAAAAAAAA.${own.cookies.ek_device!.split('.')[1]}`,
      'ek_device=AAAAAAAAAAAAAAAAAAAAAA',
    ]) {
      expect((await signIn(victim.email, PASSWORD, { cookie })).status).toBe(429)
    }
  })
})

describe('a new device', () => {
  const mailsTo = async (email: string) =>
    (await queuedMails(context.current.db)).filter(
      ({ to, template }) => to === email && template === 'new-device',
    )

  it('is told to the owner in their language, but not the very first one', async () => {
    const { email } = await person({ locale: 'fr' })
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }
    const first = await signIn(email, PASSWORD, { headers: firefox })
    expect(await mailsTo(email)).toEqual([])
    await signIn(email, PASSWORD, { cookie: cookieOf(first.cookies, 'ek_device'), headers: firefox })
    expect(await mailsTo(email)).toEqual([])
    await signIn(email, PASSWORD, { headers: firefox })
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        locale: 'fr',
        args: { device: 'Firefox sur Linux', path: '/settings?tab=security' },
      }),
    ])
    await signIn(email, PASSWORD, { cookie: cookieOf(first.cookies, 'ek_device'), headers: firefox })
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

/** A hash of `PASSWORD` at a cost of before. */
async function olderHash(): Promise<string> {
  const { scryptSync, randomBytes } = await import('node:crypto')
  const salt = randomBytes(16)
  const hash = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  return `scrypt$16384$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
