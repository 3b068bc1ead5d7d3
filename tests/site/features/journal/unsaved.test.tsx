import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepDraft } from '#site/lib/draft.ts'
import { draftKey, draftOf, freshEntry } from '#site/features/journal/sheet/draft.ts'
import { JournalScreen } from '#site/features/journal/JournalScreen.tsx'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry, line, saves } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const ID = entry().id
const OTHER = '0198f3a0-0000-7000-8000-0000000000e2'
const OPEN = `/journal?entry=${ID}&edit=true`
const NEW = '/journal?entry=new'
const teen = person({ ageGroup: 'teen', guardian: 'verified' })
const saved = () => screen.findByText('Entry saved')
const idOf = (call: { body: unknown }) => (call.body as { id: string }).id
const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a conflict', () => {
  it.each([
    ['shared, and what is stored is not', true, false, false],
    ['private, and what is stored is shared', false, true, false],
    ['shared like what is stored', true, true, true],
  ])(
    'of words that are %s: put in its place they are shared only if both were',
    async (_, mine, theirs, sent) => {
      const stored = entry({ version: 4, body: 'Theirs.', sharedWithParent: theirs })
      keepDraft(draftKey(teen.id, ID), { ...draftOf(entry()), body: 'Mine.', sharedWithParent: mine })
      const { calls } = serveJournal({
        'GET /journal/entries/:id': { entry: stored },
        'PUT /journal/entries/:id': (call: { body: object }) => saves()({ body: { id: ID, ...call.body } }),
      })
      await openJournal(OPEN, { as: teen })
      await screen.findByText('This entry was changed somewhere else.')
      expect(screen.queryByText(/Only one of the two versions is shared with your parent/) !== null).toBe(
        mine !== theirs,
      )
      press('Replace it with mine')
      await saved()
      expect(callsOf(calls, `PUT /journal/entries/${ID}`)[0]!.body).toMatchObject({
        version: 4,
        body: 'Mine.',
        sharedWithParent: sent,
      })
    },
  )

  it('of which both are kept stores one copy, however often it is pressed, and shares it only if both were', async () => {
    keepDraft(draftKey(teen.id, ID), { ...draftOf(entry()), body: 'Mine.', sharedWithParent: true })
    let works = false
    const { calls } = serveJournal({
      'GET /journal/entries/:id': { entry: entry({ version: 4, body: 'Theirs.' }) },
      'POST /journal/entries': (call: { body: object }) =>
        works ? saves()(call) : new ErrorAnswer(422, 'journal.error.severe', 'No.'),
    })
    await openJournal(OPEN, { as: teen })
    await screen.findByText('This entry was changed somewhere else.')
    press('Keep both and save mine as a new entry')
    await waitFor(() => expect(callsOf(calls, 'POST /journal/entries')).toHaveLength(1))
    works = true
    await waitFor(() => {
      press('Keep both and save mine as a new entry')
      expect(callsOf(calls, 'POST /journal/entries').length).toBeGreaterThan(1)
    })
    await saved()
    const sent = callsOf(calls, 'POST /journal/entries')
    expect(new Set(sent.map(idOf)).size).toBe(1)
    expect(sent[0]!.body).toMatchObject({ sharedWithParent: false })
  })
})

it('words whose entry was stored and deleted elsewhere are a new entry when they are saved once more', async () => {
  const { calls } = serveJournal({
    'POST /journal/entries': (call: { body: object }) =>
      callsOf(calls, 'POST /journal/entries').length > 1
        ? saves()(call)
        : new ErrorAnswer(409, 'journal.error.deleted', 'You deleted this entry somewhere else.'),
  })
  await openJournal(NEW)
  write('Your words', 'Late.')
  press('Save entry')
  expect(await screen.findByText(/You deleted this entry somewhere else/)).toBeTruthy()
  press('Save entry')
  await saved()
  const [first, second] = callsOf(calls, 'POST /journal/entries').map(idOf)
  expect(second).not.toBe(first)
})

it('a deletion that ends later does not lead a member back who has gone to another entry', async () => {
  let done = (_: object): void => {}
  serveJournal({
    'GET /journal/entries': { entries: [line(), line({ id: OTHER, title: 'The other one' })], next: null },
    'GET /journal/entries/:id': ({ route }: { route: string }) => ({
      entry: entry(route.endsWith(OTHER) ? { id: OTHER, title: 'The other one' } : {}),
    }),
    'DELETE /journal/entries/:id': () => new Promise((resolve) => (done = resolve)),
  })
  await openJournal(OPEN)
  await screen.findByLabelText('Your words')
  press('Delete')
  press('Delete entry')
  fireEvent.click(await screen.findByRole('link', { name: /The other one/ }))
  await waitFor(() => expect(window.location.search).toBe(`?entry=${OTHER}`))
  await act(async () => done({ deleted: true }))
  expect(await screen.findByText('Entry deleted')).toBeTruthy()
  expect(window.location.search).toBe(`?entry=${OTHER}`)
})

it('a prompt that arrives stands beside words that wait without a title, not above them', async () => {
  keepDraft(draftKey(person().id, 'new'), { ...freshEntry(), body: 'Something else.' })
  serveJournal()
  await show(<JournalScreen />, { at: '/journal', state: { prompt: 'What made you smile?' } })
  expect(await screen.findByText('What made you smile?')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('Something else.')
})

it('a tab with unsaved words asks before it closes, and only then', async () => {
  serveJournal()
  await openJournal(NEW)
  await screen.findByLabelText('Your words')
  expect(isStopped()).toBe(false)
  write('Your words', 'Not saved yet.')
  expect(isStopped()).toBe(true)
  press('Save entry')
  await saved()
  await waitFor(() => expect(isStopped()).toBe(false))
})

it.each([
  [401, 'common.error.not_signed_in', 'Log In'],
  [401, 'common.error.other_account', 'Log In'],
  [429, 'common.error.rate_limited', 'Clear'],
])(
  'words that %i (%s) keeps from being stored wait on this device for their writer',
  async (status, code, next) => {
    const { calls } = serveJournal({
      'POST /journal/entries': new ErrorAnswer(status, code, 'Not now.'),
      'GET /me': { person: null },
    })
    await openJournal(NEW)
    write('Your words', 'Kept.')
    press('Save entry')
    await waitFor(() => expect(callsOf(calls, 'POST /journal/entries')).toHaveLength(1))
    expect((await screen.findAllByText(next)).length).toBeGreaterThan(0)
    const id = idOf(callsOf(calls, 'POST /journal/entries')[0]!)
    expect(localStorage.getItem(`ek.outbox.${person().id}.${id}`)).toContain('Kept.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('Kept.')
  },
)
