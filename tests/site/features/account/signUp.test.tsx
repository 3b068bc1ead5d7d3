import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { Username } from '#domain/account/credentials.ts'
import { passwordProblems } from '#domain/account/password.ts'
import { choose, press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { newcomer } from '../../kit/people.ts'

const STRONG = 'Long-tide-over-46'
let api: FakeApi
let score = 3
beforeEach(() => {
  score = 3
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: null }))
    .on(accountApi.checkPassword, ({ body: { password, email, name } }) => {
      const problems = [...passwordProblems(password, { email, name }), ...(score < 3 ? ['too_weak'] : [])]
      return {
        score,
        problems: problems.map((code) => `account.password.${code}`),
        valid: problems.length === 0,
      }
    })
})
async function open() {
  await openPage('/auth?mode=sign-up')
  await screen.findByRole('heading', { name: 'Sign Up' })
}
async function fill({ username = 'kelp-9', password = STRONG } = {}) {
  await open()
  type('Email', 'maren@example.org')
  type('Username', username)
  choose('Adult')
  type('Password', password)
}
const focused = () => document.activeElement

it('names every missing part, and puts the focus on the first', async () => {
  await open()
  press('Sign Up')
  await screen.findByText('Please enter a valid email address')
  expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Please choose your age group')).toBeTruthy()
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Email')))
})

it.each([
  ['ma', 'Username must be at least 3 characters'],
  ['m'.repeat(31), 'Username must be less than 30 characters'],
  ['ma ren', 'Username can only contain letters, numbers, hyphens, and underscores'],
])('rejects the username %s', async (username, text) => {
  await fill({ username })
  press('Sign Up')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(api.bodies(accountApi.signUp)).toEqual([])
})

it.each([
  ['Short-1', 'Password must be at least 12 characters'],
  ['long-tide-over-46', 'Password must contain at least one uppercase letter'],
  ['LONG-TIDE-OVER-46', 'Password must contain at least one lowercase letter'],
  ['Long-tide-over-xx', 'Password must contain at least one number'],
  ['LongtideOver4600', 'Password must contain at least one special character'],
  ['Long tide over-46', 'Password must not contain whitespace'],
  ['Maren-tide-over-4', 'Password should not contain parts of your email'],
])('rejects the password %s and says the first reason', async (password, reason) => {
  await fill({ password })
  press('Sign Up')
  const text = `Password does not meet security requirements. ${reason}`
  expect(await screen.findByText(text)).toBeTruthy()
  expect(api.bodies(accountApi.signUp)).toEqual([])
})

it('rejects a password that keeps every rule and is still weak', async () => {
  score = 2
  await fill()
  press('Sign Up')
  const text = 'Password is too weak. Please use a stronger password with mixed characters.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(api.bodies(accountApi.signUp)).toEqual([])
})

