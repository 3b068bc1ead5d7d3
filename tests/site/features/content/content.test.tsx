import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ContentTab } from '#site/features/content/ContentTab.tsx'
import { TodayContent } from '#site/features/content/TodayContent.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { textOf } from '../ai/textOf.ts'

freshBrowser()

const piece = (over: object) => ({
  id: 'a',
  title: 'Box breathing',
  content: textOf('Count to four.'),
  contentType: 'exercise',
  targetMood: null,
  audioUrl: null,
  transcript: null,
  recording: null,
  tags: [],
  ...over,
})
const prompts = (...texts: string[]) => ({
  prompts: texts.map((prompt) => ({ id: prompt, prompt, category: 'growth' })),
})
const slow = piece({
  id: 'b',
  title: 'Read slowly',
  audioUrl: '/api/recordings/a',
  transcript: 'No words. A tone.',
  tags: ['rest'],
  targetMood: 'tired',
})
const offer = { today: null, moods: ['anxious', 'tired'], tags: ['breathing', 'rest'] }
const two = { items: [piece({}), slow], total: 2, ...offer }

describe('the content tab', () => {
  it('shows title, text and tags, and a player only where there is something to hear', async () => {
    serveApi({ 'GET /motivational': two, 'GET /prompts': prompts('One?', 'Two?', 'Three?') })
    await show(<ContentTab />)
    const silent = (await screen.findByText('Box breathing')).closest('article')!
    const heard = screen.getByText('Read slowly').closest('article')!
    expect(silent.querySelector('audio')).toBeNull()
    expect(heard.querySelector('audio')!.getAttribute('src')).toBe('/api/recordings/a')
    expect(within(heard).getByRole('button', { name: 'Play “Read slowly”' })).toBeTruthy()
    expect(within(heard).getByText('No words. A tone.')).toBeTruthy()
    expect(within(heard).getByText('Rest')).toBeTruthy()
    expect(within(heard).getByText('When you feel: Tired')).toBeTruthy()
  })

  it('stands closed until it is opened, which counts once; the third different one is announced', async () => {
    const third = piece({ id: 'c', title: 'Third' })
    let opened = 0
    const calls = serveApi({
      'GET /motivational': { ...two, items: [...two.items, third] },
      'GET /prompts': prompts('One?'),
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((id) => [
          `POST /motivational/${id}/open`,
          () => ({
            badgeEarned:
              ++opened === 3 ? { id: 'resource_explorer', earnedAt: '2026-03-12T10:00:00Z' } : null,
          }),
        ]),
      ),
    })
    await show(<ContentTab />)
    await screen.findByText('Box breathing')
    const cards = [...document.querySelectorAll<HTMLDetailsElement>('article > details')]
    expect(cards.map(({ open }) => open)).toEqual([false, false, false])
    const open = (card: HTMLDetailsElement) => {
      // jsdom opens without telling.
      card.open = true
      fireEvent(card, new Event('toggle'))
    }
    for (const card of [cards[0]!, cards[0]!, cards[1]!]) open(card)
    await vi.waitFor(() => expect(calls.filter(({ route }) => route.endsWith('/open'))).toHaveLength(2))
    expect(screen.queryByText('Badge Unlocked')).toBeNull()
    open(cards[2]!)
    expect(await screen.findByText('Badge Unlocked')).toBeTruthy()
    expect(screen.getByText('Resource Explorer')).toBeTruthy()
  })

  it('says nothing when opening could not be told, and celebrates nothing on a low day', async () => {
    serveApi({
      'GET /motivational': { ...two, today: 'tired' },
      'GET /prompts': prompts('One?'),
      'POST /motivational/a/open': {
        badgeEarned: { id: 'resource_explorer', earnedAt: '2026-03-12T10:00:00Z' },
      },
      'POST /motivational/b/open': () => new ErrorAnswer(404, 'common.error.not_found', 'Gone.'),
    })
    const { client } = await show(<ContentTab />)
    await screen.findByText('Box breathing')
    for (const card of document.querySelectorAll<HTMLDetailsElement>('article > details')) {
      card.open = true
      fireEvent(card, new Event('toggle'))
    }
    await vi.waitFor(() => expect(client.isMutating()).toBe(0))
    expect(screen.queryByText('Badge Unlocked')).toBeNull()
    expect(screen.queryByText('Gone.')).toBeNull()
  })

  it('marks what suits today’s check-in', async () => {
    serveApi({ 'GET /motivational': { ...two, today: 'tired' }, 'GET /prompts': prompts('One?') })
    await show(<ContentTab />)
    const suits = (await screen.findByText('Read slowly')).closest('article')!
    expect(within(suits).getByText('For how you feel today')).toBeTruthy()
    expect(screen.getAllByText('For how you feel today')).toHaveLength(1)
  })

  it('says on Today, too, what a recording is made from', async () => {
    const recording = { seconds: 40, wave: null, madeFrom: 'tones' }
    serveApi({ 'GET /motivational': { ...two, items: [{ ...slow, recording }] } })
    await show(<TodayContent />)
    expect(await screen.findByText('Made with synthesized tones')).toBeTruthy()
  })

  it('narrows down by feeling and topic, keeps the choice in the address, and takes it back', async () => {
    const asked: string[] = []
    serveApi({ 'GET /motivational': two, 'GET /prompts': prompts('One?') })
    const answer = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(url)
      return answer(url, init)
    })
    await show(<ContentTab />, { at: '/dashboard?tab=content' })
    const tired = await screen.findByRole('button', { name: 'Tired' })
    expect(tired.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(tired)
    await vi.waitFor(() => expect(asked).toContain('/api/motivational?mood=tired'))
    fireEvent.click(screen.getByRole('button', { name: 'Rest' }))
    await vi.waitFor(() => expect(asked).toContain('/api/motivational?mood=tired&tag=rest'))
    expect(window.location.search).toBe('?tab=content&mood=tired&tag=rest')
    expect(screen.getByRole('button', { name: 'Tired' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Tired' }))
    await vi.waitFor(() => expect(window.location.search).toBe('?tab=content&tag=rest'))
  })

  it('keeps both of two choices that come before the page is drawn again', async () => {
    serveApi({ 'GET /motivational': two, 'GET /prompts': prompts('One?') })
    await show(<ContentTab />, { at: '/dashboard?tab=content' })
    const tired = await screen.findByRole('button', { name: 'Tired' })
    const rest = screen.getByRole('button', { name: 'Rest' })
    act(() => {
      tired.click()
      rest.click()
    })
    expect(window.location.search).toBe('?tab=content&mood=tired&tag=rest')
  })

  it('shows all pieces when asked, and fewer again; a tag of an editor stands as written', async () => {
    const own = piece({ id: 'c', title: 'Own', tags: ['Sunday walks'] })
    const answers = [
      { ...two, total: 3 },
      { ...two, items: [...two.items, own], total: 3 },
    ]
    serveApi({ 'GET /motivational': () => answers.shift()!, 'GET /prompts': prompts('One?') })
    await show(<ContentTab />, { at: '/dashboard?tab=content&mood=tired' })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 3' }))
    expect(await screen.findByText('Own')).toBeTruthy()
    expect(screen.getByText('Sunday walks')).toBeTruthy()
    expect(window.location.search).toBe('?tab=content&mood=tired&all=true')
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(window.location.search).toBe('?tab=content&mood=tired')
  })

  it('says so when nothing fits a choice, and shows everything again', async () => {
    serveApi({ 'GET /motivational': { items: [], ...offer }, 'GET /prompts': prompts('One?') })
    await show(<ContentTab />, { at: '/dashboard?tab=content&mood=tired' })
    fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }))
    await vi.waitFor(() => expect(window.location.search).toBe('?tab=content'))
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  })

  it('shows three prompts, and three others when asked', async () => {
    const rounds = [prompts('One?', 'Two?', 'Three?'), prompts('Four?', 'Five?', 'Six?')]
    const calls = serveApi({ 'GET /motivational': two, 'GET /prompts': () => rounds.shift()! })
    await show(<ContentTab />)
    await screen.findByText('Three?')
    expect(screen.queryByRole('link', { name: 'Write about it' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show three others' }))
    expect(await screen.findByText('Six?')).toBeTruthy()
    expect(screen.queryByText('One?')).toBeNull()
    expect(callsOf(calls, 'GET /prompts')).toHaveLength(2)
  })

  it('says when there is nothing, and each half fails for itself', async () => {
    serveApi({
      'GET /motivational': { items: [], ...offer, moods: [], tags: [] },
      'GET /prompts': () => new ErrorAnswer(500, 'common.error.unexpected'),
    })
    await show(<ContentTab />)
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    expect(await screen.findByText('Couldn’t load this.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
