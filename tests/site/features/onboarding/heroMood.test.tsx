import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { accountApi } from '#domain/account/api.ts'
import { readDraft } from '#site/lib/draft.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { newcomer } from '../../kit/people.ts'

it('keeps the face picked on the landing page where drafts are, so that it outlives the tab', async () => {
  sessionStorage.setItem('ek.mood', 'good')
  new FakeApi().on(accountApi.readPerson, () => ({ person: { ...newcomer, language: 'en' } }))
  await openPage('/onboarding')
  await screen.findByText(/You can go back at any time/)
  expect(readDraft(`mood.${newcomer.id}`, z.string())).toBe('good')
  expect(sessionStorage.getItem('ek.mood')).toBeNull()
})
