import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dashboard } from '#site/features/_dashboard/Dashboard.tsx'
import { serveApi } from '../checkins/api.ts'
import { newStore, overview } from '../checkins/overview.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

it('heavy words in a check-in open the way to help after a good mood too, and no badge is announced', async () => {
  const store = newStore({ badge: true, offerSupport: true })
  serveApi({
    'GET /checkins/overview': overview(),
    'POST /checkins': (call) => ({ ...(store(call) as object), heavyWords: true }),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
  await show(<Dashboard />)
  fireEvent.click(screen.getByRole('radio', { name: 'Happy' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
  await screen.findByText('Mood checked in successfully!', { selector: '[role=status] *' })
  expect(await screen.findByRole('region', { name: 'That sounded heavy. Shall we slow down?' })).toBeTruthy()
  expect(screen.queryByText('The last days look hard.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Talk to someone' }).getAttribute('href')).toBe('/crisis')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() =>
    expect(screen.queryByText('Mood checked in successfully!', { selector: '[role=status] *' })).toBeNull(),
  )
  expect(screen.queryByText('Badge Unlocked')).toBeNull()
})
