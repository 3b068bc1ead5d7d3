import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SuggestionView } from '#domain/ai/suggestions.ts'
import { SuggestionsTab } from '#site/features/ai/suggestions/SuggestionsTab.tsx'
import { live } from '../../kit/live.ts'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'

vi.mock('#site/lib/realtime.ts', async () => {
  const { live } = await import('../../kit/live.ts')
  return { follow: live.follow, closeRealtime: () => Promise.resolve() }
})
freshBrowser()

const five = (round: string, over: Partial<SuggestionView> = {}): SuggestionView[] =>
  (['breathing', 'movement', 'connection', 'rest', 'planning'] as const).map((type, n) => ({
    id: `0198f3a0-0000-7000-8000-00000000000${n}`,
    type,
    content: `${round} ${n} first. Then the rest of ${n}.`,
    source: 'curated',
    isRead: n === 4,
    isDone: false,
    createdAt: '2026-03-12T14:00:00.000Z',
    ...over,
  }))
const page = (over: object = {}) => ({
  suggestions: five('Old'),
  hasMoods: true,
  usesModel: false,
  offerSupport: false,
  ...over,
})
const cards = () => [...document.querySelectorAll('details')]
const open = (card: HTMLDetailsElement) => {
  // jsdom opens without telling.
  card.open = true
  fireEvent(card, new Event('toggle'))
}
const ASK = 'POST /functions/generate-ai-suggestions'
const READ = 'POST /ai/suggestions/:id/read'

