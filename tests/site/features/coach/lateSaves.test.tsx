import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { CoachCard } from '#site/features/coach/CoachCard.tsx'
import { isChecked } from '../../kit/act.ts'
import { later } from '../../kit/later.ts'
import { ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

it('the switch goes back to what is stored when neither of two presses was stored', async () => {
  const first = later()
  let saves = 0
  serveApi({
    'POST /functions/notifications-prefs': async ({ body }: Call) => {
      if ((body as { op: string }).op === 'get') return coachDefaults
      if (++saves === 1) await first.promise
      return new ErrorAnswer(409, 'common.error.conflict', 'x')
    },
    'GET /coach/persona': { name: 'Arthur' },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
  await show(<CoachCard />)
  const toggle = await screen.findByRole('switch')
  fireEvent.click(toggle)
  await waitFor(() => expect(isChecked(toggle)).toBe(true))
  fireEvent.click(toggle)
  await waitFor(() => expect(isChecked(toggle)).toBe(false))
  first.resolve()
  await waitFor(() => expect(saves).toBe(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(isChecked(toggle)).toBe(false)
})
