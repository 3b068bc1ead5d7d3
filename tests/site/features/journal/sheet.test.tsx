import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countEvents, flushEvents } from '#site/lib/analytics.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { saves } from './entries.ts'
import { openJournal, press, serveJournal, write } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const NEW = '/journal?entry=new'
const textBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your words')
const saved = () => screen.findByText('Entry saved')

describe('a new entry', () => {
  it('is sent as it was written, once under its id, and is then the open one', async () => {
    const { calls } = serveJournal()
    await openJournal(NEW)
    write('Title', ' Third night ')
    write('Your words', 'Awake at three.')
    fireEvent.click(screen.getByLabelText('Tired'))
    write('Tags', 'sleep')
    fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter' })
    write('Tags', 'Sleep')
    fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter' })
    write('Tags', ' moss ')
    press('Save entry')
    await saved()
    const [call] = callsOf(calls, 'POST /journal/entries')
    expect(call!.body).toEqual({
      id: expect.any(String),
      title: 'Third night',
      body: 'Awake at three.',
      moodId: 'tired',
      mood: null,
      tags: ['sleep', 'moss'],
      sharedWithParent: false,
      personMayLook: false,
    })
    const { id } = call!.body as { id: string }
    await waitFor(() => expect(window.location.search).toBe(`?entry=${id}`))
    expect(sessionStorage.length).toBe(0)
  })

  it('is counted once it is stored, without a word of it', async () => {
    countEvents(true)
    const { calls } = serveJournal({ 'POST /events': { stored: 1 } })
    await openJournal(NEW)
    write('Your words', 'Awake at three.')
    press('Save entry')
    await saved()
    flushEvents()
    await waitFor(() =>
      expect(callsOf(calls, 'POST /events').map(({ body }) => body)).toEqual([
        { events: [expect.objectContaining({ event_type: 'journal_saved' })] },
      ]),
    )
    expect(JSON.stringify(callsOf(calls, 'POST /events'))).not.toContain('Awake')
    countEvents(false)
  })

  it('without words says so at the box and sends nothing', async () => {
    const { calls } = serveJournal()
    await openJournal(NEW)
    press('Save entry')
    expect(await screen.findByText('Please write a few words first.')).toBeTruthy()
    expect(textBox().getAttribute('aria-invalid')).toBe('true')
    expect(callsOf(calls, 'POST /journal/entries')).toEqual([])
  })

  it('survives a reload, and is thrown away only when asked', async () => {
    serveJournal()
    const { unmount } = await openJournal(NEW)
    write('Your words', 'Not saved yet.')
    unmount()
    await openJournal(NEW)
    expect(textBox().value).toBe('Not saved yet.')
    expect(screen.getByText('Not saved yet. We keep it while this tab is open, up to a week.')).toBeTruthy()
    press('Clear')
    expect(screen.getByText('Discard what you wrote?')).toBeTruthy()
    press('Discard')
    expect(textBox().value).toBe('')
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    [
      new ErrorAnswer(500, 'common.error.unexpected', 'Something broke.'),
      'Error saving entry',
      'Something broke.',
    ],
    [
      new ErrorAnswer(422, 'journal.error.severe', 'There are words here.'),
      'Error saving entry',
      'There are words here.',
    ],
  ])('that is rejected stays where it is, with the reason', async (error, title, text) => {
    serveJournal({ 'POST /journal/entries': error })
    await openJournal(NEW)
    write('Your words', 'Precious.')
    press('Save entry')
    const notice = (await screen.findByText(title)).closest('[role=alert]')!
    expect(notice.textContent).toContain(text)
    expect(textBox().value).toBe('Precious.')
    write('Your words', 'Precious!')
    expect(screen.queryByText(title)).toBeNull()
  })

  it('that cannot be checked says exactly that, and goes out when tried again', async () => {
    let works = false
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls } = serveJournal({
      'POST /journal/entries': (call: { body: unknown }) =>
        works ? saves()(call) : new ErrorAnswer(503, 'journal.error.unverified', 'Unable to verify content'),
    })
    await openJournal(NEW)
    write('Your words', 'Precious.')
    press('Save entry')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await screen.findByText('Unable to verify content')).toBeTruthy()
    expect(screen.queryByText('Error saving entry')).toBeNull()
    expect(textBox().value).toBe('Precious.')
    works = true
    press('Try again')
    await saved()
    const ids = callsOf(calls, 'POST /journal/entries').map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
  })

  it('shows the panel of help alone after words of danger, and praises nothing then', async () => {
    const badgesEarned = [{ id: 'first_journal', earnedAt: '2026-03-10T21:40:00Z' }]
    serveJournal({
      'POST /journal/entries': saves({ offerSupport: true, heavyWords: true, badgesEarned }),
    })
    await openJournal(NEW)
    write('Your words', 'Heavy.')
    press('Save entry')
    expect(await screen.findByRole('heading', { name: /^Call or text 988/ })).toBeTruthy()
    expect(screen.queryByText('Entry saved')).toBeNull()
    expect(screen.queryByText('Badge Unlocked')).toBeNull()
    const article = await screen.findByRole('article')
    expect(article.closest('[hidden]')).toBeTruthy()
    press('I’m okay for now')
    press('Yes, hide it')
    expect(screen.queryByRole('heading', { name: /^Call or text 988/ })).toBeNull()
    expect(article.closest('[hidden]')).toBeNull()
  })

  it.each([
    ['Happy', true],
    ['Sad', false],
    ['Tired', false],
  ])('with the mood %s announces a new badge: %s', async (mood, isShown) => {
    const badgesEarned = [{ id: 'first_journal', earnedAt: '2026-03-10T21:40:00Z' }]
    const scores = { Happy: 4, Sad: 1, Tired: 2 } as Record<string, number>
    serveJournal({
      'POST /journal/entries': (call: { body: object }) => {
        const answer = saves({ badgesEarned })(call)
        return { ...answer, entry: { ...answer.entry, mood: scores[mood] } }
      },
    })
    await openJournal(NEW)
    write('Your words', 'Words.')
    fireEvent.click(screen.getByLabelText(mood))
    press('Save entry')
    await saved()
    press('Dismiss')
    if (isShown) expect(await screen.findByText('First Journal')).toBeTruthy()
    else await waitFor(() => expect(screen.queryByText('Badge Unlocked')).toBeNull())
  })

  it('welcomes to the first one, and takes a prompt that was handed over, once', async () => {
    serveJournal()
    const { unmount } = await openJournal('/journal?first_entry=true')
    expect(await screen.findByText('Welcome to your journal.')).toBeTruthy()
    unmount()
    const { JournalScreen } = await import('#site/features/journal/JournalScreen.tsx')
    const { show } = await import('../checkins/page.tsx')
    await show(<JournalScreen />, { at: '/journal', state: { prompt: 'What made you smile?' } })
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('What made you smile?'),
    )
    expect(window.location.search).toBe('?entry=new')
    expect(window.history.state).toMatchObject({ usr: null })
  })
})
