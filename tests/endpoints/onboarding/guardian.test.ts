import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { newWorld, useWorld, type World } from '#tests/kit/world.ts'

const world = useWorld()
let count = 0
beforeEach(() => {
  world.current.clock.set('2026-03-12T14:00:00Z')
  world.current.realtime.published.length = 0
})

const newGuardian = () => `guardian${(count += 1)}@harbour.example`
/** Another network for every call: the limit on calls of one network is not what is tested here. */
const address = () => `10.${(count += 1) >> 8}.${count & 255}.1`
const start = (as: Person, guardianEmail: string, on: World = world.current) =>
  on.ask(onboardingApi.guardianStart, { body: { guardianEmail } }, { as, address: address() })
const verify = (as: Person, guardianEmail: string, code: string, on: World = world.current) =>
  on.ask(onboardingApi.guardianVerify, { body: { guardianEmail, code } }, { as, address: address() })
const status = (as: Person) => world.current.call(onboardingApi.guardianStatus, {}, { as })
const page = (token: string) => world.current.ask(onboardingApi.guardianPage, { params: { token } }, { address: address() })
const revoke = (token: string) => world.current.ask(onboardingApi.guardianRevoke, { params: { token } }, { address: address() })
const me = async (as: Person) => (await world.current.call(accountApi.me, {}, { as })).person!
const lastMail = async (to: string) => (await queuedMails(world.current.db)).filter((mail) => mail.to === to).at(-1)!
const codesOf = (answers: { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status: number, body }) => body.error?.code ?? String(number))
const newChild = (options: PersonOptions = {}) => world.current.people.child({ guardian: 'none', ...options })
/** A child whose guardian has been sent a code. */
const asked = async (options: PersonOptions = {}) => {
  const child = await newChild(options)
  const guardian = newGuardian()
  await start(child, guardian)
  const { args, locale } = await lastMail(guardian)
  const wrong = args.code === '000000' ? '111111' : '000000'
  return { child, guardian, locale, code: args.code!, wrong, token: args.path!.replace('/guardian/', '') }
}

describe('asking a guardian', () => {
  it('sends a code and a link, in the child’s language, and keeps neither readable', async () => {
    const child = await newChild({ locale: 'es', firstName: 'Mila' })
    const guardian = newGuardian()
    const answer = await start(child, ` ${guardian.toUpperCase()} `)
    expect(answer.body).toEqual({ sent: true, resendInSeconds: 30, expiresInMinutes: 15 })
    const mail = await lastMail(guardian)
    expect(mail).toMatchObject({
      template: 'guardian-code',
      locale: 'es',
      args: { child: 'Mila', code: expect.stringMatching(/^\d{6}$/) as string, path: expect.stringMatching(/^\/guardian\/[\w-]{43}$/) as string },
    })
    const stored = JSON.stringify([
      await world.current.db.query('select * from verification_codes'),
      await world.current.db.query('select * from guardian_links'),
      await world.current.db.query('select * from email_logs'),
      await world.current.db.query('select payload::text from graphile_worker._private_jobs'),
    ])
    expect(stored).not.toContain(mail.args.code)
    expect(stored).not.toContain(mail.args.path!.slice(10))
    expect(JSON.stringify(answer)).not.toContain(mail.args.code)
    expect(await status(child)).toEqual({ required: true, status: 'pending', guardianEmail: expect.stringMatching(/^g….@harbour/) as string, resendInSeconds: 30 })
  })

  it.each([
    ['an adult', () => world.current.people.adult()],
    ['an elder', () => world.current.people.elder()],
    ['somebody before onboarding', () => world.current.people.person({ age: null })],
    ['a teen whose guardian agreed', () => world.current.people.teen({ guardian: 'verified' })],
  ])('is not for %s', async (_, make) => {
    const person = await make()
    expect(codesOf([await start(person, newGuardian()), await verify(person, newGuardian(), '123456')])).toEqual([
      'onboarding.error.guardian_not_needed',
      'onboarding.error.guardian_not_needed',
    ])
  })

  it('refuses the child’s own mailbox, however it is written, and sends nothing', async () => {
    const child = await newChild()
    const [local, host] = child.email.split('@') as [string, string]
    const before = await queuedMails(world.current.db)
    for (const own of [child.email, child.email.toUpperCase(), `${local}+mum@${host}`, `${local.replaceAll('.', '')}@${host}`, `p.${local.slice(1)}@${host}`]) {
      const answer = await start(child, own)
      expect(answer, own).toMatchObject({ status: 422, body: { error: { code: 'onboarding.error.guardian_is_self' } } })
    }
    expect(await queuedMails(world.current.db)).toEqual(before)
    expect(await status(child)).toMatchObject({ status: 'none', resendInSeconds: 0 })
  })

  it('makes half a minute pass between two, also for two at once', async () => {
    const child = await newChild()
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(child, newGuardian())))
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(1)
    world.current.clock.advance(29)
    const early = await start(child, newGuardian())
    expect(early).toMatchObject({ status: 429, body: { error: { code: 'onboarding.error.code_cooldown', args: { seconds: 1 } } } })
    expect(early.headers['retry-after']).toBe('1')
    world.current.clock.advance(1)
    expect((await start(child, newGuardian())).status).toBe(200)
  })

  it('sends five in a clock hour for one child; refused ones do not count', async () => {
    const child = await newChild()
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await start(child, newGuardian())).status, (await start(child, newGuardian())).status)
      world.current.clock.advance(31)
    }
    expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429])
    expect((await start(child, newGuardian())).body.error).toMatchObject({ code: 'onboarding.error.code_requests', args: { minutes: 58 } })
    world.current.clock.set('2026-03-12T15:00:00Z')
    expect((await start(child, newGuardian())).status).toBe(200)
  })

  it('sends three mails an hour to one mailbox, however many children ask for it, under whatever spelling', async () => {
    const children = await Promise.all(Array.from({ length: 30 }, () => newChild()))
    const victim = `victim${(count += 1)}`
    const answers = await Promise.all(
      children.map((child, n) => start(child, n % 2 ? `${victim}+${n}@harbour.example` : `${victim}@harbour.example`)),
    )
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(3)
    expect((await queuedMails(world.current.db)).filter(({ to }) => to.startsWith(victim))).toHaveLength(3)
    world.current.clock.advance(3600)
    expect((await start(children[29]!, `${victim}@harbour.example`)).status).toBe(200)
  })

  it('forgets an address that was named before and never agreed', async () => {
    const { child, guardian, token } = await asked()
    world.current.clock.advance(31)
    const second = newGuardian()
    await start(child, second)
    const links = await world.current.db.query('select guardian_email, status from guardian_links where child_id = $1', [child.id])
    expect(links).toEqual([{ guardian_email: second, status: 'pending' }])
    expect((await page(token)).status).toBe(404)
    expect(guardian).not.toBe(second)
  })
})

