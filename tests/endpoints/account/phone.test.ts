import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contactApi } from '#domain/account/contactApi.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendRecovery } from '#domain/account/jobs.ts'
import { sendSms } from '#domain/notifications/jobs.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
let passwordHash: string
let phones = 0
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
const person = (options: PersonOptions = {}) => context.current.people.adult({ passwordHash, ...options })
const newPhone = () => `+1555030${String((phones += 1)).padStart(4, '0')}`
const start = (as: Person, phone: string, password = PASSWORD) =>
  context.current.ask(contactApi.startPhone, { body: { phone, password } }, { as })
const verify = (as: Person, code: string) =>
  context.current.ask(contactApi.verifyPhone, { body: { code } }, { as })
const remove = (as: Person, password = PASSWORD) =>
  context.current.ask(contactApi.removePhone, { body: { password } }, { as })
const status = async (as: Person) => context.current.call(contactApi.phone, {}, { as })
const codeTo = async (phone: string) => {
  await runQueued(context.current, sendSms)
  return /\d{6}/.exec(context.current.sms.sent.filter(({ to }) => to === phone).at(-1)!.text)![0]
}
const stored = async ({ id }: Person) => {
  const [row] = await context.current.db.query('select phone, phone_verified_at from users where id = $1', [
    id,
  ])
  return row
}
const mailsTo = async ({ email }: Person) =>
  (await queuedMails(context.current.db)).filter(({ to }) => to === email).map(({ template }) => template)
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a phone', () => {
  it('is stored with the account only after its code came back, and the owner gets a mail', async () => {
    const [me, phone] = [await person({ locale: 'es' }), newPhone()]
    expect(await status(me)).toEqual({ phone: null, blocked: null })
    expect((await start(me, phone)).body).toEqual({ phone, resendInSeconds: 30, expiresInMinutes: 15 })
    expect(await stored(me)).toEqual({ phone: null, phone_verified_at: null })
    const code = await codeTo(phone)
    expect(context.current.sms.sent.at(-1)!.text).toContain('confirma este teléfono')
    expect((await verify(me, otherThan(code))).body.error).toMatchObject({
      code: 'account.error.recovery_code',
      args: { attempts: 9 },
    })
    expect((await verify(me, code)).body).toEqual({ phone })
    expect(await status(me)).toEqual({ phone, blocked: null })
    expect(await mailsTo(me)).toEqual(['phone-added'])
    // A code works once.
    expect((await verify(me, code)).status).toBe(422)
  })

  it('asks for the password, to add it and to remove it', async () => {
    const [me, phone] = [await person(), newPhone()]
    expect((await start(me, phone, 'Wrong-Harbour-1')).body.error.code).toBe(
      'account.error.password_incorrect',
    )
    expect(await runQueued(context.current, sendSms)).toBe(0)
    const owner = await person({ phone })
    expect((await remove(owner, 'Wrong-Harbour-1')).status).toBe(403)
    expect(await status(owner)).toMatchObject({ phone })
    expect((await remove(owner)).body).toEqual({ ok: true })
    expect(await stored(owner)).toEqual({ phone: null, phone_verified_at: null })
    expect(await mailsTo(owner)).toEqual(['phone-removed'])
    expect((await remove(owner)).status).toBe(200)
    expect(await mailsTo(owner)).toEqual(['phone-removed'])
  })

  it('removed opens nothing any more, also not with a code that was out already', async () => {
    const phone = newPhone()
    const owner = await person({ phone })
    const asked = await context.current.ask(recoveryApi.requestCode, { body: { contact: phone } })
    await runQueued(context.current, sendRecovery)
    const code = await codeTo(phone)
    await remove(owner)
    const cookie = `ek_recovery=${asked.cookies.ek_recovery}`
    expect(
      (await context.current.ask(recoveryApi.verifyRecovery, { body: { code } }, { cookie })).status,
    ).toBe(410)
  })

  it('of another account is told only to a member who has it in hand', async () => {
    const phone = newPhone()
    const [owner, me] = [await person({ phone }), await person()]
    expect((await start(me, phone)).status).toBe(200)
    const answer = await verify(me, await codeTo(phone))
    expect(answer.body.error.code).toBe('account.error.phone_taken')
    expect(await stored(me)).toMatchObject({ phone: null })
    expect(await status(owner)).toMatchObject({ phone })
  })

  it.each([
    ['a child', { age: 9, guardian: 'verified' as const }, 'child', 'account.error.phone_not_offered'],
    [
      'a member with an open address',
      { emailVerified: false },
      'unverified_email',
      'account.error.email_unverified',
    ],
  ])('cannot be added by %s', async (_, options, blocked, code) => {
    const me = await person(options)
    expect(await status(me)).toEqual({ phone: null, blocked })
    const answer = await start(me, newPhone())
    expect([answer.status, answer.body.error.code]).toEqual([403, code])
  })

  it('must be E.164', async () => {
    const answer = await start(await person(), '555-1234')
    expect(answer.body.error.fields).toEqual({
      'body.phone': 'Phone must be in E.164 format (+15551234567)',
    })
  })

  it('gets three texts in an hour, from all callers together', async () => {
    const phone = newPhone()
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await start(await person(), phone)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('is guessed at ten times at most, however many ask at once, and one code of many counts', async () => {
    const [me, phone] = [await person(), newPhone()]
    await start(me, phone)
    const code = await codeTo(phone)
    const wrong = await inWaves(25, () => verify(me, otherThan(code)))
    expect(wrong.filter(({ body }) => body.error.code === 'account.error.recovery_code')).toHaveLength(9)
    expect((await verify(me, code)).body.error.code).toBe('account.error.code_locked')
    context.current.clock.advance(15 * 60)
    expect((await start(me, phone)).status).toBe(200)
    const again = await codeTo(phone)
    const right = await inWaves(8, () => verify(me, again))
    expect(right.filter(({ status: seen }) => seen === 200)).toHaveLength(1)
  })

  it('is no other member’s to confirm', async () => {
    const [me, other, phone] = [await person(), await person(), newPhone()]
    await start(me, phone)
    expect((await verify(other, await codeTo(phone))).status).toBe(422)
  })
})

describe('the text', () => {
  it('is not sent once its code is over', async () => {
    const { sms, clock } = context.current
    const before = sms.sent.length
    await start(await person(), newPhone())
    clock.advance(15 * 60)
    expect(await runQueued(context.current, sendSms)).toBe(1)
    expect(sms.sent).toHaveLength(before)
  })

  it('rejected for good is not tried again; otherwise it is', async () => {
    const [me, phone] = [await person(), newPhone()]
    await start(me, phone)
    const { SmsError } = await import('#services/sms/port.ts')
    const send = vi.spyOn(context.current.sms, 'send')
    send.mockRejectedValueOnce(new SmsError('no such number', { permanent: true }))
    expect(await runQueued(context.current, sendSms)).toBe(1)
    context.current.clock.advance(30)
    await start(me, phone)
    send.mockRejectedValueOnce(new SmsError('busy', { permanent: false }))
    await expect(runQueued(context.current, sendSms)).rejects.toThrow('busy')
    send.mockRestore()
  })
})
