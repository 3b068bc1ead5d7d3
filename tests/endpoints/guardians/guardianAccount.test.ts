import { addPreferences } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '#domain/account/contactApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { CHILDREN_MAX } from '#domain/guardians/notifications.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { EMAIL_PURPOSE } from '#operations/account/queueVerification.ts'
import { closeServices } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { addRow, stampedAt } from '#tests/kit/rows.ts'
import { newTestContext, useTestContext, type TestContext } from '#tests/kit/testContext.ts'
import { codesOf, guardians } from './guardians.ts'

const context = useTestContext()
const { start, verify, confirm, revoke, me, lastMail, newChild, asked } = guardians(context)
beforeEach(() => context.current.clock.set('2026-03-12T14:00:00Z'))

const guardianPaths = Object.values(guardianApi).map(({ path }): string => path)

let calls = 0
const address = () => `10.9.${(calls += 1) >> 8}.${calls & 255}`
const connect = (as: Person, token: string, on: TestContext = context.current) =>
  on.ask(guardianApi.connectGuardianFromPage, { params: { token } }, { as, address: address() })
/** A child whose guardian said yes, and the guardian's account, not connected yet. */
async function family({ adult }: { adult?: Person } = {}) {
  const mum = adult ?? (await context.current.people.adult())
  const child = await newChild()
  await start(child, mum.email)
  const { code, token } = await lastMail(mum.email)
  await verify(child, mum.email, code)
  await confirm(token)
  return { mum, child, token, code }
}
const stored = async (child: Person, mum: Person) => {
  const { db } = context.current
  const [link] = await db.query('select status, guardian_id from guardian_links where child_id = $1', [
    child.id,
  ])
  const [kid] = await db.query('select parent_id from profiles where id = $1', [child.id])
  const [adult] = await db.query('select is_parent from profiles where id = $1', [mum.id])
  return { ...link, ...kid, ...adult }
}
const nothing = { guardian_id: null, parent_id: null, is_parent: false }

