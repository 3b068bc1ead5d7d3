import { generateSync } from 'otplib'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { newWorld, useWorld, type Asking, type World } from '#tests/kit/world.ts'

const world = useWorld()
const PASSWORD = 'Quiet-Harbour-2261-plum'
let passwordHash: string
let network = 0

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => {
  network += 1
  world.current.realtime.terminated.length = 0
})
const adult = (options: PersonOptions = {}) => world.current.people.adult({ passwordHash, ...options })
const codeOf = (secret: string, secondsFromNow = 0) =>
  generateSync({ secret, epoch: Math.floor(world.current.clock.now().getTime() / 1000) + secondsFromNow })
/** Six digits that are not right now, nor just before or after. */
const wrongCode = (secret: string): string => {
  const right = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}
const enroll = (as: Person, friendlyName = 'Phone') =>
  world.current.call(mfaApi.enroll, { body: { friendlyName } }, { as })
const verify = (as: Person, factorId: string, code: string) =>
  world.current.ask(mfaApi.verify, { body: { factorId, code } }, { as })
/** Somebody with two-factor authentication on, a minute ago. */
const enrolled = async (options: PersonOptions = {}) => {
  const person = await adult(options)
  const { factorId, secret } = await enroll(person)
  const { body } = await verify(person, factorId, codeOf(secret))
  world.current.clock.advance(60)
  return { ...person, secret, factorId, recoveryCodes: body.recoveryCodes }
}
const signIn = (email: string, asking: Asking = {}) =>
  world.current.ask(accountApi.signIn, { body: { email, password: PASSWORD } }, { address: `203.0.113.${network}`, ...asking })
const challenged = async (email: string) => `ek_challenge=${(await signIn(email)).cookies.ek_challenge}`
const second = (cookie: string, body: { code: string } | { recoveryCode: string }, on: World = world.current) => {
  network += 1
  return on.ask(accountApi.secondFactor, { body }, { cookie, address: `203.0.${network % 250}.9` })
}
const me = async (cookie: string) => (await world.current.call(accountApi.me, {}, { cookie })).person
const codesOf = (answers: { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => body.error?.code ?? String(status)).sort()

describe('enrolment', () => {
  it('gives a secret to scan and to type, and ends with a code and ten recovery codes', async () => {
    const person = await adult()
    const start = await enroll(person, '  My phone ')
    expect(start).toMatchObject({ friendlyName: 'My phone', secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string })
    expect(start.qrSvg).toMatch(/^<svg/)
    expect(await world.current.call(mfaApi.factors, {}, { as: person })).toMatchObject({
      factors: [{ id: start.factorId, friendlyName: 'My phone', verified: false }],
      recoveryCodesLeft: 0,
    })
    const { body } = await verify(person, start.factorId, codeOf(start.secret))
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(await world.current.call(mfaApi.factors, {}, { as: person })).toMatchObject({
      factors: [{ verified: true }],
      recoveryCodesLeft: 10,
    })
    const rows = await world.current.db.query(
      'select f.*, c.code_hash from mfa_factors f join mfa_recovery_codes c using (user_id) where user_id = $1',
      [person.id],
    )
    expect(rows).toHaveLength(10)
    for (const secret of [start.secret, ...body.recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('marks this session and ends all others', async () => {
    const person = await adult()
    const other = await signIn(person.email)
    const { factorId, secret } = await enroll(person)
    await verify(person, factorId, codeOf(secret))
    expect(await me(`ek_session=${other.cookies.ek_session}`)).toBeNull()
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: true })
    const [session] = await world.current.db.query('select factor_at from sessions where user_id = $1', [person.id])
    expect(session!.factor_at).not.toBeNull()
    expect(world.current.realtime.terminated).toEqual([person.id])
  })

  it('cleans away an unfinished one, also of the same name; the older secret is then worthless', async () => {
    const person = await adult()
    const first = await enroll(person)
    const again = await enroll(person)
    expect((await verify(person, first.factorId, codeOf(first.secret))).body.error.code).toBe('account.error.mfa_setup_expired')
    expect((await verify(person, again.factorId, codeOf(again.secret))).status).toBe(200)
  })

  it('is refused while a factor is verified', async () => {
    const person = await enrolled()
    await expect(enroll(person, 'Tablet')).rejects.toMatchObject({
      status: 409,
      body: { error: { message: '2FA Already Enabled' } },
    })
  })

  it.each([
    ['a wrong code', 0, (secret: string) => wrongCode(secret), 422, 'Invalid Code'],
    ['a code after 16 minutes', 16 * 60, codeOf, 410, 'MFA setup expired. Please click Enable 2FA to start again.'],
  ])('does not end with %s', async (_, wait, code, status, message) => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    world.current.clock.advance(wait)
    const answer = await verify(person, factorId, code(secret))
    expect(answer).toMatchObject({ status, body: { error: { message } } })
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: false })
  })

  it('does not end with somebody else’s factor', async () => {
    const [mine, theirs] = [await adult(), await adult()]
    const { factorId, secret } = await enroll(theirs)
    expect((await verify(mine, factorId, codeOf(secret))).status).toBe(410)
  })

  it('ends once, when the right code comes ten times at once', async () => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(person, factorId, codeOf(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.current.call(mfaApi.factors, {}, { as: person })).recoveryCodesLeft).toBe(10)
  })

  it('can be started over, which leaves a verified factor alone', async () => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    await world.current.call(mfaApi.startOver, {}, { as: person })
    expect((await verify(person, factorId, codeOf(secret))).status).toBe(410)
    const settled = await enrolled()
    await world.current.call(mfaApi.startOver, {}, { as: settled })
    expect((await world.current.call(mfaApi.factors, {}, { as: settled })).factors).toHaveLength(1)
  })
})

