import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { press, type } from '../kit/act.ts'
import { FakeApi } from '../kit/fakeApi.ts'
import { address, heading, openPage } from '../kit/openPage.tsx'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
    .on(accountApi.me, () => ({ person: null }))
    .on(recoveryApi.state, () => ({ stage: 'none', contact: null, secondsLeft: 900 }))
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
    expect(await screen.findByText("Check your email - We've sent you a password reset link.")).toBeTruthy()
    expect(api.bodies(recoveryApi.requestLink)).toEqual([{ email: 'maren@example.org' }])
    expect(address()).toBe('/auth')
  })
})
