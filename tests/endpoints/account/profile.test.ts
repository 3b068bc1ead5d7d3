import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { settingsApi, type NewProfile } from '#domain/account/settingsApi.ts'
import type { z } from 'zod/mini'
import { inWaves } from '#tests/kit/waves.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

// Today is 2026-03-12 in UTC, which is where these people live.
const context = useTestContext({ now: '2026-03-12T14:00:00Z' })
type Profile = z.input<typeof NewProfile>
let names = 0
const profile = (over: Partial<Profile> = {}): Profile => ({
  firstName: 'Maren',
  username: `somebody-${(names += 1)}`,
  pronouns: null,
  showPronouns: true,
  birthDate: null,
  timeZone: 'UTC',
  country: 'US',
  zipcode: '48201',
  ...over,
})

describe('a profile', () => {
  it('is stored as it was sent and read by its owner', async () => {
    const { call, people } = context.current
    const me = await people.adult()
    const wanted = profile({ pronouns: 'fae/faer', birthDate: '1990-05-01', timeZone: 'Pacific/Honolulu' })
    const { profile: saved, person } = await call(settingsApi.updateProfile, { body: wanted }, { as: me })
    expect(saved).toEqual(wanted)
    expect(person).toMatchObject({
      username: wanted.username,
      timeZone: 'Pacific/Honolulu',
      ageGroup: 'adult',
    })
    expect((await call(settingsApi.readProfile, {}, { as: me })).profile).toEqual(wanted)
  })

  it.each([
    ['a birth date in the future', { birthDate: '2026-03-13' }, 'body.birthDate'],
    ['no day of the calendar', { birthDate: '1990-02-30' }, 'body.birthDate'],
    ['a birth 130 years ago', { birthDate: '1896-01-01' }, 'body.birthDate'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'body.timeZone'],
    ['a zip code of another country', { country: 'CA', zipcode: '48201' }, 'body.zipcode'],
    ['a zip code of signs', { country: 'IS', zipcode: '!!!' }, 'body.zipcode'],
    ['a name with signs', { username: 'ma ren!' }, 'body.username'],
    ['no first name', { firstName: '  ' }, 'body.firstName'],
  ])('with %s is rejected, at its field', async (_, wrong, field) => {
    const { ask, people } = context.current
    const answer = await ask(
      settingsApi.updateProfile,
      { body: profile(wrong) },
      { as: await people.adult() },
    )
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields!)).toEqual([field])
  })

  it('takes a day that is still today where the person lives, and codes of countries we do not know', async () => {
    const { call, people } = context.current
    const body = profile({
      country: 'IS',
      zipcode: '101 RVK',
      birthDate: '1946-03-12',
      timeZone: 'Pacific/Kiritimati',
    })
    const { person } = await call(settingsApi.updateProfile, { body }, { as: await people.adult() })
    expect(person.ageGroup).toBe('elder')
  })

  it('gives a name to one of many who ask for it at once, however it is written', async () => {
    const { ask, people } = context.current
    const many = await Promise.all(Array.from({ length: 12 }, () => people.adult()))
    const answers = await inWaves(many.length, (n) =>
      ask(
        settingsApi.updateProfile,
        { body: profile({ username: n % 2 ? 'Wanted-Name' : 'wanted-name' }) },
        { as: many[n]! },
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)!
    expect([refused.status, refused.body.error.code]).toEqual([409, 'account.error.username_taken'])
  })

  it('holds the name of a minor against a new first name, and no old one against anything else', async () => {
    const { ask, people } = context.current
    const as = await people.teen({ firstName: 'Maren' })
    const send = (more: object) => ask(settingsApi.updateProfile, { body: profile(more) }, { as })
    const known = (await context.current.call(settingsApi.readProfile, {}, { as })).profile
    const { username, birthDate } = known
    const notifying = await send({ username, birthDate, firstName: username })
    expect([notifying.status, notifying.body.error.code]).toEqual([422, 'account.error.username_telling'])
    await context.current.db.query('update profiles set first_name = username where id = $1', [as.id])
    const same = await send({ username, birthDate, firstName: username, pronouns: 'they/them' })
    expect(same.status).toBe(200)
  })

  it('never says pronouns that were not given', async () => {
    const { call, people } = context.current
    const as = await people.adult()
    const { profile: saved } = await call(
      settingsApi.updateProfile,
      { body: profile({ pronouns: 'prefer-not-to-say', showPronouns: true }) },
      { as },
    )
    expect(saved.showPronouns).toBe(false)
  })

  it('of a minor keeps three characters of the zip code, also of one that was stored longer', async () => {
    const { call, people, db } = context.current
    const as = await people.teen({ guardian: 'verified', guardianEmail: 'g@test.example' })
    await db.query(`update profiles set zipcode = '48201' where id = $1`, [as.id])
    expect((await call(settingsApi.readProfile, {}, { as })).profile.zipcode).toBe('482')
    await call(settingsApi.updateProfile, { body: profile({ zipcode: '48201' }) }, { as })
    expect(await db.query('select zipcode from profiles where id = $1', [as.id])).toEqual([
      { zipcode: '482' },
    ])
  })

  it('of a child keeps no zip code, and shows none that was stored before', async () => {
    const { call, people, db } = context.current
    const as = await people.child({ guardian: 'verified', guardianEmail: 'g@test.example' })
    await db.query(`update profiles set zipcode = '482' where id = $1`, [as.id])
    expect((await call(settingsApi.readProfile, {}, { as })).profile.zipcode).toBeNull()
    await call(settingsApi.updateProfile, { body: profile({ zipcode: '48201' }) }, { as })
    expect(await db.query('select zipcode from profiles where id = $1', [as.id])).toEqual([{ zipcode: null }])
  })

  it('of a minor takes no username with the first name in it', async () => {
    const { ask, call, people } = context.current
    const as = await people.teen({ guardian: 'verified', guardianEmail: 'g@test.example' })
    const notifying = { firstName: 'Jonas', username: 'jonas_07' }
    const answer = await ask(settingsApi.updateProfile, { body: profile(notifying) }, { as })
    expect([answer.status, Object.keys(answer.body.error.fields!)]).toEqual([422, ['body.username']])
    const adults = await people.adult()
    expect(
      (await call(settingsApi.updateProfile, { body: profile(notifying) }, { as: adults })).profile.username,
    ).toBe('jonas_07')
  })

  it('cannot be reached without a session', async () => {
    const { ask } = context.current
    expect((await ask(settingsApi.updateProfile, { body: profile() })).status).toBe(401)
    expect((await ask(settingsApi.readProfile, {})).status).toBe(401)
  })
})

