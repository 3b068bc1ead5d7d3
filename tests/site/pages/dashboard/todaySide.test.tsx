import { fireEvent, screen, within } from '@testing-library/react'
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
  createdAt: '2026-03-12T14:00:00.000Z',
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
      const { op, ...wanted } = body as { op: string }
      return op === 'get' ? { ...coachDefaults, enabled: true, windows: ['09:00', '17:00'] } : wanted
    },
    'GET /coach/persona': { name: 'Arthur' },
    'GET /ai/suggestions': {
      suggestions: [suggestion(1, true), suggestion(2), suggestion(3), suggestion(4)],
      hasMoods: true,
      usesModel: false,
      offerSupport: false,
    },
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
    expect(saved.find(({ op }) => op === 'save')).toMatchObject({
      enabled: false,
      windows: ['09:00', '17:00'],
    })
    expect(callsOf(calls, 'POST /coach/messages/open')).toEqual([])
  })

  it('two suggestions that were not read, and a piece to hear for the feeling of the day', async () => {
    serve()
    await show(<TodaySide />)
    const suggestions = await screen.findByRole('region', { name: 'Suggestions' })
    expect(
      within(suggestions)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Headline 2.'), expect.stringContaining('Headline 3.')])
    const piece = await screen.findByRole('region', { name: 'For when you feel calm' })
    expect(within(piece).getByText('Piece b')).toBeTruthy()
    expect(within(piece).getByRole('link', { name: 'More' }).getAttribute('href')).toBe(
      '/dashboard?tab=content',
    )
  })

  it('what cannot be loaded, or is not there, stays away', async () => {
    const failed = () => new ErrorAnswer(500, 'common.error.unexpected')
    serve({
      [PREFS]: failed,
      'GET /ai/suggestions': failed,
      'GET /motivational': { ...content, today: null },
    })
    const { container } = await show(<TodaySide />)
    await new Promise((resolve) => setTimeout(resolve))
    expect(container.querySelector('section')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
