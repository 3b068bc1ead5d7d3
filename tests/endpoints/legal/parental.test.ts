import { addGuardianLink } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkinsApi } from '#domain/checkins/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person, PersonOptions } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { guardians } from '#tests/endpoints/guardians/guardians.ts'
import { ledgerOf, versionsOf } from './kit.ts'

const context = useTestContext()
const { asked, confirm, me, page, verify, revoke } = guardians(context)

const agree = (as: Person, more: object = {}) =>
  context.current.ask(legalConsentApi.agree, { body: { versions: versionsOf(), ...more } }, { as })
const history = async (as: Person) => {
  const answer = await context.current.ask(checkinsApi.overview, {}, { as })
  return answer.body.error?.code ?? answer.status
}
const fromPage = (token: string, agrees: boolean, as?: Person) =>
  context.current.ask(
    legalConsentApi.answerParentalFromPage,
    { params: { token }, body: { agree: agrees } },
    { ...(as && { as }) },
  )
/** A child who ticked every box, whose guardian has been sent a code. */
const ticked = async (options: PersonOptions = {}) => {
  const one = await asked({ consent: 'none', ...options })
  expect((await agree(one.child, { parental: true })).status).toBe(200)
  return one
}
/** A child of a guardian's account. */
const connected = async (options: PersonOptions = {}) => {
  const { people, db } = context.current
  const [guardian, child] = [await people.adult(), await people.child({ consent: 'own', ...options })]
  await db.query('delete from guardian_links where child_id = $1', [child.id])
  const link = await addGuardianLink(db, {
    child_id: child.id,
    guardian_id: guardian.id,
    guardian_email: guardian.email,
    verified_at: new Date(),
  })
  const answer = (agrees: boolean, as = guardian) =>
    context.current.ask(legalConsentApi.answerParental, { params: { link }, body: { agree: agrees } }, { as })
  return { guardian, child, link, answer }
}

beforeEach(() => forgetLimits(context.current.db))

describe('the parental box', () => {
  it('is a child’s alone, and needs its tick', async () => {
    const { people } = context.current
    const child = await people.child({ consent: 'none' })
    expect((await agree(child)).body.error.code).toBe('legal.error.consent_incomplete')
    expect((await agree(child, { parental: true })).body.person.consent).toEqual({
      missing: [],
      boxes: [],
      isAgain: true,
      waitsForGuardian: 'unconfirmed',
    })
    const teen = await people.teen({ consent: 'none' })
    expect((await agree(teen, { parental: true })).body.person.consent).toBeUndefined()
    expect(await ledgerOf(context.current.db, teen.id)).toMatchObject([{ parental: false }])
  })

  it('does not count by the code, but by the guardian’s page', async () => {
    const { child, guardian, code, token } = await ticked()
    expect(await history(child)).toBe('common.error.consent_waits')
    expect((await page(token)).body.parental).toEqual({ state: 'unconfirmed', isTicked: true, since: null })
    await verify(child, guardian, code)
    expect(await history(child)).toBe('common.error.consent_waits')
    expect((await fromPage(token, true)).body).toEqual({ parental: 'confirmed' })
    expect(await history(child)).toBe(200)
    expect(await me(child)).toMatchObject({ guardian: 'contact' })
    expect((await page(token)).body.parental).toMatchObject({ state: 'confirmed' })
  })

  it('counts with the guardian’s own yes', async () => {
    const { child, token } = await ticked()
    expect((await confirm(token)).status).toBe(200)
    expect(await history(child)).toBe(200)
    const [own, guardians] = await ledgerOf(context.current.db, child.id)
    expect(own).toMatchObject({ kind: 'agreed', parental: true, reading: 'child' })
    expect(guardians).toMatchObject({ kind: 'confirmed', parental: true, version: '1.0.0' })
  })

  it('counts when the guardian was first and the child ticks later', async () => {
    const { child, token } = await asked({ consent: 'none' })
    await confirm(token)
    expect(await history(child)).toBe('common.error.consent_needed')
    expect((await agree(child, { parental: true })).body.person.consent).toBeUndefined()
  })

  it('is not confirmed by a child, a stranger, before the guardian agreed, nor for a teen', async () => {
    const { people } = context.current
    const { child, token } = await ticked()
    expect((await fromPage(token, true)).body.error.code).toBe('legal.error.parental_unasked')
    expect((await fromPage(token, true, child)).body.error.code).toBe('onboarding.error.guardian_child_here')
    expect((await fromPage('x'.repeat(43), true)).status).toBe(404)
    const one = await connected()
    expect((await one.answer(true, await people.adult())).status).toBe(404)
    expect((await one.answer(true, one.child)).status).toBe(403)
    expect(await history(one.child)).toBe('common.error.consent_waits')
    const teen = await connected({ age: 15 })
    expect((await teen.answer(true)).body.error.code).toBe('onboarding.error.guardian_not_needed')
  })

  it('is confirmed from an account and taken back, at once, with a row for each', async () => {
    const { realtime, db, call } = context.current
    const { guardian, child, answer } = await connected()
    const [first, again] = [await answer(true), await answer(true)]
    expect([first.body, again.body]).toEqual([{ parental: 'confirmed' }, { parental: 'confirmed' }])
    expect(await history(child)).toBe(200)
    const { children } = await call(guardianApi.children, {}, { as: guardian })
    expect(children).toMatchObject([{ level: 'verified', parental: { state: 'confirmed', isTicked: true } }])
    realtime.published.length = 0
    expect((await answer(false)).body).toEqual({ parental: 'withdrawn' })
    expect((await answer(false)).body).toEqual({ parental: 'withdrawn' })
    expect(await history(child)).toBe('common.error.consent_waits')
    expect((await me(child)).consent).toMatchObject({ boxes: [], waitsForGuardian: 'withdrawn' })
    expect(realtime.published).toMatchObject([{ event: 'guardian-revoked' }])
    await answer(true)
    expect(await history(child)).toBe(200)
    expect(await ledgerOf(db, child.id)).toMatchObject(
      ['confirmed', 'withdrawn', 'confirmed'].map((kind) => ({ kind, guardian: guardian.id })),
    )
  })

  it('ends with the guardian’s consent', async () => {
    const { child, token } = await ticked()
    await confirm(token)
    await revoke(token)
    expect(await history(child)).toBe('common.error.consent_waits')
    expect((await me(child)).consent).toMatchObject({ waitsForGuardian: 'withdrawn' })
  })
})
