import { fireEvent, screen } from '@testing-library/react'
import { JournalScreen } from '#site/features/journal/JournalScreen.tsx'
import { serveApi, type Call } from '../checkins/api.ts'
import { show } from '../checkins/page.tsx'
import { line, progress, saves } from './entries.ts'

const ROUTES = {
  'GET /journal/entries': { entries: [line()], next: null },
  'GET /journal/progress': progress(),
  'POST /journal/entries': saves(),
  'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
}

/** Answers the journal's calls; `routes` replaces some. Gives the calls and the addresses asked. */
export function serveJournal(routes: Record<string, unknown> = {}): { calls: Call[]; asked: string[] } {
  const calls = serveApi({ ...ROUTES, ...routes } as never)
  const asked: string[] = []
  const answer = globalThis.fetch
  globalThis.fetch = (url, init) => {
    asked.push(String(url))
    return answer(url, init)
  }
  return { calls, asked }
}

/** Shows the journal as the frame would. */
export const openJournal = (at = '/journal', options: Parameters<typeof show>[1] = {}) =>
  show(<JournalScreen />, { at, paths: ['/journal', '/dashboard'], ...options })

/** Writes into the box with this label. */
export const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
/** Presses the button with this name. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
