import { beforeEach, describe, expect, it } from 'vitest'
import { useTestContext } from '#tests/kit/testContext.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { guardians, newGuardian } from './guardians.ts'

const context = useTestContext()
const { start, verify, status, page, revoke, me, lastMail, asked } = guardians(context)

beforeEach(() => {
  context.current.clock.set('2026-03-12T14:00:00Z')
  context.current.realtime.published.length = 0
})

describe('the guardian’s page', () => {
  it('says where things stand, without an account', async () => {
    const { child, guardian, code, token } = await asked()
    const asked_at = context.current.clock.now().toISOString()
    expect((await page(token)).body).toEqual({
      status: 'pending',
      childName: 'Mila',
      childAgeGroup: 'child',
      declined: false,
      since: asked_at,
      parental: { state: 'confirmed', isTicked: true, since: asked_at },
      roomsAgreed: false,
      sharesMoods: true,
      preferences: guardianPreferencesDefault,
      requests: [],
      mayAnswer: true,
      plansFrom: null,
      visitor: 'signed_out',
    })
    context.current.clock.advance(60)
    await verify(child, guardian, code)
    expect((await page(token)).body).toMatchObject({
      status: 'contact',
      childName: 'Mila',
      since: context.current.clock.now().toISOString(),
    })
  })

  it('takes the consent back: it counts on the child’s next request, and /parent-verification is open again', async () => {
    const { child, guardian, code, token } = await asked()
    await verify(child, guardian, code)
    context.current.realtime.published.length = 0
    expect((await revoke(token)).body).toEqual({ status: 'revoked' })
    expect(await me(child)).toMatchObject({ guardian: 'none', needsGuardian: true })
    expect(await status(child)).toMatchObject({ required: true, status: 'revoked', declined: false })
    expect(context.current.realtime.published).toMatchObject([
      { channel: `private-user-${child.id}`, event: 'guardian-revoked' },
    ])
    expect((await page(token)).body).toMatchObject({
      status: 'revoked',
      childName: null,
      preferences: null,
    })
    // Once more changes nothing and notifies no one.
    expect((await revoke(token)).status).toBe(200)
    expect(context.current.realtime.published).toHaveLength(1)
    context.current.clock.advance(31)
    await start(child, guardian)
    const { args } = await lastMail(guardian)
    expect((await verify(child, guardian, args.code!)).status).toBe(200)
    expect(await me(child)).toMatchObject({ guardian: 'contact' })
    expect((await page(token)).status).toBe(404)
  })

  it('stands against a code that comes at the same time, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child, guardian, code, token } = await asked()
      await Promise.all([verify(child, guardian, code), revoke(token)])
      expect((await me(child)).guardian).toBe('none')
    }
  })

  it('never gets in the way of itself, in whatever order things come', async () => {
    const { child, guardian, code, token } = await asked()
    for (let round = 0; round < 10; round += 1) {
      context.current.clock.advance(31)
      const answers = await Promise.all([
        start(child, guardian),
        revoke(token),
        verify(child, guardian, code),
        page(token),
        start(child, newGuardian()),
      ])
      expect(answers.map(({ status: number }) => number).filter((number) => number >= 500)).toEqual([])
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
