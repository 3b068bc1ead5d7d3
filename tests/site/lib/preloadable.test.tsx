import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { preload, preloadable, type Preloadable } from '#site/lib/preloadable.ts'

afterEach(cleanup)

const Part = () => <p>Here</p>
const draw = (part: Preloadable) => {
  const Drawn = part.component()
  return render(
    <Suspense fallback={<p>Wait</p>}>
      <Drawn />
    </Suspense>,
  )
}

it('is drawn at once when it was fetched before', async () => {
  const part = preloadable(() => Promise.resolve(Part))
  await preload([part])
  draw(part)
  expect(screen.getByText('Here')).toBeTruthy()
})

it('waits when it was not, and is the same component afterwards', async () => {
  const part = preloadable(() => Promise.resolve(Part))
  const first = part.component()
  await act(async () => void draw(part))
  expect(screen.getByText('Here')).toBeTruthy()
  expect(part.component()).toBe(first)
})

it('is fetched once, and again after a fetch that failed', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  fetchPart.mockRejectedValueOnce(new Error('gone'))
  const part = preloadable(fetchPart)
  await preload([part])
  await preload([part])
  await preload([part])
  expect(fetchPart).toHaveBeenCalledTimes(2)
  draw(part)
  expect(screen.getByText('Here')).toBeTruthy()
})
