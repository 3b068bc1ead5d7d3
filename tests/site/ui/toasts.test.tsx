import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '#site/ui/Dialog.tsx'
import { ToastHost } from '#site/ui/ToastHost.tsx'
import { clearToasts, showToast, TOAST_MS } from '#site/ui/toasts.ts'
import { loadControls } from '../kit/loadControls.ts'
import { showPart } from './showPart.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
beforeAll(loadControls)
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
  expect(screen.queryByText('Failed to send message')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Failed to send message')).toBeNull()
})

it('lets an error go after six seconds when another toast waits', () => {
  showPart(<ToastHost />)
  say({ text: 'Failed', tone: 'bad' }, { text: 'Saved' })
  pass(TOAST_MS)
  expect(screen.queryByText('Failed')).toBeNull()
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('holds a toast while the reader stays on it', () => {
  showPart(<ToastHost />)
  say({ text: 'Badge Unlocked', detail: '2-Week Champion' })
  const toast = screen.getByText('Badge Unlocked').closest('li')!
  fireEvent.pointerMove(toast)
  pass(10 * TOAST_MS)
  expect(screen.queryByText('2-Week Champion')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('region'))
  pass(TOAST_MS)
  expect(screen.queryByText('2-Week Champion')).toBeNull()
})

it('counts the same words in the queue once', () => {
  showPart(<ToastHost />)
  say({ text: 'Saved' }, { text: 'Saved' })
  pass(TOAST_MS)
  expect(screen.queryByText('Saved')).toBeNull()
})

it.each([
  { tone: 'good', live: 'polite' },
  { tone: 'bad', live: 'assertive' },
] as const)('tells screen readers, $live when it is $tone', ({ tone, live }) => {
  showPart(<ToastHost />)
  say({ text: 'Saved', tone })
  // The region is there before its words are.
  pass(100)
  expect(document.querySelector(`[aria-live=${live}]`)!.textContent).toContain('Saved')
})

it('shows an error at once, before good news; what it interrupted comes back', () => {
  showPart(<ToastHost />)
  say({ text: 'Mood checked in successfully!', tone: 'good' }, { text: 'Badge Unlocked', tone: 'good' })
  say({ text: 'Reset Failed', tone: 'bad' }, { text: 'Verification Failed', tone: 'bad' })
  const shown = () => screen.getByRole('listitem').textContent
  expect(shown()).toContain('Reset Failed')
  pass(TOAST_MS)
  expect(shown()).toContain('Verification Failed')
  pass(TOAST_MS)
  expect(shown()).toContain('Mood checked in')
  pass(TOAST_MS)
  expect(shown()).toContain('Badge Unlocked')
})

it('is closed over an open dialog, which stays', async () => {
  const onClose = vi.fn()
  showPart(
    <>
      <Dialog open title="Reset My 2FA" onClose={onClose}>
        …
      </Dialog>
      <ToastHost />
    </>,
  )
  say({ text: 'Reset Failed', tone: 'bad' })
  pass(100)
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  fireEvent.pointerDown(dismiss)
  fireEvent.click(dismiss)
  pass(100)
  expect(screen.queryByText('Reset Failed')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('stands under the bar, however tall large letters make it', () => {
  showPart(
    <>
      <header />
      <ToastHost />
    </>,
  )
  const barHeight = vi.spyOn(document.querySelector('header')!, 'offsetHeight', 'get').mockReturnValue(66)
  const height = () => screen.getByRole('region').querySelector('ol')!.style.getPropertyValue('--bar-height')
  say({ text: 'First' }, { text: 'Second' })
  expect(height()).toBe('66px')
  barHeight.mockReturnValue(141)
  pass(TOAST_MS)
  expect(height()).toBe('141px')
})
