import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TrashScreen } from '#site/features/journal/trash/TrashScreen.tsx'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry } from './entries.ts'
import { openJournal, press, serveJournal } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const { id, title, createdAt } = entry()
const trashed = {
  id,
  title,
  excerpt: 'The river was high.',
  moodId: 'calm',
  createdAt,
  goesAt: '2026-04-11T12:00:00Z',
}
const openTrash = () => show(<TrashScreen />, { at: '/journal/trash' })
/** A trash from which `call` takes its only entry. */
const serveTrash = (call: string, answer: unknown) => {
  let isThere = true
  return serveJournal({
    'GET /journal/trash': () => ({ entries: isThere ? [trashed] : [], next: null }),
    [call]: () => {
      isThere = false
      return answer
    },
  })
}

it('is reached from the list', async () => {
  serveJournal()
  await openJournal()
  expect(screen.getByRole('link', { name: 'Trash' }).getAttribute('href')).toBe('/journal/trash')
})

it('says until when an entry is kept, and restores it', async () => {
  const { calls } = serveTrash('POST /journal/trash/:id/restore', { entry: entry() })
  await openTrash()
  expect(await screen.findByText(/Kept until April 11, 2026/)).toBeTruthy()
  press('Restore The long way home')
  expect(await screen.findByText('Entry restored')).toBeTruthy()
  expect(await screen.findByText('The trash is empty.')).toBeTruthy()
  expect(callsOf(calls, `POST /journal/trash/${id}/restore`)).toHaveLength(1)
})

it('deletes for good only after asking', async () => {
  const { calls } = serveTrash('DELETE /journal/trash/:id', { deleted: true })
  await openTrash()
  await screen.findByText('The river was high.')
  press('Delete The long way home for good')
  expect(screen.getByRole('heading', { name: 'Delete this entry for good?' })).toBeTruthy()
  expect(callsOf(calls, `DELETE /journal/trash/${id}`)).toHaveLength(0)
  press('Delete for good')
  expect(await screen.findByText('Entry deleted for good')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('The river was high.')).toBeNull())
})

it('that did not load says so and can be asked again', async () => {
  serveJournal({ 'GET /journal/trash': new ErrorAnswer(500, 'common.error.unexpected', 'No.') })
  await openTrash()
  expect(await screen.findByText('Couldn’t load the trash.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
