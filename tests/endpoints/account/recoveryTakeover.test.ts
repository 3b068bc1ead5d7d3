import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { sendSms } from '#domain/notifications/jobs.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { NEW, OLD, recoveryKit } from './recoveryKit.ts'

const context = useTestContext()
const { answerAll, browser, linkFor, newPhone, person, verifiedBrowser } = recoveryKit(context)
const phoneOf = async ({ id }: Person) => {
  const [row] = await context.current.db.query('select phone, phone_verified_at from users where id = $1', [
    id,
  ])
  return row
}
const mailsTo = async ({ email }: Person) =>
  (await queuedMails(context.current.db)).filter(({ to }) => to === email)
const confirmedDaysAgo = ({ id }: Person, days: number) =>
  context.current.db.query('update users set phone_verified_at = $2 where id = $1', [
    id,
    new Date(context.current.clock.now().getTime() - days * 86_400_000),
  ])
const textTo = async (phone: string) => {
  await answerAll()
  await runQueued(context.current, sendSms)
  return /\d{6}/.exec(context.current.sms.sent.filter(({ to }) => to === phone).at(-1)!.text)![0]
}
const change = (as: Person) =>
  context.current.ask(
    accountApi.changePassword,
    { body: { currentPassword: OLD!, newPassword: NEW! } },
    { as },
  )

describe('a phone that came lately', () => {
  it.each(['code', 'link'] as const)('leaves the account with a reset by a mailed %s', async (by) => {
    const phone = newPhone()
    const me = await person({ phone, locale: 'es' })
    await confirmedDaysAgo(me, 29)
    let one = browser()
    if (by === 'code') one = await verifiedBrowser(me.email)
    else {
      await one.ask(recoveryApi.requestLink, { body: { email: me.email } })
      expect((await one.open((await linkFor(me.email))!)).status).toBe(200)
    }
    expect((await one.reset()).status).toBe(200)
    expect(await phoneOf(me)).toEqual({ phone: null, phone_verified_at: null })
    const [notified, ...more] = (await mailsTo(me)).filter(({ template }) => template === 'phone-removed')
    expect(more).toEqual([])
    expect(notified).toMatchObject({ locale: 'es', args: { phone: `+1…${phone.slice(-2)}` } })
    // A thief who has it in hand gets in no more.
    await browser().request(phone)
    await answerAll()
    expect(await runQueued(context.current, sendSms)).toBe(0)
  })

  it('stays when the reset was proven by it', async () => {
    const phone = newPhone()
    const me = await person({ phone })
    const one = browser()
    await one.request(phone)
    expect((await one.verify(await textTo(phone))).status).toBe(200)
    expect((await one.reset()).status).toBe(200)
    expect(await phoneOf(me)).toMatchObject({ phone })
  })

  it('is not one that was confirmed 30 days ago: that stays, and no mail speaks of it', async () => {
    const phone = newPhone()
    const me = await person({ phone })
    await confirmedDaysAgo(me, 30)
    expect((await (await verifiedBrowser(me.email)).reset()).status).toBe(200)
    expect(await phoneOf(me)).toMatchObject({ phone })
    expect((await mailsTo(me)).map(({ template }) => template)).not.toContain('phone-removed')
  })
})

describe('a changed password', () => {
  it('ends recoveries at every step: asked for, mailed and verified', async () => {
    const phone = newPhone()
    const [me, other] = [await person({ phone }), await person()]
    const [verified, texted, theirs] = [await verifiedBrowser(me.email), browser(), browser()]
    await texted.request(phone)
    const code = await textTo(phone)
    await browser().ask(recoveryApi.requestLink, { body: { email: me.email } })
    const link = (await linkFor(me.email))!
    await theirs.request(other.email)
    await answerAll()
    expect((await change(me)).status).toBe(200)
    expect((await verified.reset()).body.error.code).toBe('account.error.recovery_unauthorized')
    expect((await texted.verify(code)).status).toBe(410)
    expect((await browser().open(link)).status).toBe(410)
    expect(await theirs.state()).toMatchObject({ stage: 'code' })
    expect(await phoneOf(me)).toMatchObject({ phone })
  })

  it('ends a code that would add a phone', async () => {
    const phone = newPhone()
    const me = await person()
    await context.current.call(contactApi.startPhone, { body: { phone, password: OLD! } }, { as: me })
    const code = await textTo(phone)
    expect((await change(me)).status).toBe(200)
    const added = await context.current.ask(contactApi.verifyPhone, { body: { code } }, { as: me })
    expect(added.body.error.code).toBe('account.error.recovery_code')
    expect(await phoneOf(me)).toMatchObject({ phone: null })
  })

  it('that was rejected ends nothing', async () => {
    const me = await person()
    const one = await verifiedBrowser(me.email)
    const body = { currentPassword: 'Wrong-Harbour-1', newPassword: NEW! }
    expect((await context.current.ask(accountApi.changePassword, { body }, { as: me })).status).toBe(403)
    expect((await one.reset()).status).toBe(200)
  })
})
