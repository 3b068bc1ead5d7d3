import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { chatApi } from '#domain/chat/api.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { choose, press, type, isChecked } from '../../kit/act.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, maren, newcomer, withoutPlan } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView | null
beforeEach(() => {
  person = { ...newcomer, language: 'en' }
  api = nothingToAgree(new FakeApi())
    .on(accountApi.readPerson, () => ({ person }))
    .on(accountApi.signOut, () => {
      person = null
      return { ok: true }
    })
})
const headings = {
  welcome: 'Glad you’re here',
  'basic-info': 'A little about you',
  'focus-area': 'What would you like to work on first?',
  'deep-dive': 'Would you like to say more?',
  confirmation: "You're all set",
} as const
/** The last button: adults go on to the check-in, minors to their guardian. */
const finishing = /^(Start My First Vibe Check|Finish)$/
/** Waits until a step is shown, under its own address. */
async function at(step: keyof typeof headings) {
  await screen.findByRole('heading', { name: headings[step] })
  expect(address()).toBe(`/onboarding?step=${step}`)
}
const draft = () =>
  JSON.parse(sessionStorage.getItem(`ek.draft.onboarding.${newcomer.id}`) ?? '{}') as { value?: unknown }

/** A child by what was said at sign-up, asked for name and age one by one. */
async function childBasics(age: string) {
  type('First name', 'Maren')
  press('Next')
  await screen.findByRole('heading', { name: 'How old are you?' })
  type('Age', age)
  press('Next')
}
async function basics({ age = '34' } = {}) {
  await openPage('/onboarding?step=basic-info')
  if (person?.claimedAgeGroup === 'child') {
    await screen.findByRole('heading', { name: 'What is your first name?' })
    await childBasics(age)
    if (Number(age) < 13) return
  }
  await screen.findByRole('heading', { name: 'A little about you' })
  type('First name', 'Maren')
  type('Age', age)
  type('Zip code', '10001')
  choose('Female')
}
async function toTheEnd(options?: { age: string }) {
  const isChild = Number(options?.age ?? 34) < 13
  await basics(options)
  if (screen.queryByRole('button', { name: 'Continue' })) press('Continue')
  if (isChild) {
    await screen.findByRole('heading', { name: 'What is hard sometimes?' })
    choose('Sleep')
    press('Next')
  } else {
    await at('focus-area')
    choose('Stress / Overthinking')
    press('Continue')
  }
  await at('confirmation')
  await screen.findByRole('button', { name: finishing })
}

it('leads a visitor who is not signed in to sign-in, and back here', async () => {
  person = null
  await openPage('/onboarding')
  await waitFor(() => expect(address()).toBe('/auth?next=%2Fonboarding'))
})

