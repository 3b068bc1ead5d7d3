import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { ModelChoice } from '#domain/ai/writing/schema.ts'
import { familyApi } from '#domain/family/api.ts'
import type { FamilySharing } from '#domain/family/schema.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { settingsApi, type ProfileView } from '#domain/account/settingsApi.ts'
import { press, type, isChecked } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { clinical } from '#tests/kit/clinical.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

const profile: ProfileView = {
  firstName: 'Maren',
  username: 'maren',
  pronouns: 'fae/faer',
  showPronouns: true,
  birthDate: null,
  timeZone: 'America/Detroit',
  country: 'US',
  zipcode: '48201',
}
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(settingsApi.readProfile, () => ({ profile }))
    .on(writingApi.modelChoice, () => ({ canUseModel: false, agreed: false }))
})
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the profile', () => {
  it('is what settings open on, filled with what is stored, and saved as a whole', async () => {
    api.on(settingsApi.updateProfile, ({ body }) => ({ profile: body, person: maren }))
    await openPage('/settings')
    expect(((await screen.findByLabelText(/First name/)) as HTMLInputElement).value).toBe('Maren')
    expect((screen.getByLabelText('Your own words') as HTMLInputElement).value).toBe('fae/faer')
    type(/First name/, 'Marianne')
    pick('Time zone', 'Pacific/Honolulu')
    pick('Pronouns (optional)', 'prefer-not-to-say')
    type(/Zip or postal code/, ' ')
    expect(screen.queryByLabelText(/Show my pronouns/)).toBeNull()
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(settingsApi.updateProfile)).toContainEqual({
      ...profile,
      firstName: 'Marianne',
      timeZone: 'Pacific/Honolulu',
      pronouns: 'prefer-not-to-say',
      zipcode: null,
    })
  })

  it('of a child asks for no zip code', async () => {
    api
      .on(accountApi.readPerson, () => ({ person: ida }))
      .on(settingsApi.readProfile, () => ({ profile: { ...profile, firstName: 'Ida', zipcode: null } }))
      .on(settingsApi.updateProfile, ({ body }) => ({ profile: body, person: ida }))
    await openPage('/settings?tab=profile')
    await screen.findByLabelText(/First name/)
    expect(document.body.textContent).not.toMatch(clinical)
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(settingsApi.updateProfile)).toContainEqual({
      ...profile,
      firstName: 'Ida',
      zipcode: null,
    })
  })

  it('has the usual zones on top and every other one below', async () => {
    await openPage('/settings?tab=profile')
    const groups = [...(await screen.findByLabelText('Time zone')).querySelectorAll('optgroup')]
    expect([...groups[0]!.children].map((option) => option.textContent)).toEqual([
      'New York',
      'Chicago',
      'Denver',
      'Los Angeles',
      'Phoenix',
      'Anchorage',
      'Honolulu',
      'Detroit',
      'UTC',
    ])
    const all = [...groups[1]!.children].map((option) => (option as HTMLOptionElement).value)
    expect(all).toContain('Europe/Paris')
    expect(all).not.toContain('America/Detroit')
    expect(all.length).toBeGreaterThan(300)
  })

  it('puts an error at its field, and says so when the whole did not work', async () => {
    api.on(settingsApi.updateProfile, () =>
      reject(settingsApi.updateProfile, 'account.error.username_taken', {
        fields: { 'body.username': 'account.error.username_taken' },
      }),
    )
    await openPage('/settings')
    await screen.findByLabelText(/First name/)
    press('Save')
    expect(await screen.findByText('This username is taken. Please choose another one.')).toBeTruthy()
    api.on(settingsApi.updateProfile, () => reject(settingsApi.updateProfile, 'common.error.not_allowed'))
    press('Save')
    expect(await screen.findByText('Failed to update profile')).toBeTruthy()
  })

  it('tells an adult what a birth date of a minor means, before it is saved', async () => {
    await openPage('/settings')
    pick((await screen.findByText(/Birth date/)).textContent, '2015-05-01')
    expect(screen.getByText('With this date, a parent or guardian has to say yes first.')).toBeTruthy()
    pick(screen.getByText(/Birth date/).textContent, '1990-05-01')
    expect(screen.queryByText(/has to say yes/)).toBeNull()
  })

  it('says what could not be loaded, and tries again', async () => {
    let broken = true
    api.on(settingsApi.readProfile, () =>
      broken ? reject(settingsApi.readProfile, 'common.error.not_allowed') : { profile },
    )
    await openPage('/settings')
    expect(await screen.findByText('Couldn’t load your profile.')).toBeTruthy()
    broken = false
    press('Try again')
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
  })
})

