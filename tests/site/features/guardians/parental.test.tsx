import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { Output } from '#domain/api/contract.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import type { ParentalState } from '#domain/legal/parentalState.ts'
import { press } from '../../kit/act.ts'
import { ErrorAnswer, FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const LINK = '018f0000-0000-7000-8000-0000000000aa'
const at = '2026-03-01T10:00:00.000Z'
const page = '/guardian/token-of-at-least-twenty-characters'
let api: FakeApi
let parental: ParentalState | undefined
let mayAnswer: boolean
beforeEach(() => {
  parental = { state: 'unconfirmed', isTicked: true, since: null }
  mayAnswer = true
  const answer = ({ body }: { body: { agree: boolean } }) => {
    parental = { state: body.agree ? 'confirmed' : 'withdrawn', isTicked: true, since: at }
    return { parental: parental.state }
  }
  const ida = (): Output<typeof guardianApi.children>['children'][number] => ({
    link: LINK,
    firstName: 'Ida',
    level: 'verified',
    since: at,
    notified: [],
    requests: [],
    ...(parental && { parental }),
  })
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(guardianApi.children, () => ({ children: [ida()] }))
    .on(guardianApi.readGuardianPreferences, () => ({ parent_id: maren.id, ...guardianPreferencesDefault }))
    .on(consentApi.guardianPage, () => ({
      status: 'verified',
      childName: 'Ida',
      childAgeGroup: 'child',
      declined: false,
      since: at,
      sharesMoods: true,
      preferences: null,
      requests: [],
      mayAnswer,
      visitor: 'connected',
      ...(parental && { parental }),
    }))
    .on(legalConsentApi.answerParental, answer)
    .on(legalConsentApi.answerParentalFromPage, answer)
})

it.each([
  ['in the account', '/settings?tab=guardian', legalConsentApi.answerParental],
  ['on the mailed page', page, legalConsentApi.answerParentalFromPage],
] as const)('a guardian confirms a child’s consent %s, and withdraws it there', async (_, path, contract) => {
  await openPage(path)
  await screen.findByText(/It counts once you confirm it\./)
  press('Confirm')
  expect(
    await screen.findByText('You confirmed on March 1, 2026 that the child agrees to our terms and rules.'),
  ).toBeTruthy()
  expect(await screen.findByText('Confirmed. The child can go on.')).toBeTruthy()
  press('Withdraw')
  expect(await screen.findByText(/You withdrew this on March 1, 2026\./)).toBeTruthy()
  expect(api.bodies(contract)).toEqual([{ agree: true }, { agree: false }])
})

it('says what failed, and stays as it was', async () => {
  api.on(legalConsentApi.answerParental, () => {
    throw new ErrorAnswer(500, 'common.error.unexpected')
  })
  await openPage('/settings?tab=guardian')
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' }).ariaBusy).toBeNull())
})

it('is no question about a teen, nor in the session of a child', async () => {
  mayAnswer = false
  await openPage(page)
  await screen.findByText('What we store')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Terms and rules' })).toBeNull()
})
