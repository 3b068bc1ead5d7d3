import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import type { PersonView } from '#domain/account/views.ts'
import type { Output } from '#domain/api/contract.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { coachApi } from '#domain/coach/api.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { press, isChecked } from '../../kit/act.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { ida, maren } from '../../kit/people.ts'

const TAB = '/settings?tab=guardian'
const LINK = '018f0000-0000-7000-8000-0000000000aa'
const at = '2026-03-01T10:00:00.000Z'
let api: FakeApi
let person: PersonView
let sees: Output<typeof guardianApi.whoSees>
let family: Output<typeof guardianApi.children>
beforeEach(() => {
  person = { ...ida, ageGroup: 'teen', guardian: 'verified', needsGuardian: false }
  const notified = { id: LINK, at, title: null, preview: null }
  sees = {
    guardianEmail: 'm…m@example.org',
    since: at,
    isConnected: false,
    sharesMoods: true,
    maySwitch: true,
    notified: [
      { ...notified, event: 'checkin', mood: 'sad', state: 'notified' },
      { ...notified, id: 'b', event: 'checkin', mood: null, state: 'waiting' },
      {
        ...notified,
        id: 'c',
        event: 'journal_shared',
        mood: null,
        preview: 'We won.',
        state: 'not_notified',
      },
    ],
  }
  family = {
    children: [
      {
        link: LINK,
        firstName: 'Ida',
        level: 'verified',
        since: at,
        notified: [sees.notified[0]!],
        requests: [],
      },
    ],
  }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person }))
    .on(notificationsApi.listNotifications, () => ({ notices: [], unread: 0 }))
    .on(coachApi.openMessages, () => ({ messages: [] }))
    .on(guardianApi.whoSees, () => sees)
    .on(guardianApi.children, () => family)
    .on(deletionApi.childDeletions, () => ({ children: [] }))
    .on(guardianApi.readGuardianPreferences, () => ({ parent_id: maren.id, ...guardianPreferencesDefault }))
})

describe('a minor', () => {
  it('reads what the guardian sees and was told, line by line', async () => {
    await openPage(TAB)
    await screen.findByText('What we told them')
    expect(screen.getByText(/m…m@example.org/)).toBeTruthy()
    const lines = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Check-in: Sad.*Sent$/),
        expect.stringMatching(/feeling: not shared.*Not sent yet$/),
        expect.stringMatching(/Words: We won\..*Not sent$/),
      ]),
    )
  })

  it('who is a teen switches the sharing of moods; rejected, it moves back', async () => {
    api.on(guardianApi.shareMoods, () => reject(guardianApi.shareMoods, 'common.error.unexpected'))
    await openPage(TAB)
    const share = await screen.findByRole('switch', { name: 'Share my feelings' })
    fireEvent.click(share)
    await waitFor(() => expect(isChecked(share)).toBe(true))
    api.on(guardianApi.shareMoods, ({ body }) => {
      sees = { ...sees, sharesMoods: body.shareMoods }
      person = { ...person, sharesMoods: body.shareMoods }
      return { sharesMoods: body.shareMoods }
    })
    fireEvent.click(screen.getByRole('switch', { name: 'Share my feelings' }))
    expect(await screen.findByText(/For the feeling, they see “not shared”/)).toBeTruthy()
    expect(api.bodies(guardianApi.shareMoods).at(-1)).toEqual({ shareMoods: false })
  })

  it('who is a child has no switch, and reads about their grown-up', async () => {
    person = { ...person, ageGroup: 'child' }
    sees = { ...sees, maySwitch: false, notified: [] }
    await openPage(TAB)
    expect(await screen.findByText('What your grown-up sees')).toBeTruthy()
    expect(await screen.findByText('Nothing yet.')).toBeTruthy()
    expect(screen.queryByRole('switch', { name: 'Share my feelings' })).toBeNull()
  })

  it('may try again when it could not be loaded', async () => {
    api.on(guardianApi.whoSees, () => reject(guardianApi.whoSees, 'common.error.unexpected'))
    await openPage(TAB)
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.on(guardianApi.whoSees, () => sees)
    fireEvent.click(again)
    expect(await screen.findByText('What we told them')).toBeTruthy()
  })
})

describe('a guardian’s account', () => {
  beforeEach(() => {
    person = maren
  })

  it('shows its children and what was told, and saves each alert at once', async () => {
    api.on(guardianApi.saveGuardianPreferences, ({ body }) => ({ parent_id: maren.id, ...body }))
    await openPage(TAB)
    await screen.findByRole('heading', { name: 'Ida' })
    expect(screen.getByText('Check-in: Sad')).toBeTruthy()
    expect(await screen.findByText('Crisis alerts always come through quiet hours')).toBeTruthy()
    expect(screen.getByText(/^Quiet from 21:00 to 07:00/)).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'One email a day' }))
    await waitFor(() =>
      expect(api.bodies(guardianApi.saveGuardianPreferences)).toContainEqual({
        ...guardianPreferencesDefault,
        daily_digest: true,
      }),
    )
    expect(isChecked(screen.getByRole('switch', { name: 'One email a day' }))).toBe(true)
  })

  it('goes back when an alert could not be turned', async () => {
    api.on(guardianApi.saveGuardianPreferences, () =>
      reject(guardianApi.saveGuardianPreferences, 'common.error.unexpected'),
    )
    await openPage(TAB)
    fireEvent.click(await screen.findByRole('switch', { name: 'Check-ins' }))
    expect(await screen.findByText('Failed to update notification settings')).toBeTruthy()
    expect(isChecked(screen.getByRole('switch', { name: 'Check-ins' }))).toBe(true)
  })

  it('without children reads that only the mailed page connects one, and is offered nothing to press', async () => {
    family = { children: [] }
    await openPage(TAB)
    expect(
      await screen.findByText(/open an email we sent you about the child and follow its link/),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect to my account' })).toBeNull()
  })

  it('takes the consent back after asking', async () => {
    api.on(guardianApi.revokeGuardian, () => {
      family = { children: [] }
      return { status: 'revoked' }
    })
    await openPage(TAB)
    await screen.findByRole('heading', { name: 'Ida' })
    press('Withdraw consent')
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw consent' }))
    expect(await screen.findByText(/No child is connected/)).toBeTruthy()
    expect(screen.queryByText('When we write to you')).toBeNull()
  })
})
