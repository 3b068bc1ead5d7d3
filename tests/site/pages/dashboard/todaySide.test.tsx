import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { coachDefaults } from '#domain/coach/schema.ts'
import { TodaySide } from '#site/pages/dashboard/TodaySide.tsx'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../../features/checkins/api.ts'
import { freshBrowser, show } from '../../features/checkins/page.tsx'
import { FakePusher } from '../../features/checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const PREFS = 'POST /functions/notifications-prefs'
const suggestion = (n: number, isRead = false) => ({
  id: `0198f3a0-0000-7000-8000-00000000000${n}`,
  type: 'rest',
  content: `Headline ${n}. The rest.`,
  source: 'curated',
  isRead,
  isDone: false,
  createdAt: '2026-03-12T14:00:00.000Z',
})
const suggestions = (list = [suggestion(1, true), suggestion(2), suggestion(3), suggestion(4)]) => ({
  suggestions: list,
  hasMoods: true,
  usesModel: false,
  offerSupport: false,
})
const piece = (id: string, over: object) => ({
  id,
  title: `Piece ${id}`,
  content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Breathe.' }] }],
  contentType: 'exercise',
  targetMood: 'calm',
  audioUrl: null,
  transcript: null,
  tags: [],
  ...over,
})
const content = {
  items: [
    piece('a', {}),
    piece('b', { audioUrl: '/api/v1/recordings/b' }),
    piece('c', { targetMood: 'sad' }),
  ],
  today: 'calm',
  moods: ['calm'],
  tags: [],
}
const serve = (over: Record<string, unknown> = {}) =>
  serveApi({
    [PREFS]: ({ body }: Call) => {
      const stored = { ...coachDefaults, enabled: true, windows: ['09:00', '17:00'] }
      const { op, ...wanted } = body as { op: string }
      return op === 'get' ? stored : { ...stored, ...wanted }
    },
    'GET /coach/persona': { name: 'Arthur' },
    'GET /ai/suggestions': suggestions(),
    'GET /motivational': content,
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    ...over,
  })

describe('beside the check-in', () => {
  it('the coach says when it writes, and its switch counts at once', async () => {
    const calls = serve()
    await show(<TodaySide />)
    expect(await screen.findByText(/At 9:00 AM and 5:00 PM. Silent from 9:00 PM to 7:00 AM./)).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Messages from Arthur' }))
    await screen.findByText('Settings updated')
    const saved = callsOf(calls, PREFS).map(({ body }) => body as { op: string; enabled?: boolean })
    expect(saved.find(({ op }) => op !== 'get')).toEqual({ op: 'switch', enabled: false })
    expect(callsOf(calls, 'POST /coach/messages/open')).toEqual([])
  })

  it('the first two suggestions, whole, and a piece to hear for the feeling of the day', async () => {
    serve()
    await show(<TodaySide />)
    const suggestions = await screen.findByRole('region', { name: 'Suggestions' })
    expect(
      within(suggestions)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Headline 1. The rest.'),
      expect.stringContaining('Headline 2. The rest.'),
    ])
    const piece = await screen.findByRole('region', { name: 'For when you feel calm' })
    expect(within(piece).getByText('Piece b')).toBeTruthy()
    expect(within(piece).getByRole('link', { name: 'More' }).getAttribute('href')).toBe(
      '/dashboard?tab=content',
    )
  })

  it('each part that cannot be loaded says so in its place and is tried again there', async () => {
    let isBroken = true
    const failed = (then: unknown) => () =>
      isBroken ? new ErrorAnswer(500, 'common.error.unexpected') : then
    serve({
      [PREFS]: failed(coachDefaults),
      'GET /ai/suggestions': failed(suggestions()),
      'GET /motivational': failed(content),
    })
    await show(<TodaySide />)
    expect(await screen.findByText('Couldn’t load your coach.')).toBeTruthy()
    expect(await screen.findByText('Couldn’t load your suggestions.')).toBeTruthy()
    expect(await screen.findByText('Couldn’t load this.')).toBeTruthy()
    isBroken = false
    const region = screen.getByRole('region', { name: 'Suggestions' })
    fireEvent.click(within(region).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Headline 1. The rest.')).toBeTruthy()
    expect(screen.getByText('Couldn’t load your coach.')).toBeTruthy()
  })

  it('before the check-in any piece to hear stands there, and without one for the day none', async () => {
    serve({ 'GET /motivational': { ...content, today: null } })
    const { unmount } = await show(<TodaySide />)
    const region = await screen.findByRole('region', { name: 'Read and listen' })
    expect(within(region).getByText('Piece b')).toBeTruthy()
    expect(within(region).queryByText('For how you feel today')).toBeNull()
    unmount()
    serve({ 'GET /motivational': { ...content, today: 'angry' } })
    await show(<TodaySide />)
    await screen.findByText('Headline 1. The rest.')
    expect(screen.queryByRole('region', { name: /^(For when|Read)/ })).toBeNull()
  })
})

describe('suggestions on Today', () => {
  const PUT = 'PUT /ai/suggestions/0198f3a0-0000-7000-8000-000000000001/answer'

  it('a done one stays for this visit and can be undone; others wait behind it', async () => {
    serve({
      [PUT]: ({ body }: Call) => {
        const isDone = (body as { answer: string | null }).answer === 'done'
        return suggestions([{ ...suggestion(1), isDone }, suggestion(2), suggestion(3)])
      },
    })
    await show(<TodaySide />)
    const [first] = await screen.findAllByRole('button', { name: 'Done' })
    expect(first!.getAttribute('aria-describedby')).toBe(screen.getByText('Headline 1. The rest.').id)
    fireEvent.click(first!)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(screen.getByText('Headline 1. The rest.')).toBeTruthy()
    expect(screen.queryByText('Headline 3. The rest.')).toBeNull()
  })

  it('one that is done already does not come again, and when all are done the page says so', async () => {
    const done = (n: number) => ({ ...suggestion(n), isDone: true })
    serve({ 'GET /ai/suggestions': suggestions([done(1), suggestion(2)]) })
    const { unmount } = await show(<TodaySide />)
    await screen.findByText('Headline 2. The rest.')
    expect(screen.queryByText('Headline 1. The rest.')).toBeNull()
    unmount()
    serve({ 'GET /ai/suggestions': suggestions([done(1), done(2)]) })
    await show(<TodaySide />)
    expect(await screen.findByText(/You’ve done these/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New suggestions' }).getAttribute('href')).toBe(
      '/dashboard?tab=ai',
    )
  })

  it('after heavy words the way to people stands before them', async () => {
    serve({ 'GET /ai/suggestions': { ...suggestions(), offerSupport: true } })
    await show(<TodaySide />)
    const help = await screen.findByRole('link', { name: /Talk to someone/ })
    expect(help.getAttribute('href')).toBe('/crisis')
    const first = screen.getByText('Headline 1. The rest.')
    expect(help.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('without any they say how to get some', async () => {
    serve({ 'GET /ai/suggestions': suggestions([]) })
    const { unmount } = await show(<TodaySide />)
    expect(await screen.findByRole('link', { name: 'Get suggestions' })).toBeTruthy()
    unmount()
    serve({ 'GET /ai/suggestions': { ...suggestions([]), hasMoods: false } })
    await show(<TodaySide />)
    expect(await screen.findByText(/One check-in is enough/)).toBeTruthy()
  })
})
