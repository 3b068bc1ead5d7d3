import { expect, it } from 'vitest'
import { linesOf } from '#site/features/chat/room/lines.ts'
import {
  withChanges,
  withNewer,
  withOlder,
  withOwn,
  withoutAuthor,
  withoutHeld,
} from '#site/features/chat/room/messages.ts'
import { problemOf } from '#site/features/chat/room/outgoing.ts'
import { history, idOf, message, own } from './kit.tsx'

const positions = ({ messages }: { messages: readonly { sequence: number | null }[] }) =>
  messages.map(({ sequence }) => sequence)
const changes = (...messages: ReturnType<typeof message>[]) => ({ messages, held: [], since: 's9' })

it('changes come in any order and any number of times, and leave one run in order', () => {
  const known = history({ messages: [message(1)] })
  const news = [message(3), message(2), message(4)]
  const once = withChanges(known, changes(...news))
  expect(positions(once)).toEqual([1, 2, 3, 4])
  expect(withChanges(once, changes(...news.reverse()))).toEqual(once)
  expect(once.since).toBe('s9')
})

it('changes leave no gap before newer pages, and add nothing before the oldest', () => {
  const known = history({ messages: [message(5), message(6)], before: 'b', after: 'a' })
  const next = withChanges(known, changes(message(9), message(2), message(6, { message: 'Edited' })))
  expect(positions(next)).toEqual([5, 6])
  expect(next.messages[1]!.message).toBe('Edited')
  expect(positions(withNewer(next, history({ messages: [message(7), message(8)] })))).toEqual([5, 6, 7, 8])
  expect(positions(withOlder(next, history({ messages: [message(3), message(4)] })))).toEqual([3, 4, 5, 6])
})

it('a held message waits until it is among the others, or is decided otherwise', () => {
  const waiting = own(null, { state: 'held' })
  const known = withOwn(history(), waiting)
  expect(known.held).toEqual([waiting])
  expect(withOwn(known, waiting).held).toEqual([waiting])
  const passed = withChanges(known, changes({ ...waiting, state: 'visible', sequence: 1 }))
  expect([passed.held, positions(passed)]).toEqual([[], [1]])
  const removed = { ...waiting, state: 'removed' as const, message: null }
  expect(withChanges(known, { ...changes(), held: [removed] }).held).toEqual([removed])
  expect(withoutHeld(known, waiting.id).held).toEqual([])
})

it('of a blocked author nothing is left', () => {
  const known = history({ messages: [message(1), message(2, { userId: idOf(7) })] })
  expect(positions(withoutAuthor(known, idOf(7)))).toEqual([1])
})

it('lines have each day once, the mark once, and one line for hidden messages in a row', () => {
  const messages = [1, 2, 3, 4].map((sequence) =>
    message(sequence, {
      createdAt: `2026-03-1${sequence < 3 ? 1 : 2}T10:00:00.000Z`,
      userId: sequence === 4 ? idOf(3) : idOf(2),
    }),
  )
  const kinds = (hidden: string[]) =>
    linesOf({ messages, unreadFrom: 2, hidden: new Set(hidden), dayOf: (at) => at.slice(0, 10) }).map(
      ({ kind }) => kind,
    )
  expect(kinds([])).toEqual(['day', 'message', 'unread', 'message', 'day', 'message', 'message'])
  expect(kinds([idOf(2)])).toEqual(['day', 'hidden', 'unread', 'hidden', 'day', 'hidden', 'message'])
})

it('names why a message was not sent', () => {
  expect(problemOf({ code: 'rooms.error.rejected', isPassing: false })).toBe('rejected')
  expect(problemOf({ code: 'rooms.error.check_failed', isPassing: true })).toBe('check_failed')
  expect(problemOf({ code: 'common.error.offline', isPassing: true })).toBe('failed')
  expect(problemOf({ code: 'rooms.error.quiz', isPassing: false })).toBe('other')
})
