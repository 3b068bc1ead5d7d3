import { beforeEach, describe, expect, it } from 'vitest'
import { inWaves } from '#tests/kit/waves.ts'
import { newTestContext, useTestContext } from '#tests/kit/testContext.ts'
import { codesOf, guardians, newGuardian, type Asked } from './guardians.ts'

const context = useTestContext()
const { start, verify, confirm, status, revoke, me, lastMail, asked, newChild } = guardians(context)

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

describe('the guardian’s code', () => {
  it('gives contact, which is enough to write, and the child’s pages hear of it', async () => {
    const { child, guardian, code } = await asked()
    const { body } = await verify(child, guardian.toUpperCase(), code)
    expect(body.person).toMatchObject({ id: child.id, guardian: 'contact', needsGuardian: false })
    expect(await me(child)).toMatchObject({ guardian: 'contact', needsGuardian: false })
    expect(await status(child)).toMatchObject({ required: false, status: 'contact' })
    expect(context.current.realtime.published).toEqual([
      {
        channel: `private-user-${child.id}`,
        event: 'guardian-verified',
        data: { at: context.current.clock.now().toISOString() },
      },
    ])
    const [link] = await context.current.db.query(
      'select contact_at, verified_at from guardian_links where child_id = $1',
      [child.id],
    )
    expect(link).toEqual({ contact_at: context.current.clock.now(), verified_at: null })
  })

  it('works once, when it comes fifty times at once over two processes', async () => {
    const { child, guardian, code } = await asked()
    const other = newTestContext(context.current.databaseUrl)
    other.clock.set(context.current.clock.now())
    const answers = await inWaves(50, (n) => verify(child, guardian, code, n % 2 ? other : context.current))
    expect(answers.filter(({ status: number }) => number === 200)).toHaveLength(1)
    expect([...context.current.realtime.published, ...other.realtime.published]).toHaveLength(1)
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it.each([
    ['other digits', async (of: Asked) => verify(of.child, of.guardian, of.wrong), 'invalid_code'],
    ['another address', async (of: Asked) => verify(of.child, newGuardian(), of.code), 'invalid_code'],
    [
      'another child',
      async (of: Asked) => verify((await asked()).child, of.guardian, of.code),
      'invalid_code',
    ],
    [
      'a newer code sent since',
      async (of: Asked) => {
        context.current.clock.advance(31)
        await start(of.child, of.guardian)
        const { args } = await lastMail(of.guardian)
        return verify(of.child, of.guardian, args.code === of.code ? of.wrong : of.code)
      },
      'invalid_code',
    ],
    [
      'itself used before, the yes taken back and a new code asked for',
      async (of: Asked) => {
        await verify(of.child, of.guardian, of.code)
        await revoke(of.token)
        context.current.clock.advance(31)
        await start(of.child, of.guardian)
        const { code } = await lastMail(of.guardian)
        return verify(of.child, of.guardian, code === of.code ? of.wrong : of.code)
      },
      'invalid_code',
    ],
    [
      'a quarter of an hour gone',
      async (of: Asked) => {
        context.current.clock.advance(15 * 60)
        return verify(of.child, of.guardian, of.code)
      },
      'code_expired',
    ],
    [
      'a no of the guardian meanwhile',
      async (of: Asked) => {
        await revoke(of.token)
        return verify(of.child, of.guardian, of.code)
      },
      'invalid_code',
    ],
  ])('does not work with %s', async (_, attempt, code) => {
    const of = await asked()
    const answer = await attempt(of)
    expect(codesOf([answer])).toEqual([`onboarding.error.${code}`])
    expect((await me(of.child)).guardian).not.toMatch(/contact|verified/)
  })

  it('that is no code says so in the required words', async () => {
    const { child, guardian, wrong } = await asked()
    const malformed = await verify(child, guardian, '12a456')
    expect(malformed.body.error.fields).toEqual({ 'body.code': 'Please enter the 6-digit verification code' })
    expect((await verify(child, guardian, wrong)).body.error.message).toBe('Invalid verification code')
  })

  it('is looked at ten times of two hundred at once over two processes, and then not even the right one', async () => {
    const { child, guardian, code, wrong } = await asked()
    const other = newTestContext(context.current.databaseUrl)
    other.clock.set(context.current.clock.now())
    const answers = await inWaves(200, (n) => verify(child, guardian, wrong, n % 2 ? other : context.current))
    const seen = codesOf(answers)
    expect(seen.filter((one) => one === 'onboarding.error.invalid_code')).toHaveLength(10)
    expect(seen.filter((one) => one === 'onboarding.error.too_many_attempts')).toHaveLength(190)
    const right = await verify(child, guardian, code)
    expect(right).toMatchObject({ status: 429, body: { error: { args: { minutes: 15 } } } })
    expect(right.headers['retry-after']).toBe('900')
    await Promise.all([other.services.db.close(), other.services.authDb.close()])
  })

  it('buys no new attempts by being sent again, also to another address', async () => {
    const { child, guardian } = await asked()
    let [seen, current] = [[] as string[], guardian]
    for (let n = 0; n < 4; n += 1) {
      const guesses = Array.from({ length: 10 }, (_, digit) => verify(child, current, `12345${digit}`))
      seen = seen.concat(codesOf(await Promise.all(guesses)))
      context.current.clock.advance(31)
      current = n % 2 ? current : newGuardian()
      expect((await start(child, current)).status).toBe(200)
    }
    expect(seen.filter((one) => one === 'onboarding.error.invalid_code')).toHaveLength(10)
    context.current.clock.advance(15 * 60)
    // Looked at again: by now the code itself has run out.
    expect(codesOf([await verify(child, current, '123450')])).toEqual(['onboarding.error.code_expired'])
  })

  it('is of no use to a minor’s mailbox under another spelling either: capitals, a tag, a dot', async () => {
    const { people } = context.current
    const teen = await people.teen()
    const [local, host] = teen.email.split('@') as [string, string]
    for (const spelled of [
      `${local.toUpperCase()}@${host}`,
      `${local}+mum@${host}`,
      `${local[0]}.${local.slice(1)}@${host}`,
    ]) {
      const child = await newChild()
      expect((await start(child, spelled)).status).toBe(200)
      const { code, token } = await lastMail(spelled.toLowerCase())
      expect((await verify(child, spelled, code)).body.error.code).toBe('onboarding.error.guardian_minor')
      expect((await confirm(token)).body.error.code).toBe('onboarding.error.guardian_minor')
    }
  })
})
