import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { codesOf, factors, PASSWORD } from './factors.ts'

const context = useTestContext()
const { challenged, codeOf, enrolled, second, signIn, wrongCode } = factors(context)

beforeEach(() => {
  context.current.realtime.terminated.length = 0
})

describe('signing in with a second factor', () => {
  it('gives no session before the code', async () => {
    const person = await enrolled()
    const before = await context.current.db.query('select 1 from sessions where user_id = $1', [person.id])
    const answer = await signIn(person.email)
    expect(answer.body).toEqual({ state: 'second-factor' })
    expect(Object.keys(answer.cookies)).toEqual(['ek_challenge'])
    expect([answer.headers['set-cookie']!].flat()[0]).toMatch(/; Max-Age=300; SameSite=Lax; HttpOnly$/)
    expect(await context.current.db.query('select 1 from sessions where user_id = $1', [person.id])).toEqual(
      before,
    )
    const done = await second(`ek_challenge=${answer.cookies.ek_challenge}`, { code: codeOf(person.secret) })
    expect(done.body).toMatchObject({ state: 'signed-in', person: { id: person.id, mfaEnrolled: true } })
    expect(done.cookies).toMatchObject({ ek_in: '1', ek_challenge: '' })
    const [session] = await context.current.db.query(
      'select factor_at from sessions where user_id = $1 order by created_at desc limit 1',
      [person.id],
    )
    expect(session!.factor_at).not.toBeNull()
  })

  it('rejects a code that was used before, and a code of an earlier half minute', async () => {
    const person = await enrolled()
    const code = codeOf(person.secret)
    const earlier = codeOf(person.secret, -30)
    expect((await second(await challenged(person), { code })).status).toBe(200)
    for (const used of [code, earlier]) {
      const answer = await second(await challenged(person), { code: used })
      expect(answer.body.error).toMatchObject({ code: 'account.error.invalid_code', message: 'Invalid Code' })
    }
  })

  it('accepts one code once, when it comes with eight challenges at once over two processes', async () => {
    const person = await enrolled()
    const other = newTestContext(context.current.databaseUrl)
    other.clock.set(context.current.clock.now())
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challenged(person)))
    const code = codeOf(person.secret)
    const answers = await Promise.all(
      challenges.map((cookie, n) => second(cookie, { code }, n % 2 ? other : context.current)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('accepts one challenge once, also with two right codes at once; the other code is not used up', async () => {
    const person = await enrolled()
    const cookie = await challenged(person)
    const [one, two] = person.recoveryCodes as [string, string]
    const answers = await Promise.all([one, two].map((recoveryCode) => second(cookie, { recoveryCode })))
    expect(codesOf(answers)).toEqual(['200', 'account.error.challenge_expired'])
    expect((await context.current.call(mfaApi.listFactors, {}, { as: person })).recoveryCodesLeft).toBe(9)
  })

  it('accepts one challenge once, also later', async () => {
    const person = await enrolled()
    const cookie = await challenged(person)
    expect((await second(cookie, { code: codeOf(person.secret) })).status).toBe(200)
    context.current.clock.advance(60)
    expect((await second(cookie, { code: codeOf(person.secret) })).body.error.code).toBe(
      'account.error.challenge_expired',
    )
  })

  it.each([
    ['no challenge', () => ''],
    ['a made-up challenge', () => `ek_challenge=${'A'.repeat(43)}`],
  ])('rejects %s', async (_, cookie) => {
    const answer = await second(cookie(), { code: '123456' })
    expect(answer).toMatchObject({
      status: 410,
      body: { error: { code: 'account.error.challenge_expired' } },
    })
  })

  it.each([
    ['five digits', { code: '12345' }, 'Please enter a 6-digit code'],
    ['letters', { code: '12345a' }, 'Please enter a 6-digit code'],
    ['nothing', {}, 'Please enter a 6-digit code'],
    ['both kinds', { code: '123456', recoveryCode: 'aaaaa-bbbbb' }, 'Please enter a 6-digit code'],
  ])('rejects %s without looking', async (_, body, words) => {
    const answer = await second('ek_challenge=x', body as { code: string })
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: { 'body.code': words } } } })
  })

  it('gives up the challenge after five minutes, and after a password change', async () => {
    const person = await enrolled()
    const late = `ek_challenge=${(await signIn(person.email)).cookies.ek_challenge}`
    context.current.clock.advance(5 * 60)
    expect((await second(late, { code: codeOf(person.secret) })).status).toBe(410)
    const stale = await challenged(person)
    const body = { currentPassword: PASSWORD, newPassword: 'Another-Fine-Boat-77!' }
    await context.current.call(accountApi.changePassword, { body }, { as: person })
    expect((await second(stale, { code: codeOf(person.secret) })).status).toBe(410)
  })

  it('looks at ten codes of two hundred that come at once, whatever kind, over two processes', async () => {
    const person = await enrolled()
    const other = newTestContext(context.current.databaseUrl)
    other.clock.set(context.current.clock.now())
    const cookie = await challenged(person)
    const answers = await inWaves(200, (n) =>
      second(
        cookie,
        n % 4 ? { code: wrongCode(person.secret) } : { recoveryCode: `zzzzz-zzz${(n % 90) + 10}` },
        n % 2 ? other : context.current,
      ),
    )
    const seen = codesOf(answers)
    expect(seen.filter((code) => code === 'account.error.invalid_code')).toHaveLength(10)
    expect(seen.filter((code) => code === 'account.error.too_many_codes')).toHaveLength(190)
    const right = await second(cookie, { code: codeOf(person.secret) })
    expect(right).toMatchObject({ status: 429, body: { error: { args: { minutes: 15 } } } })
    context.current.clock.advance(15 * 60)
    expect((await second(await challenged(person), { code: codeOf(person.secret) })).status).toBe(200)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('does not count right codes', async () => {
    const person = await enrolled()
    for (let n = 0; n < 12; n += 1) {
      const answer = await second(await challenged(person), { code: codeOf(person.secret) })
      expect(answer.status, `sign-in ${n}`).toBe(200)
      context.current.clock.advance(30)
    }
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const person = await enrolled()
    const [one, two] = person.recoveryCodes as [string, string]
    const answer = await second(await challenged(person), {
      recoveryCode: ` ${one.toUpperCase().replace('-', ' ')} `,
    })
    expect(answer.status).toBe(200)
    expect((await second(await challenged(person), { recoveryCode: one })).status).toBe(422)
    const challenges = await Promise.all(Array.from({ length: 6 }, () => challenged(person)))
    const answers = await Promise.all(challenges.map((cookie) => second(cookie, { recoveryCode: two })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await context.current.call(mfaApi.listFactors, {}, { as: person })).recoveryCodesLeft).toBe(8)
  })

  it('rejects a recovery code of another member', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()]
    const answer = await second(await challenged(mine), { recoveryCode: theirs.recoveryCodes[0]! })
    expect(answer.status).toBe(422)
  })
})