describe('the guardian’s code', () => {
  it('verifies the link, and the child’s pages hear of it', async () => {
    const { child, guardian, code } = await asked()
    const { body } = await verify(child, guardian.toUpperCase(), code)
    expect(body.person).toMatchObject({ id: child.id, guardian: 'verified', needsGuardian: false })
    expect(await me(child)).toMatchObject({ guardian: 'verified', needsGuardian: false })
    expect(await status(child)).toMatchObject({ required: false, status: 'verified', resendInSeconds: 0 })
    expect(world.current.realtime.published).toEqual([
      { channel: `private-user-${child.id}`, event: 'guardian-verified', data: { at: world.current.clock.now().toISOString() } },
    ])
    const [link] = await world.current.db.query('select verified_at from guardian_links where child_id = $1', [child.id])
    expect(link!.verified_at).toEqual(world.current.clock.now())
  })

  it('works once, when it comes fifty times at once over two processes', async () => {
    const { child, guardian, code } = await asked()
    const other = newWorld(world.current.databaseUrl)
    other.clock.set(world.current.clock.now())
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => verify(child, guardian, code, n % 2 ? other : world.current)))
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(1)
    expect([...world.current.realtime.published, ...other.realtime.published]).toHaveLength(1)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it.each([
    ['other digits', async (of: Awaited<ReturnType<typeof asked>>) => verify(of.child, of.guardian, of.wrong), 'invalid_code'],
    ['another address', async (of: Awaited<ReturnType<typeof asked>>) => verify(of.child, newGuardian(), of.code), 'invalid_code'],
    ['another child', async (of: Awaited<ReturnType<typeof asked>>) => verify((await asked()).child, of.guardian, of.code), 'invalid_code'],
    [
      'a newer code sent since',
      async (of: Awaited<ReturnType<typeof asked>>) => {
        world.current.clock.advance(31)
        await start(of.child, of.guardian)
        const { args } = await lastMail(of.guardian)
        return verify(of.child, of.guardian, args.code === of.code ? of.wrong : of.code)
      },
      'invalid_code',
    ],
    [
      'a quarter of an hour gone',
      async (of: Awaited<ReturnType<typeof asked>>) => {
        world.current.clock.advance(15 * 60)
        return verify(of.child, of.guardian, of.code)
      },
      'code_expired',
    ],
    [
      'a no of the guardian meanwhile',
      async (of: Awaited<ReturnType<typeof asked>>) => {
        await revoke(of.token)
        return verify(of.child, of.guardian, of.code)
      },
      'invalid_code',
    ],
  ])('does not work with %s', async (_, attempt, code) => {
    const of = await asked()
    const answer = await attempt(of)
    expect(codesOf([answer])).toEqual([`onboarding.error.${code}`])
    expect((await me(of.child)).guardian).not.toBe('verified')
  })

  it('that is no code says so in the words of the specification', async () => {
    const { child, guardian, wrong } = await asked()
    const malformed = await verify(child, guardian, '12a456')
    expect(malformed.body.error.fields).toEqual({ 'body.code': 'Please enter the 6-digit verification code' })
    expect((await verify(child, guardian, wrong)).body.error.message).toBe('Invalid verification code')
  })

  it('is looked at ten times of two hundred at once over two processes, and then not even the right one', async () => {
    const { child, guardian, code, wrong } = await asked()
    const other = newWorld(world.current.databaseUrl)
    other.clock.set(world.current.clock.now())
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => verify(child, guardian, wrong, n % 2 ? other : world.current)),
    )
    const seen = codesOf(answers)
    expect(seen.filter((one) => one === 'onboarding.error.invalid_code')).toHaveLength(10)
    expect(seen.filter((one) => one === 'onboarding.error.too_many_attempts')).toHaveLength(190)
    const right = await verify(child, guardian, code)
    expect(right).toMatchObject({ status: 429, body: { error: { args: { minutes: 15 } } } })
    expect(right.headers['retry-after']).toBe('900')
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('buys no new attempts by being sent again', async () => {
    const { child, guardian } = await asked()
    const seen: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, digit) => verify(child, guardian, `12345${digit}`)))
      seen.push(...codesOf(answers).filter((one) => one === 'onboarding.error.invalid_code'))
      world.current.clock.advance(31)
      await start(child, newGuardian())
    }
    expect(seen.length).toBeLessThanOrEqual(10)
    world.current.clock.advance(15 * 60)
    expect(codesOf([await verify(child, guardian, '123450')])).toEqual(['onboarding.error.invalid_code'])
  })
})

