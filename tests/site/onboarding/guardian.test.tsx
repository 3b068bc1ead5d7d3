import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { maskEmail } from '#domain/account/mailbox.ts'
import type { PersonView } from '#domain/account/views.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { FamilyRequestView } from '#domain/family/requests.ts'
import { guardianApi } from '#domain/onboarding/guardianApi.ts'
import { wishesDefault } from '#domain/onboarding/wishes.ts'
import { press, type } from '../kit/act.ts'
import { FakeApi, refuse } from '../kit/fakeApi.ts'
import { live } from '../kit/live.ts'
import { address, openPage } from '../kit/openPage.tsx'
import { ida, maren } from '../kit/people.ts'

const MUM = "Your parent's or guardian's email"
let api: FakeApi
let person: PersonView
let sentTo: string | null
let resendInSeconds: number
beforeEach(() => {
  person = ida
  sentTo = null
  resendInSeconds = 0
  api = new FakeApi()
    .on(accountApi.me, () => ({ person }))
    .on(onboardingApi.guardianStatus, () => ({
      required: true,
      status: sentTo ? 'pending' : 'none',
      guardianEmail: sentTo && maskEmail(sentTo),
      resendInSeconds,
    }))
    .on(onboardingApi.guardianStart, ({ body }) => {
      sentTo = body.guardianEmail
      resendInSeconds = 30
      return { sent: true, resendInSeconds, expiresInMinutes: 15 }
    })
    .on(onboardingApi.guardianVerify, () => {
      person = { ...ida, guardian: 'verified', needsGuardian: false }
      return { person }
    })
})
const code = (value: string) => fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value } })
async function send() {
  await openPage('/parent-verification')
  await screen.findByLabelText(MUM)
  type(MUM, 'mum@example.org')
  press('Send code')
  await screen.findByLabelText('6-digit code')
  press('Dismiss')
}

