import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { press, type } from '../../kit/act.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, newcomer } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView
beforeEach(() => {
  api = nothingToAgree(new FakeApi()).on(accountApi.readPerson, () => ({ person }))
})
const answers = {
  firstName: 'Maren',
  sex: 'female',
  country: 'US',
  zipcode: '10001',
  pronouns: null,
  customPronouns: '',
  showPronouns: true,
  focusArea: 'stress',
  story: '',
}
/** Everything is answered, and about to be saved. */
async function atTheEnd(age: string) {
  keepDraft(`onboarding.${newcomer.id}`, { ...answers, age })
  await openPage('/onboarding?step=confirmation')
  // The first one loads the whole screen.
  await screen.findByRole('heading', { name: "You're all set" }, { timeout: 10_000 })
  await screen.findByRole('button', { name: /^(Start My First Vibe Check|Finish)$/ })
}

it('gives a child whose username says the first name another one, and sends it', async () => {
  person = { ...newcomer, language: 'en', username: 'maren_2015' }
  let isTaken = true
  api.on(onboardingApi.completeOnboarding, () => {
    if (isTaken)
      return reject(onboardingApi.completeOnboarding, 'account.error.username_taken', {
        fields: { 'body.username': 'This username is taken. Please choose another one.' },
      })
    person = ida
    return { person: ida, next: '/parent-verification' }
  })
  await atTheEnd('9')
  const field = (await screen.findByLabelText('Another nickname')) as HTMLInputElement
  await waitFor(() => expect(field.value).toMatch(/^[a-z]+_[a-z]+\d\d$/))
  expect(screen.getByText(/“maren_2015” could show people who you are/)).toBeTruthy()
  type('Another nickname', 'Maren-the-second')
  press('Finish')
  expect(await screen.findByText(/This username could show people who you are/)).toBeTruthy()
  type('Another nickname', '')
  press('Finish')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(api.bodies(onboardingApi.completeOnboarding)).toEqual([])
  press('Suggest another')
  const suggested = field.value
  press('Finish')
  expect(await screen.findByText('This username is taken. Please choose another one.')).toBeTruthy()
  isTaken = false
  press('Finish')
  await waitFor(() => expect(address()).toBe('/parent-verification'))
  expect(api.bodies(onboardingApi.completeOnboarding).at(-1)).toMatchObject({ username: suggested })
})

it('asks an adult for no other one', async () => {
  person = { ...newcomer, language: 'en', username: 'maren_2015' }
  await atTheEnd('34')
  expect(screen.queryByLabelText('Another nickname')).toBeNull()
})

it('asks for another one when only the server knows that it tells something', async () => {
  person = { ...newcomer, language: 'en', username: 'quiet_tern11' }
  api.on(onboardingApi.completeOnboarding, () =>
    reject(onboardingApi.completeOnboarding, 'account.error.username_telling'),
  )
  await atTheEnd('9')
  expect(screen.queryByLabelText('Another nickname')).toBeNull()
  press('Finish')
  expect(await screen.findByLabelText('Another nickname')).toBeTruthy()
})
