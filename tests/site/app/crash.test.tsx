import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { analyticsApi } from '#domain/analytics/api.ts'
import { CrashBoundary } from '#site/app/CrashBoundary.tsx'
import { forgetErrors, reportError } from '#site/app/reportError.ts'
import { watchErrors } from '#site/app/watchErrors.ts'
import { ApiError } from '#site/lib/apiError.ts'
import { isStaleChunk } from '#site/lib/isStaleChunk.ts'
import { FakeApi } from '../kit/fakeApi.ts'
import { showPart } from '../ui/showPart.tsx'

afterEach(() => {
  cleanup()
  forgetErrors()
  vi.unstubAllGlobals()
  // React says on the console what the boundary caught; that is expected here.
  vi.mocked(console.error).mockClear()
})

function Broken({ error = new Error('boom') }: { error?: Error }): never {
  throw error
}

it('shows the required words, tells the server, and keeps Help now in its place', async () => {
  vi.mocked(console.error).mockImplementation(() => {})
  const api = new FakeApi().on(analyticsApi.reportError, () => ({ ok: true }))
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
  expect(api.bodies(analyticsApi.reportError)).toMatchObject([
    { name: 'Error', message: 'boom', page_url: location.pathname },
  ])
})

it('says that there is a newer version when a chunk is gone', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  new FakeApi().on(analyticsApi.reportError, () => ({ ok: true }))
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/Journal-1.js')
  showPart(
    <CrashBoundary>
      <Broken error={error} />
    </CrashBoundary>,
  )
  expect(isStaleChunk(error)).toBe(true)
  expect(screen.getByRole('heading', { name: 'There’s a newer version' })).toBeTruthy()
})

it('leaves quietly when a small part breaks', () => {
  vi.mocked(console.error).mockImplementation(() => {})
  new FakeApi().on(analyticsApi.reportError, () => ({ ok: true }))
  const { container } = showPart(
    <CrashBoundary quiet>
      <Broken />
    </CrashBoundary>,
  )
  expect(container.textContent).toBe('')
})

it('tells of faults outside of drawing, each once, and of no rejected calls', async () => {
  const api = new FakeApi().on(analyticsApi.reportError, () => ({ ok: true }))
  watchErrors()
  const late = new Error('late')
  window.dispatchEvent(new ErrorEvent('error', { error: late }))
  window.dispatchEvent(new ErrorEvent('error', { error: late }))
  // A resource that did not load has no error object.
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('not awaited') })
  window.dispatchEvent(rejected)
  const refused = new ApiError({ status: 409, code: 'account.error.username_taken' })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: refused }))
  await vi.waitFor(() => expect(api.calls).toHaveLength(2))
  expect(api.bodies(analyticsApi.reportError)).toMatchObject([
    { message: 'late' },
    { message: 'not awaited' },
  ])
})

it('stops after five kinds on one page', async () => {
  const api = new FakeApi().on(analyticsApi.reportError, () => ({ ok: true }))
  for (let n = 0; n < 9; n += 1) reportError(new Error(`fault ${'x'.repeat(n)}`))
  await vi.waitFor(() => expect(api.calls).toHaveLength(5))
})