describe('a birth date', () => {
  const minor = (age: number) =>
    context.current.people.person({ age, guardian: 'verified', guardianEmail: 'g@test.example' })

  it.each([
    ['makes a teen of 13 an adult', 13, '2000-01-01'],
    ['makes a teen of 13 seventeen', 13, '2008-06-01'],
    ['makes a child a teen', 11, '2012-01-01'],
  ])('that %s is rejected and changes nothing', async (_, age, birthDate) => {
    const { ask, call } = context.current
    const as = await minor(age)
    const before = await call(settingsApi.readProfile, {}, { as })
    const answer = await ask(settingsApi.updateProfile, { body: profile({ birthDate }) }, { as })
    expect([answer.status, answer.body.error.code]).toEqual([409, 'settings.error.age_locked'])
    expect(await call(settingsApi.readProfile, {}, { as })).toEqual(before)
  })

  it('moved a little every day gains nothing: the age once given stays the measure', async () => {
    const { ask, clock, db } = context.current
    const as = await minor(13)
    await db.query('update profiles set age_recorded_at = $2 where id = $1', [as.id, clock.now()])
    // Born so that they turn 14 tomorrow.
    const first = await ask(settingsApi.updateProfile, { body: profile({ birthDate: '2012-03-13' }) }, { as })
    expect(first.status).toBe(200)
    clock.set('2026-03-14T14:00:00Z')
    const second = await ask(
      settingsApi.updateProfile,
      { body: profile({ birthDate: '2011-03-15' }) },
      { as },
    )
    clock.set('2026-03-12T14:00:00Z')
    expect(second.status).toBe(409)
  })

  it.each([
    ['UTC', '2026-03-13T00:30:00Z'],
    ['Pacific/Kiritimati', '2026-03-12T10:30:00Z'],
  ])('of the day after, in %s, does not make a teen of seventeen an adult', async (timeZone, next) => {
    const { ask, call, clock, db } = context.current
    const as = await minor(17)
    clock.set('2026-03-12T09:30:00Z')
    await db.query('update profiles set age_recorded_at = $2 where id = $1', [as.id, clock.now()])
    clock.set(next)
    await ask(settingsApi.updateProfile, { body: profile({ birthDate: '2008-03-13', timeZone }) }, { as })
    clock.set('2026-03-12T14:00:00Z')
    expect((await call(accountApi.readPerson, {}, { as })).person?.ageGroup).toBe('teen')
  })

  it('that makes a guardian a minor ends every consent they gave', async () => {
    const { call, people, db } = context.current
    const mum = await people.adult()
    const child = await people.child({ guardian: 'verified', guardianEmail: mum.email })
    await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [mum.id, child.id])
    await call(settingsApi.updateProfile, { body: profile({ birthDate: '2011-01-01' }) }, { as: mum })
    const links = await db.query('select status from guardian_links where child_id = $1', [child.id])
    expect(links).toEqual([{ status: 'revoked' }])
  })

  it('that makes an adult a minor counts at once, and holds', async () => {
    const { call, ask, people } = context.current
    const as = await people.adult()
    await call(settingsApi.updateProfile, { body: profile({ birthDate: '2014-01-01' }) }, { as })
    const { person } = await call(accountApi.readPerson, {}, { as })
    expect(person).toMatchObject({ ageGroup: 'child', needsGuardian: true })
    const back = await ask(settingsApi.updateProfile, { body: profile({ birthDate: '1990-01-01' }) }, { as })
    expect(back.status).toBe(409)
    const cleared = await call(settingsApi.updateProfile, { body: profile({ birthDate: null }) }, { as })
    expect(cleared.person.ageGroup).toBe('child')
  })

  it('that did not change does not stand in the way of other changes', async () => {
    const { call, db } = context.current
    const as = await minor(12)
    await db.query(`update profiles set birth_date = '2012-03-12' where id = $1`, [as.id])
    const { profile: saved } = await call(
      settingsApi.updateProfile,
      { body: profile({ firstName: 'Ida', birthDate: '2012-03-12' }) },
      { as },
    )
    expect(saved.firstName).toBe('Ida')
  })
})

