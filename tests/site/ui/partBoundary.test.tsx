import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PartBoundary } from '#site/ui/PartBoundary.tsx'

let caught: Error | null

beforeEach(() => {
  // React writes every caught error to the console.
  vi.mocked(console.error).mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.mocked(console.error).mockClear()
})

function Part() {
  if (caught) throw caught
  return <p>The part</p>
}

/** Stands for the boundary around the screen. */
class Screen extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message ? <p>Caught: {this.state.message}</p> : this.props.children
  }
}

const show = () =>
  render(
    <Screen>
      <p>The sibling</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </Screen>,
  )

it('a part whose code does not come stays away alone, and is back with the connection', () => {
  caught = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
  show()
  screen.getByText('The sibling')
  expect(screen.queryByText('The part')).toBeNull()

  caught = null
  act(() => void window.dispatchEvent(new Event('online')))
  screen.getByText('The part')
})

it('another error goes on to the boundary around the screen', () => {
  caught = new Error('x is undefined')
  show()
  screen.getByText('Caught: x is undefined')
})