describe('the child’s side', () => {
  it('is reached from onboarding too', async () => {
    await openPage('/onboarding?step=guardian&next=%2Fsettings')
    await waitFor(() => expect(address()).toBe('/parent-verification?next=%2Fsettings'))
  })

  it('talks to a child in plain words, and to a teen about a guardian', async () => {
    await openPage('/parent-verification')
    expect(
      await screen.findByText('We write to your parent or guardian next. They have to say yes.'),
    ).toBeTruthy()
  })

  it('talks to a teen about a guardian', async () => {
    person = { ...ida, ageGroup: 'teen' }
    await openPage('/parent-verification')
    expect(await screen.findByLabelText("Parent's or guardian's email")).toBeTruthy()
  })

  it('asks for an address, sends the code, and waits before the next one', async () => {
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    type(MUM, 'mum')
    press('Send code')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    type(MUM, 'Mum@Example.org')
    press('Send code')
    expect(await screen.findByText("Verification code sent! Check your parent's email.")).toBeTruthy()
    expect(api.bodies(onboardingApi.guardianStart)).toEqual([{ guardianEmail: 'Mum@Example.org' }])
    const again = screen.getByRole('button', { name: /Another code in (30|29) s/ })
    fireEvent.click(again)
    expect(api.bodies(onboardingApi.guardianStart)).toHaveLength(1)
  })

  it('says at the field that one’s own address is no guardian', async () => {
    api.on(onboardingApi.guardianStart, () =>
      refuse(onboardingApi.guardianStart, 'onboarding.error.guardian_is_self', {
        fields: { 'body.guardianEmail': 'onboarding.error.guardian_is_self' },
      }),
    )
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    type(MUM, 'ida@example.org')
    press('Send code')
    expect(await screen.findByText(/That is your own address/)).toBeTruthy()
  })

  it('says that the code was not sent, and why', async () => {
    api.on(onboardingApi.guardianStart, () =>
      refuse(onboardingApi.guardianStart, 'onboarding.error.code_requests', {
        args: { minutes: 12, seconds: 700 },
      }),
    )
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    type(MUM, 'mum@example.org')
    press('Send code')
    expect(await screen.findByText('Failed to send verification code')).toBeTruthy()
    expect(screen.getByText('Enough codes were sent for now. Please try again in 12 min.')).toBeTruthy()
  })

  it('says when the status could not be asked', async () => {
    api.on(onboardingApi.guardianStatus, () =>
      refuse(onboardingApi.guardianStatus, 'common.error.unexpected'),
    )
    await openPage('/parent-verification')
    expect(await screen.findByText('Failed to check verification status')).toBeTruthy()
  })

  it('takes six digits, by themselves, and goes to the dashboard', async () => {
    await send()
    press('Verify')
    expect(await screen.findByText('Please enter the 6-digit verification code')).toBeTruthy()
    code('123456')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(await screen.findByText('Parent verified! Welcome...')).toBeTruthy()
    expect(api.bodies(onboardingApi.guardianVerify)).toEqual([
      { guardianEmail: 'mum@example.org', code: '123456' },
    ])
  })

  it.each([
    ['onboarding.error.invalid_code', 'Invalid verification code'],
    ['onboarding.error.code_expired', 'This code has expired. Please ask for a new one.'],
  ] as const)('says %s at the field and empties it', async (error, words) => {
    api.on(onboardingApi.guardianVerify, () => refuse(onboardingApi.guardianVerify, error))
    await send()
    code('123456')
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
    expect((screen.getByLabelText('6-digit code') as HTMLInputElement).value).toBe('')
  })

  it('lets the address be changed', async () => {
    await send()
    press('Use another address')
    expect(((await screen.findByLabelText(MUM)) as HTMLInputElement).value).toBe('mum@example.org')
  })

  it('asks for the whole address on a device that does not know it', async () => {
    sentTo = 'mum@example.org'
    await openPage('/parent-verification')
    await screen.findByText(/We sent the code to .*m…m@example.org/)
    code('123456')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    type(MUM, 'mum@example.org')
    press('Verify')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('notices a yes given in another window, live', async () => {
    await send()
    person = { ...ida, guardian: 'verified', needsGuardian: false }
    act(() => live.emit(`private-user-${ida.id}`, 'guardian-verified', { at: '2026-03-01T10:00:00Z' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(await screen.findByText('Parent verified! Welcome...')).toBeTruthy()
  })

  it('notices it by asking, too', async () => {
    await send()
    person = { ...ida, guardian: 'verified', needsGuardian: false }
    act(() => live.poll())
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('says that the consent was taken back, also on a later visit', async () => {
    api.on(onboardingApi.guardianStatus, () => ({
      required: true,
      status: 'revoked',
      guardianEmail: null,
      resendInSeconds: 0,
    }))
    await openPage('/parent-verification')
    expect(await screen.findByText(/has taken their yes back/)).toBeTruthy()
    expect(screen.getByLabelText(MUM)).toBeTruthy()
  })

  it('is for nobody else', async () => {
    person = maren
    await openPage('/parent-verification')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(screen.queryByText('Parent verified! Welcome...')).toBeNull()
  })
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
    api.on(onboardingApi.guardianPage, () => ({
      status,
      childFirstName,
      since: '2026-03-01T10:00:00Z',
      sharesMoods,
      wishes: status === 'revoked' || visitor === 'connected' ? null : wishesDefault,
      requests,
      mayAnswer: visitor !== 'minor',
      visitor,
    }))
    await openPage(PAGE)
    await screen.findByRole('heading', {
      name: status === 'revoked' ? 'What is stored' : 'What you are told',
    })
    await screen.findByRole('heading', { name: 'What is stored' })
  }

  it('says since when, what is stored, and takes the yes back after asking', async () => {
    await open('verified')
    expect(screen.getByText('You agreed for Ida on March 1, 2026.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
    press('Take my consent back')
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    press('Take my consent back')
    api.on(onboardingApi.guardianRevoke, () => ({ status: 'revoked' }))
    const again = within(screen.getByRole('dialog'))
    fireEvent.click(again.getByRole('button', { name: 'Take my consent back' }))
    expect(await screen.findByText('Done. Your consent is taken back.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
  })

  it('says what is told, and keeps the guardian’s wishes', async () => {
    sharesMoods = false
    await open('verified')
    expect(screen.getByText('Each check-in and its time. The feeling: not shared.')).toBeTruthy()
    api.on(guardianApi.pageWishes, ({ body }) => ({ wishes: body.wishes }))
    fireEvent.click(screen.getByLabelText(/^Shared words/))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
    press('Save')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('From')))
    expect(api.bodies(guardianApi.pageWishes)).toEqual([])
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '20:30' } })
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(guardianApi.pageWishes)).toMatchObject([
      { wishes: { ...wishesDefault, journal_alerts: false, quiet_hours_start: '20:30' } },
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
    ['signed_out', /make one, you can connect it here/],
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
    expect(await screen.findByText('Please choose who you are to the child')).toBeTruthy()
    expect(screen.getByText('Please confirm that you are 18 or older')).toBeTruthy()
    expect(screen.getByText('Please confirm that you have read it')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmFromPage)).toEqual([])
    fireEvent.change(screen.getByLabelText('Who are you to the child?'), { target: { value: 'grandparent' } })
    fireEvent.click(screen.getByLabelText('I am 18 or older'))
    fireEvent.click(screen.getByLabelText('I have read what this means'))
    press('Yes, I agree')
    expect(await screen.findByText('Thank you. Your yes counts from now on.')).toBeTruthy()
    expect(api.bodies(guardianApi.confirmFromPage)).toEqual([
      { relationship: 'grandparent', isAdult: true, hasRead: true },
    ])
  })

  it('says that a yes from a device of the child counts less, and asks for none in a child’s session', async () => {
    api.on(guardianApi.confirmFromPage, () => ({ level: 'contact' }))
    await open('contact')
    fireEvent.change(await screen.findByLabelText('Who are you to the child?'), {
      target: { value: 'parent' },
    })
    fireEvent.click(screen.getByLabelText('I am 18 or older'))
    fireEvent.click(screen.getByLabelText('I have read what this means'))
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
    press('Say yes')
    expect(await screen.findByText('Your yes is noted.')).toBeTruthy()
    expect(api.bodies(guardianApi.answerFromPage)).toEqual([{ answer: 'yes', version: 'v' }])
  })

  it('lets somebody say no before they have said yes', async () => {
    await open('pending')
    press('Say no')
    expect(screen.getByRole('dialog').textContent).toContain('Say no?')
  })

  it('says when it was taken back, without the name', async () => {
    await open('revoked', null)
    expect(screen.getByText('Your consent is taken back, since March 1, 2026.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /consent|no/ })).toBeNull()
  })

  it.each([PAGE, '/guardian/short'])('says that %s leads nowhere', async (page) => {
    api.on(onboardingApi.guardianPage, () =>
      refuse(onboardingApi.guardianPage, 'onboarding.error.link_unknown'),
    )
    await openPage(page)
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy()
  })
})
