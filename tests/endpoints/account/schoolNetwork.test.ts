import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { slowDown } from '#operations/account/networkPace.ts'
import { hashPassword, matchPasswords } from '#lib/passwords/hash.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
vi.mock('#operations/account/networkPace.ts', { spy: true })
afterEach(() => {
  vi.mocked(hashPassword).mockReset()
  vi.mocked(matchPasswords).mockReset()
  vi.mocked(slowDown).mockReset()
})
const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
const school = { address: '203.0.113.200' }
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
const cheaply = () => {
  vi.mocked(matchPasswords).mockImplementation((password, stored) =>
    Promise.resolve(stored.map(() => password === PASSWORD)),
  )
  vi.mocked(hashPassword).mockResolvedValue(passwordHash)
  vi.mocked(slowDown).mockResolvedValue()
}
const signIn = (email: string, password: string, cookie?: string) =>
  context.current.ask(
    accountApi.signIn,
    { body: { email, password } },
    { ...school, ...(cookie && { cookie }) },
  )
let count = 0
const signUp = () => {
  count += 1
  const body = {
    email: `pupil${count}@school.example`,
    password: PASSWORD,
    username: `Gull-${count}-x`,
    ageGroup: 'teen' as const,
  }
  return context.current.ask(accountApi.signUp, { body }, school)
}

describe('many people behind one address', () => {
  it('are not locked out by one who fails at many accounts: a right password of a new device only takes longer', async () => {
    cheaply()
    const [atHome, atSchool] = [
      await context.current.people.adult({ passwordHash }),
      await context.current.people.adult({ passwordHash }),
    ]
    const known = await signIn(atSchool.email, PASSWORD)
    const statuses: number[] = []
    for (let n = 0; n < 45; n += 1)
      statuses.push((await signIn(`nobody${n}@school.example`, 'Wrong-1')).status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await signIn(atHome.email, PASSWORD)).status).toBe(200)
    expect(slowDown).toHaveBeenLastCalledWith(school.address, { address: atHome.email, seconds: 2 })
    vi.mocked(slowDown).mockClear()
    const home = `ek_device=${known.cookies.ek_device}`
    expect((await signIn(atSchool.email, PASSWORD, home)).status).toBe(200)
    expect(slowDown).not.toHaveBeenCalled()
  })

  it('are not locked out on known devices by a flood at the door, and others for a minute at most', async () => {
    cheaply()
    context.current.clock.advance(3600)
    const pupil = await context.current.people.adult({ passwordHash })
    const home = `ek_device=${(await signIn(pupil.email, PASSWORD)).cookies.ek_device}`
    await inWaves(70, (n) => signIn(`flood${n}@school.example`, 'Wrong-1'))
    expect((await signIn(pupil.email, PASSWORD)).status).toBe(429)
    expect((await signIn(pupil.email, PASSWORD, home)).status).toBe(200)
    context.current.clock.advance(60)
    expect((await signIn(pupil.email, PASSWORD)).status).toBe(200)
  })

  it('sign up as a class of 35 at once, and one network makes a hundred accounts an hour', async () => {
    cheaply()
    context.current.clock.advance(3600 - (Math.floor(context.current.clock.now().getTime() / 1000) % 3600))
    expect(new Set((await inWaves(35, signUp)).map(({ status }) => status))).toEqual(new Set([200]))
    context.current.clock.advance(60)
    await inWaves(40, signUp)
    context.current.clock.advance(60)
    const last = await inWaves(30, signUp)
    expect(last.filter(({ status }) => status === 200)).toHaveLength(25)
    const refused = last.find(({ status }) => status !== 200)!
    expect([refused.status, refused.body.error.code]).toEqual([429, 'common.error.rate_limited'])
  })

  it('are held up by bad forms for a minute at most', async () => {
    cheaply()
    context.current.clock.advance(3600)
    const bad = () => context.current.ask(accountApi.signUp, { body: {} as never }, school)
    await inWaves(60, bad)
    expect((await signUp()).status).toBe(429)
    context.current.clock.advance(60)
    expect((await signUp()).status).toBe(200)
  })
})