it.each([
  ['kelp-9', STRONG, 'Password is too weak. Please choose a stronger password.'],
  ['lantern', 'Lantern-Moss42', 'Password should not contain parts of your name'],
])('says what is wrong with the password of %s once its field is left', async (username, password, text) => {
  score = 2
  await fill({ username, password })
  fireEvent.blur(screen.getByLabelText('Password'))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('checks address and username on leaving their fields, and moves nothing when a line comes', async () => {
  await open()
  const room = () => document.querySelectorAll('[data-room]').length
  expect(room()).toBe(3)
  fireEvent.blur(screen.getByLabelText('Email'))
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  type('Email', 'maren@')
  fireEvent.blur(screen.getByLabelText('Email'))
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  type('Username', 'ma')
  fireEvent.blur(screen.getByLabelText('Username'))
  expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy()
  expect(room()).toBe(1)
  type('Username', 'kelp-9')
  expect(screen.queryByText('Username must be at least 3 characters')).toBeNull()
})

it('is drawn for a child once Child is chosen, with one rule of the password at a time', async () => {
  await open()
  expect(screen.getAllByText(/^At least 12|letter$|^A number|character$|^No |^Not a/)).toHaveLength(8)
  choose('Child')
  expect(document.documentElement.dataset.age).toBe('child')
  const rules = () => [...document.querySelectorAll('form ul li')].map((rule) => rule.textContent)
  expect(rules()).toEqual(['At least 12 characters'])
  type('Password', 'long-tide-over-46')
  expect(rules()).toEqual(['An uppercase letter'])
  choose('Adult')
  expect(document.documentElement.dataset.age).toBeUndefined()
  expect(rules()).toHaveLength(8)
})

it('judges while one types: rules at once, strength a moment after the last key', async () => {
  await open()
  type('Password', 'L')
  type('Password', 'Lo')
  type('Password', STRONG)
  expect(screen.getByText('At least 12 characters').closest('li')?.textContent).toContain('met')
  expect(api.bodies(accountApi.checkPassword)).toEqual([])
  expect(await screen.findByText('Strong, 3 of 4')).toBeTruthy()
  expect(api.bodies(accountApi.checkPassword)).toEqual([{ password: STRONG, email: '', name: '' }])
})

it('creates the account, says so and goes on, signed in by the same call', async () => {
  api.on(accountApi.signUp, () => {
    api.on(accountApi.readPerson, () => ({ person: newcomer }))
    return { person: newcomer }
  })
  await fill()
  press('Sign Up')
  await waitFor(() => expect(address()).toBe('/welcome/language'))
  expect(screen.getByText('Account created! Please verify your email if required.')).toBeTruthy()
  expect(api.bodies(accountApi.signUp)).toEqual([
    expect.objectContaining({
      email: 'maren@example.org',
      username: 'kelp-9',
      ageGroup: 'adult',
      password: STRONG,
    }),
  ])
  expect(api.bodies(accountApi.signIn)).toEqual([])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('maren')
})

it('says what to do when too many accounts wait for the address', async () => {
  api.on(accountApi.signUp, () => reject(accountApi.signUp, 'account.error.address_claimed'))
  await fill()
  press('Sign Up')
  expect((await screen.findAllByText(/Other accounts are waiting for this email/)).length).toBeGreaterThan(0)
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('maren@example.org')
})

it('says from what age Adult is meant, and what is set for older people', async () => {
  await open()
  const group = screen.getByRole('radiogroup', { name: 'Age group' })
  const hint = document.getElementById(group.getAttribute('aria-describedby')!)!
  expect(hint.textContent).toContain('18 and over')
  expect(hint.textContent).toContain('61 or older')
})

it('shows at the field what only the server knows', async () => {
  api.on(accountApi.signUp, () =>
    reject(accountApi.signUp, 'account.error.username_taken', {
      fields: { 'body.username': 'account.error.username_taken' },
    }),
  )
  await fill()
  press('Sign Up')
  expect(await screen.findByText('This username is taken. Please choose another one.')).toBeTruthy()
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Username')))
  api.on(accountApi.signUp, () =>
    reject(accountApi.signUp, 'account.error.password_weak', {
      fields: { 'body.password': 'account.password.too_common' },
    }),
  )
  press('Sign Up')
  expect(
    await screen.findByText(
      'Password does not meet security requirements. This password is too common or predictable. Please choose a unique password.',
    ),
  ).toBeTruthy()
})

it('lets the server decide when the strength could not be asked', async () => {
  api
    .on(accountApi.checkPassword, () =>
      reject(accountApi.checkPassword, 'common.error.rate_limited', { args: { seconds: 5 } }),
    )
    .on(accountApi.signUp, () => reject(accountApi.signUp, 'account.error.busy'))
  await fill()
  press('Sign Up')
  expect(await screen.findByText(/Many people are signing in/)).toBeTruthy()
  expect(api.bodies(accountApi.signUp)).toHaveLength(1)
})

it('keeps address and username over a reload and over a change of mode', async () => {
  await fill()
  screen.getByRole('link', { name: 'Sign In' }).click()
  await screen.findByRole('heading', { name: 'Sign In' })
  screen.getByRole('link', { name: 'Sign Up' }).click()
  await screen.findByRole('heading', { name: 'Sign Up' })
  expect((screen.getByLabelText('Username') as HTMLInputElement).value).toBe('kelp-9')
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('')
})

describe('a username', () => {
  const name = () => (screen.getByLabelText('Username') as HTMLInputElement).value

  it('is suggested on request, and to children and teens at once; what was typed stays', async () => {
    await open()
    choose('Teen')
    expect(name()).toMatch(/^[a-z]+_[a-z]+\d\d$/)
    press('Suggest a name')
    expect(Username.safeParse(name()).success).toBe(true)
    type('Username', 'kelp-9')
    choose('Child')
    expect(name()).toBe('kelp-9')
  })

  it('that tells who a member is may be an adult’s, who is told so, and no teen’s', async () => {
    const text = 'This username could show people who you are. Please choose another one.'
    api.on(accountApi.signUp, () => reject(accountApi.signUp, 'account.error.busy'))
    await fill({ username: 'maren_7' })
    expect(screen.getAllByText(text)).toHaveLength(1)
    choose('Teen')
    press('Sign Up')
    await screen.findByText(text, { selector: '[class*=error] *' })
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(api.bodies(accountApi.signUp)).toEqual([])
    choose('Adult')
    press('Sign Up')
    await waitFor(() => expect(api.bodies(accountApi.signUp)).toHaveLength(1))
  })
})
