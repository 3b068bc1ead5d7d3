import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type * as Semaphores from '#lib/passwords/semaphore.ts'
import { hashPassword, matchPasswords, verifyPassword } from '#lib/passwords/hash.ts'
import { useTestContext, type Asking } from '#tests/kit/testContext.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
const gates = vi.hoisted(() => ({ came: 0 }))
// A busy machine needs its time; no caller may be sent away for that.
vi.mock('#lib/passwords/semaphore.ts', async (original) => {
  const { semaphore, ...rest } = await original<typeof Semaphores>()
  const watched: typeof semaphore = (options) => {
    const real = semaphore({ ...options, timeoutMs: 300_000 })
    return {
      enter: (priority, work) => {
        const entered = real.enter(priority, work)
        gates.came += 1
        return entered
      },
    }
  }
  return { ...rest, semaphore: watched }
})
const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
/** A password whose check ends when the test says so. */
const HELD = 'Held-Harbour-2261-plum'
let passwordHash: string
let letGo: () => void

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => {
  const held = new Promise<boolean[]>((resolve) => (letGo = () => resolve([])))
  vi.mocked(matchPasswords).mockReset()
  vi.mocked(matchPasswords).mockImplementation((password, stored) =>
    password === HELD ? held : Promise.resolve(stored.map(() => password === PASSWORD)),
  )
  vi.mocked(verifyPassword).mockReset()
  vi.mocked(verifyPassword).mockImplementation((password, stored) =>
    Promise.resolve(!!stored && password === PASSWORD),
  )
})

const signIn = (email: string, password: string, asking: Asking) =>
  context.current.ask(accountApi.signIn, { body: { email, password } }, asking)

/**
 * So many strangers from each of some networks, each at an address of its own; all of them are held, and have come to
 * the line.
 */
async function crowd(networks: number, each: number, at: string) {
  const before = gates.came
  const answers = Array.from({ length: networks * each }, (_, n) =>
    signIn(`${at}${n}@nobody.example`, HELD, { address: `198.51.100.${n % networks}` }),
  )
  await expect.poll(() => gates.came - before, { timeout: 30_000 }).toBe(networks * each)
  await expect.poll(() => vi.mocked(matchPasswords).mock.calls.length, { timeout: 30_000 }).toBe(2)
  return { answers: () => Promise.all(answers) }
}

it('a crowd of strangers holds up no member on a known device, nor who is signed in', async () => {
  const { people, call, ask } = context.current
  const person = await people.adult({ passwordHash })
  const { cookies } = await signIn(person.email, PASSWORD, { address: '192.0.2.1' })
  const signedIn = await people.adult({ passwordHash })
  vi.mocked(matchPasswords).mockClear()
  const strangers = await crowd(16, 4, 'a')

  const home = await signIn(person.email, PASSWORD, {
    cookie: `ek_device=${cookies.ek_device}`,
    address: '192.0.2.1',
  })
  expect(home.status).toBe(200)
  const changed = await ask(
    accountApi.changePassword,
    { body: { currentPassword: PASSWORD, newPassword: 'Another-Harbour-2261-plum' } },
    { as: signedIn },
  )
  expect(changed.status).toBe(200)
  expect((await call(accountApi.readPerson, {}, { as: signedIn })).person?.id).toBe(signedIn.id)

  letGo()
  const statuses = (await strangers.answers()).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
  // Two were being looked at, and the line has room for 56.
  expect(statuses.filter((status) => status === 503)).toHaveLength(64 - 2 - 56)
})

it('the owner on a known device does not wait behind strangers at the same address', async () => {
  const person = await context.current.people.adult({ passwordHash })
  const { cookies } = await signIn(person.email, PASSWORD, { address: '192.0.2.2' })
  vi.mocked(matchPasswords).mockClear()
  const others = await crowd(10, 4, 'b')
  // They wait in their own line and not at the account: the lock of the account is free.
  const atTheSame = Promise.all(
    Array.from({ length: 3 }, () => signIn(person.email, HELD, { address: '192.0.2.3' })),
  )
  const home = await signIn(person.email, PASSWORD, {
    cookie: `ek_device=${cookies.ek_device}`,
    address: '192.0.2.2',
  })
  expect(home.status).toBe(200)
  letGo()
  await Promise.all([others.answers(), atTheSame])
})

it('a full line says so at once, with when to come back, and the same for every address', async () => {
  const { people } = context.current
  const [owner, elsewhere] = [await people.adult({ passwordHash }), await people.adult({ passwordHash })]
  const other = await signIn(elsewhere.email, PASSWORD, { address: '192.0.2.4' })
  vi.mocked(matchPasswords).mockClear()
  // 58 networks with one each: none has more than a share, so none makes room.
  const strangers = await crowd(58, 1, 'c')
  const seen = new Set<string>()
  for (const [email, cookie] of [
    [owner.email, undefined],
    ['nobody-at-all@nobody.example', undefined],
    // A device of another account gets no priority.
    [owner.email, `ek_device=${other.cookies.ek_device}`],
  ] as const) {
    const { status, headers, body } = await signIn(email, PASSWORD, {
      address: '192.0.2.5',
      ...(cookie && { cookie }),
    })
    seen.add(`${status} ${headers['retry-after'] as string} ${body.error.code}`)
  }
  expect([...seen]).toEqual(['503 5 account.error.busy'])
  letGo()
  expect((await strangers.answers()).every(({ status }) => status === 401)).toBe(true)
})

it('one network cannot fill the line: another one still gets its turn', async () => {
  const strangers = await crowd(2, 29, 'd')
  const late = signIn('late@nobody.example', 'Wrong-Harbour-1', { address: '192.0.2.6' })
  letGo()
  expect((await late).status).toBe(401)
  await strangers.answers()
})
