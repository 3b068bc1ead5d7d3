import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENGAGED_AFTER_MS } from '#domain/coach/engagement.ts'
import { CoachPopup } from '#site/features/coach/CoachPopup.tsx'
import { callsOf, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const said = (id: string, content: string) => ({ id, content, deliveredAt: '2026-03-12T12:00:00Z' })
const OPEN = 'POST /coach/messages/open'
/** Opens each message once, as the server does. */
let unopened: ReturnType<typeof said>[] = []
function api(...waiting: ReturnType<typeof said>[]) {
  unopened = [...waiting]
  return serveApi({
    [OPEN]: () => ({ persona: 'Arthur', messages: unopened.splice(0) }),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
}

describe('the popup of the coach', () => {
  it('shows what was written lately, says that it is a program, and opens it once per visit', async () => {
    const calls = api(said('a', 'One page, or none.'))
    function Visit() {
      const [there, setThere] = useState(true)
      return (
        <>
          <button onClick={() => setThere(!there)}>come and go</button>
          {there && <CoachPopup />}
        </>
      )
    }
    await show(<Visit />)
    expect(await screen.findByText('One page, or none.')).toBeTruthy()
    expect(screen.getByText('Arthur')).toBeTruthy()
    expect(screen.getByText('AI coach')).toBeTruthy()
    const comeAndGo = () => fireEvent.click(screen.getByText('come and go'))
    comeAndGo()
    expect(screen.queryByText('One page, or none.')).toBeNull()
    comeAndGo()
    fireEvent(window, new Event('focus'))
    expect(await screen.findByText('One page, or none.')).toBeTruthy()
    expect(callsOf(calls, OPEN)).toHaveLength(1)
  })

  it('is a computer helper for children', async () => {
    api(said('a', 'Good morning.'))
    await show(<CoachPopup />, { as: person({ ageGroup: 'child' }) })
    expect(await screen.findByText('a computer helper')).toBeTruthy()
  })

  it('dismisses on this page, then shows the next one', async () => {
    const calls = api(said('b', 'The newer.'), said('a', 'The older.'))
    await show(<CoachPopup />)
    await screen.findByText('The newer.')
    expect(screen.queryByText('The older.')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
    await screen.findByText('The older.')
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
    await waitFor(() => expect(screen.queryByText('The older.')).toBeNull())
    expect(callsOf(calls, OPEN)).toHaveLength(1)
  })

  it('shows a message that comes while the page is open, and marks it opened', async () => {
    const calls = api()
    await show(<CoachPopup />)
    const channel = await userChannel()
    await waitFor(() => expect(callsOf(calls, OPEN)).toHaveLength(1))
    unopened.push(said('c', 'Just now.'))
    act(() => channel.emit('coach-wrote', { id: 'c' }))
    expect(await screen.findByText('Just now.')).toBeTruthy()
    await waitFor(() => expect(callsOf(calls, OPEN)).toHaveLength(2))
  })

  it('opens nothing away from the dashboard', async () => {
    const calls = api(said('a', 'One page, or none.'))
    await show(<CoachPopup />, { at: '/settings' })
    await userChannel()
    expect(callsOf(calls, OPEN)).toEqual([])
  })

  it('makes itself small while the member is in a form, and comes back when asked', async () => {
    api(said('a', 'One page, or none.'))
    await show(
      <>
        <form>
          <textarea aria-label="Words" />
        </form>
        <CoachPopup />
      </>,
    )
    await screen.findByText('One page, or none.')
    act(() => screen.getByLabelText('Words').focus())
    await waitFor(() => expect(screen.queryByText('One page, or none.')).toBeNull())
    const small = screen.getByRole('button', { name: 'Read what Arthur wrote, AI coach' })
    act(() => small.focus())
    fireEvent.click(small)
    expect(await screen.findByText('One page, or none.')).toBeTruthy()
  })

  it('leads to the journal only where there is one', async () => {
    api(said('a', 'One page, or none.'))
    await show(<CoachPopup />, { paths: ['/dashboard', '/journal'] })
    expect((await screen.findByRole('link', { name: 'Write about it' })).getAttribute('href')).toBe(
      '/journal',
    )
  })
})

describe('what a member does with a message', () => {
  const ID = '0198f3a0-0000-7000-8000-0000000000aa'
  const ENGAGED = 'POST /coach/messages/:id/engaged'
  const counted = person({ analytics: true })
  const notified = (calls: ReturnType<typeof api>) =>
    calls.filter(({ route }) => route.endsWith('/engaged')).map(({ route }) => route)
  const page = async (as = counted) => {
    const calls = serveApi({
      [OPEN]: () => ({ persona: 'Arthur', messages: [said(ID, 'One page, or none.')] }),
      [ENGAGED]: { ok: true },
      'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    })
    await show(<CoachPopup />, { as })
    const words = await screen.findByText('One page, or none.')
    return { calls, words }
  }
  /** What waits for its five seconds. */
  const waiting = new Map<number, () => void>()
  const fiveSecondsPass = () => act(() => [...waiting.values()].forEach((run) => run()))
  const turn = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  beforeEach(() => {
    const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
    let last = 1_000_000
    waiting.clear()
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
      if (ms !== ENGAGED_AFTER_MS) return set(run, ms)
      last += 1
      waiting.set(last, run)
      return last
    })
    vi.stubGlobal('clearTimeout', (id: number) => waiting.delete(id) || clear(id))
  })
  afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'))

  it('is told once when it is pressed', async () => {
    const { calls, words } = await page()
    fireEvent.click(words)
    fireEvent.click(words)
    await waitFor(() => expect(notified(calls)).toEqual([`POST /coach/messages/${ID}/engaged`]))
    expect(waiting.size).toBe(0)
  })

  it('is told once after five seconds in view in a row', async () => {
    const { calls } = await page()
    await waitFor(() => expect(waiting.size).toBe(1))
    turn('hidden')
    expect(waiting.size).toBe(0)
    turn('visible')
    expect(waiting.size).toBe(1)
    expect(notified(calls)).toEqual([])
    fiveSecondsPass()
    fiveSecondsPass()
    await waitFor(() => expect(notified(calls)).toHaveLength(1))
    fireEvent.click(screen.getByText('One page, or none.'))
    expect(waiting.size).toBe(0)
    expect(notified(calls)).toHaveLength(1)
  })

  it('is nothing when it is only closed', async () => {
    const { calls } = await page()
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
    await waitFor(() => expect(waiting.size).toBe(0))
    expect(notified(calls)).toEqual([])
  })

  it.each([
    ['did not agree to be counted', person()],
    ['is a child', person({ ageGroup: 'child' })],
  ])('leaves no page of a member who %s', async (_, as) => {
    const { calls, words } = await page(as)
    fireEvent.click(words)
    expect([notified(calls), waiting.size]).toEqual([[], 0])
  })
})
