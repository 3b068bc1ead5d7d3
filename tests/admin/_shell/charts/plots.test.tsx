import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { LevelsPlot } from '#admin/_shell/charts/LevelsPlot.client.tsx'
import { LinesPlot } from '#admin/_shell/charts/LinesPlot.client.tsx'
import { PlotSize } from '#admin/_shell/charts/plotSize.client.ts'
import { SharesPlot } from '#admin/_shell/charts/SharesPlot.client.tsx'

afterEach(cleanup)

const show = (plot: ReactNode) => render(<PlotSize value={{ width: 700, height: 200 }}>{plot}</PlotSize>)
const number = (mark: Element, name: string) => Number(mark.getAttribute(name))
const all = (selector: string) => [...document.querySelectorAll(selector)]

describe('people of each day', () => {
  const lines = [
    { key: 'adult', name: 'Adult', counts: [12, 14, null, 20, null] },
    { key: 'senior', name: 'Senior', counts: [null, 10, 11, 12, 19] },
  ]
  const plot = (isMirrored = false) => (
    <LinesPlot
      days={['Mar 1', 'Mar 2', 'Mar 3', 'Mar 4', 'Mar 5']}
      lines={lines}
      summary="People per day"
      none="fewer than 10"
      locale="en"
      isMirrored={isMirrored}
    />
  )

  it('are lines with gaps, and a day between two gaps is seen', () => {
    show(plot())
    const [adult, senior] = all('path.recharts-line-curve').map((path) => path.getAttribute('d')!)
    expect(adult!.match(/M/g)).toHaveLength(2)
    expect(senior!.match(/M/g)).toHaveLength(1)
    expect(all('.ek-plot__lone')).toHaveLength(1)
    expect(all('.ek-plot__lone')[0]!.getAttribute('class')).toContain('adult')
  })

  it('have names beside the ends that do not cover each other', () => {
    show(plot())
    const [upper, lower] = all('.ek-plot__name').map((name) => number(name, 'y'))
    expect(lower! - upper!).toBeGreaterThanOrEqual(20)
  })

  it('are said day by day, and what is too few is not a number', () => {
    show(plot())
    const picture = screen.getByRole('img', { name: 'People per day' })
    fireEvent.focus(picture)
    expect(screen.getByRole('status').textContent).toBe('Mar 1, Adult 12, Senior fewer than 10')
    fireEvent.keyDown(picture, { key: 'ArrowRight' })
    expect(screen.getByRole('status').textContent).toBe('Mar 2, Adult 14, Senior 10')
  })

  it('run from the right in Arabic', () => {
    show(plot(true))
    const picture = screen.getByRole('img', { name: 'People per day' })
    fireEvent.focus(picture)
    fireEvent.keyDown(picture, { key: 'ArrowLeft' })
    expect(screen.getByRole('status').textContent).toContain('Mar 2')
  })
})

it('draws counts as levels: none has no water, one differs from none', () => {
  const levels = [0, 1, 900].map((count, at) => ({ key: String(at), name: `day ${at}`, count }))
  show(<LevelsPlot levels={levels} summary="Check-ins" locale="en" isMirrored={false} />)
  const heights = all('.ek-plot__water').map((water) => number(water, 'height'))
  expect(heights[0]).toBe(0)
  expect(heights[1]).toBeGreaterThanOrEqual(6)
  expect(heights[2]).toBeGreaterThan(100)
  expect(all('.ek-plot__count').map((count) => count.textContent)).toEqual(['0', '1', '900'])
})

it('draws no bar for what is not counted, and its words all the same', () => {
  const shares = [
    { key: 'kid', name: 'Kid', share: null, text: 'not counted' },
    { key: 'adult', name: 'Adult', share: 1, text: '40' },
    { key: 'senior', name: 'Senior', share: 0.5, text: '20' },
  ]
  show(<SharesPlot shares={shares} summary="Bands" isMirrored={false} />)
  const [adult, senior, ...more] = all('.ek-plot__bar').map((bar) => number(bar, 'width'))
  expect(more).toEqual([])
  expect(senior! / adult!).toBeCloseTo(0.5)
  expect(screen.getByText('not counted')).toBeTruthy()
})
