import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import type { PersonView } from '#domain/account/views.ts'
import { legalConsentApi } from '#domain/legal/consentApi.ts'
import { press, type } from '../../kit/act.ts'
import { askedFor, neverAgreed } from '../../kit/consent.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView
describe('a member who declines', () => {
  beforeEach(() => {
    person = { ...maren, consent: neverAgreed() }
    api = new FakeApi()
      .on(accountApi.readPerson, () => ({ person }))
      .on(legalConsentApi.asked, () => askedFor(person.consent!))
      .on(exportApi.listExports, () => ({ exports: [], mayAsk: true, children: [] }))
      .on(deletionApi.requestDeletion, () => ({ success: true as const, eraseAt: '2026-11-30T12:00:00Z' }))
      .on(accountApi.signOut, () => ({ ok: true }))
  })
  const region = (name: string) => screen.findByRole('heading', { level: 2, name })

  it('finds a copy of their data and the deletion behind a press, and nothing is asked for before', async () => {
    await openPage('/settings')
    await screen.findByRole('group', { name: 'Your agreement' })
    const more = screen.getByRole('button', { name: 'If you don’t agree' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
    expect(api.bodies(exportApi.listExports)).toEqual([])
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await region('Your data')
    await region('Delete account')
    expect(screen.getByText(/You don’t have to decide today/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Request data export' })).toBeTruthy()
    // What the server rejects before the consent is not asked for.
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(
      new Set(['/me', '/consent', '/account/exports']),
    )
    fireEvent.click(more)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('asks for the deletion there and is signed out', async () => {
    await openPage('/settings')
    await screen.findByRole('group', { name: 'Your agreement' })
    press('If you don’t agree')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    type('Your password', 'Long-tide-over-46')
    fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText(/Your account is scheduled for deletion/)).toBeTruthy()
    expect(api.bodies(deletionApi.requestDeletion)).toEqual([{ password: 'Long-tide-over-46' }])
    await waitFor(() => expect(api.bodies(accountApi.signOut)).toHaveLength(1), { timeout: 5_000 })
  })

  it.each([
    ['who is asked', neverAgreed(true), 'If you say no'],
    [
      'who waits for the grown-up',
      { missing: [], boxes: [], isAgain: true, waitsForGuardian: 'unconfirmed' as const },
      'If you want to stop',
    ],
  ])('finds them as a child %s', async (_, consent, name) => {
    person = { ...ida, needsGuardian: false, guardian: 'contact', consent }
    api.on(legalConsentApi.asked, () => askedFor(consent, 'child'))
    await openPage('/settings')
    fireEvent.click(await screen.findByRole('button', { name }))
    await region('Your data')
    await region('Delete account')
    expect(screen.getByText(/A grown-up can help you/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })
})
