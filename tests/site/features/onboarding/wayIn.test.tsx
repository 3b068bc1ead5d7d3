import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { flagsApi } from '#domain/flags/api.ts'
import { press } from '../../kit/act.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { address, openPage } from '../../kit/openPage.tsx'
import { maren, newcomer } from '../../kit/people.ts'

let api: FakeApi
let person: PersonView | null
beforeEach(() => {
  person = { ...newcomer, language: 'en' }
  api = nothingToAgree(new FakeApi()).on(accountApi.readPerson, () => ({ person }))
})

it('chooses a language first, of those that are offered', async () => {
  person = newcomer
  api
    .on(flagsApi.readFlags, () => ({ flags: [], offeredLanguages: ['en', 'es'] }))
    .on(accountApi.setLanguage, ({ body }) => {
      person = { ...newcomer, language: body.language }
      return { ok: true }
    })
  await openPage('/welcome/language')
  fireEvent.click(await screen.findByLabelText('Español'))
  press('Continue')
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(document.documentElement.lang).toBe('es')
  expect(document.cookie).toContain('ek_lang=es')
  expect(api.bodies(accountApi.setLanguage)).toEqual([{ language: 'es' }])
})

it('asks for no language where one is offered: it is stored, and the way goes on', async () => {
  person = newcomer
  api
    .on(flagsApi.readFlags, () => ({ flags: [], offeredLanguages: ['en'] }))
    .on(accountApi.setLanguage, ({ body }) => {
      person = { ...newcomer, language: body.language }
      return { ok: true }
    })
  await openPage('/welcome/language')
  expect(await screen.findByRole('button', { name: 'Start My First Vibe Check' })).toBeTruthy()
  expect(address()).toBe('/onboarding')
  expect(screen.queryByText('Choose your language')).toBeNull()
  expect(api.bodies(accountApi.setLanguage)).toEqual([{ language: 'en' }])
})

it('shows the language page when the one language could not be stored', async () => {
  person = newcomer
  api
    .on(flagsApi.readFlags, () => ({ flags: [], offeredLanguages: ['en'] }))
    .on(accountApi.setLanguage, () => reject(accountApi.setLanguage, 'common.error.unexpected'))
  await openPage('/welcome/language')
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
})

it('says that the profile could not be loaded, and tries again', async () => {
  api.on(accountApi.readPerson, () => reject(accountApi.readPerson, 'common.error.unexpected'))
  await openPage('/onboarding')
  expect(await screen.findByText('Failed to load profile. Please try again.')).toBeTruthy()
  api.on(accountApi.readPerson, () => ({ person }))
  press('Try again')
  expect(await screen.findByRole('button', { name: 'Start My First Vibe Check' })).toBeTruthy()
})

it('is not asked of a member who has been through it', async () => {
  person = maren
  await openPage('/onboarding')
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})
