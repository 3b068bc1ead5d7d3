import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendMail } from '#domain/notifications/jobs.ts'
import { sendSms } from '#domain/notifications/jobs.ts'
import { hashRequestCode } from '#operations/account/recoveryCodes.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { statementsOf } from '#tests/kit/statements.ts'
import { useTestContext, type Answered } from '#tests/kit/testContext.ts'
import { NEW, OLD, recoveryKit } from './recoveryKit.ts'

const context = useTestContext()
const { answerAll, browser, codeFor, network, newPhone, person, signIn, verifiedBrowser } =
  recoveryKit(context)
/** An answer without what differs by chance. */
const bare = ({ status, body, headers, cookies }: Answered<unknown>, contact = '') => {
  const { 'x-request-id': _, 'set-cookie': __, ...others } = headers
  const text = JSON.stringify({ status, body, others, cookies: Object.keys(cookies) })
  return text.replace(/"requestId":"[^"]*"/, '').replaceAll(contact, '')
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
    expect(await one.state()).toEqual({
      stage: 'code',
      contact: null,
      secondsLeft: 900,
      endsOthers: false,
    })
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await one.verify(code)).body).toEqual({ ok: true })
    expect(await one.state()).toMatchObject({ stage: 'verified', contact: expect.stringContaining('…') })
    const done = await one.reset()
    expect(done.body).toMatchObject({ state: 'signed-in', person: { id, email, emailVerified: true } })
    expect(one.jar.has('ek_recovery')).toBe(false)
    expect(await one.me()).toMatchObject({ id })
    expect((await context.current.call(accountApi.readPerson, {}, { cookie })).person).toBeNull()
    expect(context.current.realtime.terminated).toContain(id)
    expect((await signIn(email, OLD)).status).toBe(401)
    expect((await signIn(email, NEW)).status).toBe(200)
    const mails = (await queuedMails(context.current.db)).filter(({ to }) => to === email)
    expect(mails.slice(0, 2).map(({ template, locale }) => [template, locale])).toEqual([
      ['recovery-code', 'fr'],
      ['password-changed', 'fr'],
    ])
  })

  it('mails no code or link that is over when the mail server comes back; another can be asked for', async () => {
    const { mailer, db, clock } = context.current
    const { email } = await person()
    await db.query('delete from graphile_worker._private_jobs')
    const before = mailer.sent.length
    const one = browser()
    await one.request(email)
    await one.ask(recoveryApi.requestLink, { body: { email } })
    await answerAll()
    expect(await queuedMails(db)).toHaveLength(2)
    // The link is good for an hour, the code for a quarter of one.
    clock.advance(60 * 60)
    await runQueued(context.current, sendMail)
    expect(mailer.sent).toHaveLength(before)
    await one.request(email)
    await answerAll()
    await runQueued(context.current, sendMail)
    expect(mailer.sent).toHaveLength(before + 1)
    expect((await one.verify(/\d{6}/.exec(mailer.sent.at(-1)!.text)![0])).status).toBe(200)
  })

  it('works by text for a verified phone, and proves no address then', async () => {
    const phone = newPhone()
    const { email, id } = await person({ phone, emailVerified: false })
    const one = browser()
    expect((await one.request(phone)).body).toMatchObject({ type: 'sms', contact: `+1…${phone.slice(-2)}` })
    await answerAll()
    expect(await runQueued(context.current, sendSms)).toBe(1)
    const sent = context.current.sms.sent.at(-1)!
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

  it('rejects a weak password by the rules of sign-up, and the verified recovery stays', async () => {
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

  it('lets in a member after wrong passwords locked them out', async () => {
    const { email } = await person()
    for (let n = 0; n < 6; n += 1) await signIn(email, 'Wrong-Harbour-1')
    const one = await verifiedBrowser(email)
    expect((await one.reset()).status).toBe(200)
    expect((await signIn(email, NEW)).status).toBe(200)
  })
})

describe('an unknown contact', () => {
  const contacts = async () => {
    const closed = await person()
    await context.current.db.query('update users set disabled_at = now() where id = $1', [closed.id])
    return {
      known: (await person()).email,
      unverified: (await person({ emailVerified: false })).email,
      unknown: `nobody${network()}.a1b2c3@test.example`,
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
      context.current.clock.advance(30)
      note(await one.resend())
      note(await one.reset())
      note(await one.ask(recoveryApi.requestLink, { body: { email: contact } }))
      seen.set(kind, steps)
      context.current.clock.advance(3600)
    }
    const [known, ...others] = [...seen.values()]
    for (const other of others) expect(other).toEqual(known)
  })

  it('gets a code that is never sent, which opens nothing, and no mail', async () => {
    const email = `stranger${network()}@test.example`
    const one = browser()
    await one.request(email)
    await answerAll()
    expect((await queuedMails(context.current.db)).filter(({ to }) => to === email)).toEqual([])
    const [row] = await context.current.db.query(
      'select * from recovery_requests order by created_at desc limit 1',
    )
    expect(row).toMatchObject({ user_id: null, code_hash: expect.stringMatching(/./) })
    expect(JSON.stringify(row)).not.toContain(email)
    await context.current.db.query('update recovery_requests set code_hash = $2 where id = $1', [
      row!.id,
      hashRequestCode(String(row!.id), '424242'),
    ])
    expect((await one.verify('424242')).status).toBe(422)
  })

  it('is what a number is that a member never confirmed', async () => {
    const phone = newPhone()
    const one = browser()
    const unknown = await one.request(phone)
    const mine = newPhone()
    await person({ phone: mine })
    const known = await browser().request(mine)
    expect(bare(unknown).replaceAll(phone.slice(-2), '')).toBe(bare(known).replaceAll(mine.slice(-2), ''))
    await answerAll()
    await runQueued(context.current, sendSms)
    expect(context.current.sms.sent.filter(({ to }) => to === phone)).toEqual([])
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
