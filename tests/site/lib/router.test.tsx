import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  BrowserRouter,
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'

// What the screens rely on of the package: an update that changes one of these is seen here.
beforeEach(() => window.history.replaceState(null, '', '/dashboard'))
afterEach(cleanup)

function Page() {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const go = useNavigate()
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <output>{`${pathname}${search} ${type}`}</output>
      <Link to="/journal/7">Journal</Link>
      <Link to="?tab=history">History</Link>
      <NavLink to="/dashboard">Today</NavLink>
      <NavLink to="/journal">Writing</NavLink>
      <button onClick={() => go('/auth?next=%2Fjournal', { replace: true })}>Leave</button>
      <button onClick={() => go({ search }, { state: { step: 1 } })}>Step</button>
      <button onClick={() => setQuery({ tab: `${query.get('tab') ?? 'none'}!` })}>Tab</button>
      <button onClick={() => setQuery({})}>No tab</button>
    </>
  )
}
const show = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
const at = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))
const back = () =>
  act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })

it('follows links, the back button and its own navigation', async () => {
  show()
  expect(at()).toBe('/dashboard POP')
  press('Journal')
  expect(at()).toBe('/journal/7 PUSH')
  await back()
  expect(at()).toBe('/dashboard POP')
  press('Leave')
  expect(at()).toBe('/auth?next=%2Fjournal REPLACE')
})

it('keeps the path when only the query changes', () => {
  show()
  press('History')
  expect(at()).toBe('/dashboard?tab=history PUSH')
  press('Tab')
  expect(at()).toBe('/dashboard?tab=history%21 PUSH')
  press('No tab')
  expect(at()).toBe('/dashboard PUSH')
})

it('adds a step of its own to the address it is at, with state and query', async () => {
  show()
  press('History')
  press('Step')
  expect(at()).toBe('/dashboard?tab=history PUSH')
  expect(window.history.state).toMatchObject({ usr: { step: 1 } })
  await back()
  expect(window.history.state).toMatchObject({ usr: null })
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
  expect(taken({ shiftKey: true })).toBe(false)
  expect(taken({ button: 1 })).toBe(false)
  expect(at()).toBe('/dashboard POP')
  expect(taken({})).toBe(true)
})

it('marks the current place, also from a page below it', () => {
  show()
  const current = (name: string) => screen.getByText(name).getAttribute('aria-current')
  expect([current('Today'), current('Writing')]).toEqual(['page', null])
  press('Journal')
  expect([current('Today'), current('Writing')]).toEqual([null, 'page'])
})

it('does not add a step for the address it is at', () => {
  show()
  press('History')
  const steps = window.history.length
  press('History')
  expect(window.history.length).toBe(steps)
})
