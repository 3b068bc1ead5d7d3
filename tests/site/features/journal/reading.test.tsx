import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callsOf } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry } from './entries.ts'
import { openJournal, press, serveJournal } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const ID = entry().id
const child = person({ ageGroup: 'child', needsGuardian: true, guardian: 'none' })

it('a child whose guardian took the consent back reads, exports and deletes, and is told why nothing can be written', async () => {
  const { calls } = serveJournal({
    'GET /journal/entries/:id': { entry: entry() },
    'DELETE /journal/entries/:id': { deleted: true },
  })
  await openJournal(`/journal?entry=${ID}`, { as: child })
  await screen.findByRole('button', { name: 'Delete' })
  expect(await screen.findAllByText('The river was high.')).toHaveLength(2)
  expect(window.location.pathname).toBe('/journal')
  expect(screen.getByText(/has to say yes first. Then you can write again/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask a parent or guardian' }).getAttribute('href')).toBe(
    '/parent-verification',
  )
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Your words' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New entry' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save entry' })).toBeNull()
  press('Delete')
  press('Delete entry')
  expect(await screen.findByText('Entry deleted')).toBeTruthy()
  expect(callsOf(calls, `DELETE /journal/entries/${ID}`)).toHaveLength(1)
  expect(window.location.search).toBe('')
})

it('an address of a new entry shows the list alone', async () => {
  serveJournal({ 'GET /journal/entries': { entries: [], next: null } })
  await openJournal('/journal?entry=new', { as: child })
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText('Your words')).toBeNull())
})
