import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import {
  access,
  api,
  emitRoom,
  history,
  idOf,
  lines,
  message,
  open,
  openRoom,
  own,
  press,
  ROOM,
  room,
} from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const changed = (id: string) => ({ roomId: ROOM, messageId: id })

describe('the messages of a room', () => {
  it('are there with days, the mark of what is new, and who wrote them', async () => {
    const yesterday = message(1, { createdAt: '2026-03-11T14:00:00.000Z' })
    const noor = message(2, { isModerator: true, username: 'noor', userId: idOf(9) })
    api({ history: history({ messages: [yesterday, noor, own(3)], unreadFrom: 2 }) })
    await openRoom()
    expect(screen.getByText('Words 1')).toBeTruthy()
    expect(screen.getByText('March 11, 2026')).toBeTruthy()
    expect(screen.getByText('New since your last visit')).toBeTruthy()
    expect(screen.getByText('Moderator')).toBeTruthy()
    expect(screen.queryByText('noor')).toBeNull()
    expect(screen.getByText('You')).toBeTruthy()
    expect(screen.getByText('This is where the room begins.')).toBeTruthy()
  })

  it('that are gone stay as lines without words and without a menu', async () => {
    const messages = [
      message(1, { state: 'deleted', message: null }),
      message(2, { state: 'removed', message: null }),
    ]
    api({ history: history({ messages }) })
    await openRoom()
    expect(screen.getByText('This message was deleted.')).toBeTruthy()
    expect(screen.getByText('A moderator removed this message.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull()
  })

  it('come live, several events with one question, and are read out', async () => {
    const { state, calls } = api({ history: history({ messages: [message(1)] }) })
    await openRoom()
    state.changes = { messages: [message(2), message(3)], held: [], since: 's2', hasMore: false }
    await emitRoom('room-changed', changed(idOf(1_002)))
    await emitRoom('room-changed', changed(idOf(1_003)))
    expect(await screen.findByText('Words 3')).toBeTruthy()
    expect(lines()).toHaveLength(3)
    expect(callsOf(calls, `GET /chat/rooms/${ROOM}/changes`)).toHaveLength(1)
    expect(screen.getByText('riverbend wrote: Words 3').getAttribute('role')).toBe('status')
  })

  it('are asked for as long as more waits', async () => {
    let asked = 0
    api(
      { history: history() },
      {
        'GET /chat/rooms/:id/changes': () => {
          asked += 1
          return { messages: [message(asked)], held: [], since: `s${asked}`, hasMore: asked < 3 }
        },
      },
    )
    await openRoom()
    await emitRoom('room-changed', changed(idOf(1)))
    expect(await screen.findByText('Words 3')).toBeTruthy()
    expect(lines()).toHaveLength(3)
  })

  it('before the first page are read on a press', async () => {
    let page = 0
    const pages = [
      history({ messages: [message(3)], before: 'b' }),
      history({ messages: [message(1), message(2)] }),
    ]
    api({}, { 'GET /chat/rooms/:id/messages': () => pages[page++] })
    await openRoom()
    press('Show earlier messages')
    expect(await screen.findByText('Words 1')).toBeTruthy()
    expect(lines()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })

  it('after the last page are read to the newest', async () => {
    let page = 0
    const pages = [
      history({ messages: [message(1)], after: 'a', unreadFrom: 2 }),
      history({ messages: [message(2)], after: 'a2' }),
      history({ messages: [message(3)] }),
    ]
    api({}, { 'GET /chat/rooms/:id/messages': () => pages[page++] })
    await openRoom()
    press('Go to the newest')
    expect(await screen.findByText('Words 3')).toBeTruthy()
  })

  it('that staff decided about are asked for again', async () => {
    const waiting = own(null, { state: 'held', heldReason: 'checking' })
    const { state } = api({ history: history({ held: [waiting] }) })
    await openRoom()
    expect(await screen.findByText('Being checked. Only you can see it.')).toBeTruthy()
    state.changes = {
      messages: [{ ...waiting, state: 'visible', sequence: 1 }],
      held: [],
      since: 's2',
      hasMore: false,
    }
    const channel = await userChannel()
    act(() => channel.emit('message-decided', { roomId: ROOM, messageId: waiting.id }))
    await waitFor(() => expect(screen.queryByText('Being checked. Only you can see it.')).toBeNull())
    expect(lines()).toHaveLength(1)
  })

  it('come by asking while the Channels are gone, within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { state } = api(
        { history: history({ messages: [message(1)] }) },
        { 'GET /realtime/config': () => new ErrorAnswer(503, 'common.error.unavailable') },
      )
      await openRoom()
      state.changes = { messages: [message(2)], held: [], since: 's2', hasMore: false }
      act(() => void vi.advanceTimersByTime(10_000))
      expect(await screen.findByText('Words 2')).toBeTruthy()
      state.changes = { messages: [message(3)], held: [], since: 's3', hasMore: false }
      act(() => void vi.advanceTimersByTime(10_000))
      expect(await screen.findByText('Words 3')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('that cannot be loaded say so', async () => {
    api({}, { 'GET /chat/rooms/:id/messages': () => new ErrorAnswer(500, 'common.error.unexpected') })
    await open('/chat-rooms/stress-management')
    expect(await screen.findByText('Error loading chat room')).toBeTruthy()
  })

  it('are not asked for in a room that closed meanwhile: the gate says why', async () => {
    const { state } = api(
      {},
      {
        'GET /chat/rooms/:id/changes': () => {
          state.access = access({ allowed: false, reason: 'paused' })
          return new ErrorAnswer(503, 'rooms.error.paused')
        },
      },
    )
    await openRoom()
    await emitRoom('room-changed', changed(idOf(1)))
    expect(await screen.findByRole('heading', { name: 'All rooms are resting' })).toBeTruthy()
  })
})

describe('who is here', () => {
  const people = {
    count: 7,
    people: [2, 3, 4, 5, 6, 7, 8].map((number) => ({
      userId: idOf(number),
      username: `member${number}`,
      isModerator: false,
      since: '2026-03-12T14:00:00.000Z',
    })),
  }
  it('adults see by name, the rest on a press', async () => {
    api({ people })
    await openRoom()
    expect(await screen.findByText(/7 people here now/)).toBeTruthy()
    expect(await screen.findByText('member6')).toBeTruthy()
    expect(screen.queryByText('member8')).toBeNull()
    press('Show all')
    expect(screen.getByText('member8')).toBeTruthy()
  })

  it('minors learn a number alone', async () => {
    const band = '8-10' as const
    api({ access: access({ band }), rooms: [room({ band })], people: { ...people } })
    await openRoom({ as: person({ ageGroup: 'child', guardian: 'verified' }) })
    expect(await screen.findByText(/7 people here now/)).toBeTruthy()
    expect(screen.queryByText('member2')).toBeNull()
  })

  it('says who is writing', async () => {
    api({ people })
    await openRoom()
    await screen.findByText('member2')
    await emitRoom('typing', { roomId: ROOM, userId: idOf(2) })
    expect(await screen.findByText('member2 is writing')).toBeTruthy()
    await emitRoom('typing', { roomId: ROOM, userId: idOf(3) })
    expect(await screen.findByText('member2 and member3 are writing')).toBeTruthy()
  })
})

describe('the first visit', () => {
  const dialog = () => within(screen.getByRole('alertdialog'))

  it('shows the dialog before any message, once', async () => {
    const { state, calls } = api(
      { access: access({ hasSeenIntro: false }) },
      {
        'POST /chat/intro': () => {
          state.access = access()
          return { access: state.access }
        },
      },
    )
    await open('/chat-rooms/stress-management')
    expect(await screen.findByRole('heading', { name: 'Before your first visit' })).toBeTruthy()
    expect(callsOf(calls, `GET /chat/rooms/${ROOM}/messages`)).toEqual([])
    fireEvent.click(dialog().getByRole('button', { name: 'Enter the room' }))
    expect(await screen.findByLabelText('Message')).toBeTruthy()
    expect(callsOf(calls, 'POST /chat/intro').map(({ body }) => body)).toEqual([{}])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks minors about the rules, and lets them answer again', async () => {
    const band = '13-15' as const
    const { state, calls } = api(
      { access: access({ band, hasSeenIntro: false, hasPassedQuiz: false }), rooms: [room({ band })] },
      {
        'POST /chat/intro': () => {
          state.access = access({ band })
          return { access: state.access }
        },
      },
    )
    await open('/chat-rooms/stress-management', { as: person({ ageGroup: 'teen', guardian: 'verified' }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Go to the questions' }))
    const answer = (question: RegExp, name: string) =>
      fireEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name }))
    answer(/my school/, 'Yes')
    answer(/unkind/, 'No')
    answer(/scares me/, 'Yes')
    fireEvent.click(dialog().getByRole('button', { name: 'Enter the room' }))
    expect(await screen.findByText(/Not quite/)).toBeTruthy()
    expect(callsOf(calls, 'POST /chat/intro')).toEqual([])
    answer(/my school/, 'No')
    fireEvent.click(dialog().getByRole('button', { name: 'Enter the room' }))
    expect(await screen.findByLabelText('Message')).toBeTruthy()
    expect(callsOf(calls, 'POST /chat/intro').map(({ body }) => body)).toEqual([
      { answers: { personal: 'no', unkind: 'no', frightened: 'yes' } },
    ])
  })

  it('leads back to the list', async () => {
    api({ access: access({ hasSeenIntro: false }) })
    await open('/chat-rooms/stress-management')
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('heading', { name: 'Chat rooms' })).toBeTruthy()
  })
})