it('goes from the one page of introduction to the questions and back, and the browser’s own way back works', async () => {
  await openPage('/onboarding')
  expect(await screen.findByText(/You can go back at any time/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start My First Vibe Check' }))
  await at('basic-info')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A little about you'))
  press('Back')
  await screen.findByRole('heading', { name: 'What you’ll find here' })
  expect(address()).toBe('/onboarding?step=overview')
  window.history.back()
  await at('basic-info')
})

it('still opens the steps it passes by their addresses, and goes on from them', async () => {
  await openPage('/onboarding?step=welcome')
  await at('welcome')
  fireEvent.click(await screen.findByRole('button', { name: "Let's Start" }))
  await at('basic-info')
  cleanup()
  await toTheEnd()
  cleanup()
  await openPage('/onboarding?step=deep-dive')
  await at('deep-dive')
  fireEvent.click(await screen.findByRole('button', { name: 'Skip for now' }))
  await at('confirmation')
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await at('focus-area')
})

it('asks for first name, age, sex and zip code, each at its field', async () => {
  await openPage('/onboarding?step=basic-info')
  await screen.findByRole('heading', { name: 'A little about you' })
  press('Continue')
  await screen.findByText('Please enter your first name')
  for (const text of [
    'Please enter an age from 5 to 120',
    'Please choose one',
    'Please enter your zip code',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  type('Age', '121')
  press('Continue')
  expect(await screen.findByText('Please enter an age from 5 to 120')).toBeTruthy()
})

it('says how long a first name may be, and how a zip code is written in its country', async () => {
  await basics()
  expect((screen.getByLabelText(/^Country/) as HTMLSelectElement).value).toBe('US')
  type('First name', 'M'.repeat(61))
  type('Zip code', '!!!')
  press('Continue')
  expect(await screen.findByText('Please use at most 60 characters.')).toBeTruthy()
  expect(screen.getByText('Please use only letters, digits, spaces, and hyphens.')).toBeTruthy()
  type('First name', 'Maren')
  type('Zip code', '75011 P')
  press('Continue')
  expect(await screen.findByText('Please check the zip code for this country.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: 'FR' } })
  press('Continue')
  await at('focus-area')
})

it('asks whether to show pronouns only when there is something to show', async () => {
  await basics()
  expect(screen.queryByLabelText(/Show my pronouns/)).toBeNull()
  fireEvent.click(screen.getAllByLabelText('Prefer not to say')[1]!)
  expect(screen.queryByLabelText(/Show my pronouns/)).toBeNull()
  choose('They/them')
  expect(isChecked(screen.getByLabelText(/Show my pronouns/))).toBe(true)
  choose('My own words')
  expect(screen.getByLabelText('Your own words')).toBeTruthy()
})

it('takes exactly one focus area', async () => {
  await basics()
  press('Continue')
  await at('focus-area')
  press('Continue')
  expect(await screen.findByText('Please select a focus area')).toBeTruthy()
  choose('Anxiety')
  choose('Sleep / Rest')
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

it('counts the story, and does not take more than 200 characters', async () => {
  await basics()
  press('Continue')
  await at('focus-area')
  choose('Anxiety')
  type(/Your story/, 'x'.repeat(180))
  expect(screen.getByText('20 of 200 characters left')).toBeTruthy()
  type(/Your story/, 'x'.repeat(201))
  press('Continue')
  expect(await screen.findByText('Please use at most 200 characters.')).toBeTruthy()
  type(/Your story/, 'A loud house.')
  press('Continue')
  await at('confirmation')
  expect(await screen.findByText('A loud house.')).toBeTruthy()
})

it('keeps what was typed over a reload, and leads back to what is open', async () => {
  keepDraft(`onboarding.${newcomer.id}`, { firstName: 'Kept' })
  await openPage('/onboarding?step=confirmation')
  await at('basic-info')
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Kept')
})

it('saves everything at the end, forgets the draft, and goes to the room, whose gate leads on', async () => {
  api
    .on(careApi.care, () => ({ isOpen: false, isBack: false }))
    .on(chatApi.listRooms, () => ({ access: withoutPlan, rooms: [], previews: [] }))
  api.on(onboardingApi.completeOnboarding, () => {
    person = maren
    return { person: maren, next: '/chat-rooms/stress-management' }
  })
  await toTheEnd()
  expect(screen.getByRole('heading', { name: "You're all set" })).toBeTruthy()
  press(finishing)
  await waitFor(() => expect(address()).toBe('/chat-rooms'))
  expect(screen.getByText('Profile created!')).toBeTruthy()
  expect(await screen.findByText('Chat requires a subscription')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toBeTruthy()
  expect(api.bodies(onboardingApi.completeOnboarding)).toEqual([
    {
      firstName: 'Maren',
      age: 34,
      sex: 'female',
      country: 'US',
      zipcode: '10001',
      showPronouns: true,
      focusArea: 'stress',
    },
  ])
  expect(draft().value).toBeUndefined()
})

it('tells a child what comes next, and goes there', async () => {
  api.on(onboardingApi.completeOnboarding, () => {
    person = ida
    return { person: ida, next: '/parent-verification' }
  })
  await toTheEnd({ age: '9' })
  expect(await screen.findByText(/^Next, we’ll write to your parent or guardian/)).toBeTruthy()
  press(finishing)
  await waitFor(() => expect(address()).toBe('/parent-verification'))
})

it.each([
  ['child', '30', 'Child', 'Adult'],
  ['adult', '10', 'Adult', 'Child'],
  ['child', '14', 'Child', 'Teen'],
] as const)(
  'asks a member who said %s and is %s whether that is right, before it is saved',
  async (claimedAgeGroup, age, said, becomes) => {
    person = { ...newcomer, language: 'en', claimedAgeGroup }
    api.on(onboardingApi.completeOnboarding, () => ({ person: maren, next: '/dashboard' }))
    await toTheEnd({ age })
    press(finishing)
    const dialog = await screen.findByRole('dialog', { name: 'Is your age right?' })
    expect(dialog.textContent).toContain(
      `When you signed up, you chose “${said}”. At age ${age}, your account will be set up for “${becomes}”.`,
    )
    expect(dialog.textContent).not.toMatch(/18|guardian|parent/)
    expect(api.bodies(onboardingApi.completeOnboarding)).toEqual([])
    press('Change my age')
    await at('basic-info')
    expect((screen.getByLabelText('Age') as HTMLInputElement).value).toBe(age)
    window.history.back()
    await at('confirmation')
    fireEvent.click(await screen.findByRole('button', { name: finishing }))
    press(`Yes, I’m ${age}`)
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(api.bodies(onboardingApi.completeOnboarding)).toHaveLength(1)
  },
)

it.each([
  ['adult', '34'],
  ['adult', '70'],
  ['child', '9'],
] as const)('asks no member who said %s and is %s', async (claimedAgeGroup, age) => {
  person = { ...newcomer, language: 'en', claimedAgeGroup }
  api.on(onboardingApi.completeOnboarding, () => {
    person = maren
    return { person: maren, next: '/dashboard' }
  })
  await toTheEnd({ age })
  press(finishing)
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})

it('signs out when there is no person to save to', async () => {
  api.on(onboardingApi.completeOnboarding, () =>
    reject(onboardingApi.completeOnboarding, 'onboarding.error.profile_not_found'),
  )
  await toTheEnd()
  press(finishing)
  expect(await screen.findByText('Profile not found')).toBeTruthy()
  await waitFor(() => expect(window.location.pathname).toBe('/auth'))
  expect(person).toBeNull()
})

it('says what failed and keeps everything', async () => {
  api.on(onboardingApi.completeOnboarding, () =>
    reject(onboardingApi.completeOnboarding, 'common.error.unexpected'),
  )
  await toTheEnd()
  press(finishing)
  expect((await screen.findByText('Error')).closest('[data-tone=bad]')?.textContent).toContain(
    'Nothing you wrote is lost',
  )
  await waitFor(() => expect(draft().value).toMatchObject({ firstName: 'Maren' }))
})

it('leads back to the open step on a later visit, with what was answered', async () => {
  await basics()
  press('Continue')
  await at('focus-area')
  cleanup()
  await openPage('/onboarding')
  await at('focus-area')
  choose('Stress / Overthinking')
  press('Back')
  await at('basic-info')
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Maren')
  press('Continue')
  await at('focus-area')
  expect(isChecked(screen.getByLabelText('Stress / Overthinking'))).toBe(true)
})
