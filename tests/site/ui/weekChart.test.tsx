import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WeekChart, type WeekChartDay } from '#site/ui/WeekChart.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)

const day = (index: number, name: string, score: number | null): WeekChartDay => ({
  day: `2026-03-0${index}`,
  name,
  short: name.slice(0, 3),
  narrow: name.slice(0, 1),
  today: index === 3,
  score,
  mood: score === null ? null : { id: 'calm', name: 'Calm' },
  ...(score !== null && { detail: '2 check-ins' }),
})
const days = [day(1, 'Friday', 3.5), day(2, 'Saturday', null), day(3, 'Sunday', null)]
const chart = (
  <WeekChart days={days} bands={['Struggling', 'Low', 'Neutral', 'Good', 'Great']} summary="Your week" />
)

it('says each day, reached by keyboard: its mood, a gap, or that today is still open', () => {
  showPart(chart)
  const picture = screen.getByRole('figure', { name: 'Your week' })
  const points = within(picture).getAllByRole('button')
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
    'Friday: Calm, 2 check-ins',
    'Saturday: no check-in',
    'Sunday: not yet',
  ])
})

it('draws a day without check-in as a gap and not as water at zero', () => {
  showPart(chart)
  const [friday, saturday] = within(screen.getByRole('figure')).getAllByRole('listitem')
  expect(friday!.style.getPropertyValue('--score')).toBe('3.5')
  expect(saturday!.style.getPropertyValue('--score')).toBe('')
})

it('shows the same week as a table', () => {
  showPart(chart)
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const rows = within(screen.getByRole('table', { name: 'Your week' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayMood',
    'FridayCalm, 2 check-ins',
    'Saturdayno check-in',
    'Todaynot yet',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show as a picture' }))
  expect(screen.queryByRole('table')).toBeNull()
})
