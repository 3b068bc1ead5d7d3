import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { Output } from '#domain/api/contract.ts'
import type { chatApi } from '#domain/chat/api.ts'
import { channelOfRoom } from '#domain/chat/channels.ts'
import type { ChatAccessView, HistoryView, MessageView, PeopleView, RoomView } from '#domain/chat/schema.ts'
import { RoomsLayout } from '#site/features/chat/list/RoomsLayout.tsx'
import { RoomsScreen } from '#site/features/chat/list/RoomsScreen.tsx'
import { ToRooms } from '#site/features/chat/list/ToRooms.tsx'
import { RoomById } from '#site/features/chat/room/RoomById.tsx'
import { RoomByKey } from '#site/features/chat/room/RoomByKey.tsx'
import { serveApi, type Call } from '../checkins/api.ts'
import { person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

/** An id of this file's people, rooms and messages. */
export const idOf = (number: number): string => `0198f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
/** The room of most tests. */
export const ROOM = idOf(700)

/** A room. */
export const room = (over: Partial<RoomView> = {}): RoomView => ({
  id: ROOM,
  focusAreaKey: 'stress-management',
  focusArea: 'stress',
  band: 'adult',
  name: 'Stress Management',
  description: 'For too much at once, and ways to rest.',
  unread: 0,
  lastMessageAt: null,
  ...over,
})
/** What an adult with a plan may. */
export const access = (over: Partial<ChatAccessView> = {}): ChatAccessView => ({
  role: 'adult',
  allowed: true,
  reason: null,
  until: null,
  band: 'adult',
  isModerator: false,
  hasSeenIntro: true,
  hasPassedQuiz: true,
  trialDays: 7,
  ...over,
})
/** A message of another member at a position. */
export const message = (sequence: number, over: Partial<MessageView> = {}): MessageView => ({
  id: idOf(1_000 + sequence),
  sequence,
  userId: idOf(2),
  username: 'riverbend',
  isModerator: false,
  isOwn: false,
  state: 'visible',
  message: `Words ${sequence}`,
  createdAt: new Date(Date.UTC(2026, 2, 12, 14, sequence % 60)).toISOString(),
  editedAt: null,
  editableUntil: null,
  reactions: { heart: 0, hug: 0, strength: 0 },
  myReaction: null,
  heldReason: null,
  usualMinutes: null,
  note: null,
  ...over,
})
/** A message of the member's own. */
export const own = (sequence: number | null, over: Partial<MessageView> = {}): MessageView =>
  message(sequence ?? 900, { sequence, userId: person().id, username: 'maren', isOwn: true, ...over })
/** A page of a room. */
export const history = (over: Partial<HistoryView> = {}): HistoryView => ({
  messages: [],
  held: [],
  before: null,
  after: null,
  unreadFrom: null,
  since: 's0',
  ...over,
})

type World = {
  access: ChatAccessView
  rooms: RoomView[]
  previews: Output<typeof chatApi.listRooms>['previews']
  history: HistoryView
  changes: Output<typeof chatApi.readChanges>
  people: PeopleView
}

/** Serves rooms that may change, and other answers. */
export function api(first: Partial<World> = {}, answers: Record<string, (call: Call) => unknown> = {}) {
  const state: World = {
    access: access(),
    rooms: [room()],
    previews: [],
    history: history(),
    changes: { messages: [], held: [], since: 's1', hasMore: false },
    people: { count: 1, people: [] },
    ...first,
  }
  const calls = serveApi({
    'POST /rpc/list-rooms-for-me': () => ({
      access: state.access,
      rooms: state.access.allowed ? state.rooms : [],
      previews: state.previews,
    }),
    'GET /chat/rooms/:id/messages': () => state.history,
    'GET /chat/rooms/:id/changes': () => state.changes,
    'POST /chat/rooms/:id/here': () => state.people,
    'POST /chat/rooms/:id/enter': () => ({ room: state.rooms[0], access: state.access, badges: [] }),
    'POST /chat/rooms/:id/read': { ok: true },
    'POST /chat/rooms/:id/typing': { ok: true },
    'GET /moderation/care': { isOpen: false, isBack: false },
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    ...answers,
  })
  return { state, calls }
}

/** Opens an address of the rooms. */
export const open = (at: string, options: Parameters<typeof show>[1] = {}) =>
  show(
    <Routes>
      <Route element={<RoomsLayout />}>
        <Route path="/chat-rooms" element={<RoomsScreen />} />
        <Route path="/chat-rooms/:key" element={<RoomByKey />} />
        <Route path="/chat" element={<ToRooms />} />
        <Route path="/chat/:roomId" element={<RoomById />} />
        <Route path="/chat/:focusArea/:roomId" element={<RoomById />} />
      </Route>
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </Routes>,
    { at, ...options },
  )
/** Opens the room, and waits for its field. */
export async function openRoom(options: Parameters<typeof show>[1] = {}) {
  const view = await open('/chat-rooms/stress-management', options)
  await screen.findByLabelText('Message')
  return view
}
/** The lines of messages, by their text. */
export const lines = (): (string | null)[] =>
  [...document.querySelectorAll('li[data-message]')].map((line) => line.textContent)
/** The line of a message. */
export const lineOf = (expected: string): HTMLElement => screen.getByText(expected).closest('li')!
/** Writes into the field. */
export const type = (expected: string): void =>
  void fireEvent.change(screen.getByLabelText('Message'), { target: { value: expected } })
/** Sends what is in the field. */
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

/** Sends an event to the room, once the page listens. */
export async function emitRoom(name: string, data: object, band: RoomView['band'] = 'adult'): Promise<void> {
  const channel = await vi.waitFor(() => {
    const found = FakePusher.latest?.channels.get(channelOfRoom(ROOM, band))
    if (!found?.subscribed) throw new Error('the room is not followed yet')
    return found
  })
  act(() => channel.emit(name, data))
}
