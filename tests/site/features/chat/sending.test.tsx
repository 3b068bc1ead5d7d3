import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Output } from '#domain/api/contract.ts'
import type { chatApi } from '#domain/chat/api.ts'
import { callsOf, ErrorAnswer, type Call } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { later } from '../../kit/later.ts'
import { access, api, history, lines, openRoom, own, press, ROOM, room, type } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const SEND = `POST /chat/rooms/${ROOM}/messages`
type Answer = Output<typeof chatApi.send>
type Body = { id: string; message: string }
const accepted = ({ body }: Call, over: Partial<Answer> = {}, sequence: number | null = 1): Answer => {
  const { id, message } = body as Body
  return {
    message: own(sequence, {
      id,
      message,
      ...(sequence === null && { state: 'held', heldReason: 'checking' }),
    }),
    notice: null,
    suggestion: null,
    isCareOffered: false,
    ...over,
  }
}
/** The message waits for a person from now on. */
function hold(state: ReturnType<typeof api>['state'], answer: Answer): Answer {
  state.changes = { messages: [], held: [answer.message], since: 's1', hasMore: false }
  return answer
}
const child = { as: person({ ageGroup: 'child', guardian: 'verified' }) }
const childRoom = { access: access({ band: '8-10' }), rooms: [room({ band: '8-10' })] }
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message')

describe('the field', () => {
  it('counts, warns above 450 characters, and sends no more than 500', async () => {
    const { calls } = api()
    await openRoom()
    type('x'.repeat(450))
    expect(screen.getByText('450 / 500')).toBeTruthy()
    expect(screen.queryByText(/characters left/)).toBeNull()
    type('x'.repeat(451))
    expect(screen.getByText('50 characters left')).toBeTruthy()
    type('x'.repeat(501))
    expect(screen.getByText('1 characters too many')).toBeTruthy()
    press('Send')
    type('   ')
    press('Send')
    expect(callsOf(calls, SEND)).toEqual([])
  })

  it('sends with Enter, and begins a line with Shift', async () => {
    const { calls } = api({}, { [SEND]: (call) => accepted(call) })
    await openRoom()
    type('  Good morning ')
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    expect(callsOf(calls, SEND)).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(callsOf(calls, SEND)).toHaveLength(1))
    expect((callsOf(calls, SEND)[0]!.body as Body).message).toBe('Good morning')
    expect(field().value).toBe('')
  })

  it('keeps what was typed when the page is left', async () => {
    api()
    const first = await openRoom()
    type('Half a thought')
    first.unmount()
    await openRoom()
    expect(field().value).toBe('Half a thought')
  })

  it('tells adults that the member types, and no one about a minor', async () => {
    const adult = api()
    const view = await openRoom()
    type('H')
    type('He')
    await waitFor(() => expect(callsOf(adult.calls, `POST /chat/rooms/${ROOM}/typing`)).toHaveLength(1))
    view.unmount()
    const minor = api(childRoom)
    await openRoom(child)
    type('Hey')
    expect(callsOf(minor.calls, `POST /chat/rooms/${ROOM}/typing`)).toEqual([])
  })
})

