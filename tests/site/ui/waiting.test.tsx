import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waiting, WAITING_DELAY_MS } from '#site/ui/Waiting.tsx'
import { showPart } from './showPart.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows nothing for a moment, then still lines and a sentence', () => {
  showPart(<Waiting label="Loading your entries" />)
  act(() => vi.advanceTimersByTime(WAITING_DELAY_MS - 1))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Loading your entries')
})
