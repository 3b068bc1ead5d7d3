import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DeskFigures, DeskItem } from '#domain/moderation/deskApi.ts'
import { en } from '#messages/en/index.ts'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast: toasts }))
const { Desk } = await import('#admin/moderation/ModerationDesk/Desk.client.tsx')

const messages = { ...en.deskPanel, retry: en.common.action.retry, ageGroup: en.account.age_group }
const id = (number: number) => `01890a5d-ac96-774b-bcce-b3020000000${number}`
const NOW = '2026-03-12T14:00:00.000Z'

const item: DeskItem = {
  id: id(1),
  source: 'held_message',
  category: 'personal_info',
  severity: 'medium',
  ageGroup: 'child',
  reports: 2,
  createdAt: '2026-03-12T13:55:00.000Z',
  dueAt: '2026-03-12T14:10:00.000Z',
  claim: { isMine: true, name: 'me', until: '2026-03-12T14:10:00.000Z' },
  isBanAsked: false,
  username: 'quiet-otter',
  reported: [{ category: 'bullying', count: 2 }],
  strikes: 1,
  suggested: 'mute',
  actions: ['approve', 'ask_change', 'note', 'remove', 'warn', 'mute', 'suspend', 'ban'],
  isOwnBan: false,
  hasWords: true,
}
const figures: DeskFigures = {
  open: { urgent: 1, high: 0, medium: 2, low: 0 },
  overdue: 1,
  appeals: 1,
  days: [{ day: '2026-03-12', arrived: 4, decided: 3 }],
  medianMinutes: 7,
  severeToday: 0,
}
const decision = {
  id: id(2),
  source: 'report',
  category: 'hate',
  severity: 'medium',
  action: 'mute',
  hours: 24,
  username: 'loud-gull',
  decidedBy: 'zeb',
  decidedAt: NOW,
  isReversed: false,
  mayReverse: true,
}

