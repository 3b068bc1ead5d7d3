import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { withAccountLock } from '#operations/account/accountLock.ts'
import { hashPassword, matchPasswords } from '#lib/passwords/hash.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { claimKit, STRANGE } from './claimKit.ts'

vi.mock('#operations/account/accountLock.ts', { spy: true })
vi.mock('#lib/passwords/hash.ts', { spy: true })
const context = useTestContext()
const { claim, sessionIn, signIn } = claimKit(context)
const OWN = 'Quiet-Harbour-2261-plum'
const passwordHash = `plain ${OWN}`

// Many tries, so hashing is made cheap.
beforeEach(() => {
  vi.mocked(hashPassword).mockImplementation((password) => Promise.resolve(`plain ${password}`))
  vi.mocked(matchPasswords).mockImplementation((password, stored) =>
    Promise.resolve(stored.map((hash) => hash === `plain ${password}`)),
  )
})
const owner = () => context.current.people.adult({ passwordHash })
const wrong = async (email: string, times: number, cookie?: string) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(email, 'Wrong-Harbour-1', cookie)).status)
  return statuses
}
const priorityOfLatest = () => vi.mocked(withAccountLock).mock.lastCall![1].priority

describe('the locks of an address a stranger claims too', () => {
  it('are not forgiven by the right password of the claim', async () => {
    const { email } = await owner()
    await claim(email)
    expect(await wrong(email, 3)).toEqual([401, 401, 401])
    expect((await signIn(email, STRANGE)).status).toBe(200)
    expect(await wrong(email, 1)).toEqual([401])
    expect((await signIn(email, STRANGE)).status).toBe(429)
    expect((await signIn(email, OWN)).status).toBe(429)
  })

  it('count a guess that is dressed up as a claim: signed up with, then signed in with', async () => {
    const { email } = await owner()
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) {
      const guess = n === 6 ? OWN : `Guessed-Lagoon-${n}711-kelp`
      const { device } = await claim(email, guess)
      // From its own device it leads to the claim, also when the guess is right.
      expect((await signIn(email, guess, device)).body).toMatchObject({ person: { emailVerified: false } })
      statuses.push((await signIn(email, guess)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('count the guesses from the claim’s own device as any stranger’s: five, and then none at the owner’s account', async () => {
    const { email } = await owner()
    const { device } = await claim(email)
    for (let round = 0; round < 3; round += 1) {
      await wrong(email, 2, device)
      // Its own password lets the device itself start over, and nothing else.
      expect((await signIn(email, STRANGE, device)).status).toBe(200)
    }
    // The right one of the owner is not even accepted from there now, and the claim's own still is.
    expect((await signIn(email, OWN, device)).status).toBe(401)
    expect((await signIn(email, STRANGE, device)).status).toBe(200)
    expect((await signIn(email, OWN)).status).toBe(429)
  })

  it('lock in the same way whether or not the address has an owner', async () => {
    const seen: string[] = []
    for (const email of [(await owner()).email, 'free.locks@claims.example']) {
      const { device } = await claim(email)
      const statuses = [...(await wrong(email, 3, device)), (await signIn(email, STRANGE, device)).status]
      statuses.push(...(await wrong(email, 3, device)), (await signIn(email, STRANGE)).status)
      statuses.push(...(await wrong(email, 4, device)), (await signIn(email, STRANGE, device)).status)
      seen.push(statuses.join())
    }
    expect(seen[0]).toBe(seen[1])
  })

  it('let the owner in on a known device, whatever the claim’s holder tries', async () => {
    const { email } = await owner()
    const home = await signIn(email, OWN)
    const { device } = await claim(email)
    await wrong(email, 8, device)
    await wrong(email, 8)
    expect((await signIn(email, OWN, `ek_device=${home.cookies.ek_device}`)).status).toBe(200)
  })

  it('give the claim no place in the owner’s line: not by its device, and not by its session', async () => {
    const { email } = await owner()
    const home = await signIn(email, OWN)
    const theirs = await claim(email)
    await signIn(email, STRANGE, theirs.device)
    expect(priorityOfLatest()).toEqual({ stranger: expect.stringMatching(/^device /) as string })
    const body = { currentPassword: 'Wrong-Harbour-1', newPassword: 'Another-Fine-Boat-77' }
    await context.current.ask(accountApi.changePassword, { body }, { cookie: theirs.cookie })
    expect(priorityOfLatest()).toEqual({ stranger: `account ${theirs.id}` })
    await signIn(email, OWN, `ek_device=${home.cookies.ek_device}`)
    expect(priorityOfLatest()).toBe('first')
    await context.current.ask(accountApi.changePassword, { body }, { cookie: sessionIn(home.cookies) })
    expect(priorityOfLatest()).toBe('first')
  })
})
