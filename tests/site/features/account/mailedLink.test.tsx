import { act, render, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { catalog, groups } from '#messages/site/en.ts'
import { messageGroupNames } from '#messages/site/messageGroups.ts'
import { ResetPasswordScreen } from '#site/features/account/recovery/ResetPasswordScreen.tsx'
import { MessagesProvider, newMessages } from '#site/lib/messages.tsx'
import { FakeApi } from '../../kit/fakeApi.ts'
import '../../kit/openPage.tsx'

it('keeps the token when a first rendering is thrown away', async () => {
  const api = new FakeApi()
  api.on(recoveryApi.openResetLink, () => {
    api.on(recoveryApi.state, () => ({
      stage: 'verified' as const,
      contact: 'm…n@example.org',
      secondsLeft: 900,
      endsOthers: false,
    }))
    return { ok: true }
  })
  window.history.replaceState(null, '', '/auth/reset-password#the-token-of-another-link')
  const messages = newMessages('en', catalog, groups)
  await messages.load(messageGroupNames)
  const waited = Promise.resolve()
  const Slow = () => {
    use(waited)
    return null
  }
  await act(async () => {
    render(
      <MessagesProvider messages={messages}>
        <BrowserRouter>
          <Suspense>
            <ResetPasswordScreen />
            <Slow />
          </Suspense>
        </BrowserRouter>
      </MessagesProvider>,
    )
  })
  await waitFor(() =>
    expect(api.bodies(recoveryApi.openResetLink)).toEqual([{ token: 'the-token-of-another-link' }]),
  )
  expect(window.location.hash).toBe('')
})
