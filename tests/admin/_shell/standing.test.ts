// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const said = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui', () => ({ toast: { error: said } }))
const { useStanding } = await import('#admin/_shell/useStanding.client.ts')

const reload = vi.fn()
const asked = vi.fn<() => Promise<Response>>()
let seen: (statuses: number[]) => void

beforeEach(() => {
  for (const one of [said, reload, asked]) one.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries: () => object[] }) => void) {
        seen = (statuses) =>
          tell({ getEntries: () => statuses.map((responseStatus) => ({ responseStatus })) })
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const come = (name: string) => act(async () => void window.dispatchEvent(new Event(name)))
const answer = (status: number) =>
  asked.mockImplementation(() => Promise.resolve(Response.json({ ok: true }, { status })))
const page = () => renderHook(() => useStanding('You are no longer signed in.'))

describe('an open page of the panel', () => {
  it('stays as long as its person may be here, and when no answer comes', async () => {
    page()
    answer(200)
    await come('focus')
    answer(503)
    await come('focus')
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    await come('online')
    expect(asked).toHaveBeenCalledTimes(3)
    expect(asked.mock.calls[0]).toMatchObject(['/api/staff/standing', { method: 'GET' }])
    expect([said.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  it.each([401, 403])('loads again once it is rejected with %s, and once only', async (status) => {
    page()
    answer(status)
    for (const name of ['focus', 'pageshow', 'focus']) await come(name)
    expect(reload).toHaveBeenCalledOnce()
    expect(said.mock.calls).toEqual([['You are no longer signed in.', { duration: Infinity }]])
    expect(asked).toHaveBeenCalledOnce()
  })

  it('asks when a call of Payload’s own was rejected, and leaves only when that was the session', async () => {
    page()
    answer(200)
    await act(async () => seen([200, 304, 404]))
    expect(asked).not.toHaveBeenCalled()
    await act(async () => seen([200, 403]))
    expect(asked).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    answer(401)
    await act(async () => seen([401]))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('asks nothing while it is not seen, nor after it was left', async () => {
    const { unmount } = page()
    answer(401)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await come('focus')
    hidden.mockReturnValue('visible')
    unmount()
    await come('focus')
    expect(asked).not.toHaveBeenCalled()
  })
})