describe('the AI tab', () => {
  it('shows five cards, says that they are no medical advice and who wrote them', async () => {
    serveApi({ 'GET /ai/suggestions': page() })
    await show(<SuggestionsTab />)
    expect(await screen.findByText('Old 0 first.')).toBeTruthy()
    expect(cards()).toHaveLength(5)
    expect(screen.getByText(/suggestions, not medical advice/)).toBeTruthy()
    expect(screen.getByText(/Our editors wrote them/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByText('New')).toHaveLength(4)
    expect(screen.getByRole('link', { name: /Too much right now/ }).getAttribute('href')).toBe('/crisis')
  })

  it('marks one read when it is opened, once; a failure of that is silent', async () => {
    const answers: Record<string, object> = {
      'GET /ai/suggestions': page(),
      'POST /ai/suggestions/0198f3a0-0000-7000-8000-000000000000/read': { ok: true },
      'POST /ai/suggestions/0198f3a0-0000-7000-8000-000000000001/read': () =>
        new ErrorAnswer(404, 'common.error.not_found', 'Gone.'),
    }
    const calls = serveApi(answers)
    await show(<SuggestionsTab />)
    await screen.findByText('Old 0 first.')
    open(cards()[0]!)
    expect(await within(cards()[0]!).findByText('Read')).toBeTruthy()
    open(cards()[0]!)
    open(cards()[1]!)
    open(cards()[4]!)
    await vi.waitFor(() => expect(calls.filter(({ route }) => route.endsWith('/read'))).toHaveLength(2))
    await act(async () => {})
    expect(within(cards()[1]!).getByText('New')).toBeTruthy()
    expect(screen.queryByText('Gone.')).toBeNull()
    expect(screen.queryByText('Error')).toBeNull()
  })

  it('asks for five others, says that it is working, shows them and says so', async () => {
    let answer = (_: object): void => {}
    const calls = serveApi({
      'GET /ai/suggestions': page(),
      [ASK]: () => new Promise((resolve) => (answer = resolve)),
    })
    await show(<SuggestionsTab />)
    const button = await screen.findByRole('button', { name: 'New suggestions' })
    fireEvent.click(button)
    expect(await screen.findByText(/choosing five suggestions for you/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Choosing five' }))
    await act(async () => answer({ suggestions: five('New'), isNew: true, offerSupport: false }))
    expect(await screen.findByText('New suggestions generated!')).toBeTruthy()
    expect(screen.getByText('New 3 first.')).toBeTruthy()
    expect(screen.queryByText('Old 3 first.')).toBeNull()
    expect(callsOf(calls, ASK)).toEqual([{ route: ASK, body: { curatedOnly: false } }])
  })

  it('a second set for the same wish is no news', async () => {
    serveApi({
      'GET /ai/suggestions': page(),
      [ASK]: { suggestions: five('Same'), isNew: false, offerSupport: false },
    })
    await show(<SuggestionsTab />)
    fireEvent.click(await screen.findByRole('button', { name: 'New suggestions' }))
    expect(await screen.findByText('Same 0 first.')).toBeTruthy()
    expect(screen.queryByText('New suggestions generated!')).toBeNull()
  })

  it('says “Rate limit reached” in place and keeps the cards', async () => {
    serveApi({
      'GET /ai/suggestions': page(),
      [ASK]: () => new ErrorAnswer(429, 'common.error.rate_limited', 'Too much.'),
    })
    await show(<SuggestionsTab />)
    fireEvent.click(await screen.findByRole('button', { name: 'New suggestions' }))
    expect(await screen.findByText('Rate limit reached')).toBeTruthy()
    expect(cards()).toHaveLength(5)
  })

  it('any other refusal is an error with the words of the server', async () => {
    serveApi({
      'GET /ai/suggestions': page(),
      [ASK]: () => new ErrorAnswer(403, 'checkins.error.guardian_needed', 'A parent first.'),
    })
    await show(<SuggestionsTab />)
    fireEvent.click(await screen.findByRole('button', { name: 'New suggestions' }))
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(screen.getByText('A parent first.')).toBeTruthy()
  })

  it('without a check-in it leads there; with one and without suggestions it offers five', async () => {
    serveApi({ 'GET /ai/suggestions': page({ suggestions: [], hasMoods: false }) })
    const first = await show(<SuggestionsTab />)
    expect(await screen.findByText('Check in first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the check-in' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('button', { name: /suggestions/ })).toBeNull()
    first.unmount()
    serveApi({ 'GET /ai/suggestions': page({ suggestions: [] }) })
    await show(<SuggestionsTab />)
    expect(await screen.findByText('No suggestions yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Get suggestions' })).toBeTruthy()
  })

  it('that cannot be loaded says so and can be tried again', async () => {
    let isBroken = true
    serveApi({
      'GET /ai/suggestions': () => (isBroken ? new ErrorAnswer(500, 'common.error.unexpected') : page()),
    })
    await show(<SuggestionsTab />)
    expect(await screen.findByText('Couldn’t load your suggestions.')).toBeTruthy()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Old 0 first.')).toBeTruthy()
  })

  it('tells what a model gets, and lets one do without it', async () => {
    const calls = serveApi({
      'GET /ai/suggestions': page({ usesModel: true, suggestions: five('Made', { source: 'model' }) }),
      [ASK]: { suggestions: five('Ours'), isNew: true, offerSupport: false },
    })
    await show(<SuggestionsTab />)
    expect(await screen.findByText(/language model outside Evenkeel/)).toBeTruthy()
    expect(screen.getAllByText(/Written by a language model/)).toHaveLength(5)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only texts by our editors' }))
    expect(screen.getByText(/Our editors wrote them/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'New suggestions' }))
    await screen.findByText('Ours 0 first.')
    expect(callsOf(calls, ASK)[0]!.body).toEqual({ curatedOnly: true })
  })

  it('offers people before suggestions when recent words were heavy; not as a notice, and it can be put away', async () => {
    serveApi({ 'GET /ai/suggestions': page({ offerSupport: true }) })
    await show(<SuggestionsTab />)
    const talk = await screen.findByRole('link', { name: 'Talk to someone' })
    expect(talk.getAttribute('href')).toBe('/crisis')
    expect(talk.compareDocumentPosition(cards()[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'I’m okay for now' }))
    expect(screen.queryByText(/helps more than any suggestion/)).toBeNull()
  })

  it('follows what another tab asked for and read', async () => {
    let now = page()
    const calls = serveApi({ 'GET /ai/suggestions': () => now })
    await show(<SuggestionsTab />)
    await screen.findByText('Old 0 first.')
    const channel = `private-user-${person().id}`
    await act(async () =>
      live.emit(channel, 'suggestion-read', { id: '0198f3a0-0000-7000-8000-000000000002' }),
    )
    expect(await within(cards()[2]!).findByText('Read')).toBeTruthy()
    now = page({ suggestions: five('Other') })
    await act(async () => live.emit(channel, 'suggestions-made', {}))
    expect(await screen.findByText('Other 0 first.')).toBeTruthy()
    expect(callsOf(calls, 'GET /ai/suggestions')).toHaveLength(2)
    expect(callsOf(calls, READ)).toHaveLength(0)
  })

  it('talks to a child in a child’s words', async () => {
    serveApi({ 'GET /ai/suggestions': page() })
    await show(<SuggestionsTab />, { as: person({ ageGroup: 'child' }) })
    expect(await screen.findByText('Ideas for you')).toBeTruthy()
    expect(screen.getByText(/You can try one, or none/)).toBeTruthy()
  })

  it('follows what another tab answered', async () => {
    let now = page()
    serveApi({ 'GET /ai/suggestions': () => now })
    await show(<SuggestionsTab />)
    await screen.findByText('Old 0 first.')
    now = page({ suggestions: five('Old', { isDone: true }) })
    await act(async () => live.emit(`private-user-${person().id}`, 'suggestion-answered', {}))
    await vi.waitFor(() => expect(within(cards()[0]!).getAllByText('Done').length).toBeGreaterThan(0))
  })
})

describe('answering in the AI tab', () => {
  const ANSWER = 'PUT /ai/suggestions/0198f3a0-0000-7000-8000-000000000001/answer'
  const press = (card: HTMLElement, name: string) =>
    fireEvent.click(within(card).getByRole('button', { name }))

  it('marks one done, can undo it, and keeps the focus with it', async () => {
    const calls = serveApi({
      'GET /ai/suggestions': page(),
      [ANSWER]: ({ body }: { body: unknown }) => {
        const isDone = (body as { answer: string | null }).answer === 'done'
        return {
          suggestions: five('Old').map((one, at) => (at === 1 ? { ...one, isRead: true, isDone } : one)),
        }
      },
    })
    await show(<SuggestionsTab />)
    await screen.findByText('Old 1 first.')
    press(cards()[1]!, 'Done')
    const undo = await within(cards()[1]!).findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    expect(within(cards()[1]!).queryByRole('button', { name: 'Not for me' })).toBeNull()
    fireEvent.click(undo)
    await within(cards()[1]!).findByRole('button', { name: 'Not for me' })
    expect(callsOf(calls, ANSWER).map(({ body }) => body)).toEqual([{ answer: 'done' }, { answer: null }])
  })

  it('takes one away, brings another, and offers the way back where it was', async () => {
    const other = { ...five('Fresh')[0]!, id: '0198f3a0-0000-7000-8000-000000000009' }
    serveApi({
      'GET /ai/suggestions': page(),
      [ANSWER]: ({ body }: { body: unknown }) => {
        const isUndone = (body as { answer: string | null }).answer === null
        return { suggestions: isUndone ? five('Old') : [...five('Old').filter((_, at) => at !== 1), other] }
      },
    })
    await show(<SuggestionsTab />)
    await screen.findByText('Old 1 first.')
    press(cards()[1]!, 'Not for me')
    expect(await screen.findByText('Okay. We won’t suggest this again.')).toBeTruthy()
    expect(screen.queryByText('Old 1 first.')).toBeNull()
    expect(screen.getByText('Fresh 0 first.')).toBeTruthy()
    const lines = [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent)
    expect(lines[1]).toContain('Okay. We won’t suggest this again.')
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    expect(await screen.findByText('Old 1 first.')).toBeTruthy()
    expect(screen.queryByText('Okay. We won’t suggest this again.')).toBeNull()
  })

  it('that fails says so and changes nothing', async () => {
    serveApi({
      'GET /ai/suggestions': page(),
      [ANSWER]: () => new ErrorAnswer(404, 'common.error.not_found', 'Gone.'),
    })
    await show(<SuggestionsTab />)
    await screen.findByText('Old 1 first.')
    press(cards()[1]!, 'Not for me')
    expect(await screen.findByText('Gone.')).toBeTruthy()
    expect(screen.getByText('Old 1 first.')).toBeTruthy()
  })
})
