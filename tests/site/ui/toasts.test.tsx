import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '#site/ui/Dialog.tsx'
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

it('shows an error at once, before good news; what it interrupted comes back', () => {
  showPart(<ToastHost />)
  say({ text: 'Mood checked in successfully!', tone: 'good' }, { text: 'Badge Unlocked', tone: 'good' })
  say({ text: 'Reset Failed', tone: 'bad' }, { text: 'Verification Failed', tone: 'bad' })
  const shown = () =>
    document.querySelector('[role=alert], [role=status]:not(:empty)')!.parentElement!.textContent
  expect(shown()).toContain('Reset Failed')
  pass(TOAST_MS)
  expect(shown()).toContain('Verification Failed')
  pass(TOAST_MS)
  expect(shown()).toContain('Mood checked in')
  pass(TOAST_MS)
  expect(shown()).toContain('Badge Unlocked')
})

it('is inside of an open dialog, where alone it can be reached and heard', () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const { again } = showPart(
    <>
      <Dialog open title="Reset My 2FA" onClose={() => {}}>
        …
      </Dialog>
      <ToastHost />
    </>,
  )
  say({ text: 'Reset Failed', tone: 'bad' })
  expect(screen.getByText('Reset Failed').closest('dialog')).not.toBeNull()
  again(
    <>
      <Dialog open={false} title="Reset My 2FA" onClose={() => {}}>
        …
      </Dialog>
      <ToastHost />
    </>,
  )
  expect(screen.getByText('Reset Failed').closest('dialog')).toBeNull()
})

it('survives a dialog that leaves in the same moment as it comes', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  // As browsers do: what is not on the page cannot be shown.
  HTMLElement.prototype.hidePopover = () => {}
  HTMLElement.prototype.showPopover = function () {
    if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.')
  }
  const withDialog = (
    <>
      <Dialog open title="Focus areas" onClose={() => {}}>
        …
      </Dialog>
      <ToastHost />
    </>
  )
  const { again } = showPart(withDialog)
  act(() => {
    showToast({ text: 'Settings updated', tone: 'good' })
    again(<ToastHost />)
  })
  expect(screen.getByText('Settings updated').closest('dialog')).toBeNull()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})
