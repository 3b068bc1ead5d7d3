import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

// The screen and all it needs, read once, so that no test waits for it.
beforeAll(() => import('#site/pages/settings/SettingsScreen.tsx'), 60_000)
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(mfaApi.listFactors, () => ({ factors: [], recoveryCodesLeft: 0 }))
    .on(contactApi.phone, () => ({ phone: null, blocked: null }))
})
const openSecurity = async () => {
  await openPage('/settings?tab=security')
  await screen.findByRole('heading', { name: 'Phone' })
}

describe('a phone', () => {
  it('is added with the password and the code of the text', async () => {
    api
      .on(contactApi.startPhone, () => reject(contactApi.startPhone, 'account.error.password_incorrect'))
      .on(contactApi.verifyPhone, () =>
        reject(contactApi.verifyPhone, 'account.error.recovery_code', { args: { attempts: 8 } }),
      )
    await openSecurity()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a phone' }))
    const number = await screen.findByLabelText('Phone number')
    press('Send code')
    await screen.findByText('Phone must be in E.164 format (+15551234567)')
    fireEvent.input(number, { target: { value: '+15551234567' } })
    type('Your password', 'Long-tide-over-46')
    press('Send code')
    await screen.findByText('Password incorrect')
    api.on(contactApi.startPhone, ({ body }) => ({
      phone: body.phone,
      resendInSeconds: 30,
      expiresInMinutes: 15,
    }))
    press('Send code')
    const code = await screen.findByLabelText('6-digit code')
    fireEvent.change(code, { target: { value: '123456' } })
    await screen.findByText('Invalid code. 8 attempts remaining')
    api.on(contactApi.verifyPhone, () => {
      api.on(contactApi.phone, () => ({ phone: '+15551234567', blocked: null }))
      return { phone: '+15551234567' }
    })
    fireEvent.change(code, { target: { value: '654321' } })
    await screen.findByText('Phone confirmed.')
    expect(await screen.findByText('+15551234567')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use another phone' })).toBeTruthy()
  })

  it('is removed against the password', async () => {
    api
      .on(contactApi.phone, () => ({ phone: '+15551234567', blocked: null }))
      .on(contactApi.removePhone, () => {
        api.on(contactApi.phone, () => ({ phone: null, blocked: null }))
        return { ok: true }
      })
    await openSecurity()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove phone' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText('Your password'), { target: { value: 'Long-tide-over-46' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Remove phone' }))
    await screen.findByText('No phone yet.')
    expect(api.bodies(contactApi.removePhone)).toEqual([{ password: 'Long-tide-over-46' }])
  })

  it('waits for the address to be confirmed, and is not offered to a child', async () => {
    api.on(contactApi.phone, () => ({ phone: null, blocked: 'unverified_email' }))
    await openSecurity()
    await screen.findByText(/Please confirm your email first/)
    expect(screen.queryByRole('button', { name: 'Add a phone' })).toBeNull()
  })

  it('is no part of a child’s settings', async () => {
    api.on(contactApi.phone, () => ({ phone: null, blocked: 'child' }))
    await openPage('/settings?tab=security')
    await screen.findByRole('heading', { name: 'Change password' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Phone' })).toBeNull())
  })
})
