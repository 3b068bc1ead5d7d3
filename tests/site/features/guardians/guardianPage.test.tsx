import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { storedLinesFor } from '#domain/account/storedLines.ts'
import type { FamilyRequestView } from '#domain/family/familyRequests.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { stored } from '#messages/en/stored.ts'
import { press } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().on(accountApi.readPerson, () => ({ person: null }))
})

describe('the guardian’s page', () => {
  const PAGE = '/guardian/token-of-at-least-twenty-characters'
  let visitor: 'connected' | 'connectable' | 'other_address' | 'minor' | 'signed_out' = 'signed_out'
  let sharesMoods = true
  beforeEach(() => {
    visitor = 'signed_out'
    sharesMoods = true
    requests = []
    plansFrom = { priceCents: 599, currency: 'usd' }
  })
  let requests: FamilyRequestView[] = []
  let plansFrom: { priceCents: number; currency: string } | null = null
  const open = async (
    status: 'pending' | 'contact' | 'verified' | 'revoked',
    childName: string | null = 'Ida',
    { query = '', declined = false } = {},
  ) => {
    answerPage(status, childName, declined)
    await openPage(PAGE + query)
    if (status !== 'revoked') await screen.findByText('What we tell you')
    await screen.findByText('What we store')
  }
  const answerPage = (
    status: 'pending' | 'contact' | 'verified' | 'revoked',
    childName: string | null,
    declined = false,
  ) =>
    api.on(consentApi.guardianPage, () => ({
      status,
      childName,
      childAgeGroup: childName === null ? null : ('child' as const),
      declined,
      since: '2026-03-01T10:00:00Z',
      sharesMoods,
      preferences: status === 'revoked' || visitor === 'connected' ? null : guardianPreferencesDefault,
      requests,
      mayAnswer: visitor !== 'minor',
      plansFrom,
      visitor,
    }))

  it('says since when, what is stored, and takes the yes back after asking', async () => {
    await open('verified')
    expect(screen.getByRole('heading', { level: 1, name: 'You agreed for Ida' })).toBeTruthy()
    expect(screen.getByText(/You agreed for Ida on March 1, 2026\. This link has been used/)).toBeTruthy()
    for (const line of storedLinesFor({ adult: false }))
      expect(screen.getByText(stored.line[line])).toBeTruthy()
    expect(screen.queryByText(stored.line.usage)).toBeNull()
    press('Withdraw consent')
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    press('Withdraw consent')
    api.on(consentApi.revokeGuardianFromPage, () => {
      answerPage('revoked', null)
      return { status: 'revoked' }
    })
    const again = within(await screen.findByRole('alertdialog'))
    fireEvent.click(again.getByRole('button', { name: 'Withdraw consent' }))
    expect(
      await screen.findByText('Done. Your consent is withdrawn, and we emailed you to confirm it.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('keeps the page until the new one is there, and goes to its heading', async () => {
    visitor = 'connectable'
    await open('verified')
    const heading = screen.getByRole('heading', { level: 1 })
    api.on(guardianApi.connectGuardianFromPage, () => {
      visitor = 'connected'
      return { connected: true }
    })
    const gone: Node[] = []
    const watch = new MutationObserver((changes) =>
      gone.push(...changes.flatMap((one) => [...one.removedNodes])),
    )
    watch.observe(document.body, { childList: true, subtree: true })
    press('Connect to my account')
    await screen.findByRole('link', { name: 'Open it in Settings' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    watch.disconnect()
    expect(gone.some((node) => node.contains(heading))).toBe(false)
    expect(heading.isConnected).toBe(true)
  })

  it('says what is told, and keeps the guardian’s wishes', async () => {
    sharesMoods = false
    await open('verified')
    expect(screen.getByText('Each check-in and its time. The feeling: not shared.')).toBeTruthy()
    api.on(guardianApi.saveGuardianPagePreferences, ({ body }) => ({ preferences: body.preferences }))
    fireEvent.click(screen.getByLabelText(/^Shared words/))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
    press('Save')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')))
    expect(api.bodies(guardianApi.saveGuardianPagePreferences)).toEqual([])
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '20:30' } })
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(guardianApi.saveGuardianPagePreferences)).toMatchObject([
      { preferences: { ...guardianPreferencesDefault, journal_alerts: false, quiet_hours_start: '20:30' } },
    ])
  })

  it('connects the account of the very address', async () => {
    visitor = 'connectable'
    await open('verified')
    api.on(guardianApi.connectGuardianFromPage, () => {
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
  ] as const)('says to a reader %s how, or why not', async (who, text) => {
    visitor = who
    await open('verified')
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect to my account' })).toBeNull()
  })

  it('asks who they are, their age and that they read it; then the yes is sent', async () => {
    api.on(guardianApi.confirmGuardianFromPage, () => ({ level: 'verified' }))
    await open('pending')
    expect(await screen.findByRole('heading', { name: 'What Evenkeel is' })).toBeTruthy()
    press('Yes, I agree')
    expect(await screen.findByText('Please choose how you’re related to the child')).toBeTruthy()
    expect(screen.getByText('Please confirm that you’re 18 or older')).toBeTruthy()
    expect(screen.getByText('Please confirm that you’ve read it')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmGuardianFromPage)).toEqual([])
    fireEvent.change(screen.getByLabelText('How are you related to the child?'), {
      target: { value: 'grandparent' },
    })
    fireEvent.click(screen.getByLabelText('I’m 18 or older'))
    fireEvent.click(screen.getByLabelText('I’ve read what this means'))
    press('Yes, I agree')
    expect(await screen.findByText('Thank you. Your consent counts from now on.')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmGuardianFromPage)).toEqual([
      { relationship: 'grandparent', isAdult: true, hasRead: true },
    ])
  })

  it('says that a yes from a device of the child counts less, and asks for none in a child’s session', async () => {
    api.on(guardianApi.confirmGuardianFromPage, () => ({ level: 'contact' }))
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
    api.on(guardianApi.decideRequestFromPage, () => ({ ok: true }))
    await open('verified')
    expect(await screen.findByText(/would like to join/)).toBeTruthy()
    expect(screen.getByText('Otto')).toBeTruthy()
    expect(screen.getByText('A teen')).toBeTruthy()
    press('Agree')
    expect(await screen.findByText('You agreed.')).toBeTruthy()
    expect(api.bodies(guardianApi.decideRequestFromPage)).toEqual([{ answer: 'yes', version: 'v' }])
  })

  it('explains before it asks: what it is, for whom, what it costs, what a yes means, what is told and stored', async () => {
    await open('pending')
    expect(screen.getByRole('heading', { level: 1, name: 'Ida would like to use Evenkeel' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What Evenkeel is',
      'What your consent means',
      'What we tell you',
      'What we store',
      'Your answer',
    ])
    for (const fact of ['Who it’s for', 'What it costs']) expect(screen.getByText(fact)).toBeTruthy()
  })

  it.each([
    [{ priceCents: 749, currency: 'usd' }, 'from $7.49 a month. There are no ads.'],
    [null, 'None is offered right now. There are no ads.'],
  ])('says what the plans of this moment cost: %j', async (offered, said) => {
    plansFrom = offered
    await open('pending')
    expect(screen.getByText(/^Check-ins and the journal cost nothing/).textContent).toContain(said)
  })

  it('offers the no beside the yes, and the link in the mail only asks for it', async () => {
    await open('pending', 'Ida', { query: '?answer=no' })
    const asked = within(await screen.findByRole('alertdialog', { name: 'Decline?' }))
    expect(asked.getByText(/Ida can’t check in or write then/)).toBeTruthy()
    expect(api.bodies(consentApi.revokeGuardianFromPage)).toEqual([])
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    press('No, I don’t agree')
    api.on(consentApi.revokeGuardianFromPage, () => {
      answerPage('revoked', null, true)
      return { status: 'revoked' }
    })
    const again = within(await screen.findByRole('alertdialog', { name: 'Decline?' }))
    fireEvent.click(again.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Done. You declined, and we emailed you to confirm it.')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'You declined' })).toBeTruthy()
  })

  it.each([
    ['verified', 'Ida', false, /This link has been used/],
    ['revoked', null, true, /You declined on March 1, 2026\. This link has been used/],
  ] as const)('says when the link was used: %s', async (status, name, declined, text) => {
    await open(status, name, { query: '?answer=no', declined })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Yes, I agree' })).toBeNull()
  })

  it('says when it was taken back, without the name', async () => {
    await open('revoked', null)
    expect(screen.getByText(/You withdrew your consent on March 1, 2026\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /consent|no/ })).toBeNull()
  })

  it.each([PAGE, '/guardian/short'])('says that %s leads nowhere', async (page) => {
    api.on(consentApi.guardianPage, () => reject(consentApi.guardianPage, 'onboarding.error.link_unknown'))
    await openPage(page)
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  })
})
