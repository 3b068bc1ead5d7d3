import { beforeEach, describe, expect, it } from 'vitest'
import { sendMail } from '#domain/notifications/jobs.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { seedPlans } from '#seed/factories/plans.ts'
import { runQueued } from '#tests/kit/runQueued.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { codesOf, guardians, newGuardian } from './guardians.ts'

const context = useTestContext()
const { start, verify, revoke, status, page, lastMail, asked, newChild } = guardians(context)

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

describe('asking a guardian', () => {
  it('says in the mail and on the page what the cheapest plan on offer costs at that moment', async () => {
    const { db, clock } = context.current
    const nothing = await asked()
    expect((await lastMail(nothing.guardian)).args.rooms).toContain('None is offered right now.')
    await db.tx((sql) => seedPlans(sql, clock.now()))
    await db.query(`update plans set price_cents = 649 where key = 'individual'`)
    const child = await newChild({ locale: 'fr' })
    const guardian = newGuardian()
    await start(child, guardian)
    const { args } = await lastMail(guardian)
    expect(args.rooms).toMatch(/à partir de 6,49\s\$ par mois\.$/)
    const token = args.path!.slice('/guardian/'.length)
    expect((await page(token)).body).toMatchObject({ plansFrom: { priceCents: 649, currency: 'usd' } })
    await db.query(`update plans set is_active = false where key = 'individual'`)
    expect((await page(token)).body).toMatchObject({ plansFrom: { priceCents: 999 } })
    await db.query('delete from plans_locales')
    await db.query('delete from plans')
  })

  it('sends a code and a link, in the child’s language, and keeps neither readable', async () => {
    const child = await newChild({ locale: 'es', firstName: 'Mila' })
    const guardian = newGuardian()
    const answer = await start(child, ` ${guardian.toUpperCase()} `)
    expect(answer.body).toEqual({ sent: true, resendInSeconds: 30, expiresInMinutes: 15 })
    const mail = await lastMail(guardian)
    expect(mail).toMatchObject({
      template: 'guardian-code',
      locale: 'es',
      args: {
        child: 'Mila',
        code: expect.stringMatching(/^\d{6}$/) as string,
        path: expect.stringMatching(/^\/guardian\/[\w-]{43}$/) as string,
      },
    })
    const stored = JSON.stringify([
      await context.current.db.query('select * from verification_codes'),
      await context.current.db.query('select * from guardian_links'),
      await context.current.db.query('select * from email_logs'),
      await context.current.db.query('select payload::text from graphile_worker._private_jobs'),
    ])
    expect(stored).not.toContain(mail.args.code)
    expect(stored).not.toContain(mail.args.path!.slice(10))
    expect(JSON.stringify(answer)).not.toContain(mail.args.code)
    expect(await status(child)).toEqual({
      required: true,
      status: 'pending',
      guardianEmail: expect.stringMatching(/^g….@harbour/) as string,
      resendInSeconds: 30,
      declined: false,
    })
  })

  it('needs no address twice: another mail, the code and a new request go to the one asked last', async () => {
    const child = await newChild()
    expect(codesOf([await start(child, undefined)])).toEqual(['onboarding.error.guardian_unnamed'])
    const guardian = newGuardian()
    await start(child, guardian)
    const first = await lastMail(guardian)
    context.current.clock.advance(31)
    expect((await start(child, undefined)).status).toBe(200)
    const second = await lastMail(guardian)
    // The link of the first mail still leads there.
    expect(second.token).toBe(first.token)
    expect((await verify(child, undefined, second.code)).status).toBe(200)
    expect(await lastMail(guardian)).toMatchObject({ template: 'guardian-contact', token: first.token })
    await revoke(first.token)
    expect(await status(child)).toMatchObject({ status: 'revoked', declined: false })
    context.current.clock.advance(31)
    expect((await start(child, undefined)).status).toBe(200)
    const third = await lastMail(guardian)
    expect(third.token).not.toBe(first.token)
    await revoke(third.token)
    expect((await lastMail(guardian)).template).toBe('guardian-no')
    expect(await status(child)).toMatchObject({ status: 'revoked', declined: true })
    expect((await page(third.token)).body).toMatchObject({ status: 'revoked', declined: true })
  })

  it('mails no code that is over: the mail server was away for hours, and another can be asked for', async () => {
    const { mailer, db, clock } = context.current
    await db.query('delete from graphile_worker._private_jobs')
    const [child, guardian] = [await newChild(), newGuardian()]
    await start(child, guardian)
    clock.advance(3 * 3_600)
    expect(await runQueued(context.current, sendMail)).toBe(1)
    expect(mailer.sent).toEqual([])
    const statuses = () =>
      db.query(`select status from email_logs where user_id = $1 order by created_at`, [child.id])
    expect(await statuses()).toEqual([{ status: 'outdated' }])
    expect((await start(child, guardian)).status).toBe(200)
    await runQueued(context.current, sendMail)
    const code = /\d{6}/.exec(mailer.sent.at(-1)!.text)![0]
    expect(await statuses()).toEqual([{ status: 'outdated' }, { status: 'sent' }])
    expect((await verify(child, guardian, code)).status).toBe(200)
  })

  it.each([
    ['an adult', () => context.current.people.adult()],
    ['an elder', () => context.current.people.elder()],
    ['a member before onboarding', () => context.current.people.person({ age: null })],
    ['a teen whose guardian agreed', () => context.current.people.teen({ guardian: 'verified' })],
  ])('is not for %s', async (_, make) => {
    const person = await make()
    expect(
      codesOf([await start(person, newGuardian()), await verify(person, newGuardian(), '123456')]),
    ).toEqual(['onboarding.error.guardian_not_needed', 'onboarding.error.guardian_not_needed'])
  })

  it('rejects the child’s own mailbox, however it is written, and sends nothing', async () => {
    const child = await newChild()
    const [local, host] = child.email.split('@') as [string, string]
    const before = await queuedMails(context.current.db)
    for (const own of [
      child.email,
      child.email.toUpperCase(),
      `${local}+mum@${host}`,
      `${local.replaceAll('.', '')}@${host}`,
      `p.${local.slice(1)}@${host}`,
    ]) {
      const answer = await start(child, own)
      expect(answer, own).toMatchObject({
        status: 422,
        body: { error: { code: 'onboarding.error.guardian_is_self' } },
      })
    }
    expect(await queuedMails(context.current.db)).toEqual(before)
    expect(await status(child)).toMatchObject({ status: 'none', resendInSeconds: 0 })
  })

  it('makes half a minute pass between two, also for two at once', async () => {
    const child = await newChild()
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(child, newGuardian())))
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(1)
    context.current.clock.advance(29)
    const early = await start(child, newGuardian())
    expect(early).toMatchObject({
      status: 429,
      body: { error: { code: 'onboarding.error.code_cooldown', args: { seconds: 1 } } },
    })
    expect(early.headers['retry-after']).toBe('1')
    context.current.clock.advance(1)
    expect((await start(child, newGuardian())).status).toBe(200)
  })

  it('sends five in a clock hour for one child; rejected ones do not count', async () => {
    const child = await newChild()
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await start(child, newGuardian())).status, (await start(child, newGuardian())).status)
      context.current.clock.advance(31)
    }
    expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429])
    expect((await start(child, newGuardian())).body.error).toMatchObject({
      code: 'onboarding.error.code_requests',
      args: { minutes: 58 },
    })
    context.current.clock.set('2026-03-12T15:00:00Z')
    expect((await start(child, newGuardian())).status).toBe(200)
  })

  it('sends three mails an hour to one mailbox, however many children ask for it, under whatever spelling', async () => {
    const children = await Promise.all(Array.from({ length: 30 }, () => newChild()))
    const victim = 'victim'
    const answers = await Promise.all(
      children.map((child, n) =>
        start(child, n % 2 ? `${victim}+${n}@harbour.example` : `${victim}@harbour.example`),
      ),
    )
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(3)
    expect((await queuedMails(context.current.db)).filter(({ to }) => to.startsWith(victim))).toHaveLength(3)
    context.current.clock.advance(3600)
    expect((await start(children[29]!, `${victim}@harbour.example`)).status).toBe(200)
  })

  it('forgets an address that was named before and never agreed', async () => {
    const { child, guardian, token } = await asked()
    context.current.clock.advance(31)
    const second = newGuardian()
    await start(child, second)
    const links = await context.current.db.query(
      'select guardian_email, status from guardian_links where child_id = $1',
      [child.id],
    )
    expect(links).toEqual([{ guardian_email: second, status: 'pending' }])
    expect((await page(token)).status).toBe(404)
    expect(guardian).not.toBe(second)
  })
})
