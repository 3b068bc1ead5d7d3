import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { press, type, choose } from '../../kit/act.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { notAskedOfChildren as clinical } from '#tests/kit/clinical.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, newcomer } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView
beforeEach(() => {
  person = { ...newcomer, language: 'en', username: 'quiet_tern11', claimedAgeGroup: 'child' }
  api = nothingToAgree(new FakeApi())
    .on(accountApi.readPerson, () => ({ person }))
    .on(onboardingApi.completeOnboarding, () => {
      person = { ...ida, focusAreas: [] }
      return { person, next: '/parent-verification' }
    })
})
const at = (name: string) => screen.findByRole('heading', { name })

async function toTheFocus() {
  await openPage('/onboarding')
  await at('What is your first name?')
  type('First name', 'Ida')
  press('Next')
  await at('How old are you?')
  type('Age', '9')
  press('Next')
  await at('What is hard sometimes?')
}

describe('a child on the way in', () => {
  it('is met by the child preset, asked one question a screen, and shown no word of the clinic', async () => {
    await openPage('/onboarding')
    await at('What is your first name?')
    expect(document.documentElement.dataset.age).toBe('child')
    expect(screen.queryByLabelText('Age')).toBeNull()
    expect(document.body.textContent).not.toMatch(clinical)
    press('Next')
    expect(await screen.findByText('Please enter your first name')).toBeTruthy()
    type('First name', 'Ida')
    press('Next')
    await at('How old are you?')
    type('Age', '9')
    press('Next')
    await at('What is hard sometimes?')
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    expect(document.querySelectorAll('label svg')).toHaveLength(6)
    expect(document.body.textContent).not.toMatch(clinical)
    choose('Worries')
    press('Next')
    await at("You're all set")
    await screen.findByText('Worries')
    expect(document.body.textContent).not.toMatch(clinical)
    press('Finish')
    await waitFor(() => expect(address()).toBe('/parent-verification'))
    expect(api.bodies(onboardingApi.completeOnboarding)).toEqual([
      { firstName: 'Ida', age: 9, country: 'US', showPronouns: true, focusArea: 'anxiety' },
    ])
  })

  it('may say not now', async () => {
    await toTheFocus()
    press('Next')
    expect(await screen.findByText('Pick one picture, or press “Not now”.')).toBeTruthy()
    press('Not now')
    await at("You're all set")
    await screen.findByRole('button', { name: 'Finish' })
    press('Finish')
    await waitFor(() => expect(address()).toBe('/parent-verification'))
    expect(api.bodies(onboardingApi.completeOnboarding)[0]).not.toHaveProperty('focusArea')
  })

  it.each(['/dashboard', '/journal', '/settings'])(
    'returns from %s to the open step, never to a page of adults',
    async (path) => {
      await toTheFocus()
      cleanup()
      await openPage(path)
      await waitFor(() => expect(address()).toBe('/onboarding?step=focus-area'))
    },
  )

  it('who is 30 is asked what adults are asked', async () => {
    await openPage('/onboarding')
    await at('What is your first name?')
    type('First name', 'Mara')
    press('Next')
    await at('How old are you?')
    type('Age', '30')
    press('Next')
    await at('A little about you')
    expect(screen.getByLabelText('Zip code')).toBeTruthy()
  })
})