describe('how the product looks', () => {
  it('is kept with the account and told to every device', async () => {
    const { call, people, db } = context.current
    const as = await people.adult()
    expect((await call(accountApi.readPerson, {}, { as })).person!.comfort).toBeUndefined()
    await inWaves(8, () =>
      call(
        settingsApi.saveDisplayPreferences,
        { body: { comfort: { theme: 'dark', text: '150', motion: 'calm' } } },
        { as },
      ),
    )
    expect((await call(accountApi.readPerson, {}, { as })).person!.comfort).toBe(
      'theme:dark,text:150,motion:calm',
    )
    expect(await call(settingsApi.saveDisplayPreferences, { body: { comfort: {} } }, { as })).toEqual({
      comfort: 'theme:system',
    })
    expect(await db.query('select theme, comfort from user_settings where user_id = $1', [as.id])).toEqual([
      { theme: 'system', comfort: {} },
    ])
  })

  it('takes no other values', async () => {
    const { ask, people } = context.current
    const as = await people.adult()
    const answer = await ask(
      settingsApi.saveDisplayPreferences,
      { body: { comfort: { theme: 'blinding' as never } } },
      { as },
    )
    expect(answer.status).toBe(422)
  })
})

describe('consent to being counted', () => {
  it('is an adult’s to give and to take back', async () => {
    const { call, people } = context.current
    const as = await people.adult()
    const known = async () => (await call(accountApi.readPerson, {}, { as })).person!.analytics
    expect(await known()).toBe(false)
    await call(settingsApi.setAnalyticsConsent, { body: { consent: true } }, { as })
    expect(await known()).toBe(true)
    await call(settingsApi.setAnalyticsConsent, { body: { consent: false } }, { as })
    expect(await known()).toBe(false)
  })

  it('cannot be given by minors, nor before we know the age; saying no is always possible', async () => {
    const { ask, call, people, db } = context.current
    for (const as of [await people.child(), await people.teen(), await people.person({ age: null })]) {
      const answer = await ask(settingsApi.setAnalyticsConsent, { body: { consent: true } }, { as })
      expect([answer.status, answer.body.error.code]).toEqual([403, 'settings.error.consent_minor'])
      expect(await call(settingsApi.setAnalyticsConsent, { body: { consent: false } }, { as })).toEqual({
        consent: false,
      })
      await db.query('update profiles set analytics_consent = true where id = $1', [as.id])
      expect((await call(accountApi.readPerson, {}, { as })).person!.analytics).toBe(false)
    }
  })
})
