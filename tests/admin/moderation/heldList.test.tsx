import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { HeldEntry } from '#domain/moderation/releaseApi.ts'
import { en } from '#messages/en/index.ts'

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast: toasts }))
const { HeldList } = await import('#admin/moderation/HeldEntries/HeldList.client.tsx')

const { cancel, retry } = en.common.action
const messages = { ...en.safetyDesk.release, age: en.account.age_group, cancel, retry }
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const held: HeldEntry = {
  id: ID,
  username: 'quiet-otter',
  ageGroup: 'teen',
  sharedAt: '2026-03-12T14:00:00.000Z',
  openUntil: null,
  proposal: null,
}
const proposal = {
  id: ID,
  by: 'iris',
  reason: 'A line of a play.',
  at: held.sharedAt,
  mayDecide: true,
  isStale: false,
}
let calls: { path: string; body: unknown }[]
let entries: HeldEntry[]

beforeAll(() => {
  // What jsdom does not have.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    calls.push({ path, body })
    const openUntil = new Date(Date.now() + 300_000).toISOString()
    const answer = path.endsWith('/open')
      ? { title: null, body: 'The words of the entry.', tags: [], version: 3, openUntil }
      : path.endsWith('/propose')
        ? { releaseId: ID }
        : path.endsWith('/decide')
          ? { released: true }
          : { entries }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (list: HeldEntry[]) => {
  entries = list
  render(<HeldList entries={list} at={Date.now()} locale="en" messages={messages} />)
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
/** Gives a reason in the dialog and confirms. */
async function confirm(name: string) {
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'A line of a play.' } })
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name })))
}

it('shows no words until they are opened with a reason and a time, and proposes the version that was read', async () => {
  show([held])
  expect(screen.queryByText('The words of the entry.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Propose to send it' })).toBeNull()
  await press('Open the words')
  fireEvent.change(screen.getByLabelText('For how long?'), { target: { value: '15' } })
  await confirm('Open the words')
  expect(calls[0]).toEqual({
    path: `/api/staff/held-entries/${ID}/open`,
    body: { reason: 'A line of a play.', minutes: 15 },
  })
  expect(await screen.findByText('The words of the entry.')).toBeTruthy()
  await press('Propose to send it')
  await confirm('Propose to send it')
  expect(calls.find(({ path }) => path.endsWith('/propose'))?.body).toEqual({
    reason: 'A line of a play.',
    version: 3,
  })
})

it('lets who proposed not decide, and a colleague confirm once the words are open', async () => {
  show([{ ...held, proposal: { ...proposal, mayDecide: false } }])
  expect(screen.getByText('Someone else has to decide this one.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send it to the guardian' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep it held' })).toBeNull()
  cleanup()
  show([{ ...held, proposal }])
  expect(screen.queryByRole('button', { name: 'Send it to the guardian' })).toBeNull()
  await press('Open the words')
  await confirm('Open the words')
  await press('Send it to the guardian')
  await confirm('Send it to the guardian')
  expect(calls.find(({ path }) => path.endsWith('/decide'))?.body).toEqual({
    releaseId: ID,
    release: true,
    reason: 'A line of a play.',
  })
  expect(toasts.success).toHaveBeenCalledWith('The entry is on its way to the guardian.')
})

it('covers the words when their time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    show([held])
    await press('Open the words')
    await confirm('Open the words')
    expect(await screen.findByText('The words of the entry.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(301_000))
    expect(screen.queryByText('The words of the entry.')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
