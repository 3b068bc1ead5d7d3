import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeptScroll } from '#site/features/journal/entries/useKeptScroll.ts'

function Journal({ isOpen, hides }: { isOpen: boolean; hides: boolean }) {
  const list = useRef<HTMLElement>(null)
  useKeptScroll(isOpen, list)
  return <section ref={list} style={{ display: isOpen && hides ? 'none' : 'grid' }} />
}
const scrollTo = vi.fn()
const scroll = (top: number) => {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => void vi.unstubAllGlobals())

describe('coming back from an entry', () => {
  it('finds the list where it was left, and the entry began at the top', () => {
    const { rerender } = render(<Journal isOpen={false} hides />)
    scroll(1_900)
    rerender(<Journal isOpen hides />)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    scroll(40)
    rerender(<Journal isOpen={false} hides />)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1_900)
  })

  it('moves nothing where list and entry stand side by side', () => {
    const { rerender } = render(<Journal isOpen={false} hides={false} />)
    scroll(1_900)
    rerender(<Journal isOpen hides={false} />)
    rerender(<Journal isOpen={false} hides={false} />)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
