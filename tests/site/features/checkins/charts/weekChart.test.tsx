import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WeekChart, type WeekChartDay } from '#site/features/checkins/charts/WeekChart.tsx'
import { showPlot } from '#tests/site/ui/charts/showPlot.tsx'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.age
})

const day = (index: number, name: string, score: number | null): WeekChartDay => ({
  day: `2026-03-0${index}`,
  name,
  short: name.slice(0, 3),
  narrow: name.slice(0, 1),
  today: index === 4,
  score,
  mood: score === null ? null : { id: 'calm', name: 'Calm' },
  ...(score !== null && { detail: '2 check-ins' }),
})
const days = [day(1, 'Friday', 3.5), day(2, 'Saturday', null), day(3, 'Sunday', 1), day(4, 'Monday', null)]
const chart = (
  <WeekChart days={days} bands={['Struggling', 'Low', 'Neutral', 'Good', 'Great']} summary="Your week" />
)
const picture = () => screen.findByRole('img', { name: 'Your week' })
const box = (mark: Element | null | undefined) =>
  Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, Number(mark?.getAttribute(name))]))

it('is a table until the picture has loaded, then the picture with its words', async () => {
  showPlot(chart)
  expect(within(screen.getByRole('table', { name: 'Your week' })).getAllByRole('row')).toHaveLength(5)
  const drawn = await picture()
  expect(screen.queryByRole('table')).toBeNull()
  for (const text of ['Fri', 'Sat', 'Sun', 'Today', 'Struggling', 'Great'])
    expect(within(drawn).getByText(text)).toBeTruthy()
})

it('draws water as high as the mood, floats on it, and a gap with a dashed edge for a day without check-in', async () => {
  showPlot(chart)
  const drawn = await picture()
  const water = [...drawn.querySelectorAll('rect[class*=water]')].map(box)
  expect(water).toHaveLength(2)
  expect(water[0]!.height).toBeGreaterThan(water[1]!.height!)
  // The lowest mood still floats.
  expect(water[1]!.height).toBeGreaterThan(20)
  expect([...drawn.querySelectorAll('use')].map((float) => float.getAttribute('href'))).toEqual([
    '#mood-calm',
    '#mood-calm',
  ])
  expect(drawn.querySelectorAll('path[class*=gap]')).toHaveLength(2)
  // Today is still open, and says so.
  expect([...drawn.querySelectorAll('tspan')].map((word) => word.textContent)).toEqual(
    expect.arrayContaining(['not', 'yet']),
  )
})

it('is one stop of the keyboard; arrows walk along the days, and each says itself', async () => {
  showPlot(chart)
  const drawn = await picture()
  expect(drawn.tabIndex).toBe(0)
  const said = () => screen.getByRole('status').textContent
  fireEvent.focus(drawn)
  expect(said()).toBe('Friday: Calm, 2 check-ins')
  fireEvent.keyDown(drawn, { key: 'ArrowRight' })
  expect(said()).toBe('Saturday: no check-in')
  fireEvent.keyDown(drawn, { key: 'ArrowRight' })
  fireEvent.keyDown(drawn, { key: 'ArrowRight' })
  expect(said()).toBe('Monday: not yet')
  fireEvent.keyDown(drawn, { key: 'ArrowLeft' })
  expect(said()).toBe('Sunday: Calm, 2 check-ins')
})

it('shows children no axis of words', async () => {
  document.documentElement.dataset.age = 'child'
  showPlot(chart)
  expect(within(await picture()).queryByText('Struggling')).toBeNull()
})

it('shows the same week as a table', async () => {
  showPlot(chart)
  await picture()
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const rows = within(screen.getByRole('table', { name: 'Your week' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayMood',
    'FridayCalm, 2 check-ins',
    'Saturdayno check-in',
    'SundayCalm, 2 check-ins',
    'Todaynot yet',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show as a chart' }))
  expect(screen.queryByRole('table')).toBeNull()
})
