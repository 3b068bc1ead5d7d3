import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countEvents } from '#site/lib/analytics.ts'
import { callsOf, ErrorAnswer, type Call } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { access, api, history, idOf, lineOf, lines, message, openRoom, own, press, room } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const theirs = idOf(1_001)
/** Chooses what to do about the message of another. */
const choose = async (item: string, button = 'More about this message by riverbend') => {
  fireEvent.click(screen.getAllByRole('button', { name: button })[0]!)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const inDialog = (name: string) =>
  fireEvent.click(
    within(screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')).getByRole('button', { name }),
  )
const events = (calls: readonly Call[]) =>
  callsOf(calls, 'POST /events').flatMap(
    ({ body }) => (body as { events: { event_type: string; event_metadata?: object }[] }).events,
  )

describe('hiding', () => {
  it('takes an author away for this visit, with a way back, and counts it', async () => {
    countEvents(true)
    const { calls } = api(
      {
        history: history({
          messages: [message(1), message(2), message(3, { userId: idOf(3), username: 'oak' })],
        }),
      },
      { 'POST /events': () => ({ stored: 1 }) },
    )
    await openRoom()
    await choose('Hide messages')
    expect(lines()).toHaveLength(1)
    expect(screen.getByText(/You hid messages from .*riverbend.* for this visit/)).toBeTruthy()
    press('Show')
    expect(lines()).toHaveLength(3)
    const { flushEvents } = await import('#site/lib/analytics.ts')
    flushEvents()
    await waitFor(() => expect(events(calls).map(({ event_type }) => event_type)).toEqual(['room_mute']))
    countEvents(false)
  })
})

describe('reporting', () => {
  it('takes three presses, and thanks', async () => {
    countEvents(true)
    const { calls } = api(
      { history: history({ messages: [message(1)] }) },
      {
        [`POST /chat/messages/${theirs}/report`]: () => ({ reported: true }),
        'POST /events': () => ({ stored: 1 }),
      },
    )
    await openRoom()
    await choose('Report')
    fireEvent.click(await screen.findByRole('button', { name: 'Bullying or insults' }))
    expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeTruthy()
    expect(callsOf(calls, `POST /chat/messages/${theirs}/report`).map(({ body }) => body)).toEqual([
      { category: 'bullying' },
    ])
    const { flushEvents } = await import('#site/lib/analytics.ts')
    flushEvents()
    await waitFor(() =>
      expect(events(calls)).toMatchObject([
        { event_type: 'room_report', event_metadata: { category: 'bullying' } },
      ]),
    )
    countEvents(false)
  })

  it('that fails says so, and the question stays', async () => {
    api(
      { history: history({ messages: [message(1)] }) },
      { [`POST /chat/messages/${theirs}/report`]: () => new ErrorAnswer(500, 'common.error.unexpected') },
    )
    await openRoom()
    await choose('Report')
    fireEvent.click(await screen.findByRole('button', { name: 'Spam or scam' }))
    expect(await screen.findByText('Failed to submit report')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('asks children in their words', async () => {
    const band = '8-10' as const
    api({ access: access({ band }), rooms: [room({ band })], history: history({ messages: [message(1)] }) })
    await openRoom({ as: person({ ageGroup: 'child', guardian: 'verified' }) })
    await choose('Report')
    expect(await screen.findByRole('button', { name: 'Someone is mean' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'A grown-up wants to meet kids' })).toBeTruthy()
  })

  it('is not offered about moderators', async () => {
    api({ history: history({ messages: [message(1, { isModerator: true, userId: null })] }) })
    await openRoom()
    fireEvent.click(screen.getByRole('button', { name: 'More about this message by Moderator' }))
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
    expect(items).toEqual(['Warm thoughts', 'I’m with you', 'Keep going'])
  })
})

describe('blocking', () => {
  const messages = [message(1), message(2, { userId: idOf(3), username: 'oak' })]

  it('takes the messages away at once and reads the room again', async () => {
    const { state, calls } = api(
      { history: history({ messages }) },
      {
        'POST /moderation/blocks': () => {
          state.history = history({ messages: messages.slice(1) })
          return {
            block: {
              id: idOf(50),
              userId: idOf(2),
              username: 'riverbend',
              blockedAt: '2026-03-12T14:00:00.000Z',
            },
          }
        },
      },
    )
    await openRoom()
    await choose('Block')
    await screen.findByText('Block riverbend?')
    inDialog('Block')
    expect(await screen.findByText('riverbend is blocked.')).toBeTruthy()
    await waitFor(() => expect(lines()).toHaveLength(1))
    expect(callsOf(calls, 'POST /moderation/blocks').map(({ body }) => body)).toEqual([{ userId: idOf(2) }])
    await waitFor(() => expect(calls.filter(({ route }) => route.endsWith('/messages')).length).toBe(2))
  })

  it.each([
    [new ErrorAnswer(409, 'moderation.error.already_blocked'), 'User already blocked'],
    [new ErrorAnswer(401, 'common.error.sign_in'), 'You must be logged in to block users'],
    [new ErrorAnswer(500, 'common.error.unexpected'), 'Failed to block user'],
  ])('that fails says why: %#', async (error, text) => {
    api({ history: history({ messages }) }, { 'POST /moderation/blocks': () => error })
    await openRoom()
    await choose('Block')
    await screen.findByText('Block riverbend?')
    inDialog('Block')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(lines()).toHaveLength(2)
  })
})

describe('reacting', () => {
  it('counts at once, and is taken back by a second press', async () => {
    const sent: unknown[] = []
    api(
      { history: history({ messages: [message(1, { reactions: { heart: 2, hug: 0, strength: 0 } })] }) },
      {
        [`PUT /chat/messages/${theirs}/reaction`]: ({ body }) => {
          const { reaction } = body as { reaction: 'heart' | null }
          sent.push(reaction)
          return {
            message: message(1, {
              reactions: { heart: reaction ? 3 : 2, hug: 0, strength: 0 },
              myReaction: reaction,
            }),
          }
        },
      },
    )
    await openRoom()
    press('Warm thoughts: 2')
    expect(
      await screen.findByRole('button', { name: 'Warm thoughts: 3, yours too', pressed: true }),
    ).toBeTruthy()
    press('Warm thoughts: 3, yours too')
    expect(await screen.findByRole('button', { name: 'Warm thoughts: 2', pressed: false })).toBeTruthy()
    await waitFor(() => expect(sent).toEqual(['heart', null]))
  })

  it('goes back when it cannot be stored', async () => {
    api(
      { history: history({ messages: [message(1)] }) },
      { [`PUT /chat/messages/${theirs}/reaction`]: () => new ErrorAnswer(500, 'common.error.unexpected') },
    )
    await openRoom()
    await choose('I’m with you')
    expect(await screen.findByText('Couldn’t save your reaction. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /I’m with you/ })).toBeNull()
  })
})

describe('own messages', () => {
  const soon = () => new Date(Date.now() + 60_000).toISOString()
  const editable = () => own(1, { message: 'Old words', editableUntil: soon() })

  it('are edited in their place', async () => {
    api(
      { history: history({ messages: [editable()] }) },
      {
        'PATCH /chat/messages/:id': ({ body }) => ({
          message: { ...editable(), message: (body as { message: string }).message, editedAt: soon() },
          notice: null,
          suggestion: null,
          isCareOffered: false,
        }),
      },
    )
    await openRoom()
    await choose('Edit', 'More about your message')
    const field = await screen.findByLabelText('Change your message')
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: 'New words' } })
    press('Save')
    expect(await screen.findByText('New words')).toBeTruthy()
    expect(within(lineOf('New words')).getByText('edited')).toBeTruthy()
  })

  it('that are too old offer no change; an edit that fails keeps the words', async () => {
    api(
      {
        history: history({
          messages: [
            own(1, { message: 'Too old', editableUntil: null }),
            own(2, { message: 'Old words', editableUntil: soon() }),
          ],
        }),
      },
      {
        'PATCH /chat/messages/:id': () =>
          new ErrorAnswer(409, 'rooms.error.too_late', 'You can change a message for 5 minutes.'),
      },
    )
    await openRoom()
    const menus = screen.getAllByRole('button', { name: 'More about your message' })
    fireEvent.click(menus[0]!)
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Delete'])
    fireEvent.click(menus[0]!)
    fireEvent.click(menus[1]!)
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    fireEvent.change(await screen.findByLabelText('Change your message'), { target: { value: 'New words' } })
    press('Save')
    expect(await screen.findByText('You can change a message for 5 minutes.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Change your message').value).toBe('New words')
  })

  it('are deleted after a question, and leave a line', async () => {
    api(
      { history: history({ messages: [editable()] }) },
      { 'DELETE /chat/messages/:id': () => ({ deleted: true }) },
    )
    await openRoom()
    await choose('Delete', 'More about your message')
    await screen.findByText('Delete this message?')
    inDialog('Delete')
    expect(await screen.findByText('This message was deleted.')).toBeTruthy()
    expect(screen.queryByText('Old words')).toBeNull()
  })
})
