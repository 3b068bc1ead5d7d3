import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RoomError } from '#domain/chat/access.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import type { Overview } from '#domain/checkins/events.ts'
import { checkInView, overview } from '../checkins/overview.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher, userChannel } from '../checkins/pusher.ts'
import { access, api, idOf, open, press, room } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const preview = () => {
  const { id: _id, unread: _unread, lastMessageAt: _at, ...rest } = room()
  return rest
}
const closed = (reason: RoomError, over = {}) => access({ allowed: false, reason, ...over })

describe('the list of rooms', () => {
  it('has the rooms of the member with what is new in each', async () => {
    api({
      rooms: [room({ unread: 3 }), room({ id: idOf(701), focusAreaKey: 'sleep-rest', name: 'Sleep & Rest' })],
    })
    await open('/chat-rooms')
    const link = await screen.findByRole('link', { name: 'Stress Management' })
    expect(link.getAttribute('href')).toBe('/chat-rooms/stress-management')
    expect(screen.getByText('3 new messages')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Adults' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sleep & Rest' })).toBeTruthy()
  })

  it('tells the rooms of staff apart by age', async () => {
    const child = room({ id: idOf(702), band: '8-10' })
    api({ access: access({ band: null, isModerator: true }), rooms: [room(), child] })
    await open('/chat-rooms')
    expect(await screen.findByRole('heading', { name: 'Ages 8 to 10' })).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Stress Management' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/chat/${child.id}`,
      `/chat/${room().id}`,
    ])
  })

  it('says when it cannot be loaded, and is asked for again', async () => {
    let isDown = true
    api(
      {},
      {
        'POST /rpc/list-rooms-for-me': () =>
          isDown
            ? new ErrorAnswer(500, 'common.error.unexpected')
            : { access: access(), rooms: [room()], previews: [] },
      },
    )
    await open('/chat-rooms')
    expect(await screen.findByText('Failed to load chat rooms')).toBeTruthy()
    isDown = false
    press('Try again')
    expect(await screen.findByRole('link', { name: 'Stress Management' })).toBeTruthy()
  })

  it('is where /chat leads', async () => {
    api()
    await open('/chat')
    expect(await screen.findByRole('link', { name: 'Stress Management' })).toBeTruthy()
    expect(window.location.pathname).toBe('/chat-rooms')
  })

  it('is asked for again when what the member may do changes', async () => {
    const { state, calls } = api()
    await open('/chat-rooms')
    await screen.findByRole('link', { name: 'Stress Management' })
    state.access = closed('muted', { until: '2026-03-14T14:00:00.000Z' })
    const channel = await userChannel()
    channel.emit('rooms-changed', {})
    expect(await screen.findByText(/Your chat is paused until March 14, 2026/)).toBeTruthy()
    expect(callsOf(calls, 'POST /rpc/list-rooms-for-me')).toHaveLength(2)
  })
})

