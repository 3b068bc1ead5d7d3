import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { notify } from '#operations/notifications/notify.ts'
import type { Person } from '#tests/kit/people.ts'
import { welcome } from '#domain/account/jobs.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const newcomer = () => context.current.people.adult({ emailVerified: false })
const send = (as: Person) => context.current.ask(contactApi.sendVerification, {}, { as })
const confirm = (token: string) => context.current.ask(contactApi.verifyEmail, { body: { token } })
const tokenFor = async ({ email }: Person) => {
  await runQueued(context.current, welcome)
  const mails = await queuedMails(context.current.db)
  const mail = mails.filter(({ to, template }) => to === email && template === 'verify-email').at(-1)!
  return mail.args.path!.split('#')[1]!
}
const isVerified = async (as: Person) =>
  (await context.current.call(accountApi.readPerson, {}, { as })).person!.emailVerified
/** Whether unasked mail leaves for a person. */
const isMailed = async ({ id, email }: Person) => {
  const { db } = context.current
  const title = newId()
  const notification = {
    userId: id,
    key: title,
    type: 'system',
    channels: ['email'],
    words: () => ({ title, message: title }),
    push: () => ({ title, body: title }),
    mail: { template: 'coach-message', args: () => ({ persona: 'Arthur', content: title }) },
    link: '/dashboard',
  } as const
  await db.tx((sql) => notify(sql, [notification], { now: new Date('2026-03-12T12:00:00Z') }))
  return (await queuedMails(db)).some(({ to, args }) => to === email && args.content === title)
}

describe('confirming an address', () => {
  it('works from the mail without a session, once, and changes what the person may get', async () => {
    const me = await newcomer()
    expect([await isVerified(me), await isMailed(me)]).toEqual([false, false])
    expect((await send(me)).body).toEqual({ alreadyVerified: false })
    const token = await tokenFor(me)
    const answers = await inWaves(10, () => confirm(token))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(410)])
    expect([await isVerified(me), await isMailed(me)]).toEqual([true, true])
    const rows = await context.current.db.query('select * from verification_codes where user_id = $1', [
      me.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  it('is rejected for links that are too old, were replaced, are another member’s or none', async () => {
    const [late, again, me] = [await newcomer(), await newcomer(), await newcomer()]
    await send(late)
    const old = await tokenFor(late)
    context.current.clock.advance(24 * 3600)
    expect((await confirm(old)).body.error).toMatchObject({ code: 'account.error.verify_link' })
    await send(again)
    const first = await tokenFor(again)
    context.current.clock.advance(30)
    await send(again)
    await tokenFor(again)
    expect((await confirm(first)).status).toBe(410)
    await send(me)
    const [id] = (await tokenFor(me)).split('.')
    const [, secret] = (await tokenFor(again)).split('.')
    for (const token of [`${id}.${secret}`, `${id}.`.padEnd(60, 'x'), 'x'.repeat(40)])
      expect((await confirm(token)).status).toBe(410)
    expect([await isVerified(late), await isVerified(me)]).toEqual([false, false])
  })

  it('does not confirm an address that was changed since', async () => {
    const me = await newcomer()
    await send(me)
    const token = await tokenFor(me)
    await context.current.db.query('update users set email = $2 where id = $1', [me.id, `new.${me.email}`])
    expect((await confirm(token)).status).toBe(410)
    expect(await isVerified(me)).toBe(false)
  })

  it('can be asked for again after 30 seconds, five times in a clock hour, and not once it is done', async () => {
    const me = await newcomer()
    context.current.clock.advance(3600 - (Math.floor(context.current.clock.now().getTime() / 1000) % 3600))
    const burst = await inWaves(6, () => send(me))
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(burst.find(({ status }) => status === 429)!.body.error.code).toBe('account.error.code_cooldown')
    for (let n = 0; n < 4; n += 1) {
      context.current.clock.advance(30)
      expect((await send(me)).status).toBe(200)
    }
    context.current.clock.advance(30)
    expect((await send(me)).body.error.code).toBe('account.error.code_requests')
    await confirm(await tokenFor(me))
    expect((await send(me)).body).toEqual({ alreadyVerified: true })
  })
})

describe('signing out everywhere', () => {
  it('ends every session, this one too, and takes the cookies away', async () => {
    const me = await context.current.people.adult()
    const bystander = await context.current.people.adult()
    const answer = await context.current.ask(accountApi.revokeAllSessions, {}, { as: me })
    expect(answer.cookies).toMatchObject({ ek_session: '', ek_in: '' })
    expect((await context.current.call(accountApi.readPerson, {}, { as: me })).person).toBeNull()
    expect((await context.current.call(accountApi.readPerson, {}, { as: bystander })).person).not.toBeNull()
    expect(context.current.realtime.terminated).toContain(me.id)
    expect((await context.current.ask(accountApi.revokeAllSessions, {}, { as: me })).status).toBe(401)
  })
})
