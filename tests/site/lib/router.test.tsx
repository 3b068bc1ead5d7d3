import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { matchPath } from '#site/lib/match.ts'
import { Link, NavLink, Router, useLocation, useNavigate, useSearchParams } from '#site/lib/router.tsx'

beforeEach(() => window.history.replaceState(null, '', '/dashboard'))
afterEach(cleanup)

function Page() {
  const { pathname, search, kind } = useLocation()
  const go = useNavigate()
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <output>{`${pathname}${search} ${kind}`}</output>
      <Link to="/journal/7">Journal</Link>
      <Link to="?tab=history">History</Link>
      <NavLink to="/dashboard">Today</NavLink>
      <button onClick={() => go('/auth?next=%2Fjournal', { replace: true })}>Leave</button>
      <button onClick={() => setQuery({ tab: `${query.get('tab') ?? 'none'}!` })}>Tab</button>
      <button onClick={() => setQuery({})}>No tab</button>
    </>
  )
}
const show = () =>
  render(
    <Router>
      <Page />
    </Router>,
  )
const at = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))

it('follows links, the back button and its own navigation', async () => {
  show()
  expect(at()).toBe('/dashboard load')
  press('Journal')
  expect(at()).toBe('/journal/7 push')
  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(at()).toBe('/dashboard pop')
  press('Leave')
  expect(at()).toBe('/auth?next=%2Fjournal replace')
})

it('keeps the path when only the query changes', () => {
  show()
  press('History')
  expect(at()).toBe('/dashboard?tab=history push')
  press('Tab')
  expect(at()).toBe('/dashboard?tab=history%21 push')
  press('No tab')
  expect(at()).toBe('/dashboard push')
})

it('leaves presses with a modifier key to the browser', () => {
  show()
  // jsdom cannot open tabs and would complain; what counts is that the link did not take the press.
  const taken = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let prevented = false
    const stop = (late: Event) => {
      prevented = late.defaultPrevented
      late.preventDefault()
    }
    window.addEventListener('click', stop, { once: true })
    act(() => void screen.getByText('Journal').dispatchEvent(event))
    return prevented
  }
  expect(taken({ ctrlKey: true })).toBe(false)
  expect(taken({ metaKey: true })).toBe(false)
  expect(taken({ button: 1 })).toBe(false)
  expect(at()).toBe('/dashboard load')
  expect(taken({})).toBe(true)
})

it('marks the current place, also from a page below it', () => {
  show()
  expect(screen.getByText('Today').getAttribute('aria-current')).toBe('page')
  press('Journal')
  expect(screen.getByText('Today').getAttribute('aria-current')).toBeNull()
})

it('does not add a step for the address it is at', () => {
  show()
  press('History')
  const steps = window.history.length
  press('History')
  expect(window.history.length).toBe(steps)
})

it.each([
  ['/journal/:id', '/journal/7', { id: '7' }],
  ['/journal/:id', '/journal/a%20b/', { id: 'a b' }],
  ['/journal/:id', '/journal', null],
  ['/journal/:id', '/journal/7/edit', null],
  ['/dashboard', '/dashboard/', {}],
  ['/a/:b', '/a/%E0%A4', { b: '%E0%A4' }],
])('matches %s with %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})
