import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '#site/ui/Button.tsx'
import { Dialog } from '#site/ui/Dialog.tsx'
import { showPart } from './showPart.tsx'

// jsdom has no modal dialogs; the browser's own behaviour (trap, Esc) is covered end to end.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(cleanup)

function Sample({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this entry?"
        actions={<Button onClick={close}>Keep it</Button>}
      >
        <p>It stays in the trash for 30 days.</p>
      </Dialog>
    </>
  )
}

it('is named by its question and gives the focus back to what opened it', () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Delete this entry?' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

it('asks its owner to close on Esc', () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes on a press outside of its box and not on one inside', () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, { clientX: 10, clientY: 10 })
  expect(onClose).toHaveBeenCalledOnce()
})
