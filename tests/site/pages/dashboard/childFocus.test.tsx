import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { clinical } from '#tests/kit/clinical.ts'
import { overview } from '../../features/checkins/overview.ts'
import { dashboardApi } from '#domain/dashboard/api.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida } from '../../kit/people.ts'

it('the focus areas of a child are named on the dashboard in words of a child', async () => {
  const person = {
    ...ida,
    needsGuardian: false,
    guardian: 'verified' as const,
    focusAreas: ['depression' as const, 'grief' as const],
  }
  const parts = {
    overview: overview(),
    notices: { notices: [], unread: 0 },
    coach: { persona: 'Nora', waiting: 0 },
    flags: { flags: [], offeredLanguages: ['en' as const] },
    care: { isOpen: false, isBack: false },
    realtime: { key: 'k', cluster: 'local', embedded: true },
  }
  new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(dashboardApi.readFirstLoad, () => ({ person, parts }))
    .on(coachApi.notificationsPrefs, () => reject(coachApi.notificationsPrefs, 'common.error.not_allowed'))
  await openPage('/dashboard?tab=settings')
  expect(await screen.findByText('Feeling sad')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change focus areas' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(6)
  expect(document.body.textContent).not.toMatch(clinical)
})
