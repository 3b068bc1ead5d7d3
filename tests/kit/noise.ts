import { afterEach, beforeEach, expect, vi } from 'vitest'

// Noise is failure: an unread warning is an unseen fault.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  const heard = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.mocked(console.error).mockClear()
  vi.mocked(console.warn).mockClear()
  expect(heard, 'console.error or console.warn was called').toEqual([])
})
