import { afterEach, describe, expect, it, vi } from 'vitest'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendRecovery } from '#domain/account/jobs.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { NEW, OLD, recoveryKit } from './recoveryKit.ts'

vi.mock('#lib/passwords/hash.ts', { spy: true })
afterEach(() => {
  vi.mocked(hashPassword).mockReset()
})
const context = useTestContext()
const { answerAll, browser, codeFor, hash, linkFor, person, signIn, verifiedBrowser } = recoveryKit(context)

describe('steps of recovery', () => {
  it('cannot be skipped', async () => {
    const { email } = await person()
    const nothing = browser()
    expect((await nothing.verify('123456')).body.error).toMatchObject({
      code: 'account.error.recovery_session',
      message: 'Session expired',
    })
    expect((await nothing.resend()).status).toBe(410)
    expect((await nothing.reset()).body.error).toMatchObject({
      code: 'account.error.recovery_unauthorized',
      message: 'Unauthorized - Please verify your identity first.',
    })
    const asked = browser()
    await asked.request(email)
    await answerAll()
    expect((await asked.reset()).status).toBe(403)
    expect((await signIn(email, OLD)).status).toBe(200)
  })

  it('cannot be swapped: a code works only in the browser that asked for it', async () => {
    const [mine, theirs] = [await person(), await person()]
    const [one, other] = [browser(), browser(context.current, '192.0.2.50')]
    await one.request(mine.email)
    const code = await codeFor(mine.email)
    await other.request(theirs.email)
    await answerAll()
    expect((await other.verify(code)).status).toBe(422)
    // The cookie of the step before opens nothing once the code was right.
    const before = one.jar.get('ek_recovery')
    expect((await one.verify(code)).status).toBe(200)
    const thief = browser(context.current, '192.0.2.51')
    thief.jar.set('ek_recovery', before!)
    expect((await thief.reset()).status).toBe(403)
    expect((await thief.verify(code)).status).toBe(410)
    expect((await other.reset()).status).toBe(403)
  })

  it('cannot be done twice: one of fifty right codes at once counts, and one of ten resets', async () => {
    vi.mocked(hashPassword).mockResolvedValue(hash())
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const code = await codeFor(email)
    const cookie = `ek_recovery=${one.jar.get('ek_recovery')}`
    const verified = await inWaves(50, (n) =>
      context.current.ask(
        recoveryApi.verifyRecovery,
        { body: { code } },
        { cookie, address: `192.0.2.${n}` },
      ),
    )
    const right = verified.filter(({ status }) => status === 200)
    expect(right).toHaveLength(1)
    const next = { cookie: `ek_recovery=${right[0]!.cookies.ek_recovery}` }
    const resets = await inWaves(10, () =>
      context.current.ask(recoveryApi.resetPassword, { body: { password: NEW } }, next),
    )
    expect(resets.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)])
    const changed = (await queuedMails(context.current.db)).filter(
      ({ to, template }) => to === email && template === 'password-changed',
    )
    expect(changed).toHaveLength(1)
  })

  it('end with their time: 15 minutes for a code, and 15 for the verified recovery', async () => {
    const { email } = await person()
    const late = browser()
    await late.request(email)
    const code = await codeFor(email)
    context.current.clock.advance(15 * 60)
    expect((await late.verify(code)).body.error.code).toBe('account.error.recovery_session')
    const slow = await verifiedBrowser(email)
    context.current.clock.advance(15 * 60)
    expect(await slow.state()).toMatchObject({ stage: 'none' })
    expect((await slow.reset()).status).toBe(403)
  })

  it('a second code ends the first one of this browser', async () => {
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const [first, cookie] = [await codeFor(email), one.jar.get('ek_recovery')!]
    context.current.clock.advance(30)
    expect((await one.resend()).body).toMatchObject({ type: 'email', resendInSeconds: 30 })
    const old = browser()
    old.jar.set('ek_recovery', cookie)
    expect((await old.verify(first)).status).toBe(410)
    expect((await one.verify(await codeFor(email))).status).toBe(200)
  })

  it('a reset ends every other code and link of the account', async () => {
    const { email } = await person()
    await browser().ask(recoveryApi.requestLink, { body: { email } })
    const link = (await linkFor(email))!
    context.current.clock.advance(30)
    const one = await verifiedBrowser(email)
    expect((await one.reset()).status).toBe(200)
    expect((await browser().open(link)).status).toBe(410)
  })

  it('closing the account meanwhile ends the recovery', async () => {
    const { email, id } = await person()
    const one = await verifiedBrowser(email)
    await context.current.db.query('update users set disabled_at = now() where id = $1', [id])
    expect((await one.reset()).status).toBe(403)
  })

  it('a request is answered once, however often its job runs', async () => {
    const { email } = await person()
    await browser().request(email)
    const [job] = await context.current.db.query<{ payload: unknown }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1`,
      [sendRecovery.name],
    )
    await answerAll()
    const { run } = await import('#jobs/account/sendRecovery.ts')
    await run({
      input: sendRecovery.input.parse(job!.payload),
      services: context.current.services,
      signal: new AbortController().signal,
      isLastTry: false,
    })
    expect(
      (await queuedMails(context.current.db)).filter(
        ({ to, template }) => to === email && template === 'recovery-code',
      ),
    ).toHaveLength(1)
    expect(JSON.stringify(job)).not.toContain(email)
  })
})

describe('the reset link', () => {
  const ask = (email: string) => browser().ask(recoveryApi.requestLink, { body: { email } })

  it('opens the same last step, once, in whichever browser opens it', async () => {
    const { email, id } = await person()
    expect((await ask(email)).body).toEqual({ ok: true })
    const token = (await linkFor(email))!
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = await context.current.db.query('select * from recovery_requests where user_id = $1', [id])
    expect(JSON.stringify(stored)).not.toContain(token)
    const answers = await inWaves(10, () => browser().open(token))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(410)])
    const one = browser()
    one.jar.set('ek_recovery', answers.find(({ status }) => status === 200)!.cookies.ek_recovery!)
    expect((await one.reset()).body).toMatchObject({ state: 'signed-in', person: { id } })
    expect((await browser().open(token)).body.error).toMatchObject({
      code: 'account.error.verify_link',
      message: 'This link has expired or was already used.',
    })
  })

  it('is good for 60 minutes', async () => {
    const { email } = await person()
    await ask(email)
    const token = (await linkFor(email))!
    context.current.clock.advance(60 * 60 - 1)
    expect((await browser().open(token)).status).toBe(200)
    await ask(email)
    const late = (await linkFor(email))!
    context.current.clock.advance(60 * 60)
    expect((await browser().open(late)).status).toBe(410)
  })

  it('cannot be finished by the browser that asked for it', async () => {
    const { email } = await person()
    const one = browser()
    const answer = await one.ask(recoveryApi.requestLink, { body: { email } })
    expect(answer.cookies).toEqual({})
    await answerAll()
    expect((await one.reset()).status).toBe(403)
  })
})
