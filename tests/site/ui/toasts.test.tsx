import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#site/ui/ToastHost.tsx'
import { clearToasts, showToast, TOAST_MS } from '#site/ui/toasts.ts'
import { showPart } from './showPart.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  clearToasts()
  vi.useRealTimers()
})

const say = (...toasts: Parameters<typeof showToast>[0][]) => act(() => toasts.forEach(showToast))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows one toast at a time, each for six seconds, in the order they came', () => {
  showPart(<ToastHost />)
  say({ text: 'First' }, { text: 'Second', tone: 'good' })
  expect(screen.queryByText('First')).not.toBeNull()
  expect(screen.queryByText('Second')).toBeNull()
  pass(TOAST_MS)
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.queryByText('Second')).not.toBeNull()
  pass(TOAST_MS)
  expect(screen.queryByText('Second')).toBeNull()
})

it('keeps an error until it is read', () => {
  showPart(<ToastHost />)
  say({ text: 'Failed to send message', tone: 'bad' })
  pass(10 * TOAST_MS)
  expect(screen.getByRole('alert').textContent).toContain('Failed to send message')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('lets an error go after six seconds when another toast waits', () => {
  showPart(<ToastHost />)
  say({ text: 'Failed', tone: 'bad' }, { text: 'Saved' })
  pass(TOAST_MS)
  expect(screen.queryByText('Failed')).toBeNull()
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('holds a toast while somebody reads it', () => {
  showPart(<ToastHost />)
  say({ text: 'Badge Unlocked', detail: '2-Week Champion' })
  const toast = screen.getByText('Badge Unlocked').closest('div')!
  fireEvent.pointerEnter(toast)
  pass(10 * TOAST_MS)
  expect(screen.queryByText('2-Week Champion')).not.toBeNull()
  fireEvent.pointerLeave(toast)
  pass(TOAST_MS)
  expect(screen.queryByText('2-Week Champion')).toBeNull()
})

it('counts the same words in the queue once', () => {
  showPart(<ToastHost />)
  say({ text: 'Saved' }, { text: 'Saved' })
  pass(TOAST_MS)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('tells screen readers in regions that were there before', () => {
  showPart(<ToastHost />)
  const status = screen.getByRole('status')
  say({ text: 'Saved' })
  expect(status.textContent).toContain('Saved')
})
