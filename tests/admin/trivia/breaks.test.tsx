import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { triviaBreaksApi } from '#domain/trivia/breaksApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '#tests/site/kit/fakeApi.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), warning: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
const { FetchBreaks } = await import('#admin/trivia/TriviaAdmin/parts/FetchBreaks.tsx')

const onFetched = vi.fn(() => Promise.resolve())
let api: FakeApi
beforeEach(() => {
  api = new FakeApi()
  for (const one of [toast.error, toast.success, onFetched]) one.mockClear()
  render(
    <FetchBreaks texts={en.triviaDesk.break_videos} locale="en" isCurated={false} onFetched={onFetched} />,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const fetchVideos = () => fireEvent.click(screen.getByRole('button', { name: 'Fetch Videos' }))

it('fetches for the topics and the language that are chosen', async () => {
  api.on(triviaBreaksApi.fetch, () => ({ videos: 3, week_key: '2026-03-14' }) as never)
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } })
  fetchVideos()
  await waitFor(() => expect(onFetched).toHaveBeenCalled())
  expect(api.bodies(triviaBreaksApi.fetch)).toEqual([
    { topics: ['breathing', 'stretching', 'mindfulness'], manual: true, locale: 'fr' },
  ])
  expect(toast.success).toHaveBeenCalledWith('3 new videos for the weekend of March 14, 2026.')
})

it('says Fetch Failed with the server’s message', async () => {
  api.on(triviaBreaksApi.fetch, () => reject(triviaBreaksApi.fetch, 'common.error.unavailable'))
  fetchVideos()
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Fetch Failed', {
      description: en.common.error.unavailable,
    }),
  )
  expect(onFetched).not.toHaveBeenCalled()
})
