import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnceWhenStale } from '#site/app/reloadOnceWhenStale.ts'

const reload = vi.fn()
reloadOnceWhenStale(reload)
const CHUNK = 'http://localhost:3000/assets/Outcome-abc.js'

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** A chunk fails; the server answers HEAD with a status, or not at all. Gives what the page asked. */
async function fail(status: number | null, { onLine = true } = {}) {
  const asked: unknown[] = []
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    asked.push(call)
    return status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }))
  })
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new TypeError(`Failed to fetch dynamically imported module: ${CHUNK}`),
  })
  window.dispatchEvent(event)
  await new Promise((done) => setTimeout(done))
  // The failure goes on to the boundary, which says what is the matter.
  expect(event.defaultPrevented).toBe(false)
  return asked
}

describe('a chunk that does not come', () => {
  it('never reloads the page without a connection', async () => {
    expect(await fail(404, { onLine: false })).toEqual([])
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload when the network fails although the browser thinks it is there', async () => {
    await fail(null)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload when the server has the chunk: it was the network', async () => {
    await fail(200)
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads once when the server says that the chunk is gone', async () => {
    const asked = await fail(404)
    expect(asked).toEqual([[CHUNK, { method: 'HEAD', cache: 'no-store' }]])
    await fail(404)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
