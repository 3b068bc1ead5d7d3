import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import type { PersonView } from '#domain/account/views.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { press } from '../../kit/act.ts'
import { askedFor, neverAgreed } from '../../kit/consent.ts'
import { ErrorAnswer, FakeApi } from '../../kit/fakeApi.ts'
import { later } from '../../kit/later.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, maren, newcomer } from '../../kit/people.ts'

const answers = { firstName: 'Maren', sex: 'female', country: 'US', zipcode: '10001', focusArea: 'stress' }
const all = { terms: '1.0.0', privacy: '1.0.0', guidelines: '1.0.0', safety: '1.0.0' }
let api: FakeApi
let person: PersonView
let order: string[]
beforeEach(() => {
  order = []
  person = { ...newcomer, language: 'en', claimedAgeGroup: 'adult', consent: neverAgreed() }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(legalConsentApi.asked, () => askedFor(person.consent!))
    .on(legalConsentApi.agree, () => {
      order.push('agree')
      const { consent: _, ...agreed } = person
      person = agreed
      return { person }
    })
    .on(onboardingApi.completeOnboarding, () => {
      order.push('complete')
      person = { ...maren, firstName: 'Maren' }
      return { person, next: '/welcome/language' }
    })
})
/** What was agreed to; asking has the same address. */
const agreed = () =>
  api.bodies(legalConsentApi.agree).filter((body) => Object.keys(body as object).length > 0)
async function atTheEnd(age: string) {
  keepDraft(`onboarding.${newcomer.id}`, { ...answers, age })
  await openPage('/onboarding?step=confirmation')
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

it('has the boxes on the last step, agrees before the answers are sent, and doesn’t ask again', async () => {
  await atTheEnd('34')
  await screen.findByRole('group', { name: 'Your agreement' })
  const last = () => screen.getByRole('button', { name: 'Start My First Vibe Check' })
  expect(last().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(box(/isn’t therapy/))
  fireEvent.click(box(/Terms of Use/))
  fireEvent.click(last())
  expect(await screen.findByText('Please check every box first.')).toBeTruthy()
  fireEvent.click(box(/Community Guidelines/))
  fireEvent.click(last())
  await waitFor(() => expect(address()).not.toContain('/onboarding'))
  expect(agreed()).toEqual([{ versions: all }])
  expect(order).toEqual(['agree', 'complete'])
  expect(screen.queryByRole('heading', { name: 'Before you go on' })).toBeNull()
})

it('goes on although an answer about the person of before comes last', async () => {
  const asked = later()
  const late = later<{ person: PersonView }>()
  api.on(onboardingApi.completeOnboarding, async () => {
    await asked.promise
    const before = person
    person = { ...maren, firstName: 'Maren' }
    setTimeout(() => late.resolve({ person: before }), 50)
    return { person, next: '/dashboard' }
  })
  await atTheEnd('34')
  await screen.findByRole('group', { name: 'Your agreement' })
  screen.getAllByRole('checkbox').forEach((one) => fireEvent.click(one))
  // Asked for when the consent counted, and slower than the answer to what was sent after it.
  let isFirst = true
  api.on(accountApi.readPerson, () => {
    if (!isFirst) return { person }
    isFirst = false
    asked.resolve()
    return late.promise
  })
  press('Start My First Vibe Check')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  await late.promise
  await new Promise((done) => setTimeout(done, 100))
  expect(address()).toBe('/dashboard')
})

it('sends the answers again without asking twice when they were rejected', async () => {
  api.on(onboardingApi.completeOnboarding, () => {
    throw new ErrorAnswer(500, 'common.error.unexpected')
  })
  await atTheEnd('34')
  await screen.findByRole('group', { name: 'Your agreement' })
  screen.getAllByRole('checkbox').forEach((one) => fireEvent.click(one))
  press('Start My First Vibe Check')
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy()
  expect(box(/isn’t therapy/).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('button', { name: 'Start My First Vibe Check' }).ariaDisabled).not.toBe('true')
})

it('says in place that the texts didn’t come, and doesn’t end the step without them', async () => {
  api.on(legalConsentApi.asked, () => {
    throw new ErrorAnswer(500, 'common.error.unexpected')
  })
  await atTheEnd('34')
  expect(await screen.findByText('Couldn’t load what you’re asked to agree to.')).toBeTruthy()
  press('Start My First Vibe Check')
  expect(order).toEqual([])
  api.on(legalConsentApi.asked, () => askedFor(person.consent!))
  press('Try again')
  expect(await screen.findByRole('group', { name: 'Your agreement' })).toBeTruthy()
})

it('asks a child by three questions before the last look, and leaves the parental box there', async () => {
  person = { ...person, claimedAgeGroup: 'child', consent: neverAgreed(true) }
  api
    .on(legalConsentApi.asked, () => askedFor(person.consent!, 'child'))
    .on(onboardingApi.completeOnboarding, () => {
      order.push('complete')
      person = {
        ...ida,
        consent: { missing: [], boxes: [], isAgain: true, waitsForGuardian: 'unconfirmed' },
      }
      return { person, next: '/parent-verification' }
    })
  await atTheEnd('9')
  for (const [question, answer] of [
    ['Is Evenkeel a doctor?', 'No. In danger, I tell a grown-up.'],
    ['Who reads your private words?', 'No one, until I share them.'],
    ['Someone is mean. What do you do?', 'I tell a grown-up.'],
  ] as const) {
    await screen.findByRole('heading', { level: 1, name: question })
    press(answer)
  }
  await screen.findByRole('heading', { name: "You're all set" })
  await screen.findByRole('group', { name: 'Your agreement' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.click(box(/My parent or guardian says yes/))
  press('Finish')
  await waitFor(() => expect(address()).toBe('/parent-verification'))
  expect(agreed()).toEqual([{ versions: all, parental: true }])
  expect(order).toEqual(['agree', 'complete'])
})

it('offers on the last step what a member may do who doesn’t agree', async () => {
  api
    .on(exportApi.listExports, () => ({ exports: [], mayAsk: true, children: [] }))
    .on(deletionApi.requestDeletion, () => ({ success: true as const, eraseAt: '2026-11-30T10:00:00.000Z' }))
  await atTheEnd('34')
  expect(await screen.findByText(/You don’t have to agree/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  press('If you don’t agree')
  expect(await screen.findByRole('button', { name: 'Request data export' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeTruthy()
})

it('speaks to a child before the age is stored', async () => {
  person = { ...person, claimedAgeGroup: 'child' }
  await atTheEnd('9')
  expect(await screen.findByRole('button', { name: 'If you say no' })).toBeTruthy()
})
