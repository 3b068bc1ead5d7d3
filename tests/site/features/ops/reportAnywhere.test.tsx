import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { opsApi } from '#domain/ops/api.ts'
import { press } from '../../kit/act.ts'
import { askedFor, neverAgreed, nothingToAgree } from '../../kit/consent.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, maren, newcomer } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView
beforeEach(() => {
  api = nothingToAgree(new FakeApi())
    .on(accountApi.readPerson, () => ({ person }))
    .on(opsApi.reportIssue, () => ({ ok: true }))
})

async function reportsFrom(page: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /What happened/ }), {
    target: { value: 'I am stuck here.' },
  })
  press('Send report')
  expect(await screen.findByText('Issue reported')).toBeTruthy()
  expect(api.bodies(opsApi.reportIssue)).toEqual([
    {
      category: 'bug_report',
      description: 'I am stuck here.',
      pageUrl: expect.stringContaining(page) as string,
    },
  ])
}

it('a newcomer reports from the first steps', async () => {
  person = { ...newcomer, language: 'en', claimedAgeGroup: 'adult' }
  await openPage('/onboarding')
  await screen.findByRole('heading', { name: 'What you’ll find here' })
  fireEvent.click(await screen.findByRole('button', { name: 'Report an Issue' }))
  await reportsFrom('/onboarding')
})

it('a child reports while the guardian is asked', async () => {
  person = ida
  api.on(consentApi.guardianStatus, () => ({
    required: true,
    status: 'none',
    declined: false,
    guardianEmail: null,
    resendInSeconds: 0,
  }))
  await openPage('/parent-verification')
  fireEvent.click(await screen.findByRole('button', { name: 'Report an Issue' }))
  await reportsFrom('/parent-verification')
})

it('a member reports from before the consent', async () => {
  person = { ...maren, consent: neverAgreed() }
  api.on(legalConsentApi.asked, () => askedFor(person.consent!))
  await openPage('/settings')
  await screen.findByRole('group', { name: 'Your agreement' })
  fireEvent.click(await screen.findByRole('button', { name: 'Report an Issue' }))
  await reportsFrom('/settings')
})

it('a member reports, or asks, from the menu of every other page', async () => {
  person = maren
  await openPage('/settings?tab=focus')
  fireEvent.click(await screen.findByRole('button', { name: /, Maren$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report an Issue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an Issue' }))
  expect(dialog.getByText(/or ask us something/)).toBeTruthy()
  expect(dialog.getByRole('option', { name: 'A question, or something else' })).toBeTruthy()
})
