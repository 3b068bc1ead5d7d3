import { describe, expect, it } from 'vitest'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { recoveryKit } from './recoveryKit.ts'

const context = useTestContext()
const { answerAll, browser, linkFor, person } = recoveryKit(context)
const askLink = (email: string, address: string) =>
  browser(context.current, address).ask(recoveryApi.requestLink, { body: { email } })
/** To the first minute of a clock hour, so that no window ends in the middle. */
const toNextHour = () =>
  context.current.clock.advance(3600 - (Math.floor(context.current.clock.now().getTime() / 1000) % 3600))
const linksTo = async (email: string) => {
  await answerAll()
  const mails = await queuedMails(context.current.db)
  return mails.filter(({ to, template }) => to === email && template === 'reset-link')
}

describe('a stranger who asks for a member’s way back all the time', () => {
  it('uses up the codes of the contact, and the owner still gets a link', async () => {
    const { email } = await person()
    toNextHour()
    for (let n = 0; n < 5; n += 1) {
      expect((await browser(context.current, '192.0.2.1').request(email)).status).toBe(200)
      context.current.clock.advance(30)
    }
    expect((await browser(context.current, '192.0.2.1').request(email)).body.error).toMatchObject({
      code: 'account.error.code_requests',
      message: 'Rate limit exceeded',
    })
    expect((await askLink(email, '198.51.100.7')).status).toBe(200)
    expect((await browser().open((await linkFor(email))!)).status).toBe(200)
  })

  it('uses up the links of one network only, and no pause of another one; codes stay', async () => {
    const { email } = await person()
    toNextHour()
    for (let n = 1; n <= 5; n += 1) {
      // One subscriber: the same /64.
      expect((await askLink(email, `2001:db8:1:2::${n}`)).status).toBe(200)
      context.current.clock.advance(30)
    }
    expect((await askLink(email, '2001:db8:1:2:ffff::1')).body.error).toMatchObject({
      code: 'account.error.code_requests',
      message: 'Rate limit exceeded',
    })
    expect((await browser(context.current, '2001:db8:1:2::9').request(email)).status).toBe(200)
    expect((await askLink(email, '2001:db8:1:3::1')).status).toBe(200)
    // At the same second, from elsewhere: no member's pause but their own.
    expect((await askLink(email, '198.51.100.8')).status).toBe(200)
    expect((await askLink(email, '198.51.100.8')).body.error.code).toBe('account.error.code_cooldown')
    expect(await linksTo(email)).toHaveLength(7)
  })

  it('from many networks fills no mailbox: ten links an hour leave, all answers are the same', async () => {
    const { email } = await person()
    const answers = []
    for (let n = 0; n < 12; n += 1) {
      answers.push(await askLink(email, `192.0.2.${20 + n}`))
      await answerAll()
    }
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(12).fill([200, { ok: true }]))
    const links = await linksTo(email)
    expect(links).toHaveLength(10)
    // A member who gets none any more has one that works.
    expect((await browser().open(links[0]!.args.path!.split('#')[1]!)).status).toBe(200)
    // Links do not use up what codes may send.
    const one = browser()
    await one.request(email)
    await answerAll()
    const mails = await queuedMails(context.current.db)
    expect(mails.filter(({ to, template }) => to === email && template === 'recovery-code')).toHaveLength(1)
    context.current.clock.advance(3600)
    expect((await askLink(email, '192.0.2.90')).status).toBe(200)
    expect(await linksTo(email)).toHaveLength(11)
  })

  it('leaves the same rows for an unknown contact', async () => {
    const { email } = await person()
    const counted = async (contact: string, address: string) => {
      const before = await context.current.db.query('select bucket from rate_limits')
      const answer = await askLink(contact, address)
      const after = await context.current.db.query('select bucket from rate_limits')
      return [answer.status, answer.body, after.length - before.length]
    }
    expect(await counted('nobody.at.all@test.example', '192.0.2.101')).toEqual(
      await counted(email, '192.0.2.102'),
    )
  })
})
