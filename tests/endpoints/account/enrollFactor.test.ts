import { beforeEach, describe, expect, it } from 'vitest'
import { mfaApi } from '#domain/account/api.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { factors } from './factors.ts'

const context = useTestContext()
const { adult, codeOf, enroll, enrolled, me, signIn, verify, wrongCode } = factors(context)

beforeEach(() => {
  context.current.realtime.terminated.length = 0
})

describe('enrolment', () => {
  it('gives a secret to scan and to type, and ends with a code and ten recovery codes', async () => {
    const person = await adult()
    const start = await enroll(person, '  My phone ')
    expect(start).toMatchObject({
      friendlyName: 'My phone',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
    })
    expect(start.qrSvg).toMatch(/^<svg/)
    expect(await context.current.call(mfaApi.listFactors, {}, { as: person })).toMatchObject({
      factors: [{ id: start.factorId, friendlyName: 'My phone', verified: false }],
      recoveryCodesLeft: 0,
    })
    const { body } = await verify(person, start.factorId, codeOf(start.secret))
    expect(new Set(body.recoveryCodes).size).toBe(10)
    expect(await context.current.call(mfaApi.listFactors, {}, { as: person })).toMatchObject({
      factors: [{ verified: true }],
      recoveryCodesLeft: 10,
    })
    const rows = await context.current.db.query(
      'select f.*, c.code_hash from mfa_factors f join mfa_recovery_codes c using (user_id) where user_id = $1',
      [person.id],
    )
    expect(rows).toHaveLength(10)
    for (const secret of [start.secret, ...body.recoveryCodes])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('marks this session and ends all others', async () => {
    const person = await adult()
    const other = await signIn(person.email)
    const { factorId, secret } = await enroll(person)
    await verify(person, factorId, codeOf(secret))
    expect(await me(`ek_session=${other.cookies.ek_session}`)).toBeNull()
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: true })
    const [session] = await context.current.db.query('select factor_at from sessions where user_id = $1', [
      person.id,
    ])
    expect(session!.factor_at).not.toBeNull()
    expect(context.current.realtime.terminated).toEqual([person.id])
  })

  it('cleans away an unfinished one, also of the same name; the older secret is then worthless', async () => {
    const person = await adult()
    const first = await enroll(person)
    const again = await enroll(person)
    expect((await verify(person, first.factorId, codeOf(first.secret))).body.error.code).toBe(
      'account.error.mfa_setup_expired',
    )
    expect((await verify(person, again.factorId, codeOf(again.secret))).status).toBe(200)
  })

  it('is rejected while a factor is verified', async () => {
    const person = await enrolled()
    await expect(enroll(person, 'Tablet')).rejects.toMatchObject({
      status: 409,
      body: { error: { message: '2FA Already Enabled' } },
    })
  })

  it.each([
    ['a wrong code', 0, (secret: string) => wrongCode(secret), 422, 'Invalid Code'],
    [
      'a code after 16 minutes',
      16 * 60,
      codeOf,
      410,
      'MFA setup expired. Please click Enable 2FA to start again.',
    ],
  ])('does not end with %s', async (_, wait, code, status, message) => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    context.current.clock.advance(wait)
    const answer = await verify(person, factorId, code(secret))
    expect(answer).toMatchObject({ status, body: { error: { message } } })
    expect(await me(person.cookie)).toMatchObject({ mfaEnrolled: false })
  })

  it('does not end with another member’s factor', async () => {
    const [mine, theirs] = [await adult(), await adult()]
    const { factorId, secret } = await enroll(theirs)
    expect((await verify(mine, factorId, codeOf(secret))).status).toBe(410)
  })

  it('ends once, when the right code comes ten times at once', async () => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verify(person, factorId, codeOf(secret))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await context.current.call(mfaApi.listFactors, {}, { as: person })).recoveryCodesLeft).toBe(10)
  })

  it('can be started over, which leaves a verified factor alone', async () => {
    const person = await adult()
    const { factorId, secret } = await enroll(person)
    await context.current.call(mfaApi.forgetEnrolment, {}, { as: person })
    expect((await verify(person, factorId, codeOf(secret))).status).toBe(410)
    const settled = await enrolled()
    await context.current.call(mfaApi.forgetEnrolment, {}, { as: settled })
    expect((await context.current.call(mfaApi.listFactors, {}, { as: settled })).factors).toHaveLength(1)
  })
})
