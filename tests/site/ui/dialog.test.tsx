import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Button } from '#site/ui/Button.tsx'
import { Dialog } from '#site/ui/Dialog.tsx'
import { Menu } from '#site/ui/Menu.tsx'
import { loadControls } from '../kit/loadControls.ts'
import { showPart } from './showPart.tsx'

beforeAll(loadControls)
afterEach(cleanup)

function Sample({ onClose = () => {}, alert = false }: { onClose?: () => void; alert?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Menu items={[{ key: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]}>More</Menu>
      <Dialog
        open={open}
        onClose={close}
        alert={alert}
        title="Delete this entry?"
        actions={<Button onClick={close}>Keep it</Button>}
      >
        <p>It stays in the trash for 30 days.</p>
      </Dialog>
    </>
  )
}
const pressOutside = async () => {
  // The layer listens from the moment after it opened.
  await new Promise((resolve) => setTimeout(resolve))
  const layer = screen.getByText('Delete this entry?').closest('[data-state=open]')!.parentElement!
  fireEvent.pointerDown(layer)
  fireEvent.click(layer)
}

it('is named by its question and gives the focus back to what opened it', async () => {
  showPart(<Sample />)
  const opener = screen.getByRole('button', { name: 'Delete' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Delete this entry?' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('gives the focus back to the button of the menu it was opened from', async () => {
  showPart(<Sample />)
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('asks its owner to close on Esc', () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes on a press outside of its box and not on one inside', async () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.pointerDown(screen.getByText(/stays in the trash/))
  fireEvent.click(screen.getByText(/stays in the trash/))
  expect(onClose).not.toHaveBeenCalled()
  await pressOutside()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('waits for an answer when it must have one', async () => {
  const onClose = vi.fn()
  showPart(<Sample onClose={onClose} alert />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alertdialog', { name: 'Delete this entry?' })).toBeTruthy()
  await pressOutside()
  expect(onClose).not.toHaveBeenCalled()
})
