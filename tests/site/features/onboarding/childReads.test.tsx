import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { en } from '#messages/en/index.ts'
import { notAskedOfChildren } from '#tests/kit/clinical.ts'
import { choose, press, type } from '../../kit/act.ts'
import { askedFor, neverAgreed } from '../../kit/consent.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, newcomer } from '../../kit/people.ts'

let person: PersonView | null
let sentTo: string | null
beforeEach(() => {
  sentTo = null
  new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(legalConsentApi.asked, () => askedFor(neverAgreed(true), 'child'))
    .on(consentApi.guardianStatus, () => ({
      required: true,
      status: sentTo ? 'pending' : 'none',
      declined: false,
      guardianEmail: sentTo,
      resendInSeconds: 0,
    }))
    .on(consentApi.startGuardian, ({ body }) => {
      sentTo = body.guardianEmail ?? null
      return { sent: true, resendInSeconds: 0, expiresInMinutes: 15 }
    })
})
const heading = (name: string) => screen.findByRole('heading', { name })

/** What a page shows and what it reads out: texts, names, hints and examples in fields. Source: onboarding.md B-33. */
function expectNothingClinical(where: string): void {
  const said = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt', 'name'].map((name) => element.getAttribute(name) ?? ''),
  )
  expect([document.body.textContent, ...said].join('\n'), where).not.toMatch(notAskedOfChildren)
}

describe('a child is shown no zip code, no sex and no word of the clinic', () => {
  it('at sign-up', async () => {
    person = null
    await openPage('/auth?mode=sign-up')
    await heading('Sign Up')
    choose('Child')
    expectNothingClinical('sign-up')
    press('Sign Up')
    await screen.findByText('Please enter a valid email address')
    expectNothingClinical('what is missing')
  })

  it('in the questions of the consent, also after a wrong answer', async () => {
    person = { ...newcomer, language: 'en', username: 'quiet_tern11', claimedAgeGroup: 'child' }
    await openPage('/onboarding')
    await heading('What is your first name?')
    type('First name', 'Ida')
    press('Next')
    await heading('How old are you?')
    type('Age', '9')
    press('Next')
    await heading('What is hard sometimes?')
    choose('Worries')
    press('Next')
    const { not_therapy, terms, guidelines } = en.consent.question
    for (const question of [not_therapy, terms, guidelines]) {
      await heading(question.title_child)
      expectNothingClinical(question.title_child)
      press(question.wrong_child)
      await screen.findByText(question.again_child)
      expectNothingClinical(question.again_child)
      press(question.right_child)
    }
    await heading("You're all set")
    await screen.findByRole('checkbox', { name: /My parent or guardian says yes/ })
    expectNothingClinical('the last step')
  })

  it('where the guardian is named, and while the code is awaited', async () => {
    person = ida
    await openPage('/parent-verification')
    await screen.findByLabelText("Your parent's or guardian's email")
    expectNothingClinical('the address')
    type("Your parent's or guardian's email", 'mum@example.org')
    press('Send code')
    await screen.findByLabelText('6-digit code')
    expectNothingClinical('the code')
  })

  it.each(['unconfirmed', 'withdrawn'] as const)(
    'while the guardian is awaited, %s',
    async (waitsForGuardian) => {
      const consent = { missing: [], boxes: [], isAgain: false, waitsForGuardian }
      person = { ...ida, guardian: 'contact', needsGuardian: false, consent }
      await openPage('/journal')
      await heading(en.consent.wait.title_child)
      expectNothingClinical('the wait')
    },
  )
})
