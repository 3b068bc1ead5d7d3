import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Button } from '#site/ui/Button.tsx'
import { ToastHost } from '#site/ui/ToastHost.tsx'
import { clearToasts } from '#site/ui/toasts.ts'
import { loadControls } from '../kit/loadControls.ts'
import { showPart } from './showPart.tsx'

beforeAll(loadControls)
afterEach(() => {
  cleanup()
  clearToasts()
})

it('says why it cannot be pressed, when it is pressed', () => {
  const onClick = vi.fn()
  showPart(
    <>
      <Button onClick={onClick} disabledReason="Choose an answer first.">
        Submit Answer
      </Button>
      <ToastHost />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Submit Answer' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByText('Choose an answer first.')).toBeTruthy()
})

it('ignores presses while it works, keeps the focus and says what it does', () => {
  const onClick = vi.fn()
  const part = (busy: string | false) => (
    <Button onClick={onClick} busy={busy}>
      Save
    </Button>
  )
  const view = showPart(part(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  fireEvent.click(button)
  view.again(part('Saving'))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  expect(button.textContent).toBe('Saving')
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('does not send a form twice while it works', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  showPart(
    <form>
      <Button type="submit" busy="Sending">
        Send
      </Button>
    </form>,
  )
  document.addEventListener('submit', onSubmit)
  fireEvent.click(screen.getByRole('button'))
  document.removeEventListener('submit', onSubmit)
  expect(onSubmit).not.toHaveBeenCalled()
})
