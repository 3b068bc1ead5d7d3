import { describe, expect, it } from 'vitest'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { settingsApi } from '#domain/account/settingsApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const choices = (as: Person) => context.current.call(privacyApi.readPrivacyChoices, {}, { as })
const choose = (as: Person, body: object) =>
  context.current.ask(privacyApi.savePrivacyChoices, { body: body as never }, { as })

describe('what a member allows', () => {
  it('starts with both rights on and no news, and changes one by one', async () => {
    const { people } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const first = { dataExport: true, accountDeletion: true, marketing: false }
    expect(await choices(me)).toEqual(first)
    expect((await choose(me, { marketing: true })).body).toEqual({ ...first, marketing: true })
    expect((await choose(me, { dataExport: false })).body).toEqual({
      dataExport: false,
      accountDeletion: true,
      marketing: true,
    })
    expect((await choose(me, { accountDeletion: false, marketing: false })).body).toEqual({
      dataExport: false,
      accountDeletion: false,
      marketing: false,
    })
    expect(await choices(other)).toEqual(first)
  })

  it('keeps the look of the account', async () => {
    const { people, call, db } = context.current
    const me = await people.adult()
    await call(settingsApi.saveDisplayPreferences, { body: { comfort: { theme: 'dark' } } }, { as: me })
    await choose(me, { dataExport: false })
    await call(settingsApi.saveDisplayPreferences, { body: { comfort: { theme: 'light' } } }, { as: me })
    expect((await choices(me)).dataExport).toBe(false)
    expect(await db.query('select theme from user_settings where user_id = $1', [me.id])).toEqual([
      { theme: 'light' },
    ])
  })

  it.each(['child', 'teen'] as const)(
    'has no news for a %s, who cannot agree by a request either',
    async (age) => {
      const me = await context.current.people[age]()
      expect((await choices(me)).marketing).toBeNull()
      const answer = await choose(me, { marketing: true, dataExport: false })
      expect([answer.status, answer.body.error.code]).toEqual([403, 'settings.error.consent_minor'])
      // Nothing of it was stored.
      expect(await choices(me)).toEqual({ dataExport: true, accountDeletion: true, marketing: null })
      expect((await choose(me, { dataExport: false })).status).toBe(200)
    },
  )

  it('ends with the birth date of a minor', async () => {
    const { people, call, db } = context.current
    const me = await people.adult()
    await choose(me, { marketing: true })
    const { profile } = await call(settingsApi.readProfile, {}, { as: me })
    await call(
      settingsApi.updateProfile,
      { body: { ...profile, birthDate: '2012-01-01', country: null, zipcode: null } },
      { as: me },
    )
    expect(await db.query('select marketing_opt_in from profiles where id = $1', [me.id])).toEqual([
      { marketing_opt_in: false },
    ])
  })

  it.each([
    [{ marketing: 'yes' }, 'body.marketing'],
    [{ dataExport: 1 }, 'body.dataExport'],
    [{ pigeons: true }, 'body.pigeons'],
  ])('names the field that is wrong in %j', async (body, field) => {
    const answer = await choose(await context.current.people.adult(), body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field])
  })

  it('is for members who are signed in', async () => {
    expect((await context.current.ask(privacyApi.readPrivacyChoices, {})).status).toBe(401)
    expect(
      (await context.current.ask(privacyApi.savePrivacyChoices, { body: { dataExport: false } })).status,
    ).toBe(401)
  })
})
