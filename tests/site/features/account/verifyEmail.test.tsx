import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { contactApi } from '#domain/account/contactApi.ts'
import { press } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { heading, openPage } from '../../kit/openPage.tsx'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().on(accountApi.readPerson, () => ({ person: null }))
})

describe('confirming an address', () => {
  it('takes a press, once', async () => {
    api.on(contactApi.verifyEmail, () => ({ ok: true }))
    await openPage('/auth/verify-email#token-token-token-token')
    await heading('Confirm your email')
    expect(api.bodies(contactApi.verifyEmail)).toEqual([])
    press('Confirm this address')
    await heading('Your email is confirmed')
    expect(api.bodies(contactApi.verifyEmail)).toEqual([{ token: 'token-token-token-token' }])
    expect(window.location.hash).toBe('')
  })

  it('says when the link is too old, and when there is none', async () => {
    api.on(contactApi.verifyEmail, () => reject(contactApi.verifyEmail, 'account.error.verify_link'))
    await openPage('/auth/verify-email#token-token-token-token')
    await heading('Confirm your email')
    press('Confirm this address')
    await screen.findByText('This link has expired or was already used.')
    await openPage('/auth/verify-email')
    await screen.findByText(/Please open the link in our email/)
  })
})
