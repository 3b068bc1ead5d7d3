import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepDraft } from '#site/lib/draft.ts'
import { ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { line, progress } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
/** What was looked for before the page was loaded again. */
const lookedFor = (search: string) => keepDraft(`tab.journal-list.${person().id}`, { search, tags: [] })
const listed = (asked: readonly string[]) => asked.filter((url) => url.startsWith('/api/journal/entries'))

describe('the list of entries', () => {
  it('shows title, first words, mood, tags, and leads to each entry', async () => {
    serveJournal()
    await openJournal()
    const link = await screen.findByRole('link', { name: /The long way home/ })
    expect(link.getAttribute('href')).toBe('/journal?entry=0198f3a0-0000-7000-8000-0000000000e1')
    expect(link.textContent).toContain('The river was high.')
    expect(link.textContent).toContain('walk')
    expect(screen.getByRole('img', { name: 'Calm' })).toBeTruthy()
    const search = screen.getByLabelText('Search your entries')
    const fresh = screen.getByRole('link', { name: 'New entry' })
    expect(search.compareDocumentPosition(fresh)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(fresh.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is searched half a second after the last letter, once, and no address keeps it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = serveJournal()
    await openJournal()
    await screen.findByText('The long way home')
    write('Search your entries', 'riv')
    await vi.advanceTimersByTimeAsync(300)
    write('Search your entries', 'river')
    await vi.advanceTimersByTimeAsync(400)
    expect(listed(asked)).toEqual(['/api/journal/entries'])
    await vi.advanceTimersByTimeAsync(150)
    await waitFor(() =>
      expect(listed(asked)).toEqual(['/api/journal/entries', '/api/journal/entries?search=river']),
    )
    expect(window.location.search).toBe('')
  })

  it('is filtered by the tags that are pressed', async () => {
    const { asked } = serveJournal({
      'GET /journal/progress': progress({
        tags: [
          { tag: 'walk', count: 2 },
          { tag: 'work', count: 1 },
        ],
      }),
    })
    lookedFor('river')
    await openJournal()
    fireEvent.click(await screen.findByRole('button', { name: 'walk' }))
    fireEvent.click(await screen.findByRole('button', { name: 'work' }))
    await waitFor(() =>
      expect(listed(asked).at(-1)).toBe('/api/journal/entries?search=river&tags=walk%2Cwork'),
    )
    expect(screen.getByRole('button', { name: 'walk', pressed: true })).toBeTruthy()
  })

  it('fetches older entries with the place the server gave', async () => {
    let page = 0
    const { asked } = serveJournal({
      'GET /journal/entries': () =>
        (page += 1) === 1
          ? { entries: [line()], next: 'place-2' }
          : { entries: [line({ id: '0198f3a0-0000-7000-8000-0000000000e2', title: 'Older' })], next: null },
    })
    await openJournal()
    press((await screen.findByText('Older entries')).textContent)
    expect(await screen.findByText('Older')).toBeTruthy()
    expect(screen.getByText('The long way home')).toBeTruthy()
    expect(listed(asked).at(-1)).toBe('/api/journal/entries?before=place-2')
    expect(screen.queryByText('Older entries')).toBeNull()
  })

  it('fetches older entries by itself when its end comes in sight, and once for each page', async () => {
    const watched = new Set<() => void>()
    const see = () => [...watched].forEach((one) => one())
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        seen: () => void
        constructor(callback: (entries: object[]) => void) {
          this.seen = () => callback([{ isIntersecting: true }])
        }
        observe = () => void watched.add(this.seen)
        disconnect = () => void watched.delete(this.seen)
      },
    )
    let page = 0
    const { asked } = serveJournal({
      'GET /journal/entries': () => ({ entries: [line({ id: `page-${(page += 1)}` })], next: 'more' }),
    })
    await openJournal()
    await screen.findByText('The long way home')
    expect(listed(asked)).toHaveLength(1)
    see()
    see()
    await waitFor(() => expect(screen.getAllByText('The long way home')).toHaveLength(2))
    expect(listed(asked)).toHaveLength(2)
    see()
    await waitFor(() => expect(listed(asked)).toHaveLength(3))
    vi.unstubAllGlobals()
  })

  it('says that there is nothing, nothing like that, or that it did not load', async () => {
    serveJournal({ 'GET /journal/entries': { entries: [], next: null } })
    const { unmount } = await openJournal()
    expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
    unmount()
    lookedFor('zebra')
    const second = await openJournal()
    expect(await screen.findByText('No entries match.')).toBeTruthy()
    press('Show all entries')
    expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
    second.unmount()
    serveJournal({ 'GET /journal/entries': new ErrorAnswer(500, 'common.error.unexpected', 'No.') })
    await openJournal()
    expect(await screen.findByText('Couldn’t load your entries.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
