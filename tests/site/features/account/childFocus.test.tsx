import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { FocusArea } from '#domain/account/focusAreas.ts'
import { clinical } from '#tests/kit/clinical.ts'
import { choose, isChecked, press } from '../../kit/act.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida } from '../../kit/people.ts'

it('the focus areas of a child are named in words of a child, and what has no such word stays', async () => {
  let person = { ...ida, focusAreas: ['depression', 'grief'] as FocusArea[] }
  const api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(accountApi.setFocusAreas, ({ body }) => {
      person = { ...person, focusAreas: body.focusAreas }
      return body
    })
  await openPage('/settings?tab=focus')
  expect(isChecked(await screen.findByLabelText('Feeling sad'))).toBe(true)
  expect(screen.getByText('What is hard sometimes?')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(clinical)
  choose('Sleep')
  press('Save')
  expect(await screen.findByText('Settings updated')).toBeTruthy()
  choose('School')
  press('Save')
  await waitFor(() =>
    expect(api.bodies(accountApi.setFocusAreas)).toEqual([
      { focusAreas: ['depression', 'sleep', 'grief'] },
      { focusAreas: ['depression', 'sleep', 'pressure'] },
    ]),
  )
})
