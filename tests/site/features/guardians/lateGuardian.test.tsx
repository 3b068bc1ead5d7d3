import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { PersonView } from '#domain/account/views.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { meQuery } from '#site/lib/person.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { later } from '../../kit/later.ts'
import { address, openPage, queryClient } from '../../kit/openPage.tsx'
import { ida } from '../../kit/people.ts'

it('a right code leads on, whatever an answer about the child of before says', async () => {
  const late = later<{ person: PersonView }>()
  let asked = 0
  const api = new FakeApi()
    .on(accountApi.readPerson, () => (++asked === 1 ? { person: ida } : late.promise))
    .on(consentApi.guardianStatus, () => ({
      required: true,
      status: 'pending',
      declined: false,
      guardianEmail: 'm…m@example.org',
      resendInSeconds: 0,
    }))
    .on(consentApi.verifyGuardian, () => ({
      person: { ...ida, guardian: 'verified', needsGuardian: false },
    }))
  await openPage('/parent-verification?next=%2Fsettings')
  const field = await screen.findByLabelText('6-digit code')
  void queryClient().refetchQueries(meQuery)
  await waitFor(() => expect(asked).toBe(2))
  fireEvent.change(field, { target: { value: '123456' } })
  await waitFor(() => expect(address()).toContain('/settings'))
  late.resolve({ person: ida })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(queryClient().getQueryData(meQuery.queryKey)?.person?.needsGuardian).toBe(false)
  expect(api.bodies(consentApi.verifyGuardian)).toEqual([{ code: '123456' }])
})
