import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, heading, openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const verify = recoveryApi.verifyRecovery
const SENT = "If this contact is registered, we've sent a 6-digit code."
const UNAUTHORIZED = 'Unauthorized - Please verify your identity first.'
const STRONG = 'Other-Lantern-7713-moss'
const sent = { type: 'email' as const, contact: 'm…n@example.org', resendInSeconds: 30, expiresInMinutes: 15 }
const stage = (value: 'none' | 'code' | 'verified') => ({
  stage: value,
  contact: value === 'verified' ? 'm…n@example.org' : null,
  secondsLeft: 900,
  endsOthers: false,
})

let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: null }))
    .on(recoveryApi.state, () => stage('none'))
    .on(accountApi.checkPassword, ({ body }) =>
      body.password === STRONG
        ? { score: 4, problems: [], valid: true }
        : { score: body.password.length > 12 ? 1 : 0, problems: ['account.password.too_weak'], valid: false },
    )
})
afterEach(() => {
  vi.useRealTimers()
})
const code = (value: string) => fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value } })
const toast = async (text: string) => expect(await screen.findByText(text)).toBeTruthy()
/** Reads the toast that is shown, so that the next one comes. */
const read = async (text: string) => {
  await toast(text)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
}

async function askForCode() {
  api.on(recoveryApi.requestCode, () => {
    api.on(recoveryApi.state, () => stage('code'))
    return sent
  })
  await openPage('/auth/recovery')
  await heading('Get a one-time code')
  type(/^Email or phone/, 'maren@example.org')
  press('Send Code')
  await heading('Enter your code')
  await read(SENT)
}

describe('asking for a code', () => {
  it('is a step away from Sign In, and leads back', async () => {
    await openPage('/auth')
    await heading('Sign In')
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    await heading('Get a one-time code')
    expect(address()).toBe('/auth/recovery')
    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await heading('Sign In')
  })

  it.each([
    ['maren', 'Please enter a valid email address'],
    ['+0155512345', 'Phone must be in E.164 format (+15551234567)'],
    ['555 123 4567', 'Phone must be in E.164 format (+15551234567)'],
  ])('says what is wrong with %s', async (contact, expected) => {
    await openPage('/auth/recovery')
    await heading('Get a one-time code')
    type(/^Email or phone/, contact)
    press('Send Code')
    await screen.findByText(expected)
    expect(api.bodies(recoveryApi.requestCode)).toEqual([])
  })

  it('says the same whether or not it is known, and keeps only the hidden contact on the device', async () => {
    await askForCode()
    expect(address()).toBe('/auth/verify-code')
    const kept = JSON.stringify({ ...localStorage })
    expect(kept).toContain('m…n@example.org')
    expect(kept).not.toContain('maren@example.org')
    expect(screen.getByText(/we sent it a 6-digit code/).textContent).toContain('m…n@example.org')
  })

  it.each([
    ['account.error.code_requests' as const, 'Rate limit exceeded'],
    ['account.error.code_cooldown' as const, 'Rate limit exceeded'],
    ['common.error.rate_limited' as const, 'Rate limit exceeded'],
    ['common.error.unexpected' as const, 'Unable to process request. Please try again.'],
  ])('rejected with %s says so', async (error, expected) => {
    api.on(recoveryApi.requestCode, () =>
      reject(recoveryApi.requestCode, error as never, { args: { seconds: 12, minutes: 1 } }),
    )
    await openPage('/auth/recovery')
    await heading('Get a one-time code')
    type(/^Email or phone/, '+15551234567')
    press('Send Code')
    await toast(expected)
    expect(address()).toBe('/auth/recovery')
  })

  it.each([
    ['/auth/recovery', 'Send Code'],
    ['/auth?mode=reset', 'Send link'],
  ])('at %s cannot be sent in private browsing, and says why', async (path, button) => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await openPage(path)
    await screen.findByText(/^Private Browsing Detected/)
    expect((await screen.findByRole('button', { name: button })).getAttribute('aria-disabled')).toBe('true')
    denied.mockRestore()
  })
})

