import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { BrowserRouter, Link, useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { App } from '#site/app/App.tsx'
import type { SiteFeature } from '#site/lib/feature.ts'
import { MessagesProvider } from '#site/lib/messages.tsx'
import { FakeApi } from '../kit/fakeApi.ts'
import { later } from '../kit/later.ts'
import { english } from '../ui/showPart.tsx'

beforeEach(() => {
  // jsdom does not scroll.
  window.scrollTo = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const first = () =>
  Promise.resolve(() => (
    <>
      <h1>First</h1>
      <Link to="/open/second">On</Link>
    </>
  ))
function Second() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Second</h1>
      <button onClick={() => setCount(count + 1)}>{`Counted ${count}`}</button>
      <Link to="?tab=more">More</Link>
    </>
  )
}
const named = () =>
  Promise.resolve(() => {
    const { name, id } = useParams()
    return <h1>{`${name}: ${id}`}</h1>
  })
const feature = (second: () => Promise<ComponentType>): SiteFeature => ({
  public: [
    { path: '/open/first', title: 'shell.nav.home', screen: first },
    { path: '/open/second', title: 'shell.nav.today', screen: second },
    { path: '/open/:name/of/:id', title: 'shell.nav.home', screen: named },
  ],
  member: [{ path: '/member/page', title: 'shell.nav.today', screen: first }],
})

/** Opens the app with made-up screens. */
async function open(address: string, second: () => Promise<ComponentType> = () => Promise.resolve(Second)) {
  window.history.replaceState(null, '', address)
  await act(async () => {
    render(
      <MessagesProvider messages={english}>
        <BrowserRouter>
          <App features={[feature(second)]} />
        </BrowserRouter>
      </MessagesProvider>,
    )
  })
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const back = () =>
  act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })

it('keeps the old screen, whole, until the new one is there, forwards and with Back', async () => {
  const loading = later<ComponentType>()
  await open('/open/first', () => loading.promise)
  fireEvent.click(screen.getByText('On'))
  expect(window.location.pathname).toBe('/open/second')
  expect(title()).toBe('First')
  expect(screen.queryByText('Loading…')).toBeNull()
  await back()
  expect([window.location.pathname, title()]).toEqual(['/open/first', 'First'])
  fireEvent.click(screen.getByText('On'))
  await act(async () => loading.resolve(Second))
  expect(title()).toBe('Second')
  await back()
  expect(title()).toBe('First')
})

it('keeps the frame among its screens, and a screen while its query changes', async () => {
  await open('/open/first')
  const bar = screen.getByRole('banner')
  await act(async () => void fireEvent.click(screen.getByText('On')))
  expect(title()).toBe('Second')
  expect(screen.getByRole('banner')).toBe(bar)
  fireEvent.click(screen.getByText('Counted 0'))
  fireEvent.click(screen.getByText('More'))
  expect(window.location.search).toBe('?tab=more')
  screen.getByText('Counted 1')
})

it('names the page and waits until it is known who is here', async () => {
  // The frame is a chunk of its own: here it is there already.
  await import('#site/app/frame/MemberFrame.tsx')
  const me = later<never>()
  new FakeApi().on(accountApi.readPerson, () => me.promise)
  await open('/member/page')
  expect(title()).toBe('Today')
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByRole('banner')).toBeTruthy()
})

it.each([
  ['/open/ada/of/7', 'ada: 7'],
  ['/open/a%20b/of/7/', 'a b: 7'],
  ['/open/ada/of', 'Oops! Page not found'],
  ['/open/ada/of/7/edit', 'Oops! Page not found'],
  // The server answers 404 to it as well.
  ['/Open/first', 'Oops! Page not found'],
])('answers %s with %s', async (address, heading) => {
  await open(address)
  expect(title()).toBe(heading)
})

it('takes a badly written escape as it stands', async () => {
  vi.mocked(console.warn).mockImplementation(() => {})
  await open('/open/%E0%A4/of/7')
  expect(title()).toBe('%E0%A4: 7')
  expect(vi.mocked(console.warn).mock.calls.join()).toContain('could not be decoded')
  vi.mocked(console.warn).mockClear()
})
