import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '#domain/account/contactApi.ts'
import { AddressNote } from '#site/pages/dashboard/AddressNote.tsx'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakeApi, refuse } from '../kit/fakeApi.ts'

freshBrowser()
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
})

describe('the note about an address that is not confirmed', () => {
  it('is there until it is, and sends the mail again within limits', async () => {
    api.on(contactApi.sendVerification, () =>
      refuse(contactApi.sendVerification, 'account.error.code_cooldown', { args: { seconds: 20 } }),
    )
    await show(<AddressNote />, { as: person({ emailVerified: false }) })
    await screen.findByText('Please confirm your email')
    expect(screen.getByText(/We sent a link to/).textContent).toContain('maren@example.org')
    const again = screen.getByRole('button', { name: 'Send again' })
    fireEvent.click(again)
    await screen.findByText('Rate limit exceeded')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    api.on(contactApi.sendVerification, () => ({ alreadyVerified: false }))
    fireEvent.click(again)
    await screen.findByText('Email sent. Please look in your inbox.')
  })

  it('is not shown to others', async () => {
    await show(<AddressNote />)
    expect(screen.queryByText('Please confirm your email')).toBeNull()
  })
})
