import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, heading, openPage } from '../../kit/openPage.tsx'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().on(accountApi.readPerson, () => ({ person: null }))
})

describe('a mailed link', () => {
  it('that was used says so, and offers a new one', async () => {
    api.on(recoveryApi.openResetLink, () => reject(recoveryApi.openResetLink, 'account.error.verify_link'))
    await openPage('/auth/reset-password#another-token-of-a-mailed-link')
    await heading('This link no longer works')
    const why = screen.getByText('This link has expired or was already used.')
    expect(why.closest('[role=alert]')?.textContent).toContain('for 60 minutes')
    expect(screen.queryByText(/^Unauthorized/)).toBeNull()
    expect(address()).toBe('/auth/reset-password')
    fireEvent.click(screen.getByRole('link', { name: 'Send me a new link' }))
    await heading('Reset Password')
    expect(address()).toBe('/auth?mode=reset')
  })

  it('of which half is missing says the same: the server cannot know it', async () => {
    api.on(recoveryApi.openResetLink, () => ({ ok: true }))
    await openPage('/auth/reset-password#half')
    await heading('This link no longer works')
  })
})

describe('the two ways back', () => {
  it('each say what they do, and lead to each other', async () => {
    await openPage('/auth')
    await heading('Sign In')
    const said = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent
    expect(said('Forgot your password?')).toContain('Get a 6-digit code by email or text.')
    expect(said('Reset Password')).toContain('Get a link by email.')
    fireEvent.click(screen.getByRole('link', { name: 'Reset Password' }))
    await heading('Reset Password')
    fireEvent.click(screen.getByRole('link', { name: 'Get a code instead' }))
    await heading('Get a one-time code')
    expect(address()).toBe('/auth/recovery')
    fireEvent.click(screen.getByRole('link', { name: 'Get a link by email instead' }))
    await heading('Reset Password')
  })
})
