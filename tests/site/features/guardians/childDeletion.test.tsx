import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import type { Output } from '#domain/api/contract.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { press, type } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const TAB = '/settings?tab=guardian'
const LINK = '018f0000-0000-7000-8000-0000000000aa'
const eraseAt = '2026-03-19T14:00:00.000Z'
const child = {
  link: LINK,
  firstName: 'Ida',
  level: 'verified',
  since: eraseAt,
  notified: [],
  requests: [],
} as const
const closed = { link: LINK, firstName: 'Ida', eraseAt, requestedBy: 'self', mayUndo: true } as const
let children: Output<typeof guardianApi.children>['children']
let deletions: Output<typeof deletionApi.childDeletions>['children']
let api: FakeApi
beforeEach(() => {
  children = [{ ...child, notified: [], requests: [] }]
  deletions = []
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(guardianApi.children, () => ({ children }))
    .on(guardianApi.readGuardianPreferences, () => ({ parent_id: maren.id, ...guardianPreferencesDefault }))
    .on(deletionApi.childDeletions, () => ({ children: deletions }))
})

describe('a guardian', () => {
  it('deletes the account of their child, against their own password', async () => {
    api.on(deletionApi.requestChildDeletion, () => {
      children = []
      deletions = [{ ...closed, requestedBy: 'guardian' }]
      return { eraseAt }
    })
    await openPage(TAB)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Delete the account of Ida?')).toBeTruthy()
    type('Your password', 'Long-tide-over-46')
    fireEvent.click(dialog.getByRole('button', { name: 'Delete this account' }))
    expect(await screen.findByText('The account is scheduled for deletion.')).toBeTruthy()
    expect(api.bodies(deletionApi.requestChildDeletion)).toEqual([{ password: 'Long-tide-over-46' }])
    expect(await screen.findByText(/All its data is deleted for good on March 19, 2026/)).toBeTruthy()
    expect(screen.getByText('You asked for this.')).toBeTruthy()
    expect(screen.queryByText(/No child is connected/)).toBeNull()
  })

  it('keeps it after all', async () => {
    children = []
    deletions = [closed]
    api.on(deletionApi.undoChildDeletion, () => {
      children = [{ ...child, notified: [], requests: [] }]
      deletions = []
      return { ok: true as const }
    })
    await openPage(TAB)
    expect(await screen.findByText('Your child asked for this.')).toBeTruthy()
    press('Keep the account')
    expect(await screen.findByText('The account stays.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Delete this account' })).toBeTruthy()
  })

  it('does not undo what a teen asked for', async () => {
    children = []
    deletions = [{ ...closed, mayUndo: false }]
    await openPage(TAB)
    await screen.findByText('Your child asked for this.')
    expect(screen.queryByRole('button', { name: 'Keep the account' })).toBeNull()
  })

  it('reads when the list could not be loaded, and tries again', async () => {
    api.on(deletionApi.childDeletions, () => reject(deletionApi.childDeletions, 'common.error.unexpected'))
    await openPage(TAB)
    await screen.findByText('Couldn’t load which accounts are about to be deleted.')
    deletions = [closed]
    api.on(deletionApi.childDeletions, () => ({ children: deletions }))
    press('Try again')
    expect(await screen.findByText('Your child asked for this.')).toBeTruthy()
  })
})
