import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Menu } from '#site/ui/Menu.tsx'
import { loadControls } from '../kit/loadControls.ts'
import { showPart } from './showPart.tsx'

beforeAll(loadControls)
afterEach(cleanup)

const items = (onSelect: (key: string) => void) =>
  ['Copy', 'Edit', 'Delete'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

it('opens with the arrow key, moves with arrows, Home, End and letters', async () => {
  showPart(<Menu items={items(() => {})}>More</Menu>)
  screen.getByRole('button', { name: 'More' }).focus()
  press('ArrowDown')
  await waitFor(() => expect(focused()).toBe('Copy'))
  press('ArrowDown')
  await waitFor(() => expect(focused()).toBe('Edit'))
  press('End')
  await waitFor(() => expect(focused()).toBe('Delete'))
  press('ArrowDown')
  await waitFor(() => expect(focused()).toBe('Copy'))
  press('e')
  await waitFor(() => expect(focused()).toBe('Edit'))
  press('ArrowUp')
  await waitFor(() => expect(focused()).toBe('Copy'))
})

it('closes on Esc and a press outside, and gives the focus back on Esc', async () => {
  showPart(<Menu items={items(() => {})}>More</Menu>)
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.click(button)
  press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
  fireEvent.click(button)
  // The list listens from the moment after it opened.
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('closes and acts when an item is chosen', () => {
  const onSelect = vi.fn()
  showPart(<Menu items={items(onSelect)}>More</Menu>)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Edit')
  expect(screen.queryByRole('menu')).toBeNull()
})
