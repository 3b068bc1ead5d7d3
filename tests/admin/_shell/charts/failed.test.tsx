import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Plot } from '#admin/_shell/charts/Plot.client.tsx'

vi.mock('#admin/_shell/charts/plots.client.tsx', () => {
  throw new Error('the file is gone')
})

it('opens the table when the drawing does not load', async () => {
  render(
    <Plot kind="lines" table={{ label: 'As a table', rows: <p>Rows</p> }}>
      {() => 'drawn'}
    </Plot>,
  )
  const details = screen.getByText('As a table').closest('details')!
  expect(details.open).toBe(false)
  await vi.waitFor(() => expect(details.open).toBe(true))
  expect(document.querySelector('figure')).toBeNull()
})