describe('without access', () => {
  it('a room leads to the upgrade card with a look at the room, and says why', async () => {
    const { calls } = api({ access: closed('subscription'), previews: [preview()] })
    await open('/chat-rooms/stress-management')
    expect(await screen.findByText('Chat requires a subscription')).toBeTruthy()
    expect(window.location.pathname).toBe('/chat-rooms')
    expect(screen.getByRole('heading', { name: 'A look at this room' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Stress Management' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to my dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByText(/free trial of 7 days/)).toBeTruthy()
    expect(calls.filter(({ route }) => route.includes('/messages'))).toEqual([])
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/settings?tab=plan',
    )
  })

  describe('a room without a plan, where onboarding ends', () => {
    const gate = (checkIns: object[]) =>
      api(
        { access: closed('subscription'), previews: [preview()] },
        { 'GET /checkins/overview': () => overview({ checkIns: checkIns as Overview['checkIns'] }) },
      )

    it('has the first check-in below the card, with the mood picked on the landing page', async () => {
      sessionStorage.setItem('ek.mood', 'okay')
      gate([])
      await open('/chat-rooms/stress-management')
      const mood = await screen.findByRole('radio', { name: 'Calm', checked: true })
      const card = screen.getByRole('link', { name: 'Go to my dashboard' })
      expect(card.compareDocumentPosition(mood) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Save check-in' })).toBeTruthy()
    })

    it('gives way to the panel of help after words of danger', async () => {
      api(
        { access: closed('subscription'), previews: [preview()] },
        {
          'GET /checkins/overview': () => overview(),
          'GET /moderation/care': () => ({ isOpen: true, isBack: false }),
        },
      )
      await open('/chat-rooms/stress-management')
      expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
      expect((await screen.findByText('Chat requires a subscription')).closest('[hidden]')).toBeTruthy()
    })

    it('has none for a child, whose questions have pages of their own', async () => {
      gate([])
      await open('/chat-rooms/stress-management', { as: person({ ageGroup: 'child', guardian: 'verified' }) })
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
      await screen.findByRole('link', { name: 'Go to my dashboard' })
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(screen.queryByRole('radio')).toBeNull()
    })

    it.each([
      ['who has checked in before', [checkInView()], '/chat-rooms/stress-management'],
      ['who asked for the list', [], '/chat-rooms'],
    ])('has none for a member %s', async (_, checkIns, at) => {
      const { calls } = gate(checkIns)
      await open(at)
      await screen.findByText('Chat requires a subscription')
      if (checkIns.length > 0)
        await vi.waitFor(() => expect(callsOf(calls, 'GET /checkins/overview')).toHaveLength(1))
      expect(screen.queryByRole('radio')).toBeNull()
    })
  })

  it('a minor reads of no trial and is led to no plan', async () => {
    api({ access: closed('subscription', { band: '13-15' }), previews: [preview()] })
    await open('/chat-rooms')
    expect(await screen.findByText(/plan of an adult in your family/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
    expect(screen.queryByText(/free trial/)).toBeNull()
  })

  it.each([
    ['email', 'Confirm your email address first', 'Go to my dashboard'],
    ['guardian', 'Your guardian needs to agree to rooms', 'What my guardian sees'],
    ['band', 'This room is for another age', 'Go to my dashboard'],
    ['consent', 'A few boxes first', 'Go to my dashboard'],
  ] as const)('for %s: a reason and one way on', async (reason, title, act) => {
    api({ access: closed(reason) })
    await open('/chat-rooms')
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([act])
    expect(screen.queryByText('Chat requires a subscription')).toBeNull()
  })

  it.each([
    ['paused', 'All rooms are resting', 'Go to my dashboard'],
    ['off_shift', 'No moderator is here right now', 'Write in my journal'],
    ['muted', /^Your chat is paused until/, 'Ask for another look'],
    ['banned', 'Chat is closed for your account', 'Ask for another look'],
  ] as const)(
    'for %s: also who can be called, because a room was open before',
    async (reason, title, act) => {
      api({ access: closed(reason, { until: '2026-03-14T03:00:00.000Z' }) })
      await open('/chat-rooms')
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
      expect(await screen.findByText('Is it more than a room can hold?')).toBeTruthy()
      const links = screen.getAllByRole('link').map((link) => link.textContent)
      expect(links).toEqual([act, 'Crisis Resources'])
    },
  )

  it('says until when a suspension holds, in the zone of the member', async () => {
    api({ access: closed('suspended', { until: '2026-03-14T03:00:00.000Z' }) })
    await open('/chat-rooms')
    expect(await screen.findByRole('heading', { name: /until March 13, 2026, 11:00 PM/ })).toBeTruthy()
  })

  it.each([
    ['band', null, 'Rooms open when you’re 8'],
    ['guardian', '8-10', 'A grown-up needs to say yes'],
    ['off_shift', '8-10', 'No moderator is here right now'],
  ] as const)('tells a child in their words: %s', async (reason, band, title) => {
    api({ access: closed(reason, { band }) })
    await open('/chat-rooms', { as: person({ ageGroup: 'child', guardian: 'verified' }) })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })
})

describe('addresses', () => {
  it('of an unknown key answers that there is no such room', async () => {
    api(
      {},
      {
        'POST /rpc/ensure-chat-room': () =>
          new ErrorAnswer(404, 'rooms.error.create', 'Unable to create chat room'),
      },
    )
    await open('/chat-rooms/nothing-such')
    expect(await screen.findByText('Unable to create chat room')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all rooms' })).toBeTruthy()
  })

  it('of a focus area opens its room', async () => {
    api()
    await open('/chat-rooms/stress')
    expect(await screen.findByRole('heading', { name: 'Stress Management' })).toBeTruthy()
  })

  it('of a focus area opens the room of adults for staff, who read every band', async () => {
    api({
      access: access({ role: 'moderator', band: null, isModerator: true }),
      rooms: [room({ id: idOf(8), band: '8-10', name: 'Too much at once' }), room()],
    })
    await open('/chat-rooms/stress')
    expect(await screen.findByRole('heading', { name: 'Stress Management' })).toBeTruthy()
  })

  it('of an unknown id leads to the dashboard', async () => {
    api({}, { [`GET /chat/rooms/${idOf(9)}`]: () => new ErrorAnswer(404, 'rooms.error.not_found') })
    await open(`/chat/${idOf(9)}`)
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
    expect(screen.getByText('Chat room not found')).toBeTruthy()
  })

  it('by id that cannot be answered says so', async () => {
    api({}, { [`GET /chat/rooms/${idOf(9)}`]: () => new ErrorAnswer(500, 'common.error.unexpected') })
    await open(`/chat/${idOf(9)}`)
    expect(await screen.findByText('Error loading chat room')).toBeTruthy()
  })

  it('with a focus area that is not the room’s leads to the room’s own', async () => {
    api()
    await open(`/chat/sleep/${room().id}`)
    expect(await screen.findByRole('heading', { name: 'Stress Management' })).toBeTruthy()
    expect(window.location.pathname).toBe(`/chat/stress/${room().id}`)
  })
})