describe('privacy', () => {
  it('lets an adult agree to being counted, and goes back when that could not be stored', async () => {
    const box = () => screen.getByRole('switch', { name: 'Share usage statistics' }) as HTMLInputElement
    let rejectNow = () => {}
    api.on(settingsApi.setAnalyticsConsent, async () => {
      await new Promise<void>((resolve) => (rejectNow = resolve))
      return reject(settingsApi.setAnalyticsConsent, 'common.error.not_allowed')
    })
    await openPage('/settings?tab=privacy')
    await waitFor(() => expect(box()).toBeTruthy())
    fireEvent.click(box())
    await waitFor(() => expect(isChecked(box())).toBe(true))
    rejectNow()
    await waitFor(() => expect(isChecked(box())).toBe(false))
    press('Dismiss')
    let analytics = false
    api
      .on(accountApi.readPerson, () => ({ person: { ...maren, analytics } }))
      .on(settingsApi.setAnalyticsConsent, ({ body }) => {
        analytics = body.consent
        return { consent: analytics }
      })
    fireEvent.click(box())
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    await waitFor(() => expect(isChecked(box())).toBe(true))
  })

  it('lets a member hide from their families, and goes back when that could not be stored', async () => {
    let stored: FamilySharing = { sharesPresence: true, takesThoughts: true }
    api
      .on(accountApi.readPerson, () => ({ person: maren }))
      .on(familyApi.readSharing, () => stored)
      .on(familyApi.saveSharing, () => reject(familyApi.saveSharing, 'common.error.unavailable'))
    await openPage('/settings?tab=privacy')
    const presence = () => screen.queryByRole('switch', { name: 'Show my family when I’m here' })
    await waitFor(() => expect(isChecked(presence())).toBe(true))
    fireEvent.click(presence()!)
    await screen.findByText('Error')
    await waitFor(() => expect(isChecked(presence())).toBe(true))
    press('Dismiss')
    api.on(familyApi.saveSharing, ({ body }) => (stored = body))
    fireEvent.click(presence()!)
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(stored).toEqual({ sharesPresence: false, takesThoughts: true })
    expect(isChecked(presence())).toBe(false)
  })

  const model = () =>
    screen.queryByRole('switch', { name: /language model write my question/ }) as HTMLInputElement | null

  it.each([
    ['a member a model may write for', maren, { canUseModel: true, agreed: false }, true],
    ['a member who agreed and may not any more', maren, { canUseModel: false, agreed: true }, true],
    ['a teen who agreed', { ...ida, needsGuardian: false }, { canUseModel: true, agreed: true }, true],
    ['everybody else', maren, { canUseModel: false, agreed: false }, false],
  ])('shows %s what is agreed about a model', async (_, person, choice, isThere) => {
    api.on(accountApi.readPerson, () => ({ person })).on(writingApi.modelChoice, () => choice)
    await openPage('/settings?tab=privacy')
    await screen.findByRole('heading', { name: 'Privacy' })
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(model() !== null).toBe(isThere)
    if (isThere) expect(isChecked(model())).toBe(choice.agreed)
  })

  it('takes back that a model writes the question of the day, and goes back when that could not be stored', async () => {
    let choice: ModelChoice = { canUseModel: true, agreed: true }
    let rejectNow = () => {}
    api
      .on(writingApi.modelChoice, () => choice)
      .on(writingApi.chooseModel, async () => {
        await new Promise<void>((resolve) => (rejectNow = resolve))
        return reject(writingApi.chooseModel, 'common.error.not_allowed')
      })
    await openPage('/settings?tab=privacy')
    await waitFor(() => expect(isChecked(model())).toBe(true))
    fireEvent.click(model()!)
    await waitFor(() => expect(isChecked(model())).toBe(false))
    rejectNow()
    await waitFor(() => expect(isChecked(model())).toBe(true))
    press('Dismiss')
    api.on(writingApi.chooseModel, ({ body }) => (choice = { ...choice, agreed: body.agreed }))
    fireEvent.click(model()!)
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(isChecked(model())).toBe(false)
    expect(choice.agreed).toBe(false)
  })

  it('says when it cannot be told what was agreed, and tries again', async () => {
    let broken = true
    api.on(writingApi.modelChoice, () =>
      broken
        ? reject(writingApi.modelChoice, 'common.error.not_allowed')
        : { canUseModel: true, agreed: true },
    )
    await openPage('/settings?tab=privacy')
    expect(await screen.findByText('Couldn’t load your choices.')).toBeTruthy()
    broken = false
    press('Try again')
    await waitFor(() => expect(isChecked(model())).toBe(true))
  })

  it('has no switch for minors', async () => {
    api.on(accountApi.readPerson, () => ({ person: { ...ida, needsGuardian: false } }))
    await openPage('/settings?tab=privacy')
    expect(await screen.findByText(/We don’t count how children and teens use Evenkeel/)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