describe('signing in with a second factor', () => {
  it('gives no session before the code', async () => {
    const person = await enrolled()
    const before = await world.current.db.query('select 1 from sessions where user_id = $1', [person.id])
    const answer = await signIn(person.email)
    expect(answer.body).toEqual({ state: 'second-factor' })
    expect(Object.keys(answer.cookies)).toEqual(['ek_challenge'])
    expect([answer.headers['set-cookie']!].flat()[0]).toMatch(/; Max-Age=300; SameSite=Lax; HttpOnly$/)
    expect(await world.current.db.query('select 1 from sessions where user_id = $1', [person.id])).toEqual(before)
    const done = await second(`ek_challenge=${answer.cookies.ek_challenge}`, { code: codeOf(person.secret) })
    expect(done.body).toMatchObject({ state: 'signed-in', person: { id: person.id, mfaEnrolled: true } })
    expect(done.cookies).toMatchObject({ ek_in: '1', ek_challenge: '' })
    const [session] = await world.current.db.query(
      'select factor_at from sessions where user_id = $1 order by created_at desc limit 1',
      [person.id],
    )
    expect(session!.factor_at).not.toBeNull()
  })

  it('refuses a code that was used before, and a code of an earlier half minute', async () => {
    const person = await enrolled()
    const code = codeOf(person.secret)
    const earlier = codeOf(person.secret, -30)
    expect((await second(await challenged(person.email), { code })).status).toBe(200)
    for (const used of [code, earlier]) {
      const answer = await second(await challenged(person.email), { code: used })
      expect(answer.body.error).toMatchObject({ code: 'account.error.invalid_code', message: 'Invalid Code' })
    }
  })

  it('accepts one code once, when it comes with eight challenges at once over two processes', async () => {
    const person = await enrolled()
    const other = newWorld(world.current.databaseUrl)
    other.clock.set(world.current.clock.now())
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challenged(person.email)))
    const code = codeOf(person.secret)
    const answers = await Promise.all(
      challenges.map((cookie, n) => second(cookie, { code }, n % 2 ? other : world.current)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('accepts one challenge once', async () => {
    const person = await enrolled()
    const cookie = await challenged(person.email)
    expect((await second(cookie, { code: codeOf(person.secret) })).status).toBe(200)
    world.current.clock.advance(60)
    expect((await second(cookie, { code: codeOf(person.secret) })).body.error.code).toBe('account.error.challenge_expired')
  })

  it.each([
    ['no challenge', () => ''],
    ['a made-up challenge', () => `ek_challenge=${'A'.repeat(43)}`],
  ])('refuses %s', async (_, cookie) => {
    const answer = await second(cookie(), { code: '123456' })
    expect(answer).toMatchObject({ status: 410, body: { error: { code: 'account.error.challenge_expired' } } })
  })

  it('gives up the challenge after five minutes, and after a password change', async () => {
    const person = await enrolled()
    const late = await challenged(person.email)
    world.current.clock.advance(5 * 60)
    expect((await second(late, { code: codeOf(person.secret) })).status).toBe(410)
    const stale = await challenged(person.email)
    const body = { currentPassword: PASSWORD, newPassword: 'Another-Fine-Boat-77!' }
    await world.current.call(accountApi.changePassword, { body }, { as: person })
    expect((await second(stale, { code: codeOf(person.secret) })).status).toBe(410)
  })

  it('looks at ten codes of two hundred that come at once, whatever kind, over two processes', async () => {
    const person = await enrolled()
    const other = newWorld(world.current.databaseUrl)
    other.clock.set(world.current.clock.now())
    const cookie = await challenged(person.email)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        second(
          cookie,
          n % 4 ? { code: wrongCode(person.secret) } : { recoveryCode: `zzzzz-zzz${(n % 90) + 10}` },
          n % 2 ? other : world.current,
        ),
      ),
    )
    const seen = codesOf(answers)
    expect(seen.filter((code) => code === 'account.error.invalid_code')).toHaveLength(10)
    expect(seen.filter((code) => code === 'account.error.too_many_codes')).toHaveLength(190)
    const right = await second(cookie, { code: codeOf(person.secret) })
    expect(right).toMatchObject({ status: 429, body: { error: { args: { minutes: 15 } } } })
    world.current.clock.advance(15 * 60)
    expect((await second(await challenged(person.email), { code: codeOf(person.secret) })).status).toBe(200)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('does not count right codes', async () => {
    const person = await enrolled()
    for (let n = 0; n < 12; n += 1) {
      const answer = await second(await challenged(person.email), { code: codeOf(person.secret) })
      expect(answer.status, `sign-in ${n}`).toBe(200)
      world.current.clock.advance(30)
    }
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const person = await enrolled()
    const [one, two] = person.recoveryCodes as [string, string]
    const answer = await second(await challenged(person.email), { recoveryCode: ` ${one.toUpperCase().replace('-', ' ')} ` })
    expect(answer.status).toBe(200)
    expect((await second(await challenged(person.email), { recoveryCode: one })).status).toBe(422)
    const challenges = await Promise.all(Array.from({ length: 6 }, () => challenged(person.email)))
    const answers = await Promise.all(challenges.map((cookie) => second(cookie, { recoveryCode: two })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await world.current.call(mfaApi.factors, {}, { as: person })).recoveryCodesLeft).toBe(8)
  })

  it('refuses a recovery code of somebody else', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()]
    const answer = await second(await challenged(mine.email), { recoveryCode: theirs.recoveryCodes[0]! })
    expect(answer.status).toBe(422)
  })
})

