import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { later } from '../../kit/later.ts'
import { callsOf, type Call } from '../checkins/api.ts'
import { freshBrowser } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { api, emitRoom, idOf, lines, openRoom, own, press, ROOM, type } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const SEND = `POST /chat/rooms/${ROOM}/messages`
const answerTo = ({ body }: Call) => {
  const { id, message } = body as { id: string; message: string }
  return { message: own(1, { id, message }), notice: null, suggestion: null, isCareOffered: false }
}
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a message that is stored after its room was left is not shown as failed in the room again', async () => {
  const late = later()
  const { state, calls } = api(
    {},
    {
      [SEND]: async (call) => {
        await late.promise
        const answer = answerTo(call)
        state.changes = { messages: [answer.message], held: [], since: 's2', hasMore: false }
        return answer
      },
    },
  )
  const first = await openRoom()
  type('Good morning')
  press('Send')
  await waitFor(() => expect(callsOf(calls, SEND)).toHaveLength(1))
  first.unmount()
  await openRoom()
  expect(screen.getByText('Sending')).toBeTruthy()
  late.resolve()
  await moment()
  await emitRoom('room-changed', { roomId: ROOM, messageId: idOf(1_001) })
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByText('Good morning')).toHaveLength(1)
})
