import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { analyticsApi } from '#domain/analytics/api.ts'
import { CrashBoundary } from '#site/app/CrashBoundary.tsx'
import { isStaleChunk } from '#site/app/reportCrash.ts'
import { FakeApi } from '../kit/fakeApi.ts'
import { showPart } from '../ui/showPart.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // React says on the console what the boundary caught; that is expected here.
  vi.mocked(console.error).mockClear()
})

function Broken({ error = new Error('boom') }: { error?: Error }): never {
  throw error
}

it('shows the words of the specification, tells the server, and keeps Help now in its place', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const api = new FakeApi().on(analyticsApi.track, ({ body }) => ({ stored: body.events.length }))
  showPart(
    <CrashBoundary bare>
      <Broken />
    </CrashBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  screen.getByText(
    "We're sorry, but something unexpected happened. Our team has been notified and will look into it.",
  )
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/?home')
  screen.getByRole('button', { name: 'Reload Page' })
  expect(within(screen.getByRole('banner')).getAllByRole('link').at(-1)!.textContent).toBe('Help now')
  await vi.waitFor(() => expect(api.calls).toHaveLength(1))
  expect(api.bodies(analyticsApi.track)).toMatchObject([
    { events: [{ event_type: 'client_error', event_metadata: { name: 'Error', message: 'boom' } }] },
  ])
})

it('says that there is a newer version when a chunk is gone', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  new FakeApi().on(analyticsApi.track, () => ({ stored: 1 }))
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/Journal-1.js')
  showPart(
    <CrashBoundary>
      <Broken error={error} />
    </CrashBoundary>,
  )
  expect(isStaleChunk(error)).toBe(true)
  expect(screen.getByRole('heading', { name: 'There is a newer version' })).toBeTruthy()
})

it('leaves quietly when a small part breaks', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  new FakeApi().on(analyticsApi.track, () => ({ stored: 1 }))
  const { container } = showPart(
    <CrashBoundary quiet>
      <Broken />
    </CrashBoundary>,
  )
  expect(container.textContent).toBe('')
})
