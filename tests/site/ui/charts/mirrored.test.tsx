import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadMessages, MessagesProvider } from '#site/lib/messages.tsx'
import { DaysPlot } from '#site/ui/charts/DaysPlot.tsx'
import { PlotSize } from '#site/ui/charts/plotSize.ts'
import { SharesPlot } from '#site/ui/charts/SharesPlot.tsx'
import { WeekPlot } from '#site/ui/charts/WeekPlot.tsx'

it('in Arabic time runs from the right, arrows with it, and bars begin at the right', async () => {
  const week = ['a', 'b'].map((day, index) => ({
    day,
    name: `day ${day}`,
    short: day,
    narrow: day,
    today: false,
    score: index + 2,
    mood: { id: 'calm' as const, name: 'calm' },
    text: 'calm',
  }))
  const days = Array.from({ length: 14 }, (_, n) => ({
    day: `2026-03-${n + 10}`,
    count: n === 0 ? 1 : 0,
    today: n === 13,
    text: `day ${n}`,
  }))
  render(
    <MessagesProvider messages={await loadMessages('ar')}>
      <PlotSize value={{ width: 700, height: 300 }}>
        <WeekPlot days={week} bands={['1', '2', '3', '4', '5']} summary="week" />
        <DaysPlot days={days} summary="days" weekday={() => 'w'} month={() => 'm'} />
        <SharesPlot counts={[4, 2]} />
      </PlotSize>
    </MessagesProvider>,
  )
  const from = (mark: Element) => Number(mark.getAttribute('x'))
  const [a, b] = document.querySelectorAll('rect[class*=water]')
  expect(from(a!)).toBeGreaterThan(from(b!))
  const picture = screen.getByRole('img', { name: 'week' })
  fireEvent.focus(picture)
  fireEvent.keyDown(picture, { key: 'ArrowLeft' })
  expect(screen.getByRole('status').textContent).toBe('day b: calm')

  const hulls = [...document.querySelectorAll('path[class*=day]')]
  const startOf = (hull: Element) => Number(/^M([\d.]+)/.exec(hull.getAttribute('d')!)![1])
  expect(hulls).toHaveLength(14)
  expect(startOf(hulls[0]!)).toBeGreaterThan(startOf(hulls[13]!))

  const [long, short] = document.querySelectorAll('rect[class*=bar]')
  const end = (bar: Element) => from(bar) + Number(bar.getAttribute('width'))
  expect(end(long!)).toBe(end(short!))
  expect(from(short!)).toBeGreaterThan(from(long!))
})