describe('entering the code', () => {
  it('without a recovery on this device leads to its start', async () => {
    await openPage('/auth/verify-code')
    await heading('Get a one-time code')
    await toast('Session expired')
  })

  it('says how many tries are left, and sends six digits by themselves', async () => {
    await askForCode()
    api.on(verify, () => reject(verify, 'account.error.recovery_code', { args: { attempts: 9 } }))
    press('Verify Code')
    await screen.findByText('Please enter a 6-digit code.')
    code('123456')
    await screen.findByText('Invalid code. 9 attempts remaining')
    expect(api.bodies(verify)).toEqual([{ code: '123456' }])
    expect((screen.getByLabelText('6-digit code') as HTMLInputElement).value).toBe('')
  })

  it('shows the way by a mailed link while codes rest', async () => {
    await askForCode()
    api.on(verify, () => reject(verify, 'account.error.codes_rest', { args: { seconds: 3600 } }))
    type('6-digit code', '123456')
    expect(await screen.findByText(/Codes are paused today/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Get a link by email instead' }))
    await heading('Reset Password')
  })

  it('stays closed while the account is locked', async () => {
    await askForCode()
    api.on(verify, () => reject(verify, 'account.error.code_locked', { args: { minutes: 15, seconds: 900 } }))
    code('123456')
    expect((await screen.findAllByText('Account locked')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText(/Too many attempts/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Verify Code' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('begins anew when the server no longer knows of it', async () => {
    await askForCode()
    api.on(verify, () => reject(verify, 'account.error.recovery_session'))
    code('123456')
    await heading('Get a one-time code')
    expect(localStorage.getItem('ek.recovery')).toBeNull()
  })

  it('sends another code after half a minute, and says when that fails', async () => {
    const hour = Date.now() - (Date.now() % 3_600_000)
    const mirror = { type: 'email', contact: 'm…n@example.org', resendAt: 0, requests: { hour, count: 1 } }
    localStorage.setItem('ek.recovery', JSON.stringify(mirror))
    api.on(recoveryApi.state, () => stage('code'))
    await openPage('/auth/verify-code')
    api.on(recoveryApi.resendCode, () => reject(recoveryApi.resendCode, 'common.error.unexpected' as never))
    await heading('Enter your code')
    press('Send another code')
    await read('Unable to resend code. Please try again.')
    api.on(recoveryApi.resendCode, () => sent)
    press('Send another code')
    expect(await screen.findByRole('button', { name: /Send another code in \d+ s/ })).toBeTruthy()
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('ek.recovery')!)).toMatchObject({ requests: { count: 2 } }),
    )
  })

  it('leads on to the new password', async () => {
    await askForCode()
    api.on(verify, () => {
      api.on(recoveryApi.state, () => stage('verified'))
      return { ok: true }
    })
    code('123456')
    await heading('Set a new password')
    await toast('Verification successful')
    expect(address()).toBe('/auth/reset-password')
  })
})

describe('the new password', () => {
  it('is not for visitors without a proof', async () => {
    await openPage('/auth/reset-password')
    await heading('Get a one-time code')
    await toast(UNAUTHORIZED)
  })

  it('takes the token of a mailed link out of the address and exchanges it once', async () => {
    api.on(recoveryApi.openResetLink, () => {
      api.on(recoveryApi.state, () => stage('verified'))
      return { ok: true }
    })
    await openPage('/auth/reset-password#the-token-of-the-mailed-link')
    await heading('Set a new password')
    await screen.findByText(/This signs you out on all other devices/)
    expect(window.location.hash).toBe('')
    expect(api.bodies(recoveryApi.openResetLink)).toEqual([{ token: 'the-token-of-the-mailed-link' }])
  })

  const fields = async () => {
    api.on(recoveryApi.state, () => stage('verified'))
    await openPage('/auth/reset-password')
    await screen.findByLabelText('New password')
  }
  const submit = () => screen.getByRole('button', { name: 'Update password' })

  it('says before that other accounts of the address end, and only where some do', async () => {
    const expected = /They end when you set the password/
    await fields()
    expect(screen.queryByText(expected)).toBeNull()
    cleanup()
    api.on(recoveryApi.state, () => ({ ...stage('verified'), endsOthers: true }))
    await openPage('/auth/reset-password')
    await screen.findByText(expected)
  })

  it('can be sent only when it is strong and repeated, and says why not', async () => {
    await fields()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    type('New password', 'short')
    press('Update password')
    await screen.findByText('Password must be at least 12 characters')
    await read('Password does not meet security requirements')
    type('New password', 'Weak-but-Long-12')
    await screen.findByText('Weak, 1 of 4')
    press('Update password')
    await screen.findByText('Mix uppercase, lowercase, numbers, and symbols, and avoid common patterns.')
    await read('Password is too weak')
    type('New password', STRONG)
    await screen.findByText('Very strong, 4 of 4')
    type('Repeat the new password', 'Other-Lantern-7713-mosS')
    await screen.findByText('Passwords do not match')
    press('Update password')
    await screen.findByText("Passwords don't match")
    expect(api.bodies(recoveryApi.resetPassword)).toEqual([])
    type('Repeat the new password', STRONG)
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  })

  const fillStrong = async () => {
    await fields()
    type('New password', STRONG)
    type('Repeat the new password', STRONG)
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
  }

  it('leads to the dashboard a moment later, and everything about the recovery is forgotten', async () => {
    localStorage.setItem('ek.recovery', '{}')
    await fillStrong()
    api.on(recoveryApi.resetPassword, () => {
      api.on(accountApi.readPerson, () => ({ person: maren }))
      return { state: 'signed-in', person: maren }
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Update password')
    // The answer takes its own time, which stands still here.
    const until = performance.now() + 20_000
    while (screen.queryAllByText('Password updated').length === 0 && performance.now() < until)
      await act(() => new Promise((resolve) => setImmediate(resolve)))
    await act(() => vi.advanceTimersByTimeAsync(1_400))
    expect(localStorage.getItem('ek.recovery')).toBeNull()
    expect(address()).toBe('/auth/reset-password')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(window.location.pathname).toBe('/dashboard')
    vi.useRealTimers()
  })

  it('still needs the second factor where there is one', async () => {
    await fillStrong()
    api.on(recoveryApi.resetPassword, () => ({ state: 'second-factor' }))
    press('Update password')
    await heading('One more step')
    expect(address()).toBe('/auth?mode=code')
  })

  it('says when it could not be stored', async () => {
    await fillStrong()
    api.on(recoveryApi.resetPassword, () =>
      reject(recoveryApi.resetPassword, 'common.error.unexpected' as never),
    )
    press('Update password')
    await toast('Unable to update password. Please try again.')
    api.on(recoveryApi.resetPassword, () =>
      reject(recoveryApi.resetPassword, 'account.error.recovery_unauthorized'),
    )
    press('Update password')
    await heading('Get a one-time code')
    await toast(UNAUTHORIZED)
  })
})

describe('a link by mail', () => {
  it('is asked for in its own mode, which ends at Sign In', async () => {
    api.on(recoveryApi.requestLink, () => ({ ok: true }))
    await openPage('/auth')
    await heading('Sign In')
    fireEvent.click(screen.getByRole('link', { name: 'Reset Password' }))
    await heading('Reset Password')
    press('Send link')
    await screen.findByText('Please enter a valid email address')
    type('Email', 'maren@example.org')
    press('Send link')
    await heading('Sign In')
    await toast("Check your email - We've sent you a password reset link.")
    expect(api.bodies(recoveryApi.requestLink)).toEqual([{ email: 'maren@example.org' }])
    expect(address()).toBe('/auth')
  })
})
