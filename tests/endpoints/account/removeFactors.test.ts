import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mfaApi } from '#domain/account/api.ts'
import { verifyPassword } from '#lib/passwords/hash.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext, type TestContext } from '#tests/kit/testContext.ts'
import { codesOf, factors, PASSWORD } from './factors.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
// Where a test made hashing cheap, the next one gets the real thing back.
afterEach(() => {
  vi.mocked(verifyPassword).mockReset()
})
const context = useTestContext()
const { adult, challenged, codeOf, enrolled, me, second, signIn, staff, wrongCode } = factors(context)

beforeEach(() => {
  context.current.realtime.terminated.length = 0
})

describe('disabling', () => {
  const disable = (as: Person, code: string) =>
    context.current.ask(mfaApi.disable, { body: { code } }, { as })

  it('takes a code, removes factor and recovery codes, and ends other sessions', async () => {
    const person = await enrolled()
    const other = await second(await challenged(person), { code: codeOf(person.secret) })
    context.current.clock.advance(30)
    expect((await disable(person, wrongCode(person.secret))).status).toBe(422)
    expect((await disable(person, codeOf(person.secret))).status).toBe(200)
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: false })
    expect(await me(`ek_session=${other.cookies.ek_session}`)).toBeNull()
    expect(await context.current.call(mfaApi.listFactors, {}, { as: person })).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
    })
    const [session] = await context.current.db.query('select factor_at from sessions where user_id = $1', [
      person.id,
    ])
    expect(session!.factor_at).toBeNull()
    expect((await signIn(person.email)).body).toMatchObject({ state: 'signed-in' })
  })

  it('without a factor says so', async () => {
    const answer = await disable(await adult(), '123456')
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { message: 'No verified MFA factor found' } },
    })
  })
})

describe('resetting', () => {
  const reset = (as: Person, password: string, on: TestContext = context.current) =>
    on.ask(mfaApi.reset, { body: { password } }, { as })

  it('is for staff, asks for the password and removes nothing before a colleague agreed', async () => {
    const member = await enrolled()
    expect((await reset(member, PASSWORD)).status).toBe(403)
    const admin = await staff('support')
    expect((await reset(admin, 'Wrong-Harbour-1')).body.error.message).toBe('Password incorrect')
    expect(await me(admin.cookie)).toMatchObject({ mfaEnrolled: true })
    expect((await reset(admin, PASSWORD)).body).toEqual({ ok: true, state: 'alone' })
    expect(await me(admin.cookie)).toMatchObject({ mfaEnrolled: true })
    expect(context.current.realtime.terminated).not.toContain(admin.id)
  })

  it('looks at ten passwords in a quarter of an hour', async () => {
    // Many tries, so hashing is made cheap.
    vi.mocked(verifyPassword).mockImplementation((password, stored) =>
      pause(2, !!stored && password === PASSWORD),
    )
    const admin = await staff('admin')
    const answers = await Promise.all(Array.from({ length: 14 }, () => reset(admin, 'Wrong-Harbour-1')))
    expect(codesOf(answers).filter((code) => code === 'account.error.locked')).toHaveLength(4)
    expect((await reset(admin, PASSWORD)).status).toBe(429)
  })
})
