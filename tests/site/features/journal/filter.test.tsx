import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WithMessages } from '#site/lib/WithMessages.tsx'
import { EntryList } from '#site/features/journal/entries/EntryList.tsx'
import { useForgetFilter } from '#site/features/journal/entries/useFilter.ts'
import { dropDrafts, keepDraft } from '#site/lib/draft.ts'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()

const progress = {
  streak: 0,
  toKeep: 0,
  entries: 1,
  today: '2026-03-12',
  days: [],
  tags: [{ tag: 'grief', count: 1 }],
}
const list = (
  <WithMessages names={['journal']}>
    <EntryList />
  </WithMessages>
)
function Journal() {
  useForgetFilter()
  return list
}
const box = () => screen.findByRole<HTMLInputElement>('searchbox')

it('what a member looks for is asked of the server, survives a reload, and stands in no address', async () => {
  serveApi({ 'GET /journal/entries': { entries: [], next: null }, 'GET /journal/progress': progress })
  const answer = fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(decodeURIComponent(url))
    return answer(url, init)
  })
  await show(list, { at: '/journal' })
  fireEvent.change(await box(), { target: { value: 'want to die' } })
  fireEvent.click(await screen.findByRole('button', { name: 'grief' }))
  await vi.waitFor(() => expect(asked.at(-1)).toMatch(/search=want[ +]to[ +]die&tags=grief/), 4_000)
  expect(window.location.href).toMatch(/\/journal$/)

  cleanup()
  await show(list, { at: '/journal' })
  expect((await box()).value).toBe('want to die')
  expect(screen.getByRole('button', { name: 'grief' }).getAttribute('aria-pressed')).toBe('true')

  cleanup()
  dropDrafts()
  await show(list, { at: '/journal' })
  expect((await box()).value).toBe('')
})

it.each([
  ['/dashboard', ''],
  ['/journalism', ''],
  ['/journal/print', 'pancake'],
])('going to %s leaves "%s" in the box of a member who comes back', async (elsewhere, left) => {
  serveApi({ 'GET /journal/entries': { entries: [], next: null }, 'GET /journal/progress': progress })
  keepDraft(`tab.journal-list.${person().id}`, { search: 'pancake', tags: [] })
  await show(<Journal />, { at: '/journal' })
  expect((await box()).value).toBe('pancake')
  window.history.pushState(null, '', elsewhere)
  cleanup()
  await show(<Journal />, { at: '/journal' })
  expect((await box()).value).toBe(left)
})

it('finds entries by a tag that is typed, spelled as it is known, and makes a chip of it', async () => {
  serveApi({
    'GET /journal/entries': { entries: [], next: null },
    'GET /journal/progress': { ...progress, tags: [{ tag: 'Sleep', count: 2 }] },
  })
  const answer = fetch
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/entries')) asked.push(new URL(url, 'http://x').searchParams)
    return answer(url, init)
  })
  const last = () => [asked.at(-1)!.get('search'), asked.at(-1)!.get('tags')]
  await show(list, { at: '/journal' })
  const chip = await screen.findByRole('button', { name: 'Sleep' })
  fireEvent.change(await box(), { target: { value: '#sleep' } })
  await vi.waitFor(() => expect(last()).toEqual([null, 'Sleep']), 4_000)
  expect([(await box()).value, chip.getAttribute('aria-pressed')]).toEqual(['#sleep', 'true'])

  fireEvent.keyDown(await box(), { key: 'Enter' })
  expect((await box()).value).toBe('')
  fireEvent.change(await box(), { target: { value: '#late at sea' } })
  expect((await box()).value).toBe('at sea')
  await vi.waitFor(() => expect(last()).toEqual(['at sea', 'Sleep,late']), 4_000)

  fireEvent.click(screen.getByRole('button', { name: 'Sleep' }))
  await vi.waitFor(() => expect(last()).toEqual(['at sea', 'late']), 4_000)
})
