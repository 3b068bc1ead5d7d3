import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendRecovery } from '#jobs/account/sendRecovery.ts'
import { sendSms } from '#jobs/notifications/sendSms.ts'
import { hashPassword } from '#services/passwords/hash.ts'
import type { PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { statementsOf } from '#tests/kit/statements.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { newWorld, useWorld, type Answered, type World } from '#tests/kit/world.ts'

vi.mock('#services/passwords/hash.ts', { spy: true })
afterEach(() => {
  vi.mocked(hashPassword).mockReset()
})
const world = useWorld()
const OLD = 'Quiet-Harbour-2261-plum'
const NEW = 'Other-Lantern-7713-moss'
let passwordHash: string
let network = 0
let phones = 0

beforeAll(async () => {
  passwordHash = await hashPassword(OLD)
})
beforeEach(() => {
  network += 1
})
const person = (options: PersonOptions = {}) => world.current.people.adult({ passwordHash, ...options })
const newPhone = () => `+1555020${String((phones += 1)).padStart(4, '0')}`

/** A browser: it keeps the cookies it is given. */
function browser(on: World = world.current, address = `203.0.113.${network}`) {
  const jar = new Map<string, string>()
  const ask: World['ask'] = async (contract, input, asking = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await on.ask(contract, input, { address, ...(cookie && { cookie }), ...asking })
    for (const [name, value] of Object.entries(answer.cookies))
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    return answer
  }
  return {
    jar,
    ask,
    request: (contact: string) => ask(recoveryApi.requestCode, { body: { contact } }),
    resend: () => ask(recoveryApi.resendCode),
    verify: (code: string) => ask(recoveryApi.verifyCode, { body: { code } }),
    reset: (password = NEW) => ask(recoveryApi.resetPassword, { body: { password } }),
    open: (token: string) => ask(recoveryApi.openLink, { body: { token } }),
    state: async () => (await ask(recoveryApi.state)).body,
    me: async () => (await ask(accountApi.me)).body.person,
  }
}
const answerAll = () => runQueued(world.current, sendRecovery)
const codeFor = async (email: string) => {
  await answerAll()
  const mails = (await queuedMails(world.current.db)).filter(
    ({ to, template }) => to === email && template === 'recovery-code',
  )
  return mails.at(-1)!.args.code!
}
const linkFor = async (email: string) => {
  await answerAll()
  const mails = (await queuedMails(world.current.db)).filter(
    ({ to, template }) => to === email && template === 'reset-link',
  )
  return mails.at(-1)?.args.path?.split('#')[1]
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const signIn = (email: string, password: string) =>
  world.current.ask(accountApi.signIn, { body: { email, password } }, { address: `198.51.100.${network}` })
/** An answer without what differs by chance. */
const bare = ({ status, body, headers, cookies }: Answered<unknown>, contact = '') => {
  const { 'x-request-id': _, 'set-cookie': __, ...others } = headers
  const text = JSON.stringify({ status, body, others, cookies: Object.keys(cookies) })
  return text.replace(/"requestId":"[^"]*"/, '').replaceAll(contact, '')
}
const verifiedBrowser = async (email: string, on?: World) => {
  const one = browser(on)
  await one.request(email)
  expect((await one.verify(await codeFor(email))).status).toBe(200)
  return one
}

describe('the whole way by code', () => {
  it('leads from an address to a new password and a session, and ends all others', async () => {
    const { email, cookie, id } = await person({ locale: 'fr', emailVerified: false })
    const one = browser()
    const asked = await one.request(`  ${email.toUpperCase()} `)
    expect(asked).toMatchObject({
      status: 200,
      body: { type: 'email', resendInSeconds: 30, expiresInMinutes: 15 },
    })
    expect(JSON.stringify(asked.body)).not.toContain(email)
    expect([asked.headers['set-cookie']].flat().join()).toMatch(
      /^ek_recovery=[\w.-]+; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/,
    )
    expect(await one.state()).toEqual({ stage: 'code', contact: null, secondsLeft: 900 })
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await one.verify(code)).body).toEqual({ ok: true })
    expect(await one.state()).toMatchObject({ stage: 'verified', contact: expect.stringContaining('…') })
    const done = await one.reset()
    expect(done.body).toMatchObject({ state: 'signed-in', person: { id, email, emailVerified: true } })
    expect(one.jar.has('ek_recovery')).toBe(false)
    expect(await one.me()).toMatchObject({ id })
    expect((await world.current.call(accountApi.me, {}, { cookie })).person).toBeNull()
    expect(world.current.realtime.terminated).toContain(id)
    expect((await signIn(email, OLD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    const mails = (await queuedMails(world.current.db)).filter(({ to }) => to === email)
    expect(mails.slice(0, 2).map(({ template, locale }) => [template, locale])).toEqual([
      ['recovery-code', 'fr'],
      ['password-changed', 'fr'],
    ])
  })

  it('works by text for a verified phone, and proves no address then', async () => {
    const phone = newPhone()
    const { email, id } = await person({ phone, emailVerified: false })
    const one = browser()
    expect((await one.request(phone)).body).toMatchObject({ type: 'sms', contact: `+1…${phone.slice(-2)}` })
    await answerAll()
    expect(await runQueued(world.current, sendSms)).toBe(1)
    const sent = world.current.sms.sent.at(-1)!
    expect(sent.to).toBe(phone)
    const code = /\d{6}/.exec(sent.text)![0]
    expect((await one.verify(code)).status).toBe(200)
    expect((await one.reset()).body).toMatchObject({
      state: 'signed-in',
      person: { id, emailVerified: false },
    })
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  it('still asks for the second factor: a challenge, and no session', async () => {
    const { email } = await person({ mfa: 'enrolled' })
    const one = await verifiedBrowser(email)
    const done = await one.reset()
    expect(done.body).toEqual({ state: 'second-factor' })
    expect(one.jar.has('ek_challenge')).toBe(true)
    expect(one.jar.has('ek_session')).toBe(false)
    expect(await one.me()).toBeNull()
  })

  it('refuses a weak password by the rules of sign-up, and the verified recovery stays', async () => {
    const { email, username } = await person()
    const one = await verifiedBrowser(email)
    for (const [password, words] of [
      ['short', 'Password must be at least 12 characters'],
      [`X9!${username.split('-')[2]}-Lantern-moss`, 'Password should not contain parts of your'],
    ] as const) {
      const { status, body } = await one.reset(password)
      expect(status).toBe(422)
      expect(body.error.code).toBe('account.error.password_weak')
      expect(body.error.fields?.['body.password']).toContain(words)
    }
    expect((await one.reset()).status).toBe(200)
  })

  it('lets in somebody whom wrong passwords had locked out', async () => {
    const { email } = await person()
    for (let n = 0; n < 6; n += 1) await signIn(email, 'Wrong-Harbour-1')
    const one = await verifiedBrowser(email)
    expect((await one.reset()).status).toBe(200)
    expect((await signIn(email, NEW)).status).toBe(200)
  })
})

describe('a contact nobody has', () => {
  const contacts = async () => {
    const closed = await person()
    await world.current.db.query('update users set disabled_at = now() where id = $1', [closed.id])
    return {
      known: (await person()).email,
      unverified: (await person({ emailVerified: false })).email,
      unknown: `nobody${network}.a1b2c3@test.example`,
      closed: closed.email,
    }
  }

  it('gets the same answers and statements as a known one, at every step', async () => {
    const seen = new Map<string, string[]>()
    for (const [kind, contact] of Object.entries(await contacts())) {
      const one = browser()
      const steps: string[] = []
      const note = (answer: Answered<unknown>) => steps.push(bare(answer).replace(/.…[^"]*/, ''))
      steps.push(...(await statementsOf(async () => note(await one.request(contact)))))
      await answerAll()
      steps.push(JSON.stringify(await one.state()))
      // Never the right one: that is the only thing that may differ.
      steps.push(...(await statementsOf(async () => note(await one.verify('not-six').catch((e) => e)))))
      for (let n = 0; n < 11; n += 1) note(await one.verify('aaaaaa'.replaceAll('a', '0')))
      note(await one.resend())
      world.current.clock.advance(30)
      note(await one.resend())
      note(await one.reset())
      note(await one.ask(recoveryApi.requestLink, { body: { email: contact } }))
      seen.set(kind, steps)
      world.current.clock.advance(3600)
    }
    const [known, ...others] = [...seen.values()]
    for (const other of others) expect(other).toEqual(known)
  })

  it('gets no code that could be right, and no mail', async () => {
    const email = `stranger${network}@test.example`
    const one = browser()
    await one.request(email)
    await answerAll()
    expect((await queuedMails(world.current.db)).filter(({ to }) => to === email)).toEqual([])
    const [row] = await world.current.db.query(
      'select * from recovery_requests order by created_at desc limit 1',
    )
    expect(row).toMatchObject({ user_id: null, code_hash: null })
    expect(JSON.stringify(row)).not.toContain(email)
  })

  it('is what a number is that somebody never confirmed', async () => {
    const phone = newPhone()
    const one = browser()
    const unknown = await one.request(phone)
    const mine = newPhone()
    await person({ phone: mine })
    const known = await browser().request(mine)
    expect(bare(unknown).replaceAll(phone.slice(-2), '')).toBe(bare(known).replaceAll(mine.slice(-2), ''))
    await answerAll()
    await runQueued(world.current, sendSms)
    expect(world.current.sms.sent.filter(({ to }) => to === phone)).toEqual([])
  })

  it.each(['+0155512345', '+1555', '15551234567', '+1 555 123 4567'])(
    '%s: phones are E.164',
    async (contact) => {
      const { status, body } = await browser().request(contact)
      if (contact === '+1555') return expect(status).toBe(200)
      expect(status).toBe(422)
      expect(body.error.fields).toEqual({
        'body.contact': 'Phone must be in E.164 format (+15551234567)',
      })
    },
  )
})

describe('limits', () => {
  it('let one request through in 30 seconds and five in a clock hour, over all processes', async () => {
    const { email } = await person()
    world.current.clock.advance(3600 - (Math.floor(world.current.clock.now().getTime() / 1000) % 3600))
    const second = newWorld(world.current.databaseUrl)
    second.clock.advance((world.current.clock.now().getTime() - second.clock.now().getTime()) / 1000)
    const at = (n: number) => browser(n % 2 ? second : world.current, `192.0.2.${n}`).request(email)
    const first = await inWaves(10, at)
    expect(first.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(429)])
    const refused = first.find(({ status }) => status === 429)!
    expect(refused.body.error).toMatchObject({ code: 'account.error.code_cooldown', args: { seconds: 30 } })
    for (let n = 0; n < 4; n += 1) {
      for (const one of [world.current, second]) one.clock.advance(30)
      expect((await at(n)).status).toBe(200)
    }
    for (const one of [world.current, second]) one.clock.advance(30)
    const sixth = await at(1)
    expect(sixth.body.error).toMatchObject({
      code: 'account.error.code_requests',
      message: 'Rate limit exceeded',
    })
    world.current.clock.advance(3600)
    expect((await at(0)).status).toBe(200)
    await second.services.db.close()
    await second.services.authDb.close()
  })

  it('let one address ask for twenty in an hour, whoever it asks about', async () => {
    world.current.clock.advance(3600)
    const answers = await inWaves(22, (n) =>
      browser(world.current, '192.0.2.200').request(`many${n}@test.example`),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 429)!.body.error.code).toBe('common.error.rate_limited')
  })

  it('show the tries that are left, lock for 15 minutes after ten, and no new code buys more', async () => {
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
    world.current.clock.advance(30)
    const other = browser(world.current, '192.0.2.99')
    await other.request(email)
    expect((await other.verify(await codeFor(email))).body.error.code).toBe('account.error.code_locked')
    world.current.clock.advance(15 * 60)
    expect((await one.verify(code)).body.error.code).toBe('account.error.recovery_session')
    await other.request(email)
    expect((await other.verify(await codeFor(email))).status).toBe(200)
  })

  it('hold for 60 guesses at once from two processes: no more than ten are looked at', async () => {
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const code = await codeFor(email)
    const second = newWorld(world.current.databaseUrl)
    second.clock.advance((world.current.clock.now().getTime() - second.clock.now().getTime()) / 1000)
    const cookie = `ek_recovery=${one.jar.get('ek_recovery')}`
    const answers = await inWaves(60, (n) =>
      (n % 2 ? second : world.current).ask(
        recoveryApi.verifyCode,
        { body: { code: otherThan(code) } },
        { cookie, address: `192.0.2.${n}` },
      ),
    )
    const codes = answers.map(({ body }) => body.error.code)
    expect(codes.filter((one) => one === 'account.error.recovery_code')).toHaveLength(9)
    expect(codes.filter((one) => one === 'account.error.code_locked')).toHaveLength(51)
    await second.services.db.close()
    await second.services.authDb.close()
  })

  it('leave only the mailed link after thirty guesses in a day', async () => {
    const { email } = await person()
    const statuses: string[] = []
    for (let round = 0; round < 4; round += 1) {
      world.current.clock.advance(16 * 60)
      const one = browser(world.current, `192.0.2.${100 + round}`)
      await one.request(email)
      const code = await codeFor(email)
      for (let n = 0; n < 9; n += 1) statuses.push((await one.verify(otherThan(code))).body.error.code)
    }
    expect(statuses.filter((code) => code === 'account.error.recovery_code')).toHaveLength(30)
    world.current.clock.advance(3600)
    await browser().ask(recoveryApi.requestLink, { body: { email } })
    expect((await browser().open((await linkFor(email))!)).status).toBe(200)
  })
})

describe('steps', () => {
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
    const [one, other] = [browser(), browser(world.current, '192.0.2.50')]
    await one.request(mine.email)
    const code = await codeFor(mine.email)
    await other.request(theirs.email)
    await answerAll()
    expect((await other.verify(code)).status).toBe(422)
    // The cookie of the step before opens nothing once the code was right.
    const before = one.jar.get('ek_recovery')
    expect((await one.verify(code)).status).toBe(200)
    const thief = browser(world.current, '192.0.2.51')
    thief.jar.set('ek_recovery', before!)
    expect((await thief.reset()).status).toBe(403)
    expect((await thief.verify(code)).status).toBe(410)
    expect((await other.reset()).status).toBe(403)
  })

  it('cannot be done twice: one of fifty right codes at once counts, and one of ten resets', async () => {
    vi.mocked(hashPassword).mockResolvedValue(passwordHash)
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const code = await codeFor(email)
    const cookie = `ek_recovery=${one.jar.get('ek_recovery')}`
    const verified = await inWaves(50, (n) =>
      world.current.ask(recoveryApi.verifyCode, { body: { code } }, { cookie, address: `192.0.2.${n}` }),
    )
    const right = verified.filter(({ status }) => status === 200)
    expect(right).toHaveLength(1)
    const next = { cookie: `ek_recovery=${right[0]!.cookies.ek_recovery}` }
    const resets = await inWaves(10, () =>
      world.current.ask(recoveryApi.resetPassword, { body: { password: NEW } }, next),
    )
    expect(resets.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)])
    const changed = (await queuedMails(world.current.db)).filter(
      ({ to, template }) => to === email && template === 'password-changed',
    )
    expect(changed).toHaveLength(1)
  })

  it('end with their time: 15 minutes for a code, and 15 for the verified recovery', async () => {
    const { email } = await person()
    const late = browser()
    await late.request(email)
    const code = await codeFor(email)
    world.current.clock.advance(15 * 60)
    expect((await late.verify(code)).body.error.code).toBe('account.error.recovery_session')
    const slow = await verifiedBrowser(email)
    world.current.clock.advance(15 * 60)
    expect(await slow.state()).toMatchObject({ stage: 'none' })
    expect((await slow.reset()).status).toBe(403)
  })

  it('a second code ends the first one of this browser', async () => {
    const { email } = await person()
    const one = browser()
    await one.request(email)
    const [first, cookie] = [await codeFor(email), one.jar.get('ek_recovery')!]
    world.current.clock.advance(30)
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
    world.current.clock.advance(30)
    const one = await verifiedBrowser(email)
    expect((await one.reset()).status).toBe(200)
    expect((await browser().open(link)).status).toBe(403)
  })

  it('closing the account meanwhile ends the recovery', async () => {
    const { email, id } = await person()
    const one = await verifiedBrowser(email)
    await world.current.db.query('update users set disabled_at = now() where id = $1', [id])
    expect((await one.reset()).status).toBe(403)
  })

  it('a request is answered once, however often its job runs', async () => {
    const { email } = await person()
    await browser().request(email)
    const [job] = await world.current.db.query<{ payload: unknown }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1`,
      [sendRecovery.name],
    )
    await answerAll()
    const { run } = await sendRecovery.run()
    await run({
      input: sendRecovery.input.parse(job!.payload),
      services: world.current.services,
      signal: new AbortController().signal,
      isLastTry: false,
    })
    expect(
      (await queuedMails(world.current.db)).filter(
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
    const stored = await world.current.db.query('select * from recovery_requests where user_id = $1', [id])
    expect(JSON.stringify(stored)).not.toContain(token)
    const answers = await inWaves(10, () => browser().open(token))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)])
    const one = browser()
    one.jar.set('ek_recovery', answers.find(({ status }) => status === 200)!.cookies.ek_recovery!)
    expect((await one.reset()).body).toMatchObject({ state: 'signed-in', person: { id } })
    expect((await browser().open(token)).body.error.code).toBe('account.error.recovery_unauthorized')
  })

  it('is good for 60 minutes', async () => {
    const { email } = await person()
    await ask(email)
    const token = (await linkFor(email))!
    world.current.clock.advance(60 * 60 - 1)
    expect((await browser().open(token)).status).toBe(200)
    await ask(email)
    const late = (await linkFor(email))!
    world.current.clock.advance(60 * 60)
    expect((await browser().open(late)).status).toBe(403)
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
