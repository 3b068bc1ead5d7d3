import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WeekChart } from '#site/features/checkins/charts/WeekChart.tsx'
import { showPlot } from '#tests/site/ui/charts/showPlot.tsx'

it('stays a table while it is far down the page, and is drawn once a reader comes near', async () => {
  let found: (entries: { isIntersecting: boolean }[]) => void = () => {}
  const day = {
    day: '2026-03-01',
    name: 'Friday',
    short: 'Fri',
    narrow: 'F',
    today: true,
    score: null,
    mood: null,
  }
  showPlot(<WeekChart days={[day]} bands={['1', '2', '3', '4', '5']} summary="Your week" />, () =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onFound: typeof found) {
          found = onFound
        }
        observe() {}
        disconnect() {}
      },
    ),
  )
  // The drawing itself is loaded ahead, so an idle moment is all it would wait for.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.getByRole('table', { name: 'Your week' })).toBeTruthy()
  act(() => found([{ isIntersecting: true }]))
  expect(await screen.findByRole('img', { name: 'Your week' })).toBeTruthy()
})
