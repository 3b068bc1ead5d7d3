import { isChecked } from '../../kit/act.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draftKey, freshEntry } from '#site/features/journal/sheet/draft.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry, saves } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const ID = entry().id
const NEW = '/journal?entry=new'
const OPEN = `/journal?entry=${ID}&edit=true`
const textBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your words')
const saved = () => screen.findByText('Entry saved')
const teen = person({ ageGroup: 'teen', guardian: 'verified' })

describe('a stored entry', () => {
  it('is shown whole, changed from its version, and can be left as it was', async () => {
    const { calls } = serveJournal({
      'GET /journal/entries/:id': { entry: entry() },
      'PUT /journal/entries/:id': (call: { body: object }) => saves()({ body: { id: ID, ...call.body } }),
    })
    await openJournal(OPEN)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your words')).value).toBe(
      'The river was high.',
    )
    write('Your words', 'The river was low.')
    write('Your words', 'The river was high.')
    expect(sessionStorage.length).toBe(0)
    write('Your words', 'The river was brown.')
    press('Save entry')
    await saved()
    expect(callsOf(calls, `PUT /journal/entries/${ID}`)[0]!.body).toMatchObject({
      version: 1,
      body: 'The river was brown.',
      moodId: 'calm',
      tags: ['walk'],
    })
  })

  it('that was changed elsewhere shows both, and keeping both stores mine beside it', async () => {
    let version = 1
    const { calls } = serveJournal({
      'GET /journal/entries/:id': () => ({
        entry: entry(version === 1 ? {} : { version, body: 'From the other tab.' }),
      }),
      'PUT /journal/entries/:id': () => {
        version = 2
        return new ErrorAnswer(409, 'journal.error.changed_elsewhere', 'Changed.')
      },
    })
    await openJournal(OPEN)
    await screen.findByLabelText('Your words')
    write('Your words', 'Mine.')
    press('Save entry')
    expect(await screen.findByText('This entry was changed somewhere else.')).toBeTruthy()
    expect(screen.getByText('From the other tab.')).toBeTruthy()
    expect(textBox().value).toBe('Mine.')
    press('Keep both and save mine as a new entry')
    await saved()
    const [call] = callsOf(calls, 'POST /journal/entries')
    expect(call!.body).toMatchObject({ body: 'Mine.' })
    expect((call!.body as { id: string }).id).not.toBe(ID)
  })

  it('that was changed elsewhere can be taken as it is, or replaced', async () => {
    keepDraft(draftKey(person().id, ID), { ...freshEntry(), id: ID, version: 1, body: 'Mine.' })
    const { calls } = serveJournal({
      'GET /journal/entries/:id': { entry: entry({ version: 4, body: 'Theirs.' }) },
      'PUT /journal/entries/:id': (call: { body: object }) => saves()({ body: { id: ID, ...call.body } }),
    })
    const { unmount } = await openJournal(OPEN)
    expect(await screen.findByText('This entry was changed somewhere else.')).toBeTruthy()
    press('Replace it with mine')
    await saved()
    expect(callsOf(calls, `PUT /journal/entries/${ID}`)[0]!.body).toMatchObject({ version: 4, body: 'Mine.' })
    unmount()
  })

  it('asks before it is deleted; a failure is said and the entry stays', async () => {
    let works = false
    serveJournal({
      'GET /journal/entries/:id': { entry: entry() },
      'DELETE /journal/entries/:id': () =>
        works ? { deleted: true } : new ErrorAnswer(500, 'common.error.unexpected', 'No.'),
    })
    await openJournal(OPEN)
    await screen.findByLabelText('Your words')
    const button = (name: string) => screen.getByRole('button', { name }).className
    expect(button('Delete')).toContain('caution-text')
    press('Delete')
    expect(screen.getByRole('heading', { name: 'Delete this entry?' })).toBeTruthy()
    // One filled button.
    expect(button('Keep it')).toContain('line')
    press('Delete entry')
    expect(await screen.findByText('Error deleting entry')).toBeTruthy()
    expect(textBox().value).toBe('The river was high.')
    press('Dismiss')
    works = true
    press('Delete')
    press('Delete entry')
    expect(await screen.findByText('Entry deleted')).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  it('that is gone keeps what was not saved and lets it go on as a new entry', async () => {
    const gone = new ErrorAnswer(404, 'common.error.not_found', 'Gone.')
    serveJournal({ 'GET /journal/entries/:id': gone })
    keepDraft(draftKey(person().id, ID), { ...freshEntry(), id: ID, version: 1, body: 'Mine.' })
    await openJournal(OPEN)
    expect(await screen.findByText('This entry is no longer here.')).toBeTruthy()
    press('Keep it as a new entry')
    await waitFor(() => expect(textBox().value).toBe('Mine.'))
    expect(window.location.search).toBe('?entry=new')
  })
})

describe('sharing with a parent', () => {
  it.each([
    ['an adult', person()],
    ['an elder', person({ ageGroup: 'elder' })],
  ])('is not offered to %s', async (_, as) => {
    serveJournal()
    await openJournal(NEW, { as })
    expect(await screen.findByLabelText('Your words')).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('is off for a teen, says what the parent will read before it is saved, and is sent', async () => {
    const { calls } = serveJournal()
    await openJournal(NEW, { as: teen })
    const share = await screen.findByRole('switch', { name: 'Share with parent' })
    expect(isChecked(share)).toBe(false)
    expect(screen.getByText('Your parent can’t see this entry.')).toBeTruthy()
    fireEvent.click(share)
    const notified = screen.getByText(/will be able to read this entry. They’ll see its title/)
    expect(notified.textContent).toContain('They’ll also get a notification')
    const save = screen.getByRole('button', { name: 'Save entry' })
    expect(
      within(document.body)
        .getByText(notified.textContent)
        .closest(`#${save.getAttribute('aria-describedby')}`),
    ).toBeTruthy()
    expect(screen.getByText('You and your parent can read this')).toBeTruthy()
    write('Your words', 'Shared.')
    press('Save entry')
    await saved()
    expect(callsOf(calls, 'POST /journal/entries')[0]!.body).toMatchObject({ sharedWithParent: true })
  })
  it('asks, off at first, whether a person may look first, and sends the answer only while it is shared', async () => {
    const { calls } = serveJournal()
    await openJournal(NEW, { as: teen })
    const share = await screen.findByRole('switch', { name: 'Share with parent' })
    expect(screen.queryByRole('switch', { name: 'A person may look at it first' })).toBeNull()
    fireEvent.click(share)
    const look = screen.getByRole('switch', { name: 'A person may look at it first' })
    expect(isChecked(look)).toBe(false)
    expect(screen.getByText(/a person on our team may look first/)).toBeTruthy()
    fireEvent.click(look)
    write('Your words', 'Shared.')
    press('Save entry')
    await saved()
    expect(callsOf(calls, 'POST /journal/entries')[0]!.body).toMatchObject({
      sharedWithParent: true,
      personMayLook: true,
    })
  })
})