describe('an account of the guardian', () => {
  it('with the very address is connected through the page, all of it together, and twice is fine', async () => {
    const { mum, child, token } = await family()
    expect(await stored(child, mum)).toMatchObject({ status: 'verified', ...nothing })
    expect((await connect(mum, token)).body).toEqual({ connected: true })
    const together = { status: 'verified', guardian_id: mum.id, parent_id: mum.id, is_parent: true }
    expect(await stored(child, mum)).toEqual(together)
    expect((await connect(mum, token)).status).toBe(200)
    expect(await stored(child, mum)).toEqual(together)
    const page = await context.current.call(consentApi.guardianPage, { params: { token } }, { as: mum })
    expect(page).toMatchObject({ visitor: 'connected', preferences: null })
  })

  it('is untied by revoking, from the page or from the account', async () => {
    const [one, two] = [await family(), await family()]
    await connect(one.mum, one.token)
    await connect(two.mum, two.token)
    await revoke(one.token)
    expect(await stored(one.child, one.mum)).toMatchObject({ status: 'revoked', ...nothing })
    const { children } = await context.current.call(guardianApi.children, {}, { as: two.mum })
    await context.current.call(
      guardianApi.revokeGuardian,
      { params: { link: children[0]!.link } },
      { as: two.mum },
    )
    expect(await stored(two.child, two.mum)).toMatchObject({ status: 'revoked', ...nothing })
    expect(await me(two.child)).toMatchObject({ guardian: 'none', needsGuardian: true })
    expect((await connect(two.mum, two.token)).body.error.code).toBe('onboarding.error.guardian_not_verified')
  })

  it('stays a parent while another child is connected', async () => {
    const first = await family()
    const second = await family({ adult: first.mum })
    await connect(first.mum, first.token)
    await connect(first.mum, second.token)
    await revoke(first.token)
    expect(await stored(second.child, first.mum)).toMatchObject({ parent_id: first.mum.id, is_parent: true })
    await revoke(second.token)
    expect(await stored(second.child, first.mum)).toMatchObject(nothing)
  })

  it('with another address, of a minor, or before the code, is rejected and nothing changes', async () => {
    const { mum, child, token } = await family()
    const { people, db } = context.current
    expect((await connect(await people.adult(), token)).body.error.code).toBe(
      'onboarding.error.guardian_address',
    )
    expect((await connect(child, token)).body.error.code).toBe('onboarding.error.guardian_address')
    for (const [age, group] of [
      [15, 'teen'],
      [9, 'child'],
      [null, null],
    ]) {
      await db.query('update profiles set age = $2, age_group = $3 where id = $1', [mum.id, age, group])
      expect((await connect(mum, token)).body.error.code).toBe('onboarding.error.guardian_minor')
    }
    expect(await stored(child, mum)).toMatchObject(nothing)
    const waiting = await asked()
    expect((await connect(mum, waiting.token)).body.error.code).toBe('onboarding.error.guardian_not_verified')
    expect((await connect(mum, 'A'.repeat(43))).status).toBe(404)
    expect(
      codesOf([await context.current.ask(guardianApi.connectGuardianFromPage, { params: { token } })]),
    ).toEqual(['common.error.not_signed_in'])
  })

  it('of a stranger who signed up with the address, and got it confirmed, finds and connects no child', async () => {
    const { people, db, clock } = context.current
    // The guardian pressed the button in the mail that the stranger's sign-up caused.
    const {
      mum: stranger,
      child,
      token,
    } = await family({ adult: await people.adult({ emailVerified: false }) })
    const secret = 'S'.repeat(43)
    const id = await addRow(db, 'verification_codes', {
      user_id: stranger.id,
      purpose: EMAIL_PURPOSE,
      contact: stranger.email,
      code_hash: hashToken(secret),
      expires_at: new Date(clock.now().getTime() + 60_000),
      ...stampedAt(clock.now()),
    })
    await context.current.call(contactApi.verifyEmail, { body: { token: `${id}.${secret}` } })
    const seen = await context.current.call(guardianApi.children, {}, { as: stranger })
    expect(seen).toEqual({ children: [] })
    const [link] = await db.query<{ id: string }>('select id from guardian_links where child_id = $1', [
      child.id,
    ])
    // Neither the id of the link nor anything else but the page's secret is taken for it.
    for (const guess of [link!.id, child.id, 'A'.repeat(43)])
      expect((await connect(stranger, guess)).status).toBeGreaterThanOrEqual(400)
    expect(guardianPaths).not.toContain('/guardian/children/:link/connect')
    expect(await stored(child, stranger)).toMatchObject({ status: 'verified', ...nothing })
    // With the secret of the mail, and this very address, it is the guardian.
    expect((await connect(await people.adult(), token)).status).toBe(403)
    expect((await connect(stranger, token)).status).toBe(200)
  })

  it('lists its children, and no other member takes the consent for them back', async () => {
    const { mum, child, token } = await family()
    const other = await context.current.people.adult()
    await connect(mum, token)
    const { children } = await context.current.call(guardianApi.children, {}, { as: mum })
    expect(children).toMatchObject([{ firstName: 'Mila' }])
    const { link } = children[0]!
    const foreign = await context.current.ask(guardianApi.revokeGuardian, { params: { link } }, { as: other })
    expect(foreign.status).toBe(404)
    expect(await stored(child, mum)).toMatchObject({ status: 'verified', parent_id: mum.id })
  })

  it(`has at most ${CHILDREN_MAX} children, and a mailbox too: all say yes at once from several processes, however it is written`, async () => {
    const mum = await context.current.people.adult()
    const [local, host] = mum.email.split('@') as [string, string]
    const pages: { child: Person; email: string; token: string }[] = []
    for (let n = 0; n < CHILDREN_MAX + 2; n += 1) {
      context.current.clock.advance(3600)
      const child = await newChild()
      // One mailbox, whatever comes after the plus, where the dots are and which letters are large.
      const email = [mum.email, `${local}+${n}@${host}`, `${local.replaceAll('.', '')}+x${n}@${host}`][n % 3]!
      await start(child, n % 2 ? email.toUpperCase() : email)
      pages.push({ child, email, token: (await lastMail(email)).token })
    }
    const other = newTestContext(context.current.databaseUrl)
    try {
      const answers = await Promise.all(
        pages.map(({ token }, n) => confirm(token, { on: n % 2 ? other : context.current })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHILDREN_MAX)
      expect(codesOf(answers).filter((code) => code === 'onboarding.error.too_many_children')).toHaveLength(2)
      // Nor by the code, which gives less.
      const left = pages[answers.findIndex(({ status }) => status !== 200)]!
      context.current.clock.advance(3600)
      await start(left.child, left.email)
      const { code } = await lastMail(left.email)
      expect(codesOf([await verify(left.child, left.email, code)])).toEqual([
        'onboarding.error.too_many_children',
      ])
      expect(await me(left.child)).toMatchObject({ guardian: 'pending' })
    } finally {
      await closeServices(other.services)
    }
  })

  it('and a consent taken back at the same moment never leave half of it', async () => {
    const other = newTestContext(context.current.databaseUrl)
    try {
      for (let round = 0; round < 8; round += 1) {
        const { mum, child, token } = await family()
        const answers = await Promise.all([
          connect(mum, token),
          revoke(token),
          connect(mum, token, other),
          connect(mum, token),
        ])
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        expect(await stored(child, mum)).toMatchObject({ status: 'revoked', ...nothing })
      }
    } finally {
      await closeServices(other.services)
    }
  })

  it('of a member who turns out to be a minor is no guardian any more, in whatever order it happens', async () => {
    const answers = {
      firstName: 'Noa',
      age: 15,
      sex: 'female',
      zipcode: '48201',
      focusArea: 'stress',
    } as const
    for (let round = 0; round < 5; round += 1) {
      const { mum, child, token } = await family()
      const ended = await Promise.all([
        connect(mum, token),
        context.current.ask(onboardingApi.completeOnboarding, { body: answers }, { as: mum }),
      ])
      expect(ended.filter(({ status }) => status >= 500)).toEqual([])
      expect(await stored(child, mum)).toMatchObject({ status: 'revoked', ...nothing })
      expect(await me(child)).toMatchObject({ needsGuardian: true })
    }
  })
})

describe('a mailbox of a teen', () => {
  it('cannot agree for a child, even with the right code', async () => {
    const { people } = context.current
    const [teen, child] = [await people.teen(), await newChild()]
    expect((await start(child, teen.email)).status).toBe(200)
    const { code } = await lastMail(teen.email)
    expect((await verify(child, teen.email, code)).body.error.code).toBe('onboarding.error.guardian_minor')
    expect(await me(child)).toMatchObject({ guardian: 'pending', needsGuardian: true })
  })
})

describe('the wishes of a guardian', () => {
  const preferences = { ...guardianPreferencesDefault, daily_digest: true, quiet_hours_start: '20:00' }
  const onPage = (token: string, own: object = {}) =>
    context.current.ask(
      guardianApi.saveGuardianPagePreferences,
      { params: { token }, body: { preferences: { ...preferences, ...own }, timeZone: 'Europe/Paris' } },
      { address: address() },
    )

  it('are kept by the page, then by the account, and what was not wished stays so', async () => {
    const { mum, token } = await family()
    expect((await onPage(token, { checkin_alerts: false })).status).toBe(200)
    const page = await context.current.call(consentApi.guardianPage, { params: { token } })
    expect(page.preferences).toEqual({ ...preferences, checkin_alerts: false })
    await connect(mum, token)
    expect(await context.current.call(guardianApi.readGuardianPreferences, {}, { as: mum })).toEqual({
      parent_id: mum.id,
      ...preferences,
      checkin_alerts: false,
    })
    expect((await onPage(token)).body.error.code).toBe('onboarding.error.wishes_in_account')
    const saved = await context.current.call(
      guardianApi.saveGuardianPreferences,
      { body: guardianPreferencesDefault },
      { as: mum },
    )
    expect(saved).toEqual({ parent_id: mum.id, ...guardianPreferencesDefault })
  })

  it('leave the coach’s settings of the account alone', async () => {
    const { mum, token } = await family()
    const { db } = context.current
    await addPreferences(db, {
      user_id: mum.id,
      coach_enabled: true,
      coach_windows: ['08:15'],
      coach_channels: ['in_app'],
      quiet_start: '22:00',
      quiet_end: '06:00',
    })
    await connect(mum, token)
    expect(await context.current.call(guardianApi.readGuardianPreferences, {}, { as: mum })).toMatchObject({
      quiet_hours_start: '22:00',
    })
    await context.current.call(guardianApi.saveGuardianPreferences, { body: preferences }, { as: mum })
    const [row] = await db.query('select * from notification_preferences where user_id = $1', [mum.id])
    expect(row).toMatchObject({
      coach_enabled: true,
      coach_windows: ['08:15'],
      quiet_start: '20:00',
      daily_digest: true,
    })
  })

  it.each([
    ['an unknown time', { quiet_hours_start: '25:00' }, 'body.preferences.quiet_hours_start'],
    ['an unknown field', { parent_id: 'x' }, 'body.preferences.parent_id'],
  ])('with %s are rejected at the field', async (_, own, field) => {
    const { token } = await family()
    const answer = await onPage(token, own)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields!)).toEqual([field])
  })

  it('are no other member’s to read or change', async () => {
    const { people, ask } = context.current
    for (const person of [await people.adult(), await people.teen()]) {
      expect((await ask(guardianApi.readGuardianPreferences, {}, { as: person })).status).toBe(403)
      expect(
        (await ask(guardianApi.saveGuardianPreferences, { body: preferences }, { as: person })).status,
      ).toBe(403)
    }
    expect((await onPage('A'.repeat(43))).status).toBe(404)
    const { token } = await family()
    await revoke(token)
    expect((await onPage(token)).status).toBe(404)
  })
})
