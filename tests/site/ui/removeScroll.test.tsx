import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DialogPart } from '#site/ui/DialogPart.tsx'
import { RemoveScroll } from '#site/ui/removeScroll.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)
const isLocked = () => document.documentElement.dataset.locked !== undefined

it('locks the page until the last lock is gone', () => {
  const outer = render(<RemoveScroll>one</RemoveScroll>)
  const inner = render(<RemoveScroll>two</RemoveScroll>)
  expect(isLocked()).toBe(true)
  inner.unmount()
  expect(isLocked()).toBe(true)
  outer.unmount()
  expect(isLocked()).toBe(false)
})

it('is what a dialog locks the page with, and no style is written', () => {
  const styles = document.querySelectorAll('style').length
  const { unmount } = showPart(
    <DialogPart title="Leave?" onClose={() => {}} opener={null}>
      Words.
    </DialogPart>,
  )
  expect(isLocked()).toBe(true)
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  unmount()
  expect(isLocked()).toBe(false)
})
