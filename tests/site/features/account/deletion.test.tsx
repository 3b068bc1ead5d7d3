import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { privacyApi } from '#domain/account/privacyApi.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

const leave = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('#site/lib/leave.ts', () => ({ leave }))

const SCHEDULED = 'Your account is scheduled for deletion. Your data is permanently deleted after 7 days.'
const eraseAt = '2026-03-19T14:00:00.000Z'
let api: FakeApi
beforeEach(() => {
  leave.mockClear()
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(privacyApi.readPrivacyChoices, () => ({ dataExport: true, accountDeletion: true, marketing: false }))
    .on(writingApi.modelChoice, () => ({ canUseModel: false, agreed: false }))
    .on(deletionApi.requestDeletion, () => ({ success: true as const, eraseAt }))
})

/** Opens the dialog in settings. */
async function openDialog() {
  await openPage('/settings?tab=privacy')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  return within(await screen.findByRole('dialog'))
}
const confirm = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))

describe('deleting the account', () => {
  it('names the seven days, takes the password, says what happens, and leaves after two seconds', async () => {
    const dialog = await openDialog()
    expect(dialog.getByText(/After 7 days, your data is permanently deleted/)).toBeTruthy()
    expect(dialog.getByText(/What you bought stays for 7 years, without your name/)).toBeTruthy()
    expect(dialog.queryByText(/Your guardian gets an email/)).toBeNull()
    confirm(dialog)
    expect(await dialog.findByText('Please fill this in.')).toBeTruthy()
    type('Your password', 'Long-tide-over-46')
    const since = performance.now()
    confirm(dialog)
    expect((await screen.findByText(SCHEDULED)).closest('[role=status]')).toBeTruthy()
    expect(api.bodies(deletionApi.requestDeletion)).toEqual([{ password: 'Long-tide-over-46' }])
    expect(leave).not.toHaveBeenCalled()
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), { timeout: 5_000 })
    expect(performance.now() - since).toBeGreaterThan(1_990)
  })

  it('takes a code in place of the password from members with a second factor', async () => {
    api.on(accountApi.readPerson, () => ({ person: { ...maren, mfaEnrolled: true } }))
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('button', { name: 'Use a code instead' }))
    type('Code', '123456')
    confirm(dialog)
    await screen.findByText(SCHEDULED)
    expect(api.bodies(deletionApi.requestDeletion)).toEqual([{ code: '123456' }])
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), { timeout: 5_000 })
  })

  it('says a wrong password at the field, and nothing is closed', async () => {
    api.on(deletionApi.requestDeletion, () =>
      reject(deletionApi.requestDeletion, 'account.error.password_incorrect'),
    )
    const dialog = await openDialog()
    type('Your password', 'Wrong-tide-over-46')
    confirm(dialog)
    expect(await dialog.findByText('Password incorrect')).toBeTruthy()
    expect(screen.queryByText(SCHEDULED)).toBeNull()
  })

  it.each([
    ['common.error.not_signed_in', 'Not authenticated'],
    ['common.error.other_account', 'No active session'],
    ['common.error.unexpected', 'Deletion failed'],
  ] as const)('shows %s as “%s”', async (code, text) => {
    api.on(deletionApi.requestDeletion, () => reject(deletionApi.requestDeletion, code))
    const dialog = await openDialog()
    type('Your password', 'Long-tide-over-46')
    confirm(dialog)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(leave).not.toHaveBeenCalled()
  })

  it('is not offered while the member turned it off, and says what to turn on', async () => {
    api.on(privacyApi.readPrivacyChoices, () => ({
      dataExport: true,
      accountDeletion: false,
      marketing: false,
    }))
    await openPage('/settings?tab=privacy')
    expect(await screen.findByText('Turn on “Allow deleting my account” first.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells a child that the guardian gets an email', async () => {
    api.on(accountApi.readPerson, () => ({ person: { ...ida, needsGuardian: false, guardian: 'verified' } }))
    const dialog = await openDialog()
    expect(dialog.getByText('Your guardian gets an email about it.')).toBeTruthy()
    expect(dialog.queryByText(/What you bought/)).toBeNull()
  })
})

describe('signing in to an account that is to be deleted', () => {
  const planned = {
    state: 'deletion-planned',
    eraseAt,
    requestedBy: 'self',
    mayUndo: true,
    needsFactor: false,
  } as const
  async function signBack(over: Partial<Record<keyof typeof planned, unknown>> = {}) {
    api.on(accountApi.readPerson, () => ({ person: null }))
    api.on(accountApi.signIn, () => ({ ...planned, ...over }) as typeof planned)
    await openPage('/auth')
    await screen.findByLabelText('Email')
    type('Email', 'maren@example.org')
    type('Password', 'Long-tide-over-46')
    press('Sign In')
    await screen.findByRole('heading', { name: 'Your account is about to be deleted' })
  }

  it('says when, and keeps it when told to', async () => {
    api.on(deletionApi.undoDeletion, () => {
      api.on(accountApi.readPerson, () => ({ person: maren }))
      return { person: maren }
    })
    await signBack()
    expect(screen.getByText(/deleted for good on March 19, 2026/)).toBeTruthy()
    press('Keep my account')
    expect(await screen.findByText('Welcome back. Your account stays.')).toBeTruthy()
    expect(api.bodies(deletionApi.undoDeletion)).toEqual([{}])
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('takes a code where a second factor is on', async () => {
    api.on(deletionApi.undoDeletion, () => reject(deletionApi.undoDeletion, 'account.error.invalid_code'))
    await signBack({ needsFactor: true })
    press('Keep my account')
    expect(await screen.findByText('Please enter a 6-digit code')).toBeTruthy()
    type('Code', '123456')
    expect(await screen.findByText('Invalid Code')).toBeTruthy()
    expect(api.bodies(deletionApi.undoDeletion)).toEqual([{ code: '123456' }])
  })

  it('does not offer a child to undo what their guardian asked for', async () => {
    await signBack({ requestedBy: 'guardian', mayUndo: false })
    expect(screen.getByText(/Only they can change it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull()
  })

  it('leads to the sign-in when it took too long, or without one before', async () => {
    api.on(deletionApi.undoDeletion, () =>
      reject(deletionApi.undoDeletion, 'account.error.challenge_expired'),
    )
    await signBack()
    press('Keep my account')
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy()
    expect(await screen.findByText(/That took a little too long/)).toBeTruthy()
  })
})
