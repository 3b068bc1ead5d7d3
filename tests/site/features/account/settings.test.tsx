import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { choose, isChecked, press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'
import { groups, tabIds } from '#site/pages/settings/tabs.ts'

const factorId = '018f0000-0000-7000-8000-00000000000f'
const factor = { id: factorId, friendlyName: 'My phone', verified: true, createdAt: '2026-03-01T10:00:00Z' }
const codes = ['k7m2q-x9dpf', 'aaaaa-bbbbb']
// The screen and all it needs, read once, so that no test waits for it.
beforeAll(() => import('#site/pages/settings/SettingsScreen.tsx'), 60_000)
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(mfaApi.listFactors, () => ({ factors: [], recoveryCodesLeft: 0 }))
    .on(contactApi.phone, () => ({ phone: null, blocked: null }))
    .on(mfaApi.enroll, ({ body }) => ({
      factorId,
      friendlyName: body.friendlyName,
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      secret: 'ABCDEFGHIJ',
    }))
})

describe('two-factor authentication', () => {
  async function enrolling() {
    await openPage('/settings?tab=security')
    fireEvent.click(await screen.findByRole('button', { name: 'Enable 2FA' }))
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  }
  const code = (value: string) =>
    fireEvent.change(screen.getByLabelText('6-digit code from the app'), { target: { value } })

  it('is set up with a picture or a key and a first code; the recovery codes are shown once', async () => {
    await enrolling()
    const picture = screen.getByRole('img', { name: 'QR code for your authenticator app' })
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml;charset=utf-8,%3Csvg/)
    expect(document.querySelector('main script')).toBeNull()
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()

    api.on(mfaApi.verify, () => {
      api.on(mfaApi.listFactors, () => ({ factors: [factor], recoveryCodesLeft: 10 }))
      return { recoveryCodes: codes }
    })
    code('123456')
    expect(await screen.findByText('k7m2q-x9dpf')).toBeTruthy()
    expect(api.bodies(mfaApi.verify)).toEqual([{ factorId, code: '123456' }])
    press('I’ve saved them')
    await waitFor(() => expect(screen.queryByText('k7m2q-x9dpf')).toBeNull())
    expect(screen.getByText('Recovery codes left: 10')).toBeTruthy()
  })

  it('asks for six digits, and says when they are not the right ones', async () => {
    await enrolling()
    code('12')
    press('Verify')
    expect(await screen.findByText('Invalid Code: Please enter a 6-digit code')).toBeTruthy()
    api.on(mfaApi.verify, () => reject(mfaApi.verify, 'account.error.invalid_code'))
    code('000000')
    expect(await screen.findByText('Verification Failed')).toBeTruthy()
    expect(screen.getAllByText('Invalid Code').length).toBeGreaterThan(0)
  })

  it('starts over, and begins again when the set-up ran out', async () => {
    api.on(mfaApi.forgetEnrolment, () => ({ ok: true }))
    await enrolling()
    press('Start Over')
    fireEvent.click(await screen.findByRole('button', { name: 'Enable 2FA' }))
    await screen.findByText('ABCD EFGH IJ')
    api.on(mfaApi.verify, () => reject(mfaApi.verify, 'account.error.mfa_setup_expired'))
    code('123456')
    expect(await screen.findByText('MFA setup expired. Please click Enable 2FA to start again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeTruthy()
  })

  it('offers to clear a set-up that was left, and says when that fails', async () => {
    api
      .on(mfaApi.listFactors, () => ({ factors: [{ ...factor, verified: false }], recoveryCodesLeft: 0 }))
      .on(mfaApi.forgetEnrolment, () => reject(mfaApi.forgetEnrolment, 'common.error.unexpected'))
    await openPage('/settings?tab=security')
    fireEvent.click(await screen.findByRole('button', { name: 'Start Over' }))
    expect(await screen.findByText('Could not clean 2FA factors')).toBeTruthy()
  })

  it.each([
    ['account.error.mfa_already_enabled', '2FA Already Enabled'],
    ['common.error.unexpected', 'Unable to start MFA enrollment'],
  ] as const)('says %s as %s', async (error, text) => {
    api.on(mfaApi.enroll, () => reject(mfaApi.enroll, error))
    await openPage('/settings?tab=security')
    fireEvent.click(await screen.findByRole('button', { name: 'Enable 2FA' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('is switched off with a code', async () => {
    api
      .on(mfaApi.listFactors, () => ({ factors: [factor], recoveryCodesLeft: 3 }))
      .on(mfaApi.disable, () => reject(mfaApi.disable, 'account.error.no_verified_factor'))
    await openPage('/settings?tab=security')
    fireEvent.click(await screen.findByRole('button', { name: 'Disable' }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('6-digit code from the app'), { target: { value: '123456' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    expect(await screen.findByText('No verified MFA factor found')).toBeTruthy()
  })

  it('tells staff who come from the back office why they are here', async () => {
    await openPage('/settings?tab=security&reason=enable-mfa')
    const text = 'MFA Required - Multi-factor authentication is required for admin access.'
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('MFA Required').closest('[role=region]')).toBeTruthy()
  })

  it('can be reset by staff only, against their password', async () => {
    await openPage('/settings?tab=security')
    await screen.findByRole('button', { name: 'Enable 2FA' })
    expect(screen.queryByRole('button', { name: 'Reset My 2FA' })).toBeNull()
  })

  it('resets for staff, or says what is missing or wrong', async () => {
    api
      .on(accountApi.readPerson, () => ({ person: { ...maren, roles: ['admin'], canEnterAdmin: true } }))
      .on(mfaApi.reset, () => reject(mfaApi.reset, 'account.error.password_incorrect'))
    await openPage('/settings?tab=security')
    fireEvent.click(await screen.findByRole('button', { name: 'Reset My 2FA' }))
    press('Reset')
    expect(await screen.findByText('Password Required: Please enter your password to confirm')).toBeTruthy()
    type('Your password', 'not-this-one')
    press('Reset')
    expect(await screen.findByText('Password incorrect')).toBeTruthy()
    api.on(mfaApi.reset, () => reject(mfaApi.reset, 'account.error.busy'))
    press('Reset')
    expect(await screen.findByText('Reset Failed')).toBeTruthy()
    expect(screen.getByText(/Could not reset 2FA/)).toBeTruthy()
    api.on(mfaApi.reset, () => ({ ok: true, state: 'asked' }))
    press('Reset')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getAllByText(/One of them has to agree within 24 hours/)).not.toHaveLength(0)
  })
})

describe('the password', () => {
  it('is changed against the old one, and everything wrong is said at its field', async () => {
    api
      .on(accountApi.checkPassword, () => ({ score: 4, problems: [], valid: true }))
      .on(accountApi.changePassword, () =>
        reject(accountApi.changePassword, 'account.error.password_incorrect'),
      )
    await openPage('/settings?tab=security')
    await screen.findByLabelText('Current password')
    type('New password', 'Another-tide-77!')
    type('Repeat the new password', 'Another-tide-78!')
    press('Change password')
    expect(await screen.findByText('Please fill this in.')).toBeTruthy()
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    type('Current password', 'old')
    type('Repeat the new password', 'Another-tide-77!')
    press('Change password')
    expect(await screen.findByText('Password incorrect')).toBeTruthy()
    api.on(accountApi.changePassword, () => ({ ok: true }))
    press('Change password')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('')
  })
})

describe('devices', () => {
  const session = (id: number, current: boolean) => ({
    id: `018f0000-0000-7000-8000-00000000010${id}`,
    current,
    createdAt: '2026-03-01T10:00:00Z',
    lastSeenAt: '2026-03-01T10:00:00Z',
    device: `Browser ${id}`,
    address: '192.0.2.1',
  })

  it('are listed with this one first; others can be ended one by one or all at once', async () => {
    let sessions = [session(1, false), session(2, true), session(3, false)]
    api
      .on(accountApi.listSessions, () => ({ sessions }))
      .on(accountApi.revokeSession, ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id)
        return { ok: true }
      })
      .on(accountApi.revokeOtherSessions, () => {
        sessions = sessions.filter(({ current }) => current)
        return { ended: 1 }
      })
    await openPage('/settings?tab=devices')
    const first = (await screen.findByText('Browser 2')).closest('ul')!
    const rows = within(first).getAllByRole('listitem')
    expect(rows[0]!.textContent).toContain('Browser 2')
    expect(rows[0]!.textContent).toContain('This device')
    expect(within(rows[0]!).queryByRole('button')).toBeNull()
    press('Sign out Browser 1')
    await waitFor(() => expect(screen.queryByText('Browser 1')).toBeNull())
    press('Sign out everywhere else')
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('Signed out devices: 1')).toBeTruthy()
    expect(await screen.findByText('You’re signed in on this device only.')).toBeTruthy()
  })

  it('can all be ended at once, this one too, after asking', async () => {
    api
      .on(accountApi.listSessions, () => ({ sessions: [session(2, true)] }))
      .on(accountApi.revokeAllSessions, () => reject(accountApi.revokeAllSessions, 'common.error.unexpected'))
    await openPage('/settings?tab=devices')
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/including this one/)).toBeTruthy()
    expect(dialog.queryByText(/Your mood or words are on this device only/)).toBeNull()
    expect(api.bodies(accountApi.revokeAllSessions)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(api.bodies(accountApi.revokeAllSessions)).toHaveLength(1)
  })

  it('say before that words which were not saved would go', async () => {
    sessionStorage.setItem(`ek.draft.journal.${maren.id}.new`, '{}')
    api.on(accountApi.listSessions, () => ({ sessions: [session(2, true)] }))
    await openPage('/settings?tab=devices')
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText(/Your mood or words are on this device only/)).toBeTruthy()
  })

  it('say when they cannot be listed, and try again', async () => {
    api.on(accountApi.listSessions, () => reject(accountApi.listSessions, 'common.error.unexpected'))
    await openPage('/settings?tab=devices')
    await screen.findByText('Couldn’t load this.')
    api.on(accountApi.listSessions, () => ({ sessions: [session(2, true)] }))
    press('Try again')
    expect(await screen.findByText('Browser 2')).toBeTruthy()
  })
})

describe('what a person likes', () => {
  it('keeps up to three focus areas, in the order they were chosen', async () => {
    api.on(accountApi.setFocusAreas, ({ body }) => {
      api.on(accountApi.readPerson, () => ({ person: { ...maren, focusAreas: body.focusAreas } }))
      return body
    })
    await openPage('/settings?tab=focus')
    await screen.findByLabelText('Anxiety')
    choose('Sleep / Rest')
    choose('Anxiety')
    expect((screen.getByLabelText('Loneliness') as HTMLInputElement).disabled).toBe(true)
    press('Save')
    expect(await screen.findByText('Settings updated')).toBeTruthy()
    expect(api.bodies(accountApi.setFocusAreas)).toEqual([{ focusAreas: ['stress', 'sleep', 'anxiety'] }])
    for (const name of ['Stress / Overthinking', 'Sleep / Rest', 'Anxiety']) choose(name)
    press('Save')
    expect(await screen.findByText('Please select a focus area')).toBeTruthy()
  })

  it('changes the language of the page, live, to one that is offered', async () => {
    api
      .on(flagsApi.readFlags, () => ({ flags: [], offeredLanguages: ['en', 'ar'] }))
      .on(accountApi.setLanguage, () => ({ ok: true }))
    await openPage('/settings?tab=language')
    await screen.findByLabelText('العربية')
    expect(screen.queryByLabelText('Français')).toBeNull()
    choose('العربية')
    press('Save')
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    expect(document.documentElement.lang).toBe('ar')
    expect(document.cookie).toContain('ek_lang=ar')
    expect(await screen.findByRole('heading', { name: 'الإعدادات' })).toBeTruthy()
    expect(screen.getByText('تم تحديث الإعدادات')).toBeTruthy()
  })

  it('says when the language could not be changed, and goes back', async () => {
    api
      .on(flagsApi.readFlags, () => ({ flags: [], offeredLanguages: ['en', 'fr'] }))
      .on(accountApi.setLanguage, () => reject(accountApi.setLanguage, 'account.error.language_not_offered'))
    await openPage('/settings?tab=language')
    await screen.findByLabelText('Français')
    choose('Français')
    press('Save')
    expect(await screen.findByText('Failed to update language')).toBeTruthy()
    expect(isChecked(screen.getByRole('radio', { name: 'English' }))).toBe(true)
  })

  it('puts comfort settings on the page at once', async () => {
    await openPage('/settings?tab=comfort')
    fireEvent.click(await screen.findByLabelText('Dark'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    fireEvent.click(screen.getByLabelText('150 %'))
    expect(document.documentElement.dataset.text).toBe('150')
  })
})

describe('the list of sections', () => {
  it('names every section once, and says which one is open', async () => {
    expect(groups.flatMap(({ tabs }) => [...tabs]).sort()).toEqual([...tabIds].sort())
    await openPage('/settings?tab=language')
    const list = within(await screen.findByRole('navigation', { name: 'Settings' }))
    expect(list.getAllByRole('link')).toHaveLength(tabIds.length)
    expect(list.getByRole('link', { current: 'page' }).textContent).toBe('Language')
    fireEvent.click(list.getByRole('link', { name: 'Comfort' }))
    expect(list.getByRole('link', { current: 'page' }).textContent).toBe('Comfort')
  })
})
