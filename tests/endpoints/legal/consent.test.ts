import { setFlag } from '#tests/kit/flags.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { en } from '#messages/en/index.ts'
import { forgetFlags } from '#operations/flags/isOn.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import type { Person } from '#tests/kit/people.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { bumped, ledgerOf, versionsOf } from './kit.ts'

const context = useTestContext()
beforeAll(() => offerLanguages(context.current.db))
const agree = (as: Person, versions: object = versionsOf(), more: object = {}) =>
  context.current.ask(
    legalConsentApi.agree,
    { body: { versions, ...more } },
    { as, address: '198.51.100.7', headers: { 'user-agent': 'Firefox of a test' } },
  )
const asked = (as: Person) => context.current.call(legalConsentApi.asked, {}, { as })
const me = async (as: Person) => (await context.current.call(accountApi.readPerson, {}, { as })).person!
const history = (as: Person) => context.current.ask(checkinsApi.overview, {}, { as })

beforeEach(async () => {
  const { db, clock } = context.current
  await forgetLimits(db)
  await db.query('delete from legal_versions')
  await db.tx((sql) => seedLegal(sql, clock.now()))
})

describe('a member who never agreed', () => {
  it('reads it in English while their language is not offered, and in theirs once it is', async () => {
    const { people, db } = context.current
    const person = await people.adult({ consent: 'none', locale: 'ar' })
    const titles = async () => (await asked(person)).documents.map(({ title }) => title)
    const offer = async (on: boolean) => {
      await db.query(`update feature_flags set enabled = $1 where flag_key = 'ff.lang_ar'`, [on])
      forgetFlags(db)
    }
    await offer(false)
    expect(await titles()).toContain('Terms of Use')
    const refused = await history(person)
    expect(refused.body.error.message).toBe(en.common.error.consent_needed)
    await offer(true)
    expect((await titles()).join()).toMatch(/[\u0600-\u06ff]/)
    expect((await titles()).join()).not.toContain('Terms')
  })

  it('reads what is asked, in their words, and goes on once they agreed to all of it', async () => {
    const { people, db } = context.current
    const person = await people.adult({ consent: 'none', locale: 'fr' })
    expect(await history(person)).toMatchObject({
      status: 403,
      body: { error: { code: 'common.error.consent_needed' } },
    })
    expect((await me(person)).consent).toEqual({
      missing: ['terms', 'privacy', 'guidelines', 'safety'],
      boxes: ['not_therapy', 'terms', 'guidelines'],
      isAgain: false,
    })
    const words = await asked(person)
    expect(words).toMatchObject({
      reading: 'adult',
      boxes: [
        { box: 'not_therapy', documents: ['safety'] },
        { box: 'terms', documents: ['terms', 'privacy'] },
        { box: 'guidelines', documents: ['guidelines'] },
      ],
    })
    const [terms] = words.documents
    expect(terms).toMatchObject({
      document: 'terms',
      version: '1.0.0',
      effectiveOn: '2025-01-11',
      path: '/terms',
      agreed: null,
      changes: [],
    })
    const [french] = await db.query<{ title: string }>(
      `select l.title from legal_versions_locales l join legal_versions v on v.id = l._parent_id
       where v.document_type = 'terms' and l._locale = 'fr'`,
    )
    expect(terms!.title).toBe(french!.title)

    const answer = await agree(person)
    expect(answer.status).toBe(200)
    expect(answer.body.person.consent).toBeUndefined()
    expect((await history(person)).status).toBe(200)
    expect(await ledgerOf(db, person.id)).toEqual([
      {
        kind: 'agreed',
        version: '1.0.0',
        documents: versionsOf(),
        reading: 'adult',
        ip: '198.51.100.7',
        agent: 'Firefox of a test',
        guardian: null,
        terms: true,
        privacy: true,
        guidelines: true,
        notTherapy: true,
        parental: false,
      },
    ])
    const [profile] = await db.query(
      'select legal_consent_version as version, legal_consent_ip as ip from profiles where id = $1',
      [person.id],
    )
    expect(profile).toEqual({ version: '1.0.0', ip: '198.51.100.7' })
    expect((await asked(person)).documents).toEqual([])
  })

  it('is counted only where they agreed to be, and once', async () => {
    const { people, db } = context.current
    const counted = await people.adult({ consent: 'none' })
    const uncounted = await people.adult({ consent: 'none' })
    await db.query('update profiles set analytics_consent = true where id = $1', [counted.id])
    for (const person of [counted, counted, uncounted]) await agree(person)
    const rows = await db.query(
      `select user_id as id, event_metadata as metadata from analytics_events where event_type = 'legal_consent_accepted'`,
    )
    expect(rows).toEqual([{ id: counted.id, metadata: { version: '1.0.0' } }])
  })

  it('agrees to all of it or to none, and to nothing that is not in force', async () => {
    const { people, db } = context.current
    const person = await people.teen({ consent: 'none' })
    const { safety: _, ...three } = versionsOf()
    for (const part of [{}, three, { terms: '1.0.0' }])
      expect(await agree(person, part)).toMatchObject({
        status: 422,
        body: { error: { code: 'legal.error.consent_incomplete' } },
      })
    for (const version of ['0.9.0', '1.1.0', ''])
      expect(await agree(person, { ...versionsOf(), terms: version })).toMatchObject({
        status: 409,
        body: { error: { code: 'legal.error.moved_on' } },
      })
    expect(await ledgerOf(db, person.id)).toEqual([])
    expect((await agree(person)).body.person.consent).toBeUndefined()
    expect(await ledgerOf(db, person.id)).toMatchObject([{ reading: 'teen', parental: false }])
  })

  it('sends the same consent fifty times: one row', async () => {
    const { people, db } = context.current
    const person = await people.adult({ consent: 'none' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => agree(person)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ledgerOf(db, person.id)).toHaveLength(1)
  })

  it('goes on after a consent the ledger has already, whose mark was lost', async () => {
    const { people, db } = context.current
    const person = await people.adult({ consent: 'none' })
    await agree(person)
    await db.query(`update profiles set legal_consents = '{}'::jsonb where id = $1`, [person.id])
    expect((await agree(person)).status).toBe(200)
    expect((await me(person)).consent).toBeUndefined()
    expect(await ledgerOf(db, person.id)).toHaveLength(1)
  })

  it('gets no part of the dashboard, and onboarding waits for the consent', async () => {
    const { people, call, ask } = context.current
    const person = await people.person({ age: null, consent: 'none' })
    expect((await call(dashboardApi.readFirstLoad, {}, { as: person })).parts).toBeNull()
    const body = {
      age: 34,
      firstName: 'Maren',
      showPronouns: true,
      focusArea: 'anxiety' as const,
    }
    const before = await ask(onboardingApi.completeOnboarding, { body: body as never }, { as: person })
    expect(before.body.error.code).toBe('common.error.consent_needed')
    await agree(person)
    const after = await ask(onboardingApi.completeOnboarding, { body: body as never }, { as: person })
    expect(after.body.error?.code).not.toBe('common.error.consent_needed')
  })
})

it('a row of the ledger never changes and never goes; the account it names may', async () => {
  const { people, db } = context.current
  const person = await people.adult({ consent: 'none' })
  await agree(person)
  const refused = /only added/
  await expect(
    db.query(`update consent_ledger set version = '9.0.0' where user_id = $1`, [person.id]),
  ).rejects.toThrow(refused)
  await expect(db.query('delete from consent_ledger where user_id = $1', [person.id])).rejects.toThrow(
    refused,
  )
  const [row] = await db.query<{ id: string }>('select id from consent_ledger where user_id = $1', [
    person.id,
  ])
  await db.query('update consent_ledger set accepted_ip = null, user_agent = null where id = $1', [row!.id])
  await db.query('delete from users where id = $1', [person.id])
  const left = await db.query('select user_id, version, accepted_ip from consent_ledger where id = $1', [
    row!.id,
  ])
  expect(left).toEqual([{ user_id: null, version: '1.0.0', accepted_ip: null }])
})

describe('a new version', () => {
  it('asks for its document alone, with what changed since, in the member’s language', async () => {
    const { people, db } = context.current
    const person = await people.adult({ locale: 'fr' })
    expect((await history(person)).status).toBe(200)
    await bumped(db, 'guidelines', '1.1.0')
    await bumped(db, 'guidelines', '1.2.0')
    expect((await history(person)).body.error.code).toBe('common.error.consent_needed')
    expect((await me(person)).consent).toEqual({
      missing: ['guidelines'],
      boxes: ['guidelines'],
      isAgain: true,
    })
    expect((await asked(person)).documents).toMatchObject([
      {
        document: 'guidelines',
        version: '1.2.0',
        agreed: '1.0.0',
        changes: [
          { version: '1.2.0', text: 'Ce que 1.2.0 change' },
          { version: '1.1.0', text: 'Ce que 1.1.0 change' },
        ],
      },
    ])
    expect((await agree(person, { guidelines: '1.1.0' })).status).toBe(409)
    expect((await agree(person, { guidelines: '1.2.0' })).status).toBe(200)
    expect((await history(person)).status).toBe(200)
    expect(await ledgerOf(db, person.id)).toMatchObject([
      {
        documents: { guidelines: '1.2.0' },
        version: '1.0.0/1.0.0/1.2.0/1.0.0',
        terms: false,
        guidelines: true,
      },
    ])
  })

  it('asks a child again, and not their guardian', async () => {
    const { people, db } = context.current
    const child = await people.child()
    await bumped(db, 'terms')
    expect((await me(child)).consent).toEqual({ missing: ['terms'], boxes: ['terms'], isAgain: true })
    expect((await asked(child)).documents[0]).toMatchObject({ path: '/terms?reading=child' })
    expect((await agree(child, { terms: '1.1.0' })).body.person.consent).toBeUndefined()
  })
})

describe('the flag of the gate', () => {
  it('hides it from staff alone', async () => {
    const { people, db } = context.current
    await setFlag(db, 'ff.legal_gate', false)
    const staff = await people.staff('support', { consent: 'none' })
    const young = await people.staff('support', { consent: 'none', age: 15 })
    const member = await people.adult({ consent: 'none' })
    expect((await history(staff)).status).toBe(200)
    expect((await me(staff)).consent).toBeUndefined()
    expect((await history(young)).status).toBe(403)
    expect((await history(member)).status).toBe(403)
    await db.query(`update feature_flags set enabled = true where flag_key = 'ff.legal_gate'`)
    expect((await history(staff)).status).toBe(403)
  })
})
