import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '#domain/account/contactApi.ts'
import { AddressNote } from '#site/pages/dashboard/AddressNote.tsx'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakeApi, reject } from '../../kit/fakeApi.ts'

freshBrowser()
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
})

describe('the note about an address that is not confirmed', () => {
  it('is there until it is, and sends the mail again within limits', async () => {
    api.on(contactApi.sendVerification, () =>
      reject(contactApi.sendVerification, 'account.error.code_cooldown', { args: { seconds: 20 } }),
    )
    await show(<AddressNote />, { as: person({ emailVerified: false }) })
    await screen.findByText('Please confirm your email')
    const again = screen.getByRole('button', { name: 'Send again' })
    fireEvent.click(again)
    await screen.findByText('Rate limit exceeded')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    api.on(contactApi.sendVerification, () => ({ alreadyVerified: false }))
    fireEvent.click(again)
    await screen.findByText('Email sent. Please check your inbox.')
    expect(screen.getByText(/We sent a link to/).textContent).toContain('maren@example.org')
  })

  it('is not shown to others', async () => {
    await show(<AddressNote />)
    expect(screen.queryByText('Please confirm your email')).toBeNull()
  })

  it('can be put away for a day, on this device and for this account', async () => {
    const later = () => fireEvent.click(screen.getByRole('button', { name: 'Not today' }))
    const me = person({ emailVerified: false })
    const { unmount } = await show(<AddressNote />, { as: me })
    await screen.findByText('Please confirm your email')
    later()
    expect(screen.queryByText('Please confirm your email')).toBeNull()
    unmount()
    const again = await show(<AddressNote />, { as: { ...me, id: '0198f3a0-0000-7000-8000-000000000009' } })
    await screen.findByText('Please confirm your email')
    again.unmount()
    localStorage.setItem(`ek.confirm-later.${me.id}`, String(Date.now() - 25 * 60 * 60 * 1_000))
    await show(<AddressNote />, { as: me })
    await screen.findByText('Please confirm your email')
  })

  it.each([
    ['contact', true],
    ['verified', false],
  ] as const)(
    'asks a child whose guardian is at %s for the grown-up’s yes: %s',
    async (guardian, isAsked) => {
      await show(<AddressNote />, { as: person({ emailVerified: false, ageGroup: 'child', guardian }) })
      if (isAsked) await screen.findByText('Ask your grown-up to open our email and say yes.')
      else await new Promise((done) => setTimeout(done))
      expect(screen.queryByText('Please confirm your email')).toBeNull()
      expect(screen.queryByText(/Ask your grown-up/) !== null).toBe(isAsked)
    },
  )
})
