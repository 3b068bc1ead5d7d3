import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { ida, maren, newcomer } from '../../kit/people.ts'

let api: FakeApi
beforeEach(() => {
  api = new FakeApi().on(accountApi.readPerson, () => ({ person: null }))
})

async function fill({ password = 'Long-tide-over-46' } = {}) {
  await screen.findByLabelText('Email')
  type('Email', 'maren@example.org')
  type('Password', password)
}

describe('signing in', () => {
  it('says what is missing at the fields and puts the focus on the first', async () => {
    await openPage('/auth')
    await screen.findByLabelText('Email')
    press('Sign In')
    await screen.findByText('Please enter a valid email address')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    expect(api.bodies(accountApi.signIn)).toEqual([])
    type('Email', 'maren@example.org')
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  })

  it.each([
    ['a language first', newcomer, '/welcome/language'],
    ['onboarding when no focus area is set', { ...maren, focusAreas: [] }, '/onboarding'],
    ['the guardian of a child', ida, '/parent-verification'],
    ['the dashboard', maren, '/dashboard'],
  ])('leads to %s', async (_, person, path) => {
    api.on(accountApi.signIn, () => {
      api.on(accountApi.readPerson, () => ({ person }))
      return { state: 'signed-in', person }
    })
    await openPage('/auth')
    await fill()
    press('Sign In')
    await waitFor(() => expect(window.location.pathname).toBe(path))
  })

  it('greets a member who is back, and goes where they wanted to', async () => {
    api.on(accountApi.signIn, () => {
      api.on(accountApi.readPerson, () => ({ person: maren }))
      return { state: 'signed-in', person: maren }
    })
    await openPage('/auth?next=%2Fsettings%3Ftab%3Dcomfort')
    await fill()
    press('Sign In')
    await waitFor(() => expect(address()).toBe('/settings?tab=comfort'))
    expect(await screen.findByText('Welcome back!')).toBeTruthy()
  })

  it.each([
    '//evil.example/x',
    'https://evil.example',
    '/\\evil.example',
    '/auth?mode=code',
    'javascript:alert(1)',
  ])('does not follow %s', async (next) => {
    api.on(accountApi.signIn, () => ({ state: 'signed-in', person: maren }))
    await openPage(`/auth?next=${encodeURIComponent(next)}`)
    await fill()
    press('Sign In')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('says the same for an unknown address and a wrong password, and lets the next try take it away', async () => {
    api.on(accountApi.signIn, () => reject(accountApi.signIn, 'account.error.wrong_credentials'))
    await openPage('/auth')
    await fill()
    press('Sign In')
    const alert = await screen.findByText('Error')
    expect(alert.closest('[data-tone=bad]')?.textContent).toContain('That email or password isn’t right.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    api.on(accountApi.signIn, () => new Promise(() => {}))
    press('Sign In')
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull())
  })

  it('keeps on the page for how long a pause lasts', async () => {
    api.on(accountApi.signIn, () =>
      reject(accountApi.signIn, 'account.error.locked', { args: { minutes: 5, seconds: 300 } }),
    )
    await openPage('/auth')
    await fill()
    press('Sign In')
    await waitFor(() =>
      expect(screen.getAllByText('Too many tries. Please try again in 5 min.')).toHaveLength(2),
    )
  })

  it('says that many are signing in when the server is busy', async () => {
    api.on(accountApi.signIn, () => reject(accountApi.signIn, 'account.error.busy'))
    await openPage('/auth')
    await fill()
    press('Sign In')
    await waitFor(() => expect(screen.getAllByText(/Many people are signing in/)).toHaveLength(2))
  })

  it('sends once however often it is pressed', async () => {
    api.on(accountApi.signIn, () => new Promise(() => {}))
    await openPage('/auth')
    await fill()
    press('Sign In')
    const busy = await screen.findByRole('button', { name: 'Signing in' })
    fireEvent.click(busy)
    fireEvent.submit(busy.closest('form')!)
    expect(api.bodies(accountApi.signIn)).toHaveLength(1)
  })

  it('keeps the address, never the password, over a reload', async () => {
    await openPage('/auth')
    await fill({ password: 'secret-words' })
    expect(JSON.stringify({ ...sessionStorage })).toContain('maren@example.org')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-words')
  })

  it('cannot be sent in private browsing, and says why', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await openPage('/auth')
    const text = 'Private Browsing Detected - Please use standard browsing mode for login to work properly.'
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy()
    await fill()
    expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-disabled')).toBe('true')
    press('Sign In')
    expect(api.bodies(accountApi.signIn)).toEqual([])
  })

  it('takes a member who is signed in already past the form', async () => {
    document.cookie = 'ek_in=1; path=/'
    api.on(accountApi.readPerson, () => ({ person: maren }))
    await openPage('/auth')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(screen.queryByText('Welcome back!')).toBeNull()
  })
})

describe('the second step', () => {
  const code = (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } })

  it('follows the password, sends six digits by itself, and tells a wrong code at the field', async () => {
    api
      .on(accountApi.signIn, () => ({ state: 'second-factor' }))
      .on(accountApi.secondFactor, () => reject(accountApi.secondFactor, 'account.error.invalid_code'))
    await openPage('/auth')
    await fill()
    press('Sign In')
    await screen.findByRole('heading', { name: 'One more step' })
    expect(address()).toBe('/auth?mode=code')
    code('123456')
    await screen.findByText('Invalid Code')
    expect(api.bodies(accountApi.secondFactor)).toEqual([{ code: '123456' }])
    expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('')
    api.on(accountApi.secondFactor, () => ({ state: 'signed-in', person: maren }))
    code('654321')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('takes a recovery code instead', async () => {
    api.on(accountApi.secondFactor, () => ({ state: 'signed-in', person: maren }))
    await openPage('/auth?mode=code')
    await screen.findByRole('heading', { name: 'One more step' })
    press('Use a recovery code')
    press('Verify')
    await screen.findByText('Please enter one of your recovery codes')
    type('Recovery code', 'k7m2q-x9dpf')
    press('Verify')
    await waitFor(() =>
      expect(api.bodies(accountApi.secondFactor)).toEqual([{ recoveryCode: 'k7m2q-x9dpf' }]),
    )
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  })

  it('goes back to the password when it took too long', async () => {
    api.on(accountApi.secondFactor, () => reject(accountApi.secondFactor, 'account.error.challenge_expired'))
    await openPage('/auth?mode=code&next=%2Fsettings')
    await screen.findByRole('heading', { name: 'One more step' })
    code('123456')
    await screen.findByText('That took a little too long. Please sign in again.')
    expect(address()).toBe('/auth?next=%2Fsettings')
  })
})