describe('disabling', () => {
  const disable = (as: Person, code: string) => world.current.ask(mfaApi.disable, { body: { code } }, { as })

  it('takes a code, removes factor and recovery codes, and ends other sessions', async () => {
    const person = await enrolled()
    const other = await second(await challenged(person.email), { code: codeOf(person.secret) })
    world.current.clock.advance(30)
    expect((await disable(person, wrongCode(person.secret))).status).toBe(422)
    expect((await disable(person, codeOf(person.secret))).status).toBe(200)
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: false })
    expect(await me(`ek_session=${other.cookies.ek_session}`)).toBeNull()
    expect(await world.current.call(mfaApi.factors, {}, { as: person })).toEqual({ factors: [], recoveryCodesLeft: 0 })
    const [session] = await world.current.db.query('select factor_at from sessions where user_id = $1', [person.id])
    expect(session!.factor_at).toBeNull()
    expect((await signIn(person.email)).body).toMatchObject({ state: 'signed-in' })
  })

  it('without a factor says so', async () => {
    const answer = await disable(await adult(), '123456')
    expect(answer).toMatchObject({ status: 409, body: { error: { message: 'No verified MFA factor found' } } })
  })
})

describe('resetting', () => {
  const reset = (as: Person, password: string, on: World = world.current) =>
    on.ask(mfaApi.reset, { body: { password } }, { as })

  it('is for staff, asks for the password and removes everything', async () => {
    const member = await enrolled()
    expect((await reset(member, PASSWORD)).status).toBe(403)
    const staff = await world.current.people.staff('support', { passwordHash })
    expect((await reset(staff, 'Wrong-Harbour-1')).body.error.message).toBe('Password incorrect')
    expect(await me(staff.cookie)).toMatchObject({ mfaEnrolled: true })
    expect((await reset(staff, PASSWORD)).status).toBe(200)
    expect(await me(staff.cookie)).toMatchObject({ mfaEnrolled: false })
    expect((await reset(staff, PASSWORD)).body.error.code).toBe('account.error.mfa_required')
  })

  it('looks at ten passwords in a quarter of an hour', async () => {
    vi.spyOn(world.current.log, 'error')
    const staff = await world.current.people.staff('admin', { passwordHash })
    const answers = await Promise.all(Array.from({ length: 14 }, () => reset(staff, 'Wrong-Harbour-1')))
    expect(codesOf(answers).filter((code) => code === 'account.error.locked')).toHaveLength(4)
    expect((await reset(staff, PASSWORD)).status).toBe(429)
  })
})
