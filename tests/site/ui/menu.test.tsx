import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu } from '#site/ui/Menu.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)

const items = (onSelect: (key: string) => void) =>
  ['Copy', 'Edit', 'Delete'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

it('opens with the arrow key, moves with arrows, Home, End and letters', () => {
  showPart(<Menu items={items(() => {})}>More</Menu>)
  screen.getByRole('button', { name: 'More' }).focus()
  press('ArrowDown')
  expect(focused()).toBe('Copy')
  press('ArrowDown')
  expect(focused()).toBe('Edit')
  press('End')
  expect(focused()).toBe('Delete')
  press('ArrowDown')
  expect(focused()).toBe('Copy')
  press('e')
  expect(focused()).toBe('Edit')
  press('ArrowUp')
  expect(focused()).toBe('Copy')
})

it('closes on Esc and a press outside, and gives the focus back on Esc', () => {
  showPart(<Menu items={items(() => {})}>More</Menu>)
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.click(button)
  press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
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
