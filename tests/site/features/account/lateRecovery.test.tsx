import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { heading, openPage } from '../../kit/openPage.tsx'

const stage = (value: 'none' | 'code' | 'verified') => ({
  stage: value,
  contact: value === 'verified' ? 'm…n@example.org' : null,
  secondsLeft: 900,
  endsOthers: false,
})

it('a right code is not thrown back by an answer about the secret this browser had before', async () => {
  const mirror = { type: 'email', contact: 'm…n@example.org', resendAt: 0, requests: { hour: 0, count: 1 } }
  localStorage.setItem('ek.recovery', JSON.stringify(mirror))
  let answerLate = (_: ReturnType<typeof stage>): void => {}
  const api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: null }))
    .on(recoveryApi.state, () => new Promise((resolve) => (answerLate = resolve)))
  await openPage('/auth/verify-code')
  await heading('Enter your code')
  api.on(recoveryApi.verifyRecovery, async () => {
    api.on(recoveryApi.state, () => stage('verified'))
    answerLate(stage('none'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { ok: true }
  })
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } })
  await heading('Set a new password')
  expect(screen.queryByText('Session expired')).toBeNull()
})

it('a right code is not thrown back by an answer to a code that was asked for before it', async () => {
  const mirror = { type: 'email', contact: 'm…n@example.org', resendAt: 0, requests: { hour: 0, count: 1 } }
  localStorage.setItem('ek.recovery', JSON.stringify(mirror))
  let isVerified = false
  let answerLate = (): void => {}
  const api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: null }))
    .on(recoveryApi.state, () => stage(isVerified ? 'verified' : 'code'))
    .on(recoveryApi.resendCode, async () => {
      await new Promise<void>((resolve) => (answerLate = resolve))
      return reject(recoveryApi.resendCode, 'account.error.recovery_session')
    })
    .on(recoveryApi.verifyRecovery, () => {
      isVerified = true
      return { ok: true }
    })
  await openPage('/auth/verify-code')
  await heading('Enter your code')
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  await waitFor(() => expect(api.bodies(recoveryApi.resendCode)).toHaveLength(1))
  fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } })
  await heading('Set a new password')
  answerLate()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.queryByText('Session expired')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeTruthy()
})
