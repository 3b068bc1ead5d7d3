import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Overview } from '#domain/checkins/events.ts'
import { overviewQuery } from '#site/features/checkins/queries.ts'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { later } from '../../kit/later.ts'
import { serveApi, type Call } from './api.ts'
import { newStore, overview } from './overview.ts'
import { freshBrowser, show } from './page.tsx'
import { FakePusher } from './pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

/** The api: each reading is answered by `reads` in turn, the ones after them by what is stored. */
function api(...reads: (() => unknown)[]) {
  const store = newStore()
  let now = overview()
  const asked = { times: 0 }
  serveApi({
    'GET /checkins/overview': () => reads[asked.times++]?.() ?? now,
    'POST /checkins': (call: Call) => {
      const answer = store(call) as { checkIn: Overview['checkIns'][number] }
      now = { ...now, checkIns: [answer.checkIn] }
      return answer
    },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
  return asked
}
async function checkIn() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Calm' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Slept through.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
  await screen.findByText('Mood checked in successfully!')
}
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a check-in stays in the history, whatever a reading of before it answers late', async () => {
  const late = later<Overview>()
  const asked = api(overview, () => late.promise)
  const { client } = await show(<Dashboard />)
  await screen.findByRole('heading', { name: 'This week' })
  void client.refetchQueries({ queryKey: overviewQuery.queryKey })
  await waitFor(() => expect(asked.times).toBe(2))
  await checkIn()
  await screen.findByText('Slept through.')
  late.resolve(overview())
  await moment()
  expect(screen.queryByText('Slept through.')).toBeTruthy()
})

it('a check-in is in the history, though the first reading was of before it', async () => {
  const late = later<Overview>()
  api(() => late.promise)
  await show(<Dashboard />)
  await checkIn()
  late.resolve(overview())
  expect(await screen.findByText('Slept through.')).toBeTruthy()
})
