import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { isChecked, press } from '../../kit/act.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { newcomer } from '../../kit/people.ts'

const finishing = /^(Start My First Vibe Check|Finish)$/
let api: FakeApi
beforeEach(() => {
  api = nothingToAgree(new FakeApi())
    .on(accountApi.readPerson, () => ({ person: { ...newcomer, language: 'en' as const } }))
    // Rejected, so that the page stays.
    .on(onboardingApi.completeOnboarding, () =>
      reject(onboardingApi.completeOnboarding, 'onboarding.error.age_locked'),
    )
})
/** Opens the last step with everything answered. */
async function atTheEnd(age: string) {
  const answers = { firstName: 'Maren', age, sex: 'female', zipcode: '10001', focusArea: 'stress' }
  keepDraft(`onboarding.${newcomer.id}`, answers)
  await openPage('/onboarding?step=confirmation')
  await screen.findByRole('button', { name: finishing })
}
const offer = () => screen.queryByRole('checkbox', { name: /messages from the coach/ })
const sent = () => api.bodies(onboardingApi.completeOnboarding)

it.each(['34', '70'])('is made to a member of %s, off unless they choose it', async (age) => {
  await atTheEnd(age)
  expect(isChecked(offer()!)).toBe(false)
  press(finishing)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).not.toHaveProperty('wantsCoach')
})

it('is sent along when it was taken', async () => {
  await atTheEnd('34')
  fireEvent.click(offer()!)
  press(finishing)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toHaveProperty('wantsCoach', true)
})

it.each(['9', '15'])('is not made to a minor of %s before a guardian agreed', async (age) => {
  await atTheEnd(age)
  expect(offer()).toBeNull()
})
