import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WeekChart } from '#site/features/checkins/charts/WeekChart.tsx'
import { everythingInView } from '../../../kit/everythingInView.ts'
import { showPart } from '../../../ui/showPart.tsx'

vi.mock('#site/ui/charts/plots.ts', () => {
  throw new Error('the file is gone')
})

it('stays a table, and offers no picture, when the drawing does not load', async () => {
  const day = {
    day: '2026-03-01',
    name: 'Friday',
    short: 'Fri',
    narrow: 'F',
    today: true,
    score: null,
    mood: null,
  }
  everythingInView()
  showPart(<WeekChart days={[day]} bands={['1', '2', '3', '4', '5']} summary="Your week" />)
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.getByRole('table', { name: 'Your week' }).textContent).toContain('not yet')
})