type Answer = { status?: number; json: unknown }
const answers: Record<string, Answer> = {}
const asked: { call: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true })
  sessionStorage.clear()
  asked.length = 0
  toasts.success.mockReset()
  toasts.error.mockReset()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Object.assign(answers, {
    'GET /api/staff/moderation/items': { json: { items: [item], next: null } },
    'POST /api/staff/moderation/claims': { json: { item } },
    [`POST /api/staff/moderation/items/${item.id}/claim`]: { json: { item } },
    [`POST /api/staff/moderation/items/${item.id}/reveal`]: {
      json: {
        words: 'call me on 555',
        mark: 'as-read',
        around: [{ id: id(3), username: 'quiet-otter', words: 'call me on 555', isSubject: true }],
        severeToday: 0,
      },
    },
    [`POST /api/staff/moderation/items/${item.id}/decision`]: {
      json: { waits: false, undoUntil: '2026-03-12T14:00:10.000Z' },
    },
    [`POST /api/staff/moderation/items/${item.id}/undo`]: { json: { item } },
    'GET /api/staff/moderation/figures': { json: figures },
    'GET /api/staff/moderation/decisions': { json: { items: [decision] } },
    [`POST /api/staff/moderation/items/${decision.id}/reversal`]: { json: { ok: true } },
    'GET /api/staff/moderation/appeals': {
      json: {
        appeals: [
          { id: id(4), item: decision, message: 'I was joking.', createdAt: NOW, mayAnswer: true },
          { id: id(5), item: decision, message: 'Me too.', createdAt: NOW, mayAnswer: false },
        ],
      },
    },
    [`POST /api/staff/moderation/appeals/${id(4)}`]: { json: { ok: true } },
  })
  vi.stubGlobal('fetch', (url: string, init: { method: string; body?: string }) => {
    const call = `${init.method} ${url.split('?')[0]}`
    asked.push({ call, body: init.body ? (JSON.parse(init.body) as unknown) : undefined })
    const { status = 200, json } = answers[call] ?? { status: 404, json: {} }
    return Promise.resolve(new Response(JSON.stringify(json), { status }))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => act(() => vi.advanceTimersByTimeAsync(20))
async function open(tab?: string, counted: DeskFigures = figures) {
  render(<Desk figures={counted} at={Date.now()} tab={tab} locale="en" messages={messages} />)
  await settled()
}
async function take() {
  await open()
  fireEvent.click(screen.getByRole('button', { name: messages.queue.next }))
  await settled()
}
const press = async (key: string, on: Element = document.body) => {
  fireEvent.keyDown(on, { key })
  await settled()
}
const decisions = () => asked.filter(({ call }) => call.endsWith('/decision')).map(({ body }) => body)

it('lists what waits with severity, deadline and age, and no words', async () => {
  await open()
  const row = screen.getByRole('row', { name: /Personal details/ })
  for (const text of ['Medium', 'in 10 min', '5 min', 'Child', '2'])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Queue (3)' })).toBeTruthy()
})

it('shows the words only after they were asked for', async () => {
  await take()
  expect(screen.getByText('quiet-otter, Child')).toBeTruthy()
  expect(screen.queryByText('call me on 555')).toBeNull()
  await press('v')
  expect(screen.getByText('call me on 555')).toBeTruthy()
  expect(asked.filter(({ call }) => call.endsWith('/reveal'))).toHaveLength(1)
})

it.each([
  ['a', 'approve'],
  ['r', 'remove'],
  ['w', 'warn'],
  ['m', 'mute'],
  ['s', 'suspend'],
  ['b', 'ban'],
])('the key %s decides: %s', async (key, action) => {
  await take()
  await press(key)
  expect(decisions()).toEqual([{ action }])
  expect(screen.queryByText('quiet-otter, Child')).toBeNull()
})

it('says what every key does', async () => {
  await take()
  expect(screen.getByText(/^Keys: a approve · c ask for a change .* b ban$/)).toBeTruthy()
})

it('no key decides while something is typed, nor with a modifier, nor without an item', async () => {
  await open()
  await press('r')
  fireEvent.click(screen.getByRole('button', { name: messages.queue.next }))
  await settled()
  await press('c')
  const note = screen.getByRole('textbox', { name: messages.form.note })
  expect(document.activeElement).toBe(note)
  await press('b', note)
  await press('r', screen.getByRole('combobox', { name: messages.queue.filter_severity }))
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  await settled()
  expect(decisions()).toEqual([])
  fireEvent.change(note, { target: { value: 'Leave the number out.' } })
  fireEvent.click(screen.getAllByRole('button', { name: messages.form.send })[0]!)
  await settled()
  expect(decisions()).toEqual([{ action: 'ask_change', note: 'Leave the number out.' }])
})

it('another length asks for a reason', async () => {
  await take()
  fireEvent.click(screen.getByText(messages.form.more))
  fireEvent.change(screen.getByRole('combobox', { name: messages.form.action }), {
    target: { value: 'suspend' },
  })
  const hours = screen.getByRole<HTMLInputElement>('spinbutton', { name: messages.form.hours })
  expect(hours.value).toBe('168')
  expect(screen.queryByRole('textbox', { name: messages.form.reason })).toBeNull()
  fireEvent.change(hours, { target: { value: '48' } })
  fireEvent.change(screen.getByRole('textbox', { name: messages.form.reason }), {
    target: { value: 'A weekend.' },
  })
  fireEvent.click(screen.getByRole('button', { name: messages.form.send }))
  await settled()
  expect(decisions()).toEqual([{ action: 'suspend', hours: 48, reason: 'A weekend.' }])
})

it('offers to undo for ten seconds', async () => {
  await take()
  await press('r')
  expect(screen.getByText(messages.did.remove)).toBeTruthy()
  await press('u')
  expect(asked.some(({ call }) => call.endsWith('/undo'))).toBe(true)
  expect(screen.getByText('quiet-otter, Child')).toBeTruthy()
  await press('r')
  await act(() => vi.advanceTimersByTimeAsync(10_500))
  expect(screen.queryByText(messages.did.remove)).toBeNull()
})

it('says in the server’s words why a decision did not work', async () => {
  answers[`POST /api/staff/moderation/items/${item.id}/decision`] = {
    status: 409,
    json: { error: { code: 'desk.error.not_claimed', message: 'Your time ran out.', requestId: '1' } },
  }
  await take()
  await press('r')
  expect(toasts.error).toHaveBeenCalledWith('Your time ran out.')
  expect(screen.getByText('quiet-otter, Child')).toBeTruthy()
})

it('approves the words as they were read, and covers them again where that did not work', async () => {
  answers[`POST /api/staff/moderation/items/${item.id}/decision`] = {
    status: 409,
    json: { error: { code: 'desk.error.not_read', message: 'They may have changed.', requestId: '1' } },
  }
  await take()
  await press('v')
  await press('a')
  expect(decisions()).toEqual([{ action: 'approve', read: 'as-read' }])
  expect(toasts.error).toHaveBeenCalledWith('They may have changed.')
  expect(screen.queryByText('call me on 555')).toBeNull()
  await press('v')
  expect(screen.getByText('call me on 555')).toBeTruthy()
})

it('asks before a decision is reversed', async () => {
  await open('decisions')
  fireEvent.click(screen.getByRole('button', { name: messages.decisions.reverse }))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: messages.decisions.reverse }))
  await settled()
  expect(asked.some(({ call }) => call.endsWith('/reversal'))).toBe(true)
})

it('answers an appeal, but not the moderator’s own decision', async () => {
  await open('appeals')
  expect(screen.getByText(messages.appeals.not_you)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: messages.appeals.reply }), {
    target: { value: 'You are right.' },
  })
  const overturn = screen.getByRole('button', { name: messages.appeals.overturn })
  fireEvent.click(overturn)
  await settled()
  expect(asked.find(({ call }) => call.endsWith(id(4)))?.body).toEqual({
    overturn: true,
    reply: 'You are right.',
  })
})

it('asks for a break after 45 minutes, and after 20 severe items', async () => {
  await open()
  expect(screen.queryByText(messages.break.title)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(46 * 60_000))
  expect(screen.getByText(messages.break.time)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: messages.break.done }))
  await settled()
  expect(screen.queryByText(messages.break.title)).toBeNull()
  cleanup()
  sessionStorage.clear()
  await open('queue', { ...figures, severeToday: 20 })
  expect(screen.getByText(/You read 20 severe items/)).toBeTruthy()
})

it('says its figures, also without the drawing', async () => {
  await open('figures')
  expect(screen.getByText('In 14 days, 4 items arrived and 3 were decided.')).toBeTruthy()
  expect(screen.getByText('7 min')).toBeTruthy()
})
