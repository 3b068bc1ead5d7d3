import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draftKey, freshEntry } from '#site/features/journal/sheet/draft.ts'
import { keepDraft } from '#site/lib/draft.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry, saves } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const ID = entry().id
const OPEN = `/journal?entry=${ID}`
const serve = (over: Parameters<typeof entry>[0] = {}) =>
  serveJournal({
    'GET /journal/entries/:id': { entry: entry(over) },
    'PUT /journal/entries/:id': (call: { body: object }) => saves()({ body: { id: ID, ...call.body } }),
  })
const read = () => screen.findByRole('article')

describe('an entry that is opened', () => {
  it('is there to read: its day, its words, the mood that was chosen, its tags; no form', async () => {
    serve({ tags: ['walk', 'evening'] })
    await openJournal(OPEN)
    const article = within(await read())
    expect(article.getByRole('heading', { name: 'The long way home' })).toBeTruthy()
    expect(article.getByText('March 10, 2026')).toBeTruthy()
    expect(article.getByText('The river was high.')).toBeTruthy()
    expect(article.getByText('Calm')).toBeTruthy()
    expect(article.queryByText('Happy')).toBeNull()
    expect(article.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['walk', 'evening'])
    expect(screen.queryByLabelText('Your words')).toBeNull()
  })

  it.each([
    [true, /A person on our team may look at it first/],
    [false, /Should a person on our team look\?/],
  ])('that is held says that it was not sent; a person may look: %s', async (personMayLook, next) => {
    serve({ sharedWithParent: true, isHeld: true, personMayLook })
    await openJournal(OPEN)
    const article = within(await read())
    expect(article.getByText('Only you can read this. It wasn’t sent.')).toBeTruthy()
    expect(article.getByText(next)).toBeTruthy()
    expect(article.queryByText('You and your parent can read this')).toBeNull()
  })

  it('without mood or tags says nothing of either', async () => {
    serve({ mood: null, moodId: null, tags: [], title: null })
    await openJournal(OPEN)
    const article = within(await read())
    expect(article.getByRole('heading', { name: 'Untitled' })).toBeTruthy()
    expect(article.queryByText('Mood')).toBeNull()
    expect(article.queryByText('Tags')).toBeNull()
  })

  it('is edited when asked, and read again once it is saved', async () => {
    serve()
    await openJournal(OPEN)
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }))
    await screen.findByLabelText('Your words')
    expect(window.location.search).toBe(`?entry=${ID}&edit=true`)
    write('Your words', 'The river was low.')
    press('Save entry')
    expect(within(await read()).getByText('The river was low.')).toBeTruthy()
    expect(window.location.search).toBe(`?entry=${ID}`)
  })

  it('is left as it was with one press', async () => {
    serve()
    await openJournal(`${OPEN}&edit=true`)
    fireEvent.click(await screen.findByRole('link', { name: 'Stop editing' }))
    expect(await read()).toBeTruthy()
  })

  it('with words that are not saved yet opens in the form', async () => {
    keepDraft(draftKey(person().id, ID), { ...freshEntry(), id: ID, version: 1, body: 'Mine.' })
    serve()
    await openJournal(OPEN)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your words')).value).toBe('Mine.')
    await waitFor(() => expect(window.location.search).toBe(`?entry=${ID}&edit=true`))
    expect(screen.queryByRole('link', { name: 'Stop editing' })).toBeNull()
  })
})
