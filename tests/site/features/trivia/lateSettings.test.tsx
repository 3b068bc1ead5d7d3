import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TriviaSettings } from '#site/features/trivia/board/TriviaSettings.tsx'
import { later } from '../../kit/later.ts'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

it('two switches pressed at once are both stored', async () => {
  const first = later()
  let calls = 0
  let stored: unknown
  serveApi({
    'PUT /trivia/settings': async ({ body }) => {
      if (++calls === 1) await first.promise
      stored = body
      return body as object
    },
  })
  await show(<TriviaSettings animations passPhone={false} />)
  const [animations, passPhone] = screen.getAllByRole('switch')
  fireEvent.click(animations!)
  await waitFor(() => expect(calls).toBe(1))
  fireEvent.click(passPhone!)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  first.resolve()
  await waitFor(() => expect(calls).toBe(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(stored).toEqual({ animations: false, passPhone: true })
})
