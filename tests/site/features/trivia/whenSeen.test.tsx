import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WhenSeen } from '#site/ui/WhenSeen.tsx'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

it('what is further down a page is drawn once the reader comes near it, and stays', async () => {
  const watched: { seen: (entries: { isIntersecting: boolean }[]) => void; isOver: boolean }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.own = { seen, isOver: false }
        watched.push(this.own)
      }
      observe() {}
      disconnect() {
        this.own.isOver = true
      }
    },
  )
  await show(
    <WhenSeen>
      <p>Here</p>
    </WhenSeen>,
  )
  expect(screen.queryByText('Here')).toBeNull()
  act(() => watched[0]!.seen([{ isIntersecting: false }]))
  expect(screen.queryByText('Here')).toBeNull()
  act(() => watched[0]!.seen([{ isIntersecting: true }]))
  expect(screen.getByText('Here')).toBeTruthy()
  expect(watched.every(({ isOver }) => isOver)).toBe(true)
})
