import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MessageView } from '#domain/chat/schema.ts'
import { later } from '../../kit/later.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import { api, emitRoom, history, idOf, message, openRoom, press, ROOM } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const theirs = idOf(1_001)
const PUT = `PUT /chat/messages/${theirs}/reaction`
const hearts = (heart: number, over: Partial<MessageView> = {}) =>
  message(1, { reactions: { heart, hug: 0, strength: 0 }, ...over })
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const heart = () => screen.getByRole('button', { name: /^Warm thoughts: / })

describe('a reaction', () => {
  it.each<[string, () => unknown]>([
    ['refused', () => new ErrorAnswer(404, 'rooms.error.message_gone', 'gone')],
    ['stored', () => ({ message: hearts(3, { myReaction: 'heart' }) })],
  ])('that is %s late brings no removed message back', async (_, answer) => {
    const late = later()
    const { state, calls } = api(
      { history: history({ messages: [hearts(2)] }) },
      { [PUT]: () => late.promise.then(answer) },
    )
    await openRoom()
    await screen.findByText('Words 1')
    fireEvent.click(heart())
    await waitFor(() => expect(callsOf(calls, PUT)).toHaveLength(1))
    state.changes = {
      messages: [message(1, { state: 'removed', message: null })],
      held: [],
      since: 's2',
      hasMore: false,
    }
    await emitRoom('room-changed', { roomId: ROOM, messageId: theirs })
    await waitFor(() => expect(screen.queryByText('Words 1')).toBeNull())
    late.resolve()
    await moment()
    expect(screen.queryByText('Words 1')).toBeNull()
  })

  it('that is taken back at once stays taken back', async () => {
    const first = later()
    let stored: 'heart' | null = null
    let calls = 0
    api(
      { history: history({ messages: [hearts(2)] }) },
      {
        [PUT]: async ({ body }) => {
          if (++calls === 1) await first.promise
          stored = (body as { reaction: 'heart' | null }).reaction
          return { message: hearts(stored ? 3 : 2, { myReaction: stored }) }
        },
      },
    )
    await openRoom()
    await screen.findByText('Words 1')
    fireEvent.click(heart())
    await waitFor(() => expect(calls).toBe(1))
    fireEvent.click(heart())
    await moment()
    first.resolve()
    await waitFor(() => expect(calls).toBe(2))
    await moment()
    expect(stored).toBe(null)
  })
})

describe('a room that is read anew because a member was blocked', () => {
  const blocked = message(1, { userId: idOf(3), username: 'oak' })

  it.each(['an older page', 'what changed'])(
    'takes nothing from %s that was asked for before',
    async (what) => {
      const late = later()
      const pages = [history({ messages: [message(2)], before: 'c2' }), history({ messages: [message(2)] })]
      let [reads, asks] = [0, 0]
      api(
        {},
        {
          [`GET /chat/rooms/${ROOM}/messages`]: () => {
            const isOlder = what === 'an older page' && ++asks === 2
            return isOlder
              ? late.promise.then(() => history({ messages: [blocked] }))
              : pages[Math.min(reads++, 1)]
          },
          [`GET /chat/rooms/${ROOM}/changes`]: () =>
            late.promise.then(() => ({ messages: [blocked], held: [], since: 's2', hasMore: false })),
        },
      )
      await openRoom()
      await screen.findByText('Words 2')
      if (what === 'an older page') press('Show earlier messages')
      else await emitRoom('room-changed', { roomId: ROOM, messageId: blocked.id })
      await moment()
      const channel = await userChannel()
      act(() => channel.emit('rooms-changed', {}))
      await waitFor(() => expect(reads).toBe(2))
      await screen.findByText('Words 2')
      late.resolve()
      await moment()
      expect(screen.queryByText('Words 1')).toBeNull()
    },
  )
})
