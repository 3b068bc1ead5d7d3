import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { guardianPreferencesDefault } from '#domain/guardians/preferences.ts'
import { ErrorAnswer, FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'

const LINK = '018f0000-0000-7000-8000-0000000000aa'
const at = '2026-03-01T10:00:00.000Z'
const page = '/guardian/token-of-at-least-twenty-characters'
let api: FakeApi
let roomsAgreed: boolean
let level: 'contact' | 'verified'
beforeEach(() => {
  roomsAgreed = false
  level = 'verified'
  const answer = ({ body }: { body: { isAgreed: boolean } }) => {
    roomsAgreed = body.isAgreed
    return { isAgreed: roomsAgreed }
  }
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(guardianApi.children, () => ({
      children: [{ link: LINK, firstName: 'Ida', level, since: at, notified: [], requests: [], roomsAgreed }],
    }))
    .on(guardianApi.readGuardianPreferences, () => ({ parent_id: maren.id, ...guardianPreferencesDefault }))
    .on(consentApi.guardianPage, () => ({
      status: level,
      childName: 'Ida',
      childAgeGroup: 'child',
      declined: false,
      since: at,
      sharesMoods: true,
      preferences: null,
      requests: [],
      mayAnswer: true,
      visitor: 'connected',
      roomsAgreed,
    }))
    .on(guardianApi.agreeToRooms, answer)
    .on(guardianApi.agreeToRoomsFromPage, answer)
})
const theSwitch = () => screen.findByRole('switch', { name: 'Rooms are allowed' })
const isOn = (isChecked: boolean) =>
  waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Rooms are allowed' }).getAttribute('aria-checked')).toBe(
      String(isChecked),
    ),
  )

it.each([
  ['in the account', '/settings?tab=guardian', guardianApi.agreeToRooms],
  ['on the mailed page', page, guardianApi.agreeToRoomsFromPage],
] as const)('rooms are off at first, and a guardian turns them on and off %s', async (_, path, contract) => {
  await openPage(path)
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false')
  fireEvent.click(await theSwitch())
  expect(await screen.findByText('Rooms are on now.')).toBeTruthy()
  await isOn(true)
  fireEvent.click(await theSwitch())
  expect(await screen.findByText('Rooms are off now.')).toBeTruthy()
  await isOn(false)
  expect(api.bodies(contract)).toEqual([{ isAgreed: true }, { isAgreed: false }])
})

it('goes back when it cannot be stored', async () => {
  api.on(guardianApi.agreeToRooms, () => {
    throw new ErrorAnswer(500, 'common.error.unexpected')
  })
  await openPage('/settings?tab=guardian')
  fireEvent.click(await theSwitch())
  expect(await screen.findByText('Couldn’t change the rooms. Please try again.')).toBeTruthy()
  await isOn(false)
})

it('is not offered before the guardian’s own yes', async () => {
  level = 'contact'
  await openPage('/settings?tab=guardian')
  await screen.findByRole('heading', { name: 'Ida' })
  expect(screen.queryByRole('switch', { name: 'Rooms are allowed' })).toBeNull()
})
