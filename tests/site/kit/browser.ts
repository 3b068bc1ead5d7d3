import { configure } from '@testing-library/react'
import { beforeEach } from 'vitest'

// Only a test that fails waits so long. The first page of a file loads every module of the app, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 })

/* What jsdom does not have and the controls ask for. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  window.ResizeObserver = NoResizeObserver
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.releasePointerCapture = () => {}
})
