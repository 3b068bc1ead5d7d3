import { describe, expect, it } from 'vitest'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { otherThan, recoveryKit } from './recoveryKit.ts'

const context = useTestContext()
const { browser, codeFor, linkFor, person, secondProcess } = recoveryKit(context)

describe('limits of recovery', () => {
  it('let one request through in 30 seconds and five in a clock hour, over all processes', async () => {
    const { email } = await person()
    context.current.clock.advance(3600 - (Math.floor(context.current.clock.now().getTime() / 1000) % 3600))
    const { second, close } = secondProcess()
    const at = (n: number) => browser(n % 2 ? second : context.current, `192.0.2.${n}`).request(email)
    const first = await inWaves(10, at)
    expect(first.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(429)])
    const refused = first.find(({ status }) => status === 429)!
    expect(refused.body.error).toMatchObject({ code: 'account.error.code_cooldown', args: { seconds: 30 } })
    for (let n = 0; n < 4; n += 1) {
      for (const one of [context.current, second]) one.clock.advance(30)
      expect((await at(n)).status).toBe(200)
    }
    for (const one of [context.current, second]) one.clock.advance(30)
    const sixth = await at(1)
    expect(sixth.body.error).toMatchObject({
      code: 'account.error.code_requests',
      message: 'Rate limit exceeded',
    })
    context.current.clock.advance(3600)
    expect((await at(0)).status).toBe(200)
    await close()
  })

  it('let one address ask for twenty in an hour, for any address', async () => {
    context.current.clock.advance(3600)
    const answers = await inWaves(22, (n) =>
      browser(context.current, '192.0.2.200').request(`many${n}@test.example`),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 429)!.body.error.code).toBe('common.error.rate_limited')
  })

  it('show the tries that are left, say 15 minutes after ten, and no new code buys more on that day', async () => {
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const code = await codeFor(email)
    for (let left = 9; left >= 1; left -= 1) {
      const { status, body } = await one.verify(otherThan(code))
      expect([status, body.error.code, body.error.args]).toEqual([
        422,
        'account.error.recovery_code',
        { attempts: left },
      ])
      expect(body.error.message).toBe('Invalid code')
    }
    const tenth = await one.verify(otherThan(code))
    expect(tenth.body.error).toMatchObject({ code: 'account.error.code_locked', args: { minutes: 15 } })
    expect((await one.verify(code)).body.error.code).toBe('account.error.code_locked')
    context.current.clock.advance(30)
    const other = browser(context.current, '192.0.2.99')
    await other.request(email)
    expect((await other.verify(await codeFor(email))).body.error.code).toBe('account.error.code_locked')
    context.current.clock.advance(15 * 60)
    expect((await one.verify(code)).body.error.code).toBe('account.error.recovery_session')
    await other.request(email)
    const late = await other.verify(await codeFor(email))
    expect(late.body.error.code).toBe('account.error.code_locked')
    expect(late.body.error.args!.minutes).toBeGreaterThan(23 * 60)
    context.current.clock.advance(24 * 3600)
    await other.request(email)
    expect((await other.verify(await codeFor(email))).status).toBe(200)
  })

  it('hold for 60 guesses at once from two processes: no more than ten are looked at', async () => {
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const code = await codeFor(email)
    const { second, close } = secondProcess()
    const cookie = `ek_recovery=${one.jar.get('ek_recovery')}`
    const answers = await inWaves(60, (n) =>
      (n % 2 ? second : context.current).ask(
        recoveryApi.verifyRecovery,
        { body: { code: otherThan(code) } },
        { cookie, address: `192.0.2.${n}` },
      ),
    )
    const codes = answers.map(({ body }) => body.error.code)
    expect(codes.filter((one) => one === 'account.error.recovery_code')).toHaveLength(9)
    expect(codes.filter((one) => one === 'account.error.code_locked')).toHaveLength(51)
    await close()
  })

  it('leave only the mailed link after ten guesses in a day, over any pauses and codes', async () => {
    const { email } = await person()
    const codes: string[] = []
    for (let round = 0; round < 4; round += 1) {
      context.current.clock.advance(16 * 60)
      const one = browser(context.current, `192.0.2.${100 + round}`)
      await one.request(email)
      const code = await codeFor(email)
      for (let n = 0; n < 6; n += 1) codes.push((await one.verify(otherThan(code))).body.error.code)
    }
    expect(codes.filter((code) => code === 'account.error.recovery_code')).toHaveLength(10)
    const one = browser(context.current, '192.0.2.110')
    context.current.clock.advance(3600)
    await one.request(email)
    expect((await one.verify(await codeFor(email))).body.error.code).toBe('account.error.code_locked')
    await browser().ask(recoveryApi.requestLink, { body: { email } })
    expect((await browser().open((await linkFor(email))!)).status).toBe(200)
    context.current.clock.advance(24 * 3600)
    const next = browser(context.current, '192.0.2.111')
    await next.request(email)
    expect((await next.verify(await codeFor(email))).status).toBe(200)
  })
})