describe('the guardian’s page', () => {
  it('says where things stand, without an account', async () => {
    const { child, guardian, code, token } = await asked()
    const asked_at = world.current.clock.now().toISOString()
    expect((await page(token)).body).toEqual({ status: 'pending', childFirstName: 'Mila', since: asked_at })
    world.current.clock.advance(60)
    await verify(child, guardian, code)
    expect((await page(token)).body).toEqual({ status: 'verified', childFirstName: 'Mila', since: world.current.clock.now().toISOString() })
  })

  it('takes the consent back: it counts on the child’s next request, and /parent-verification is open again', async () => {
    const { child, guardian, code, token } = await asked()
    await verify(child, guardian, code)
    world.current.realtime.published.length = 0
    expect((await revoke(token)).body).toEqual({ status: 'revoked' })
    expect(await me(child)).toMatchObject({ guardian: 'none', needsGuardian: true })
    expect(await status(child)).toMatchObject({ required: true, status: 'none', guardianEmail: null })
    expect(world.current.realtime.published).toMatchObject([{ channel: `private-user-${child.id}`, event: 'guardian-revoked' }])
    expect((await page(token)).body).toMatchObject({ status: 'revoked', childFirstName: null })
    // Once more changes nothing and tells nobody.
    expect((await revoke(token)).status).toBe(200)
    expect(world.current.realtime.published).toHaveLength(1)
    world.current.clock.advance(31)
    await start(child, guardian)
    const { args } = await lastMail(guardian)
    expect((await verify(child, guardian, args.code!)).status).toBe(200)
    expect(await me(child)).toMatchObject({ guardian: 'verified' })
    expect((await page(token)).status).toBe(404)
  })

  it('stands against a code that comes at the same time, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child, guardian, code, token } = await asked()
      await Promise.all([verify(child, guardian, code), revoke(token)])
      expect((await me(child)).guardian).toBe('none')
    }
  })

  it.each([
    ['a made-up token', 'A'.repeat(43)],
    ['a token too short to be one', 'A'.repeat(19)],
  ])('is not there for %s', async (_, token) => {
    expect([404, 422]).toContain((await page(token)).status)
    expect([404, 422]).toContain((await revoke(token)).status)
  })
})