describe('a message', () => {
  it('is there at once, and stands once when the answer and the event have come', async () => {
    const answer = later<void>()
    api(
      {},
      {
        [SEND]: async (call) => {
          await answer.promise
          return accepted(call)
        },
      },
    )
    await openRoom()
    type('Here I am')
    press('Send')
    expect(await screen.findByText('Here I am')).toBeTruthy()
    expect(screen.getByText('Sending')).toBeTruthy()
    answer.resolve()
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
    expect(lines()).toHaveLength(1)
    expect(screen.getAllByText('Here I am')).toHaveLength(1)
  })

  it('that fails keeps its text, also across a reload, and is sent again under the same id', async () => {
    let isDown = true
    const { calls } = api(
      {},
      {
        [SEND]: (call) => (isDown ? new ErrorAnswer(500, 'common.error.unexpected') : accepted(call)),
      },
    )
    const first = await openRoom()
    type('Not lost')
    press('Send')
    expect(await screen.findByText('Failed to send message.')).toBeTruthy()
    first.unmount()
    await openRoom()
    expect(screen.getByText('Not lost')).toBeTruthy()
    isDown = false
    press('Try again')
    await waitFor(() => expect(screen.queryByText('Failed to send message.')).toBeNull())
    const ids = callsOf(calls, SEND).map(({ body }) => (body as Body).id)
    expect(new Set(ids).size).toBe(1)
    expect(lines()).toHaveLength(1)
  })

  it('that fails goes back into the field, or away', async () => {
    api({}, { [SEND]: () => new ErrorAnswer(500, 'common.error.unexpected') })
    await openRoom()
    type('First')
    press('Send')
    await screen.findByText('Failed to send message.')
    press('Put it back in the field')
    expect(field().value).toBe('First')
    press('Send')
    await screen.findByText('Failed to send message.')
    press('Discard')
    expect(screen.queryByText('First')).toBeNull()
  })

  it('that is severe is rejected, with its text', async () => {
    api({}, { [SEND]: () => new ErrorAnswer(422, 'rooms.error.rejected', 'Message Rejected') })
    await openRoom()
    type('Severe words')
    press('Send')
    expect(await screen.findByText('Message Rejected.')).toBeTruthy()
    expect(screen.getByText('Severe words')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that could not be checked is not stored, and its text stays', async () => {
    api({}, { [SEND]: () => new ErrorAnswer(422, 'rooms.error.check_failed', 'Content Check Failed') })
    await openRoom()
    type('Some words')
    press('Send')
    expect(await screen.findByText('Content Check Failed.')).toBeTruthy()
    expect(screen.getByText(/Nothing was sent/)).toBeTruthy()
  })

  it('that was softened says so', async () => {
    api({}, { [SEND]: (call) => accepted(call, { notice: 'modified' }) })
    await openRoom()
    type('My boss is a ****')
    press('Send')
    expect(await screen.findByText('Content Modified.')).toBeTruthy()
  })

  it('of a child waits for a person, and says how long that takes', async () => {
    const { state } = api(childRoom, {
      [SEND]: (call) => {
        const answer = accepted(call, {}, null)
        return hold(state, { ...answer, message: { ...answer.message, usualMinutes: 4 } })
      },
    })
    await openRoom(child)
    type('I had a bad day')
    press('Send')
    expect(await screen.findByText('A grown-up is checking this (usually 4 min).')).toBeTruthy()
    expect(lines()).toHaveLength(1)
  })

  it('that waits since an earlier visit says how long that takes, too', async () => {
    const waits = own(null, { state: 'held', heldReason: 'checking', usualMinutes: 4 })
    api({ ...childRoom, history: history({ held: [waits] }) })
    await openRoom(child)
    expect(await screen.findByText('A grown-up is checking this (usually 4 min).')).toBeTruthy()
  })

  it('with personal data gets a wording to use instead', async () => {
    const held = (call: Call) => {
      const answer = accepted(call, { suggestion: 'I live far away' }, null)
      return hold(state, { ...answer, message: { ...answer.message, heldReason: 'personal' as const } })
    }
    const { state, calls } = api(childRoom, {
      [SEND]: held,
      'PATCH /chat/messages/:id': (call) => ({
        ...accepted({ ...call, body: { id: 'x', message: (call.body as Body).message } }, {}, null),
      }),
    })
    await openRoom(child)
    type('I live at 12 Oak Street')
    press('Send')
    expect(await screen.findByText('It may tell who you are. A grown-up reads it first.')).toBeTruthy()
    press('Use these words')
    await waitFor(() =>
      expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        { message: 'I live far away' },
      ]),
    )
  })

  it('that staff asks to change shows what they wrote', async () => {
    api({
      history: history({
        held: [own(null, { state: 'held', heldReason: 'checking', note: 'Leave the name out.' })],
      }),
    })
    await openRoom()
    expect(await screen.findByText('Leave the name out.')).toBeTruthy()
    expect(screen.getByText('Not sent.')).toBeTruthy()
  })
})

describe('words of danger', () => {
  it('open the panel of help at the words, and are never rejected', async () => {
    const { state } = api(
      {},
      { [SEND]: (call) => hold(state, accepted(call, { isCareOffered: true }, null)) },
    )
    await openRoom()
    type('I want to die')
    press('Send')
    expect(await screen.findByRole('heading', { name: /988/ })).toBeTruthy()
    expect(screen.getByText('I want to die')).toBeTruthy()
    expect(screen.getByLabelText('Message')).toBeTruthy()
    expect(screen.queryByText(/Message Rejected/)).toBeNull()
  })
})
