import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { maskEmail } from '#domain/account/mailbox.ts'
import type { PersonView } from '#domain/account/views.ts'
import { careApi } from '#domain/moderation/careApi.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { forgetCare } from '#site/lib/care.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { live } from '../../kit/live.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

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
    .on(accountApi.readPerson, () => ({ person }))
    .on(consentApi.guardianStatus, () => ({
      required: true,
      status: sentTo ? 'pending' : 'none',
      declined: false,
      guardianEmail: sentTo && maskEmail(sentTo),
      resendInSeconds,
    }))
    .on(consentApi.startGuardian, ({ body }) => {
      sentTo = body.guardianEmail ?? sentTo
      resendInSeconds = 30
      return { sent: true, resendInSeconds, expiresInMinutes: 15 }
    })
    .on(consentApi.verifyGuardian, () => {
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
  it('does not hide the panel of help that words of danger opened, also when a guardian took the yes back', async () => {
    api.on(careApi.care, () => ({ isOpen: true, isBack: false }))
    await openPage('/parent-verification')
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
    expect((await screen.findByLabelText(MUM)).closest('[hidden]')).toBeTruthy()
    forgetCare()
  })

  it('asks before signing out takes away what was not saved, a picked mood or words', async () => {
    api.on(accountApi.signOut, () => ({ ok: true }))
    sessionStorage.setItem(`ek.draft.journal.${person.id}.new`, '{}')
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    press('Sign out')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(
      dialog.getByText(/Your mood or words are on this device only\. Signing out takes them off/),
    ).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.bodies(accountApi.signOut)).toEqual([])
  })

  it('is reached from onboarding too', async () => {
    await openPage('/onboarding?step=guardian&next=%2Fsettings')
    await waitFor(() => expect(address()).toBe('/parent-verification?next=%2Fsettings'))
  })

  it('talks to a child in plain words, and to a teen about a guardian', async () => {
    await openPage('/parent-verification')
    expect(
      await screen.findByText('Next, we’ll write to your parent or guardian. They need to say yes.'),
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
    expect(api.bodies(consentApi.startGuardian)).toEqual([{ guardianEmail: 'Mum@Example.org' }])
    const again = screen.getByRole('button', { name: /Another code in (30|29) s/ })
    fireEvent.click(again)
    expect(api.bodies(consentApi.startGuardian)).toHaveLength(1)
  })

  it('says at the field that the member’s own address is no guardian', async () => {
    api.on(consentApi.startGuardian, () =>
      reject(consentApi.startGuardian, 'onboarding.error.guardian_is_self', {
        fields: { 'body.guardianEmail': 'onboarding.error.guardian_is_self' },
      }),
    )
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    type(MUM, 'ida@example.org')
    press('Send code')
    expect(await screen.findByText(/That’s your own address/)).toBeTruthy()
  })

  it('says that the code was not sent, and why', async () => {
    api.on(consentApi.startGuardian, () =>
      reject(consentApi.startGuardian, 'onboarding.error.code_requests', {
        args: { minutes: 12, seconds: 700 },
      }),
    )
    await openPage('/parent-verification')
    await screen.findByLabelText(MUM)
    type(MUM, 'mum@example.org')
    press('Send code')
    expect(await screen.findByText('Failed to send verification code')).toBeTruthy()
    expect(screen.getByText('We’ve sent enough codes for now. Please try again in 12 min.')).toBeTruthy()
  })

  it('says when the status could not be asked', async () => {
    api.on(consentApi.guardianStatus, () => reject(consentApi.guardianStatus, 'common.error.unexpected'))
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
    expect(api.bodies(consentApi.verifyGuardian)).toEqual([{ code: '123456' }])
  })

  it.each([
    ['onboarding.error.invalid_code', 'Invalid verification code'],
    ['onboarding.error.code_expired', 'This code has expired. Please ask for a new one.'],
  ] as const)('says %s at the field and empties it', async (error, text) => {
    api.on(consentApi.verifyGuardian, () => reject(consentApi.verifyGuardian, error))
    await send()
    code('123456')
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect((screen.getByLabelText('6-digit code') as HTMLInputElement).value).toBe('')
  })

  it('lets the address be changed', async () => {
    await send()
    press('Use another address')
    expect(((await screen.findByLabelText(MUM)) as HTMLInputElement).value).toBe('mum@example.org')
  })

  it('types nothing again on any device: it shows what happens next, sends another mail, and takes the code', async () => {
    sentTo = 'mum@example.org'
    await openPage('/parent-verification')
    await screen.findByText(/We sent the code to .*m…m@example.org/)
    expect(screen.queryByLabelText(MUM)).toBeNull()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
    expect(screen.getByText('They read it. Then they say yes or no.').getAttribute('aria-current')).toBe(
      'step',
    )
    press('Send another code')
    expect(await screen.findByText("Verification code sent! Check your parent's email.")).toBeTruthy()
    expect(api.bodies(consentApi.startGuardian)).toEqual([{}])
    code('123456')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(api.bodies(consentApi.verifyGuardian)).toEqual([{ code: '123456' }])
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

  it.each([
    [false, /took back their yes/],
    [true, /said no for now/],
  ])(
    'says what the guardian answered, also on a later visit; the same one or another can be asked',
    async (declined, text) => {
      api.on(consentApi.guardianStatus, () => ({
        required: true,
        status: 'revoked',
        declined,
        guardianEmail: 'm…m@example.org',
        resendInSeconds: 0,
      }))
      await openPage('/parent-verification')
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.queryByLabelText(MUM)).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: /Email .*m…m@example.org.* again/ }))
      expect(await screen.findByText("Verification code sent! Check your parent's email.")).toBeTruthy()
      expect(api.bodies(consentApi.startGuardian)).toEqual([{}])
      press('Use another address')
      expect(await screen.findByLabelText(MUM)).toBeTruthy()
    },
  )

  it('is for no other member', async () => {
    person = maren
    await openPage('/parent-verification')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(screen.queryByText('Parent verified! Welcome...')).toBeNull()
  })
})
