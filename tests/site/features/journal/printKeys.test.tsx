import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EntryList } from '#site/features/journal/entries/EntryList.tsx'
import { PrintScreen } from '#site/features/journal/export/PrintScreen.tsx'
import { keepDraft } from '#site/lib/draft.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { entry } from './entries.ts'
import { serveJournal } from './page.tsx'

freshBrowser()
const printed = (asked: readonly string[]) => asked.filter((url) => url.startsWith('/api/journal/pages'))
const PAGES = { 'GET /journal/pages': { entries: [entry()], next: null } }
const lookedFor = () => keepDraft(`tab.journal-list.${person().id}`, { search: 'river', tags: ['walk'] })

it('the keys for printing lead to the page for paper, and other keys to nothing', async () => {
  serveJournal()
  await show(<EntryList />, { at: '/journal' })
  await screen.findByText('The long way home')
  fireEvent.keyDown(window, { key: 'p' })
  fireEvent.keyDown(window, { key: 'p', ctrlKey: true, shiftKey: true })
  expect(window.location.pathname).toBe('/journal')
  expect(fireEvent.keyDown(window, { key: 'p', ctrlKey: true })).toBe(false)
  await waitFor(() => expect(window.location.href).toMatch(/\/journal\/print\?filtered=true$/))
})

it('prints what is looked for, whole, once it is all there', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  lookedFor()
  const { asked } = serveJournal(PAGES)
  await show(<PrintScreen />, { at: '/journal/print?filtered=true', state: { prints: true } })
  expect(await screen.findByText('The river was high.')).toBeTruthy()
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(printed(asked)).toEqual(['/api/journal/pages?search=river&tags=walk'])
  expect(screen.getByText('Only the entries that match your search.')).toBeTruthy()
  expect(window.history.state.usr).toBeNull()
  vi.unstubAllGlobals()
})

it('prints the whole journal from the menu, whatever is looked for, and opens no window by itself', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  lookedFor()
  const { asked } = serveJournal(PAGES)
  await show(<PrintScreen />, { at: '/journal/print' })
  expect(await screen.findByText('The river was high.')).toBeTruthy()
  expect(printed(asked)).toEqual(['/api/journal/pages'])
  expect(print).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
