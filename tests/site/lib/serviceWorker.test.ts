import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerServiceWorker } from '#site/lib/serviceWorker.ts'

const worker = (path: string) => ({
  active: { scriptURL: new URL(path, location.origin).href },
  waiting: null,
  installing: null,
  unregister: vi.fn(() => Promise.resolve(true)),
})
const register = vi.fn(() => Promise.resolve({}))
const dropped: string[] = []

function browser(workers: ReturnType<typeof worker>[], names: string[]) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: () => Promise.resolve(workers) },
  })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(dropped.push(name) > 0),
  })
}

beforeEach(() => {
  localStorage.clear()
  register.mockClear()
  dropped.length = 0
  vi.stubEnv('PROD', true)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('ends workers of earlier versions and deletes what they kept, once; ours stays', async () => {
  const [legacy, ours] = [worker('/service-worker.js'), worker('/sw.js')]
  browser([legacy, ours], ['workbox-precache', 'ek-help-1'])
  registerServiceWorker()
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js'))
  expect(legacy.unregister).toHaveBeenCalledOnce()
  expect(ours.unregister).not.toHaveBeenCalled()
  expect(dropped).toEqual(['workbox-precache'])
  registerServiceWorker()
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  expect(legacy.unregister).toHaveBeenCalledOnce()
})
