import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { isOpen } from '#domain/capabilities.ts'
import { nothingToAgree } from '../../kit/consent.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, newcomer } from '../../kit/people.ts'

let api: FakeApi
beforeEach(() => {
  api = nothingToAgree(new FakeApi())
})

it('the introduction promises rooms only while they are open, the family otherwise', async () => {
  api.on(accountApi.readPerson, () => ({ person: { ...newcomer, language: 'en' } }))
  await openPage('/onboarding')
  await screen.findByRole('heading', { name: 'What you’ll find here' })
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Check-in', 'Journal', isOpen('rooms') ? 'Community' : 'Family', 'Coach'])
})

it.each([
  ['a child has pictures beside the words of the bar', 'child', true],
  ['a teen has the words alone', 'teen', false],
] as const)('%s', async (_, ageGroup, hasPictures) => {
  const person = { ...ida, ageGroup, needsGuardian: false, guardian: 'verified' as const }
  api.on(accountApi.readPerson, () => ({ person }))
  await openPage('/settings?tab=focus')
  const bar = (await screen.findAllByRole('link', { name: /^Journal/ }))[0]!.closest('nav')!
  const links = [...bar.querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(1)
  expect(links.every((link) => (link.querySelector('svg') !== null) === hasPictures)).toBe(true)
})
