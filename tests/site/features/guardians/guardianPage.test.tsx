import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { FamilyRequestView } from '#domain/family/requests.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { press } from '../../kit/act.ts'
import { FakeApi, refuse } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().on(accountApi.me, () => ({ person: null }))
})

describe('the guardian’s page', () => {
  const PAGE = '/guardian/token-of-at-least-twenty-characters'
  let visitor: 'connected' | 'connectable' | 'other_address' | 'minor' | 'signed_out' = 'signed_out'
  let sharesMoods = true
  beforeEach(() => {
    visitor = 'signed_out'
    sharesMoods = true
    requests = []
  })
  let requests: FamilyRequestView[] = []
  const open = async (
    status: 'pending' | 'contact' | 'verified' | 'revoked',
    childFirstName: string | null = 'Ida',
  ) => {
    api.on(consentApi.guardianPage, () => ({
      status,
      childFirstName,
      since: '2026-03-01T10:00:00Z',
      sharesMoods,
      preferences: status === 'revoked' || visitor === 'connected' ? null : guardianPreferencesDefault,
      requests,
      mayAnswer: visitor !== 'minor',
      visitor,
    }))
    await openPage(PAGE)
    await screen.findByRole('heading', {
      name: status === 'revoked' ? 'What we store' : 'What we tell you',
    })
    await screen.findByRole('heading', { name: 'What we store' })
  }

  it('says since when, what is stored, and takes the yes back after asking', async () => {
    await open('verified')
    expect(screen.getByText('You agreed for Ida on March 1, 2026.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
    press('Withdraw consent')
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    press('Withdraw consent')
    api.on(consentApi.guardianRevoke, () => ({ status: 'revoked' }))
    const again = within(await screen.findByRole('alertdialog'))
    fireEvent.click(again.getByRole('button', { name: 'Withdraw consent' }))
    expect(await screen.findByText('Done. Your consent is withdrawn.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
  })

  it('says what is told, and keeps the guardian’s wishes', async () => {
    sharesMoods = false
    await open('verified')
    expect(screen.getByText('Each check-in and its time. The feeling: not shared.')).toBeTruthy()
    api.on(guardianApi.savePagePreferences, ({ body }) => ({ preferences: body.preferences }))
    fireEvent.click(screen.getByLabelText(/^Shared words/))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
    press('Save')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')))
    expect(api.bodies(guardianApi.savePagePreferences)).toEqual([])
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '20:30' } })
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(guardianApi.savePagePreferences)).toMatchObject([
      { preferences: { ...guardianPreferencesDefault, journal_alerts: false, quiet_hours_start: '20:30' } },
    ])
  })

  it('connects the account of the very address', async () => {
    visitor = 'connectable'
    await open('verified')
    api.on(guardianApi.connectFromPage, () => {
      visitor = 'connected'
      return { connected: true }
    })
    press('Connect to my account')
    expect((await screen.findByRole('link', { name: 'Open it in Settings' })).getAttribute('href')).toBe(
      '/settings?tab=guardian',
    )
    expect(screen.queryByText('When we write to you')).toBeNull()
  })

  it.each([
    ['signed_out', /create an account with the address we emailed/],
    ['other_address', /signed in with another address/],
    ['minor', /18 or older/],
  ] as const)('says to somebody %s how, or why not', async (who, words) => {
    visitor = who
    await open('verified')
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect to my account' })).toBeNull()
  })

  it('asks who they are, their age and that they read it; then the yes is sent', async () => {
    api.on(guardianApi.confirmFromPage, () => ({ level: 'verified' }))
    await open('pending')
    expect(await screen.findByRole('heading', { name: 'What Evenkeel is' })).toBeTruthy()
    press('Yes, I agree')
    expect(await screen.findByText('Please choose how you’re related to the child')).toBeTruthy()
    expect(screen.getByText('Please confirm that you’re 18 or older')).toBeTruthy()
    expect(screen.getByText('Please confirm that you’ve read it')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmFromPage)).toEqual([])
    fireEvent.change(screen.getByLabelText('How are you related to the child?'), {
      target: { value: 'grandparent' },
    })
    fireEvent.click(screen.getByLabelText('I’m 18 or older'))
    fireEvent.click(screen.getByLabelText('I’ve read what this means'))
    press('Yes, I agree')
    expect(await screen.findByText('Thank you. Your consent counts from now on.')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmFromPage)).toEqual([
      { relationship: 'grandparent', isAdult: true, hasRead: true },
    ])
  })

  it('says that a yes from a device of the child counts less, and asks for none in a child’s session', async () => {
    api.on(guardianApi.confirmFromPage, () => ({ level: 'contact' }))
    await open('contact')
    fireEvent.change(await screen.findByLabelText('How are you related to the child?'), {
      target: { value: 'parent' },
    })
    fireEvent.click(screen.getByLabelText('I’m 18 or older'))
    fireEvent.click(screen.getByLabelText('I’ve read what this means'))
    press('Yes, I agree')
    expect(await screen.findByText(/The child has signed in on this device/)).toBeTruthy()
  })

  it('asks for no yes in a child’s session', async () => {
    visitor = 'minor'
    await open('pending')
    expect(await screen.findByText(/A child or teen is signed in here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, I agree' })).toBeNull()
  })

  it('shows a family that waits, with who is there, and sends the answer', async () => {
    requests = [
      {
        id: '0198f3a0-0000-7000-8000-0000000000a1',
        kind: 'own',
        family: 'Pier Nine',
        askedAt: '2026-03-01T10:00:00Z',
        username: null,
        members: [
          { name: 'Otto', ageGroup: 'adult' },
          { name: null, ageGroup: 'teen' },
        ],
        version: 'v',
      },
    ]
    api.on(guardianApi.answerFromPage, () => ({ ok: true }))
    await open('verified')
    expect(await screen.findByText(/would like to join/)).toBeTruthy()
    expect(screen.getByText('Otto')).toBeTruthy()
    expect(screen.getByText('A teen')).toBeTruthy()
    press('Agree')
    expect(await screen.findByText('You agreed.')).toBeTruthy()
    expect(api.bodies(guardianApi.answerFromPage)).toEqual([{ answer: 'yes', version: 'v' }])
  })

  it('lets somebody say no before they have said yes', async () => {
    await open('pending')
    press('Decline')
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Decline?')
  })

  it('says when it was taken back, without the name', async () => {
    await open('revoked', null)
    expect(screen.getByText('You withdrew your consent on March 1, 2026.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /consent|no/ })).toBeNull()
  })

  it.each([PAGE, '/guardian/short'])('says that %s leads nowhere', async (page) => {
    api.on(consentApi.guardianPage, () => refuse(consentApi.guardianPage, 'onboarding.error.link_unknown'))
    await openPage(page)
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  })
})
